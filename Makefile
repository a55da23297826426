# The workshop. `make run` and `make test` do all the set-up a fresh machine needs.
# Everything runs in .venv, which is made from the lock file (uv.lock).

UV_VERSION := 0.13.9
PYTHON ?= python3
UV := .uv/bin/uv
BIN := .venv/bin
TRUTH ?= ../shared/truth

.PHONY: run test check format truth fuzz kills bench setup clean

run: setup
	@$(BIN)/python main.py --sample

test: setup
	$(BIN)/python -m pytest

check: setup
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python -m pytest

format: setup
	$(BIN)/ruff format
	$(BIN)/ruff check --fix

truth: setup
	@mkdir -p build
	$(BIN)/qlocate bench measure $(TRUTH) --out build/truth.json --figures build/figures.json
	$(BIN)/python $(TRUTH)/score.py build/truth.json --dir $(TRUTH) --brief

fuzz: setup
	HYPOTHESIS_PROFILE=fuzz $(BIN)/python -m pytest tests/properties

kills: setup
	QT_QPA_PLATFORM=offscreen QUOTELIGHT_KILLS=100 $(BIN)/python -m pytest tests/journeys/test_kills.py

bench: setup
	$(UV) sync --quiet --locked --inexact --group bench
	$(BIN)/python -m pytest tests/bench -o python_files="bench_*.py" -s -p no:randomly

setup: .venv/.ready

.venv/.ready: pyproject.toml uv.lock $(UV)
	$(UV) sync --quiet --locked --python "$$(command -v $(PYTHON))"
	@touch $@

$(UV):
	@PYTHON=$(PYTHON) ./packaging/system-libraries.sh
	$(PYTHON) -m venv .uv
	.uv/bin/python -m pip install --quiet --disable-pip-version-check uv==$(UV_VERSION)

clean:
	rm -rf .venv .uv build dist
