"""Clean text -> damaged text, and for every character of it what undoes the damage.

Two tags a character: `change` (keep, drop, or the character it was) and `missing` (nothing, or the character lost before it).
They are right by construction: nothing is aligned afterwards but the few letters of one confusion. A digit that was taken for
another digit is left so: nobody can tell from the print.
"""

import random
import re
import zlib

ALPHABET = (
    "\n !\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~"
    "°º½¼¾’‘”“′″–—§£¢¥é•·"
)
CODE_OF = {c: i + 2 for i, c in enumerate(ALPHABET)}  # 0 is padding, 1 any other character
CODES = len(ALPHABET) + 2
KEEP, DROP = 0, 1  # of `change`; of `missing` 0 is nothing; from 2 on a code of the alphabet

# What a letter or mark is taken for, by its shape.
SHAPES = {
    "a": "oeusc@dn", "b": "hl6kD", "c": "eo(GrtC", "d": "aoJlb", "e": "coasé£ur", "f": "tlrEi£", "g": "qy9spe", "h": "bnklBi",
    "i": "lt1!jr;I:", "j": "i;y", "k": "hxlR", "l": "1Ii!|tL/[", "m": "nwri", "n": "urmahx", "o": "ce0auOD", "p": "nyqDr",
    "q": "g9p", "r": "tnicvfx", "s": "a5eg3zS8", "t": "flir+c1L", "u": "noavi", "v": "yruw", "w": "vuWn", "x": "zkr", "y": "vgj7r",
    "z": "s2x", "A": "4RHa^", "B": "8ER3HI", "C": "GO(ceL", "D": "O0UBI", "E": "FBLK3£R", "F": "EPTrY", "G": "C6OQ", "H": "NMBKIF",
    "I": "lT1!]|J", "J": "IUd", "K": "RXHE", "L": "IltE1", "M": "NHW", "N": "WHMXVRII", "O": "0QDCoU", "P": "FRDp", "Q": "OG",
    "R": "KBHPE", "S": "58B$s", "T": "IYlF7t", "U": "VO0D", "V": "YWvU", "W": "VNMwU", "X": "Kx", "Y": "VTy", "Z": "27",
    ".": ",:-'·*; ", ",": ".';:", ";": ":,ji.", ":": ";.i", "-": "~_.—=– ", "'": "`,1’\"*il! t°", "’": "\"'`,1 ", '"': "'1u*”° ",
    "”": "\"'1 ", "°": "0o*^'\"O?-~¢e@º 690o*'", "º": "0o*", "(": "C{[lf", ")": "}]Jl>", "&": "8S$6", "#": "4Hf", "/": "lI1",
    "½": "4%", "¼": "4%", "§": "S$8",
}  # fmt: skip
DIGIT_SHAPES = {"0": "OoQDC", "1": "lIi|!t", "2": "Zz", "3": "8", "4": "A", "5": "Ss$", "6": "Gb", "7": "T", "8": "B&", "9": "gq"}

# Several characters taken for others, or for one.
RUNS = """rn>m m>rn m>nn m>in cl>d d>cl d>ol h>li h>lt w>vv u>ii u>li n>ri n>ii n>it H>ll H>II N>II N>11 N>l\\ th>tli th>tb k>lc k>li
b>lo W>VV W>\\V M>IVI ri>n li>h ll>H ii>u in>m ni>m tt>ff ff>if fe>k le>k U>ll D>I) P>I' B>l3 E>I: K>I< F>I' ci>d vv>w o>() O>()
ti>h ">'' ">11 '>1 ">ll ½>1/ th>di al>d ea>m ta>m g>c3 a>ti x>'s I>[ y>'v R>I? L>I. S>.S t>1: h>1i d>c1 fi>h ur>m nt>m is>b"""
RUNS = [tuple(pair.split(">")) for pair in RUNS.split()]

# Words as they are mistyped or misheard.
SLIPS = """thence thense thenc hence thance thene tence;minutes minuits minuets mintues mins minute munutes;degrees degres degreees
deegrees degress;seconds secounds secods secnds;distance distence distane distnace disatnce;beginning begining beggining beginnig
begginning;feet feat fet feeet foot;chains chanes chians chain;north nort noth norht;south soth souht suth;east eas esat;west wst
wset;bearing baring bering bearng;chord cord chrod;radius raduis radious radus;along alon allong alog;point piont poit;corner coner
cornor;right rigth rihgt;curve curv cruve;parallel paralell parrallel;hundred hunderd hundered;forty fourty;ninety ninty;eighty
eigthy;hundredths hundreths hundredth;poles polls poals;southerly southerley;northerly northley;line lne lien;iron irn iorn;thirty
thirtey;perches purches;acres ackers acers;running runing;containing containg contaning;boundary boundry;length lenght"""
SLIPS = {word: slips for word, *slips in (entry.split() for entry in SLIPS.split(";"))}
SLIP = re.compile("|".join(rf"\b{word}\b" for word in SLIPS), re.I)

