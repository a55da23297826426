"""Bytes of evidence files, as all kinds of programs write them."""

import codecs

import pytest

from locator.errors import Obstacle
from locator.evidence.decode import Decoded, decode

WORDS = "Größe “α” 日本"

ENGLISH = "quote,page\nThe cost per tonne fell by a third, says Müller.,3\n"
TYPOGRAPHIC = (
    "quote,page\n“The film swelled – within an hour,” they wrote. It’s so.,4\n"
)
MEASURED = "quote,page\nIt was 25 °C (±0.5) on 3 m², with 5 µm of it, and cost £12.,3\n"
NAMES = (
    "Müller and Gómez say that the cost per tonne fell; Søren and François, who looked "
    "at it in another year, say that it did not."
)
GERMAN = "„Die Größe änderte sich nicht, die Kosten fielen um ein Drittel.“;5\n"
FRENCH = "« Le coût par tonne a baissé d’un tiers, et l’été n’y a rien changé », p. 3"
SPANISH = "El coste por tonelada cayó un tercio; ¿quién dudaba? La señal no cambió."
PORTUGUESE = "O custo por tonelada caiu um terço, e não houve objeções."
SWEDISH = (
    "Kostnaden per ton sjönk, och ingen hade något emot det. Året därpå ökade den."
)
DANISH = "Prisen faldt, og ingen sagde noget imod det. Året efter blev målingen større."
ICELANDIC = "Kostnaður á tonn lækkaði um þriðjung og enginn mótmælti því þá."
POLISH = "Koszt tony spadł o jedną trzecią i nikt się nie sprzeciwił. Żółty film urósł."
CZECH = "Náklady na tunu klesly o třetinu a nikdo nic nenamítal. Příští rok stejně tak."
HUNGARIAN = (
    "A költség egyharmadával csökkent, és senki sem tiltakozott: jövőre sem fog."
)
TURKISH = "Ton başına maliyet üçte bir düştü ve kimse itiraz etmedi; değişiklik yoktu."
RUSSIAN = (
    "Стоимость тонны упала на треть, и никто не возражал. Опыт дал тот же результат."
)
RUSSIAN_CAPITALS = "ЦИТАТА;СТРАНИЦА\nСТОИМОСТЬ УПАЛА НА ТРЕТЬ;5\n"
MIXED = "quote,page\nПлёнка XR-12 увеличилась вдвое,5\nThe film swelled,6\n"
UKRAINIAN = "Вартість тонни впала на третину, і ніхто не заперечував. Її перевірили."
BULGARIAN = "Цената на тон падна с една трета и никой не възрази. Филмът се разшири."
GREEK = "Το κόστος ανά τόνο έπεσε κατά ένα τρίτο και κανείς δεν έφερε αντίρρηση."
SIMPLIFIED = "每吨成本下降了三分之一,而且没有人对此提出异议。第二年的实验结果也一样。"
SIMPLIFIED_TABLE = "引文,页码\n薄膜在一小时内膨胀到原来的两倍。,5\n"
TRADITIONAL = "每噸成本下降了三分之一,而且沒有人對此提出異議。第二年的實驗結果也一樣。"
TRADITIONAL_TABLE = "引文,頁碼\n薄膜在一小時內膨脹到原來的兩倍。,5\n"
JAPANESE = "一トン当たりの費用は三分の一に減り、誰も異議を唱えなかった。"
KATAKANA = "quote,page\nフィルムはテストデータと一致した。,2\n"
KOREAN = "톤당 비용은 3분의 1로 줄었고 아무도 이의를 제기하지 않았다."
KOREAN_TABLE = "인용,쪽\n필름은 한 시간 안에 두 배로 부풀었다.,5\n"


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (WORDS.encode(), "UTF-8"),
        (codecs.BOM_UTF8 + WORDS.encode(), "UTF-8 with a mark, as Notepad writes it"),
        (WORDS.encode("utf-16"), "UTF-16 with a mark, as PowerShell writes it"),
        (codecs.BOM_UTF16_BE + WORDS.encode("utf-16-be"), "the other byte order"),
        (WORDS.encode("utf-32"), "UTF-32 with a mark"),
    ],
)
def test_text_is_read_in_its_encoding(content: bytes, reason: str) -> None:
    assert decode(content) == Decoded(WORDS), reason


