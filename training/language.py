"""What the lines say. Gives: text in the language of recorded documents, invented at random.

Calls, plat tables, aliquots, recording stamps, boilerplate, plain words and codes. Real descriptions can be mixed in
at training time (a JSON list of strings named by THENCE_TRAINING_TEXT); their digits are drawn anew.
"""

import json
import os
import random
import re

EXTRA = "°½¼¾§¶©®±•¢£"
ALPHABET = "".join(chr(c) for c in range(32, 127)) + EXTRA
CLASS_OF = {c: i + 1 for i, c in enumerate(ALPHABET)}  # 0 is CTC's blank
FOLD = str.maketrans(
    {"’": "'", "‘": "'", "′": "'", "´": "'", "`": "'", "”": '"', "“": '"', "″": '"', "º": "°", "˚": "°",
     "—": "-", "–": "-", "\u00a0": " ", "\t": " "}
)

pick, rand, whole = random.choice, random.random, random.randint


def folded(text: str) -> str:
    return re.sub(r"\s+", " ", text.translate(FOLD)).strip()


def readable(text: str) -> bool:
    return all(c in CLASS_OF for c in text)


def _words() -> list[str]:
    path = os.environ.get("THENCE_TRAINING_WORDS", "/usr/share/dict/words")
    with open(path, encoding="utf8") as file:
        return [w for w in (line.strip() for line in file) if w.isascii() and w.isalpha() and 1 < len(w) < 13]


def _real() -> list[str]:
    path = os.environ.get("THENCE_TRAINING_TEXT")
    if not path:
        return []
    with open(path, encoding="utf8") as file:
        return [text for text in json.load(file) if len(text) > 120]


WORDS, REAL = _words(), _real()
NAMES = {"N": "North", "S": "South", "E": "East", "W": "West"}
MONTHS = "January February March April May June July August September October November December".split()


def figure() -> str:
    kind = whole(0, 11)
    if kind < 5:
        return f"{random.uniform(1, pick([99, 999, 3000])):.2f}"
    if kind == 5:
        return f"{random.uniform(1000, 9999):,.2f}"
    if kind == 6:
        return f"{random.uniform(1, 999):.1f}"
    if kind == 7:
        return f"{whole(1, 5280)}"
    if kind == 8:
        return f"{random.uniform(1, 999):.3f}"
    if kind == 9:
        return f"{whole(1, 400)}{pick('½¼¾')}"
    if kind == 10:
        return f"{whole(1, 99)} {whole(1, 7)}/8"
    return f"{random.uniform(0, 2):.4f}"


def angle(top: int = 179) -> str:
    d, m, s = whole(0, top), whole(0, 59), whole(0, 59)
    gap = pick(["", "", " "])
    seconds = f"{s:02d}" if rand() < 0.85 else f"{s:02d}.{whole(0, 99)}"
    full = f'{d:02d}°{gap}{m:02d}{pick(["’", chr(39), "′"])}{gap}{seconds}{pick(["”", chr(34), "″"])}'
    return full if rand() < 0.8 else f"{d}°{gap}{m:02d}'"


def bearing() -> str:
    a, b = pick("NS"), pick("EW")
    d, m, s = whole(0, 89), whole(0, 59), whole(0, 59)
    kind = whole(0, 15)
    if kind < 6:
        gap = pick(["", " ", " "])
        return f"{a}{gap}{angle(89)}{gap}{b}"
    if kind < 9:
        return f"{NAMES[a]} {angle(89)} {NAMES[b]}"
    if kind == 9:
        return f"{a}. {d}° {m}' {b}."
    if kind == 10:
        return f"{NAMES[a]} {d} degrees {m:02d} minutes {s:02d} seconds {NAMES[b]}"
    if kind == 11:
        return f"{a} {d} deg. {m:02d} min. {s:02d} sec. {b}"
    if kind == 12:
        return f"{a} {d}{pick('½¼¾')}° {b}"
    if kind == 13:
        return f"{a} {d:02d}-{m:02d}-{s:02d} {b}"
    if kind == 14:
        return f"{NAMES[a].upper()} {angle(89)} {NAMES[b].upper()}"
    return f"{pick(['due ', 'Due ', ''])}{NAMES[a]}"


def length() -> str:
    n = figure()
    return pick(
        [f"{n} feet", f"{n} feet", f"{n} feet", f"{n} FEET", f"{n}'", f"{n} ft.", f"{n} Ft.", f"{whole(1, 80)} chains",
         f"{n} chains", f"{whole(1, 200)} rods", f"{whole(1, 90)} poles", f"{whole(1, 60)} chains and {whole(1, 99)} links",
         f"a distance of {n} feet", f"{n} feet (meas.)", f"{n} varas"]
    )