LETTERS = "abcdefghijklmnopqrstuvwxyz"
SPECKS = " .,'-*~|:^_;`•·\"!"


def is_kept_for_measuring(before: str, after: str) -> bool:
    """Three of ten confusions of letters are never taught, so that what is measured was not learned by heart."""
    return before.isalpha() and zlib.crc32(f"{before}>{after}".encode()) % 10 < 3


TAUGHT_SHAPES = {a: [b for b in shapes if not is_kept_for_measuring(a, b)] for a, shapes in SHAPES.items()}
TAUGHT_RUNS: dict[str, list] = {}
for before, after in RUNS:
    if not is_kept_for_measuring(before, after):
        TAUGHT_RUNS.setdefault(before[0], []).append((before, after))


class Damaged:
    """The damaged text as it grows, with its tags."""

    def __init__(self) -> None:
        self.parts: list[str] = []
        self.change: list[int] = []
        self.missing: list[int] = []
        self.lost = 0

    def keep(self, text: str) -> None:
        if text:
            self.parts.append(text)
            self.change += [KEEP] * len(text)
            self.missing += [self.lost] + [0] * (len(text) - 1)
            self.lost = 0

    def put(self, character: str, change: int) -> None:
        self.parts.append(character)
        self.change.append(change)
        self.missing.append(self.lost)
        self.lost = 0

    def was(self, character: str, before: str) -> None:
        self.put(character, KEEP if character == before else CODE_OF.get(before, KEEP))

    def lose(self, character: str) -> None:
        self.lost = CODE_OF.get(character, 0)

    def swap(self, before: str, after: str) -> None:
        for was, seen in aligned(before, after):
            if not seen:
                self.lose(was)
            elif not was:
                self.put(seen, DROP)
            else:
                self.was(seen, was)

    def join(self, before: str, seen: str) -> None:
        """Two characters seen as one."""
        self.lose(before[0])
        self.was(seen, before[1])


def aligned(before: str, after: str) -> list[tuple[str, str]]:
    """The shortest way from one short string to the other."""
    cost = [[i + j if i == 0 or j == 0 else 0 for j in range(len(after) + 1)] for i in range(len(before) + 1)]
    for i, was in enumerate(before, 1):
        for j, seen in enumerate(after, 1):
            cost[i][j] = min(cost[i - 1][j] + 1, cost[i][j - 1] + 1, cost[i - 1][j - 1] + (was != seen))
    i, j, pairs = len(before), len(after), []
    while i or j:
        if i and j and cost[i][j] == cost[i - 1][j - 1] + (before[i - 1] != after[j - 1]):
            i, j = i - 1, j - 1
            pairs.append((before[i], after[j]))
        elif j and cost[i][j] == cost[i][j - 1] + 1:
            j -= 1
            pairs.append(("", after[j]))
        else:
            i -= 1
            pairs.append((before[i], ""))
    return pairs[::-1]


def slips_of(text: str, rate: float, draw: random.Random) -> dict[int, tuple[str, str]]:
    """Where a word is mistyped, and what all marks of degrees or decimal points of a text became alike."""
    slips = {}
    if draw.random() < 0.35:
        for match in SLIP.finditer(text):
            if draw.random() < min(0.5, rate * 4):
                word, slip = match.group(), draw.choice(SLIPS[match.group().lower()])
                slips[match.start()] = (word, slip.upper() if word.isupper() else slip.capitalize() if word[0].isupper() else slip)
    share = draw.choice((0, 0, 0.1, 0.4, 0.9))
    mark = draw.choice("0000oo*^'~? -\"O")
    if share:
        for i, c in enumerate(text):
            if c == "°" and draw.random() < share:
                slips[i] = (c, "" if mark == " " and draw.random() < 0.5 else mark)
    if draw.random() < 0.12:
        share = draw.choice((0.2, 0.7))
        for i in range(1, len(text) - 1):
            if text[i] == "." and text[i - 1].isdigit() and text[i + 1].isdigit() and draw.random() < share:
                slips[i] = (".", draw.choice((" ", " ", ",", ":", "-", " .", ". ", "·", "*", ";")))
    return slips