@pytest.mark.parametrize(
    "text", [ENGLISH, GERMAN, RUSSIAN, SIMPLIFIED, TRADITIONAL_TABLE, KATAKANA, KOREAN]
)
@pytest.mark.parametrize(
    "encoding", ["utf-8", "utf-16-le", "utf-16-be", "utf-32-le", "utf-32-be"]
)
def test_unicode_is_known_without_a_mark(encoding: str, text: str) -> None:
    assert decode(text.encode(encoding)) == Decoded(text)


@pytest.mark.parametrize(
    ("encoding", "text", "name"),
    [
        ("cp1252", ENGLISH, "Windows-1252"),
        ("cp1252", TYPOGRAPHIC, "Windows-1252"),
        ("cp1252", MEASURED, "Windows-1252"),
        ("cp1252", NAMES, "Windows-1252"),
        ("cp1252", GERMAN, "Windows-1252"),
        ("cp1252", FRENCH, "Windows-1252"),
        ("cp1252", SPANISH, "Windows-1252"),
        ("cp1252", PORTUGUESE, "Windows-1252"),
        ("cp1252", SWEDISH, "Windows-1252"),
        ("cp1252", DANISH, "Windows-1252"),
        ("cp1252", ICELANDIC, "Windows-1252"),
        ("cp1250", POLISH, "Windows-1250"),
        ("cp1250", CZECH, "Windows-1250"),
        ("cp1250", HUNGARIAN, "Windows-1250"),
        ("cp1254", TURKISH, "Windows-1254"),
        ("cp1251", RUSSIAN, "Windows-1251"),
        ("cp1251", RUSSIAN_CAPITALS, "Windows-1251"),
        ("cp1251", MIXED, "Windows-1251"),
        ("cp1251", UKRAINIAN, "Windows-1251"),
        ("cp1251", BULGARIAN, "Windows-1251"),
        ("koi8-r", RUSSIAN, "KOI8-R"),
        ("cp1253", GREEK, "Windows-1253"),
        ("gb18030", SIMPLIFIED, "GB18030"),
        ("gb18030", SIMPLIFIED_TABLE, "GB18030"),
        ("big5", TRADITIONAL, "Big5"),
        ("big5", TRADITIONAL_TABLE, "Big5"),
        ("cp932", JAPANESE, "Shift-JIS"),
        ("cp932", KATAKANA, "Shift-JIS"),
        ("euc_jp", JAPANESE, "EUC-JP"),
        ("cp949", KOREAN, "EUC-KR"),
        ("cp949", KOREAN_TABLE, "EUC-KR"),
    ],
)
def test_an_older_encoding_is_guessed_and_named(
    encoding: str, text: str, name: str
) -> None:
    assert decode(text.encode(encoding)) == Decoded(text, name)


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (
            RUSSIAN.encode("cp866"),
            "letters of an old system, which are signs in others",
        ),
        (POLISH.encode("iso8859-2"), "two letters of it are signs in Windows-1250"),
        (FRENCH.encode("mac-roman", "replace"), "of an old system as well"),
        ("Author: 李明\n".encode("gb18030"), "two characters say too little"),
        ("Größe, 日本".encode()[:-1], "UTF-8 that was cut"),
        (
            ("Größe " * 9).encode() + "Größe".encode("cp1252"),
            "two encodings in one file",
        ),
    ],
)
def test_what_gives_no_words_is_not_guessed(content: bytes, reason: str) -> None:
    assert decode(content) == Obstacle.UNKNOWN_ENCODING, reason


def test_line_ends_of_all_systems_become_one() -> None:
    assert decode(b"a\r\nb\rc\n") == Decoded("a\nb\nc\n")


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"PK\x03\x04" + bytes(30), "an archive, as .docx is"),
        (b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR", "a picture"),
        (bytes(range(256)), "all bytes"),
        (codecs.BOM_UTF8 + b"\xff\xfe\xfd\x01\x02\x03", "a mark, and then anything"),
        (b"words with a \x00 zero in it, and more words", "a zero in a text"),
    ],
)
def test_what_is_no_text_is_refused(content: bytes, reason: str) -> None:
    assert decode(content) == Obstacle.NOT_TEXT, reason


def test_one_stray_control_character_is_forgiven() -> None:
    assert decode(b"pasted\x02 words") == Decoded("pasted\x02 words")