MARKS = (
    "an iron pin found", "a concrete monument", "a stone", "the point of beginning", "the place of BEGINNING",
    "a point", "the centerline of said road", "a brass cap", "the northeast corner thereof", "a white oak tree",
    "a point on the west line of said Section", "an iron pipe", "a corner fence post", "a railroad spike",
    "the southerly right-of-way line", "a set nail", "the P.C. of a curve", 'a 5/8" rebar with cap', 'a 1/2" iron rod set',
    'a 2" pipe', "a found P.K. nail", "the water's edge", "a cross cut in the walk", "the T.P.O.B.",
)


def call() -> str:
    kind = whole(0, 9)
    if kind < 5:
        start = pick(["thence", "Thence", "THENCE", "thence run", "and running thence", "then"])
        along = pick([",", " ", " along said line,", " for", " with the fence,", " parallel with said line"])
        return f"{start} {bearing()}{along} {length()} to {pick(MARKS)}{pick([';', ';', ',', '.'])}"
    if kind < 7:
        side = pick(["left", "right"])
        parts = [f"a radius of {figure()} feet", f"a central angle of {angle()}", f"an arc length of {figure()} feet",
                 f"a chord bearing {bearing()} {figure()} feet", f"a delta of {angle()}"]
        random.shuffle(parts)
        return f"thence along a curve to the {side} having {', '.join(parts[: whole(2, 4)])};"
    if kind == 7:
        return f"L{whole(1, 99)} {bearing()} {figure()}{pick(['', chr(39)])}"
    if kind == 8:
        return f"C{whole(1, 99)} {figure()}' {figure()}' {angle()} {bearing()} {figure()}'"
    return f"{bearing()} {length()}"


def aliquot() -> str:
    def part() -> str:
        return f"{pick(['N', 'S', 'E', 'W', 'NE', 'NW', 'SE', 'SW'])}{pick(['¼', '½', '1/4', '1/2', ' 1/4', '/4'])}"

    s, t, r = whole(1, 36), whole(1, 160), whole(1, 110)
    ns, ew = pick("NS"), pick("EW")
    return pick(
        [f"{part()} of {part()} of Section {s}, Township {t} {NAMES[ns]}, Range {r} {NAMES[ew]}",
         f"the {part()}{part()} of Sec. {s}, T.{t}{ns}., R.{r}{ew}., {whole(1, 6)}th P.M.",
         f"{part()}{part()} Section {s}, T {t} {ns}, R {r} {ew}", f"T{t}{ns}-R{r}{ew}",
         f"Lots {whole(1, 30)} and {whole(1, 30)}, Block {whole(1, 40)}, {name()} Addition",
         f"Lot {whole(1, 99)}, Block {pick('ABCDEFGH')}, according to the plat thereof"]
    )


def name() -> str:
    return " ".join(
        pick(WORDS).capitalize() if rand() < 0.8 else pick("ABCDEFGHIJKLMNOPRSTW") + "." for _ in range(whole(1, 3))
    )


def date() -> str:
    year, month, day = whole(1880, 2026), pick(MONTHS), whole(1, 31)
    return pick(
        [f"{month} {day}, {year}", f"the {day}{pick(['th', 'st', 'nd', 'rd'])} day of {month}, {year}",
         f"{whole(1, 12):02d}/{day:02d}/{year}", f"{whole(1, 12)}-{day}-{year % 100:02d}",
         f"{month[:3].upper()} {day} {year} {whole(1, 12):02d}:{whole(0, 59):02d} {pick('AP')}M", f"A.D. {year}"]
    )


def recording() -> str:
    return pick(
        [f"Book {whole(1, 2999)}, Page {whole(1, 999)}", f"Deed Book {whole(1, 999)}, at page {whole(1, 999)}",
         f"Instrument No. {whole(1950, 2026)}-{whole(1, 999999):06d}", f"Vol. {whole(1, 9999)} Pg. {whole(1, 999)}",
         f"Reception No. {whole(10000, 9999999)}", f"Doc. #{whole(1000000, 99999999)} Page {whole(1, 9)} of {whole(2, 19)}",
         f"Recorded {date()} at {whole(1, 12)}:{whole(0, 59):02d} {pick(['AM', 'PM', 'A.M.', 'P.M.'])}",
         f"Parcel No. {whole(100, 999)}-{whole(10, 99)}-{whole(0, 999):03d}.{whole(0, 999):03d}", f"BK{whole(1, 9999)}PG{whole(1, 999)}"]
    )


def money() -> str:
    return pick([f"${whole(1, 999999):,}.{whole(0, 99):02d}", f"${whole(1, 99)}.00", f"(${whole(1, 999)}.00)"])


