"""The words by which the header of a column says what it holds."""

import re
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass

from locator.evidence.tables.roles import Role

# English, German, French, Spanish, Chinese and Japanese, as `header_words` gives them;
# the surest words come first, those that often mean something else last.
_WORDS: Mapping[Role, tuple[str, ...]] = {
    Role.QUOTE: (
        """quote, quotes, quotation, quotations, exact quote, verbatim quote,
        direct quote, supporting quote, supporting quotes, quoted text,
        quote text, text of quote, cited text, evidence quote, source quote,
        zitat, zitate, wortlaut, direktes zitat, wörtliches zitat,
        citation textuelle, cita, citas, cita textual, 引文, 引用, 引語, 引语,
        原文, 原文引用, 引用文""",
        """excerpt, excerpts, passage, passages, snippet, highlight,
        highlighted text, evidence, evidence text, exact, extract,
        text passage, relevant, relevant text, supporting text,
        supporting evidence, textstelle, beleg, belege, belegstelle,
        fundstelle text, auszug, extrait, extraits, citation, preuve,
        fragmento, pasaje, extracto, evidencia, 证据, 證據, 摘录, 摘錄, 原句,
        抜粋, 証拠""",
        """text, sentence, sentences, span, segment, content, inhalt, satz,
        texte, phrase, texto, frase, 文本, 句子, 内容, 本文""",
    ),
    Role.CLAIM: (
        """claim, claims, claim text, statement, assertion, hypothesis,
        behauptung, aussage, these, affirmation, énoncé, afirmación, aserción,
        主张, 主張, 论点, 論點, 断言, 声明""",
        """question, finding, findings, proposition, research question, frage,
        befund, forschungsfrage, constat, hallazgo, pregunta, 问题, 問題,
        结论, 発見, 質問""",
        """topic, theme, code, category, variable, thema, kategorie, thème, tema,
        主题""",
    ),
    Role.CLAIM_NAME: ("claim id, claim no, claim nr, claim number, claim key",),
    Role.DOCUMENT: (
        """document, documents, doc, file, filename, file name, file path, pdf,
        pdf file, document name, doc name, source file, dokument, datei,
        dateiname, fichier, nom du fichier, documento, archivo, fichero, 文件,
        文件名, 文档, 文檔, ファイル""",
        """paper, source, source document, article, report, study, reference,
        publication, quelle, studie, artikel, literatur, étude, artículo,
        fuente, estudio, 文献, 论文, 論文, 来源, 來源, 出典""",
        "title, paper title, document title, titel, titre, título, 标题, 題名",
    ),
    Role.PAGE: (
        """page, pages, page number, page no, page nr, page label, pg, p, pp,
        quote page, given page, page hint, pdf page, seite, seiten,
        seitenzahl, s, página, páginas, pág, pagina, numéro de page, 页, 頁,
        页码, 頁碼, 页数, ページ, 页面""",
        "location, page index, page idx, start page, stelle, fundstelle, 位置",
    ),
    Role.SECTION: (
        """section, section title, section ref, heading, chapter, abschnitt,
        kapitel, chapitre, sección, capítulo, 章节, 章節, 章""",
    ),
    Role.NAME: (
        """id, quote id, quote no, quote nr, quote number, evidence id,
        record id, key, identifier, kennung, zitat id, identifiant,
        identificador, 编号, 編號""",
        "no, nr, number, nummer, numéro, número, n, row, 序号, 番号",
    ),
    Role.NOTE: (
        """note, notes, comment, comments, remark, remarks, memo, kommentar,
        kommentare, notiz, notizen, anmerkung, anmerkungen, bemerkung,
        bemerkungen, commentaire, commentaires, remarque, nota, notas,
        comentario, comentarios, 备注, 備註, 注释, 評論, 评论, コメント, メモ""",
        """reasoning, explanation, rationale, begründung, justification,
        explicación, 说明""",
    ),
    Role.PREFIX: ("prefix, text before, context before, words before, before",),
    Role.SUFFIX: ("suffix, text after, context after, words after, after, behind",),
    Role.CONTEXT: (
        """context, surrounding text, kontext, umgebung, contexte, contexto,
        上下文, 文脈""",
    ),
    Role.MODEL: ("model, model name, llm, modell, modèle, modelo, 模型",),
    Role.RUN: ("run, run id, lauf, exécution",),
    Role.VERDICT: ("verdict, judgement, judgment, urteil, veredicto, 结论判断",),
    Role.VERDICT_NOTE: ("verdict note, judgement note, reason for verdict",),
}

# What is known to be something else, however long its texts: lists of publications.
_OTHERS = """
    abstract, abstracts, zusammenfassung, résumé, resumen, 摘要, author,
    authors, autor, autoren, auteurs, autores, 作者, journal, publisher,
    keywords, schlagwörter, mots clés, doi, url, link, pmid, issn, isbn, year,
    jahr, année, año, 年份, date, datum, volume, issue, label, labels, included,
    decision, exclusion reason, inclusion, status, language, tags, translation,
    translated quote, quote translation, übersetzung, traduction, traducción,
    翻译, paraphrase, summary, answer, antwort, réponse, respuesta, 答案,
    relevance, confidence, score, reviewer, coder, user"""
_CAMEL = re.compile(r"(?<=[a-z])(?=[A-Z])")
_BETWEEN = re.compile(r"[\W_]+")
_NUMBERED = re.compile(r"(?<=\D)\s*\d+$")
_ABOUT = re.compile(
    r"(?:supporting|direct|verbatim|exact)?\s*(?:quotes?|quotations?|excerpts?|"
    r"evidence)\s+(?:for|on|about|of)\s+(?P<about>.+)",
    re.IGNORECASE,
)
_LONGEST = 1000  # characters; a question that a form asks is shorter
_MARKS = " \"'“”„‘’«»"


@dataclass(frozen=True, slots=True)
class Named:
    """What a header names, and how surely: 0 for surely; 2 if it may be anything."""

    role: Role
    rank: int


def _listed(words: str) -> list[str]:
    return [word.strip() for word in words.split(",")]


NAMED: Mapping[str, Named] = {
    word: Named(role, rank)
    for role, ranks in _WORDS.items()
    for rank, words in enumerate(ranks)
    for word in _listed(words)
}
OTHER_WORDS = frozenset(_listed(_OTHERS))


def header_words(header: str) -> str:
    """Return the words of a header in small letters, without signs between them."""
    words = _CAMEL.sub(" ", unicodedata.normalize("NFKC", header))
    return _BETWEEN.sub(" ", words).strip().casefold()


def named(words: str) -> Named | None:
    """Return what the words of a header name; those of "quote 2" name a quote."""
    return NAMED.get(words) or NAMED.get(without_number(words))


def without_number(words: str) -> str:
    """Return the words that a column shares with others like it: "quote 2"."""
    return _NUMBERED.sub("", words)


def about(header: str) -> str:
    """Return what the quotes of a column are about; empty if its header is silent.

    Review tools have a column of quotes for every question:
    `Supporting quotes for "Main findings"`.
    """
    found = _ABOUT.fullmatch(header.strip())
    return found["about"].strip(_MARKS) if found else ""


def names_column(cell: str) -> bool:
    """Tell whether a cell is known to be the header of a column."""
    if len(cell) > _LONGEST:
        return False
    words = header_words(cell)
    return bool(about(cell)) or words in OTHER_WORDS or named(words) is not None