def hurt(text: str, rate: float, draw: random.Random, torn: float = 0.0) -> tuple[str, list[int], list[int]]:
    """`rate`: the share of characters hurt anywhere; `torn`: the share of words hurt all over."""
    out = Damaged()
    if rate <= 0:
        out.keep(text)
        return text, out.change, out.missing
    places = {draw.randrange(len(text)) for _ in range(int(rate * len(text) + draw.random()))} if text else set()
    for match in re.finditer(r"\S+", text) if torn else ():
        if draw.random() < torn:
            share = draw.uniform(0.15, 0.65)
            places |= {i for i in range(match.start(), min(match.end() + 1, len(text))) if draw.random() < share}
    slips = slips_of(text, rate, draw)
    done = 0
    for place in sorted(places | slips.keys()):
        if place < done:
            continue
        out.keep(text[done:place])
        if place in slips:
            before, after = slips[place]
            out.swap(before, after)
            done = place + len(before)
        else:
            done = place + hurt_at(text, place, out, draw)
    out.keep(text[done:])
    return "".join(out.parts), out.change, out.missing


def hurt_at(text: str, place: int, out: Damaged, draw: random.Random) -> int:
    """Hurts one place; gives how many characters of the clean text that used up."""
    c, before, behind = text[place], text[place - 1 : place] or " ", text[place + 1 : place + 2] or " "
    if c == "\n":
        return 0
    if c == " ":
        return hurt_blank(before, behind, out, draw)
    if c in DIGIT_SHAPES:
        return hurt_digit(c, behind, out, draw)
    if c.isascii() and c.isalpha():
        return hurt_letter(text, place, before, behind, out, draw)
    chance = draw.random()
    if chance < 0.25:
        out.lose(c)
    elif chance < 0.85 and c in TAUGHT_SHAPES:
        out.was(draw.choice(TAUGHT_SHAPES[c]), c)
    else:
        out.put(draw.choice(SPECKS), DROP)
        return 0
    return 1


def hurt_blank(before: str, behind: str, out: Damaged, draw: random.Random) -> int:
    chance = draw.random()
    if chance < 0.55 and not (before.isdigit() and behind.isdigit()):
        out.lose(" ")
    elif chance < 0.75:
        out.was(draw.choice(".,'-*~_"), " ")
    elif chance < 0.9:
        out.keep(" ")
        out.put(draw.choice(SPECKS), DROP)
    else:
        out.was("\n", " ")
    return 1


def hurt_digit(c: str, behind: str, out: Damaged, draw: random.Random) -> int:
    chance = draw.random()
    if chance < 0.38:
        seen = draw.choice(DIGIT_SHAPES[c])
        out.put(seen, KEEP if seen.isdigit() else CODE_OF[c])
    elif chance < 0.62:
        out.keep(c)
        if behind.isdigit() or behind in ".'\"°":
            out.put(" ", DROP)
    elif chance < 0.75:
        out.keep(c)
        out.put(draw.choice("'.,-~`*"), DROP)
    elif chance < 0.83:
        out.keep(draw.choice("0123456789"))
    elif chance < 0.87:
        return 1  # lost, and nobody can tell
    else:
        return 0
    return 1


def hurt_letter(text: str, place: int, before: str, behind: str, out: Damaged, draw: random.Random) -> int:
    c, chance = text[place], draw.random()
    if chance < 0.5:
        out.was(draw.choice(TAUGHT_SHAPES.get(c) or LETTERS), c)
        return 1
    if chance < 0.68:
        runs = [run for run in TAUGHT_RUNS.get(c, ()) if text.startswith(run[0], place)]
        if not runs:
            return 0
        was, seen = draw.choice(runs)
        if len(was) == 2 and len(seen) == 1:
            out.join(was, seen)
        else:
            out.swap(was, seen)
        return len(was)
    if chance < 0.75:
        out.lose(c)
        return 1
    if chance < 0.85:
        out.put(" " if chance < 0.81 and before.isalpha() else draw.choice(SPECKS), DROP)
        return 0
    if chance < 0.87 and before.isalpha() and behind.isalpha():
        for x in draw.choice(("-", "- ", "-\n", "\n", " - ", "\n\n")):
            out.put(x, DROP)
        return 0
    if chance < 0.91 and behind in CODE_OF and behind.isalpha() and behind != c:
        out.was(behind, c)
        out.was(c, behind)
        return 2
    if chance < 0.94:
        out.put(c if draw.random() < 0.5 else draw.choice(LETTERS), DROP)
        return 0
    if chance < 0.97:
        return smear(text, place, out, draw)
    other = draw.choice(LETTERS)
    out.was(other.upper() if c.isupper() else other, c)
    return 1


def smear(text: str, place: int, out: Damaged, draw: random.Random) -> int:
    """A few letters of a word that became any others, more or fewer: only what stands around tells what they were."""
    end = place + 1
    while end < min(len(text), place + draw.randint(1, 4)) and text[end].isalpha():
        end += 1
    junk = LETTERS + "ILTBCSE013.,'@$£~:-" if draw.random() < 0.5 else LETTERS
    out.swap(text[place:end], "".join(draw.choice(junk) for _ in range(max(1, end - place + draw.choice((-1, 0, 0, 1))))))
    return end - place


