"""`qlocate compare`, as people and programs read it."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from locator.claim import Claim, Judgement, Verdict
from locator.cli import exits
from locator.cli.compare import compare
from locator.project.values import Project, ProjectClaim
from locator.project.writing import project_bytes

S, R, U = Verdict.SUPPORTED, Verdict.REFUTED, Verdict.UNCLEAR


def saved(folder: Path, reviewer: str, *verdicts: Verdict | None) -> str:
    claims = tuple(
        ProjectClaim(
            Claim(f"claim {number}", judgement=Judgement(verdict) if verdict else None)
        )
        for number, verdict in enumerate(verdicts, 1)
    )
    path = folder / f"{reviewer}.quotelight"
    path.write_bytes(project_bytes(Project("0", "", reviewer, claims=claims)))
    return str(path)


@pytest.mark.parametrize(
    ("second", "code"),
    [
        ((S, R, U), exits.FAITHFUL),
        ((S, S, U), exits.NOT_FAITHFUL),
        ((None, None, None), exits.FAILED),
    ],
)
def test_the_exit_code_says_whether_they_agree(
    tmp_path: Path, second: tuple[Verdict | None, ...], code: int
) -> None:
    files = saved(tmp_path, "Okoro", S, R, U), saved(tmp_path, "Sato", *second)
    result = CliRunner().invoke(compare, files, standalone_mode=False)

    assert result.return_value == code


def test_people_read_figures_and_what_differs(tmp_path: Path) -> None:
    files = saved(tmp_path, "Okoro", S, R, U, S), saved(tmp_path, "Sato", S, S, U)
    text = CliRunner().invoke(compare, files, standalone_mode=False).output

    assert "3 claims have a verdict in both projects." in text
    assert "The same verdict: 2 of 3 (67 %)." in text
    assert "Cohen's kappa: 0.50 (95 % interval" in text
    assert "claim 2" in text
    assert "Only Okoro judged: claim 4" in text


def test_programs_read_json(tmp_path: Path) -> None:
    files = (saved(tmp_path, "Okoro", S, R, U), saved(tmp_path, "Sato", S, S, U))
    result = CliRunner().invoke(compare, [*files, "--json"], standalone_mode=False)
    found = json.loads(result.output)

    assert (found["judged_by_both"], found["agreed"]) == (3, 2)
    assert found["kappa"] == 0.5
    assert found["disagreements"] == [
        {"claim": "claim 2", "verdicts": ["refuted", "supported"], "notes": ["", ""]}
    ]