FORMULAS = (
    "Know all men by these presents that {n}, hereinafter called the grantor, for {m} in hand paid, does grant and convey",
    "to have and to hold the above described land, together with its appurtenances, unto {n}, heirs and assigns, forever",
    "In testimony whereof the undersigned has set hand and seal on {d}.",
    "Acknowledged before me on {d} by {n}, who is known to me. My commission expires {d}.",
    "STATE OF {N} ) COUNTY OF {N} ) ss.",
    "This indenture, made {d}, between {n} of {n} County and {n} of the second part, witnesseth",
    "subject to easements, reservations and rights of way of record in {r}; taxes for the year {y}",
    "being all of the land conveyed by {n} to {n} by deed dated {d} and recorded in {r} of the records of said county",
    "containing {x} acres, more or less, as shown on a survey by {n}, R.L.S. No. {c}, dated {d}",
    "the grantor covenants that the premises are free of encumbrance and that the title will be defended",
    "Filed for record {d} at {t} o'clock and recorded in {r} by {n}, Recorder.",
    "an easement {f} feet in width for ingress, egress and utilities over the {w} {f} feet of {q}",
    "All that tract of land situated in {q}, described as follows: Commencing at {o}, from which a stone bears {b}",
    "Bearings are based on the {w} line of {q}, taken to bear {b}; distances are in feet and decimals thereof.",
    "prepared by and to be returned to {n}, {c} {n} Street, Suite {f}, {n} {z}",
    "LESS AND EXCEPT the {w} {f} feet thereof dedicated for road purposes in {r}",
    "Fee {m} Tax {m} TOTAL {m} Receipt {c} Deputy {n}",
    "Curve Radius Length Delta Chord Chord Bearing; Line Bearing Distance",
)


def formula() -> str:
    fill = {
        "m": money, "d": date, "n": name, "N": lambda: name().upper(), "y": lambda: str(whole(1890, 2026)), "r": recording,
        "x": lambda: f"{random.uniform(0.1, 640):.{whole(0, 3)}f}", "t": lambda: f"{whole(1, 12)}:{whole(0, 59):02d}",
        "c": lambda: str(whole(1, 9999999)), "w": lambda: pick(["North", "South", "East", "West"]),
        "f": lambda: str(whole(1, 200)), "q": aliquot, "o": lambda: pick(MARKS), "b": bearing, "z": lambda: f"{whole(10000, 99999)}",
    }
    return re.sub(r"\{(\w)\}", lambda match: fill[match[1]](), pick(FORMULAS))


LOOKALIKES = "0O1lI|5S8B6G2Z3EQCDrnmvuyg9qceoa4A7T"
MARKS_OF_PUNCTUATION = ".,;:!?()[]/-&#@%*+=_\"'$<>{}\\^~|" + EXTRA
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"


def code() -> str:
    def some(letters: str, least: int, most: int) -> str:
        return "".join(pick(letters) for _ in range(whole(least, most)))

    return pick(
        [lambda: some(LOOKALIKES, 2, 10), lambda: some("0123456789", 2, 10), lambda: some(LETTERS, 1, 8),
         lambda: f"{whole(0, 999)}-{whole(0, 9999)}-{whole(0, 99)}", lambda: f"{whole(0, 99)}+{whole(0, 99):02d}.{whole(0, 99):02d}",
         lambda: some(LETTERS, 0, 4) + pick(MARKS_OF_PUNCTUATION) + some(LETTERS, 0, 4)]
    )()


def prose() -> str:
    words = [pick(WORDS) for _ in range(whole(3, 12))]
    if rand() < 0.25:
        words = [w.capitalize() for w in words]
    joins = [pick([", ", "; ", ". ", " (", ") ", "-", ": "]) if rand() < 0.12 else " " for _ in words]
    return "".join(w + j for w, j in zip(words, joins)).strip()


def real() -> str:
    text = pick(REAL)
    start = whole(0, max(0, len(text) - 200))
    part = text[start : start + whole(80, 400)].split(" ", 1)[-1].rsplit(" ", 1)[0]
    return re.sub(r"\d", lambda _: pick("0123456789"), part)


def piece() -> str:
    if REAL and rand() < 0.32:
        return real()
    draw = rand()
    for limit, kind in ((0.36, call), (0.54, formula), (0.68, prose), (0.74, aliquot), (0.79, recording), (0.86, money)):
        if draw < limit:
            return kind() if kind is not money else f"{money()} {date()} {name()}"
    if draw < 0.94:
        return f"{bearing()} {length()}"
    return " ".join(code() for _ in range(whole(1, 4)))


def stream(letters: int) -> str:
    parts, total = [], 0
    while total < letters:
        part = re.sub(r"\s+", " ", piece())
        parts.append(part.upper() if rand() < 0.15 else part)
        total += len(part) + 1
    return " ".join(parts)