def wrapped(text: str, draw: random.Random) -> str:
    """In lines of a page or a column, with words divided at their ends or not."""
    width, divides = draw.randint(42, 110), draw.random() < 0.4
    lines, at = [], 0
    while at < len(text):
        end = text.find("\n", at, at + width)
        if end >= 0:
            lines.append(text[at : end + 1])
            at = end + 1
            continue
        if len(text) - at <= width:
            lines.append(text[at:])
            break
        blank, end = text.rfind(" ", at, at + width + 1), at + width
        if blank <= at:
            lines.append(text[at:end])
            at = end
        elif divides and end - blank > 4 and text[blank + 1 : end + 2].isalpha() and draw.random() < 0.6:
            lines.append(text[at:end] + "-\n")
            at = end
        else:
            lines.append(text[at:blank] + "\n")
            at = blank + 1
    return "".join(lines)


def abbreviated(text: str, draw: random.Random) -> str:
    """One writer's abbreviations: some words cut or without vowels, always alike. They are to be left alone."""
    share, known = draw.uniform(0.05, 0.4), {}

    def short(match: re.Match) -> str:
        word = match.group()
        key = word.lower()
        if key not in known:
            known[key] = None if draw.random() > share else (draw.choice((1, 1, 2, 2, 3, 4)), draw.random() < 0.4, draw.random() < 0.25)
        if known[key] is None:
            return word
        length, dotted, without_vowels = known[key]
        cut = word[0] + re.sub("[aeiouAEIOU]", "", word[1:]) if without_vowels else word[:length]
        return cut + ("." if dotted else "")

    return re.sub(r"[A-Za-z]{3,}", short, text)


def cluttered(text: str, draw: random.Random) -> str:
    """Codes, brackets and capitals that stand in clean papers. They are to be left alone."""
    if draw.random() < 0.35:
        return re.sub(r"(?<=[a-z] )[a-z](?=[a-z]{3})", lambda m: m.group().upper() if draw.random() < 0.3 else m.group(), text)
    share = draw.uniform(0.005, 0.04)

    def clutter(_: re.Match) -> str:
        if draw.random() > share:
            return " "
        code = "".join(draw.choice("ABCDEFGHJKLMNPRSTUVWX0123456789-/.#()") for _ in range(draw.randint(1, 8)))
        said = draw.choice(("illegible", "sic", "or less?", code))
        return f" {draw.choice((code, code.lower(), f'[{said}]', f'({code})'))} "

    return re.sub(" ", clutter, text)


def redrawn(text: str, draw: random.Random) -> str:
    """Every digit drawn anew: what is learned are figures, not these figures."""
    return re.sub(r"\d", lambda _: draw.choice("0123456789"), text)


def window(text: str, length: int, draw: random.Random) -> str:
    """A clean stretch of the text, in one of the dresses that clean text wears."""
    if len(text) > length:
        start = draw.randint(0, len(text) - length)
        text = text[start : start + length]
    if draw.random() < 0.5:
        text = redrawn(text, draw)
    if draw.random() < 0.25:
        text = abbreviated(text, draw)
    if draw.random() < 0.15:
        text = cluttered(text, draw)
    case = draw.random()
    text = text[:length]
    text = text.upper() if case < 0.12 else text.lower() if case < 0.13 else text
    if draw.random() < 0.4:
        text = wrapped(text.replace("\n", " ") if draw.random() < 0.5 else text, draw)
    return text


def rate_of(draw: random.Random) -> float:
    chance = draw.random()
    if chance < 0.3:
        return 0.0
    return draw.uniform(*((0.001, 0.01) if chance < 0.45 else (0.01, 0.04) if chance < 0.78 else (0.04, 0.10)))


def lesson(text: str, length: int, draw: random.Random) -> tuple[str, list[int], list[int]]:
    """A damaged window with its tags."""
    rate = rate_of(draw)
    torn = draw.uniform(0, 0.18) if rate and draw.random() < 0.45 else 0.0
    damaged, change, missing = hurt(window(text, length - 60, draw), rate, draw, torn)
    return damaged[:length], change[:length], missing[:length]


def mended(text: str, change: list[int], missing: list[int]) -> str:
    parts = []
    for c, was, lost in zip(text, change, missing):
        if lost:
            parts.append(ALPHABET[lost - 2])
        if was != DROP:
            parts.append(c if was == KEEP else ALPHABET[was - 2])
    return "".join(parts)
