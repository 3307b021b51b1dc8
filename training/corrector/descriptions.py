"""Made-up land descriptions, each in one writer's style throughout. They fill what real text lacks: every figure, every way to write it."""

import random

NUMBERS = "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split()
TENS = "- - twenty thirty forty fifty sixty seventy eighty ninety".split()
POINTS = {"N": "North", "S": "South", "E": "East", "W": "West"}
SYLLABLES = "ba be bo ca co da de do fa fi ga go ha ho ka la le lo ma mi mo na no pa po ra re ri ro sa se so ta te to va vi wa wi ton ville ford burg ley land ham stone brook wood field mont".split()
FIRST = "John Mary William Thomas Robert Ann Charles Henry Samuel Elizabeth Joseph Martha Daniel Peter Luther Ruth Albert Jane".split()
LAST = "Smith Jones Baker Miller Harris Clark Lewis Walker Hall Allen Young King Wright Hill Scott Green Adams Nelson Carter".split()
MONUMENTS = """a point|an iron pin|an iron pin found|a stake|a stone|a concrete monument|a nail|a 1/2" rebar|a 5/8 inch iron rod|an iron pipe|a white oak
a post|a marked tree|a rock|the centerline of {road}|a corner of {person}|a point on the {side} line of {road}|a 3/4" pinched pipe|a brass cap
the {side} right-of-way line of {road}|a hickory on the bank of {road}|the northeast corner of said lot|an "X" cut in concrete|a railroad spike
a point in the line of {person}|the mouth of a branch|a set stone marked "{n}"|a black gum|the edge of the water"""
ALONG = """along the {side} line of {road}|with the line of {person}|along said right-of-way|with said road|leaving said line
along the lands of {person}|parallel with {road}|up the creek with its meanders|by land of {person}|crossing {road}"""
CURVES = """along a curve to the {hand} having a radius of {r}, an arc length of {l}, and a chord bearing {b} {c}
along the arc of a {r} radius curve to the {hand} through a central angle of {a} an arc distance of {l}
with a curve to the {hand}, said curve having a delta of {a}, a radius of {r}, a tangent of {t} and a chord which bears {b} {c}
around a curve concave {side} (radius={r}, delta={a}, arc={l}, chord={b}, {c})
on a {d} degree curve to the {hand} for {l} (the long chord of which bears {b} {c})
along a tangent curve to the {hand}; R={r}; L={l}; CB={b}; CD={c}
{side} along said curve to the {hand} whose radius is {r} for an arc length of {l} to the point of tangency"""
OPENINGS = """BEGINNING at {m} in {road};|Beginning at {m}, being the {side} corner of {person};|Commencing at {m}; thence {b} {l} to the point of beginning;
All that certain tract or parcel of land situated in the County of {place}, State of {place}, bounded and described as follows: Beginning at {m},
Begin at the intersection of the {side} line of {road} with the {side} line of {road};|Lot {n}, Block {n} of {place} Addition, and part of Section {n}, Township {n} {point}, Range {n} {point}, to wit:"""
ENDINGS = """to the point of beginning, containing {area} acres, more or less.|to the place of beginning.|to the beginning, containing {area} acres of land.
to the true point of beginning and containing {whole} square feet.|to the POINT OF BEGINNING.|thence to the place of beginning, being the same land conveyed to {person} by deed recorded in Book {n}, page {n}."""
MONUMENTS, ALONG, CURVES, OPENINGS, ENDINGS = (
    [line for row in table.split("\n") for line in row.split("|")] for table in (MONUMENTS, ALONG, CURVES, OPENINGS, ENDINGS)
)


def in_words(n: int, hyphen: str = "-") -> str:
    if n < 20:
        return NUMBERS[n]
    if n < 100:
        return TENS[n // 10] + (hyphen + NUMBERS[n % 10] if n % 10 else "")
    if n < 1000:
        return NUMBERS[n // 100] + " hundred" + (" " + in_words(n % 100, hyphen) if n % 100 else "")
    return in_words(n // 1000, hyphen) + " thousand" + (" " + in_words(n % 1000, hyphen) if n % 1000 else "")


class Writer:
    """One writer: how bearings, lengths and words between them look, from the first course to the last."""

    def __init__(self, draw: random.Random):
        self.draw = draw
        pick = draw.choice
        self.bearing_style = pick(("signs",) * 8 + ("words",) * 5 + ("letters",) * 3 + ("dashes", "short", "halves", "halves", "azimuth", "spelled"))
        self.unit = pick(("feet",) * 12 + ("ft.", "Ft.", "'", "chains", "chains", "rods", "poles", "poles", "perches", "varas", "meters", "links"))
        self.minute, self.second = pick((("'", '"'),) * 5 + (("’", "”"), ("′", "″"), ("'", "''")))
        self.degree, self.gap, self.decimals = pick("°°°°°º"), pick(("", " ", " ")), pick((2, 2, 2, 1, 0, 0))
        self.has_seconds = draw.random() < 0.55
        self.between = pick((", a distance of ", " a distance of ", ", ", " ", " for a distance of ", " for ", ", for a distance of ", " running ", "; "))
        self.stop = pick(("; ", "; ", "; ", ". ", ", ", ";\n", ".\n"))
        self.opener = pick(("thence", "thence", "thence", "Thence", "THENCE", "thence running", "running thence", "thence run", "then", "and thence"))
        self.hyphen = pick("-- ")

    def pick(self, table):
        return self.draw.choice(table)

    def n(self, least: int, most: int) -> int:
        return self.draw.randint(least, most)

    def place(self) -> str:
        return "".join(self.draw.choices(SYLLABLES, k=self.n(2, 4))).capitalize() if self.draw.random() < 0.6 else self.pick(LAST)

    def person(self) -> str:
        middle = f" {self.pick('ABCDEFGHJLMW')}." if self.draw.random() < 0.4 else ""
        return self.pick(FIRST) + middle + " " + (self.pick(LAST) if self.draw.random() < 0.6 else self.place())

    def road(self) -> str:
        return self.place() + " " + self.pick("Road|Street|Avenue|Drive|Lane|Highway|Creek|River|Branch|Railroad|Pike|Rd.|St.".split("|"))

    def side(self) -> str:
        return self.pick("north south east west northeast northwest southeast southwest".split()) + self.pick(("", "erly", "erly", "ern"))

    def angle(self, most: int = 89) -> str:
        d, m, s = self.n(0, most), self.n(0, 59), self.n(0, 59)
        style, g = self.bearing_style, self.gap
        if style == "words":
            return f"{d} degrees {m:02d} minutes" + (f" {s:02d} seconds" if self.has_seconds else "")
        if style == "spelled":
            return f"{in_words(d, self.hyphen)} degrees" + (f" and {in_words(m, self.hyphen)} minutes" if m else "")
        if style == "dashes":
            return f"{d:02d}-{m:02d}" + (f"-{s:02d}" if self.has_seconds else "")
        if style == "short":
            return f"{d} deg. {m} min." + (f" {s} sec." if self.has_seconds else "")
        if style == "halves":
            return f"{d}{self.pick(('', '½', '¼', '¾', ' 1/2'))}{self.pick(('°', '°', '', ' degrees'))}"
        return f"{d:02d}{self.degree}{g}{m:02d}{self.minute}" + (f"{g}{s:02d}{self.second}" if self.has_seconds else "")

    def bearing(self) -> str:
        a, b = self.pick("NS"), self.pick("EW")
        if self.draw.random() < 0.05:
            return f"due {POINTS[self.pick('NSEW')]}"
        if self.bearing_style == "azimuth":
            return self.angle(359)
        if self.bearing_style in ("words", "spelled", "letters") and self.draw.random() < 0.9:
            return f"{POINTS[a]} {self.angle()} {POINTS[b]}"
        dot = "." if self.bearing_style == "short" else ""
        return f"{a}{dot}{self.gap}{self.angle()}{self.gap}{b}{dot}"

    def figure(self, most: float = 2000) -> str:
        value = self.draw.uniform(1, most) if self.draw.random() < 0.5 else self.draw.uniform(1, most / 8)
        return f"{value:,.{self.decimals}f}" if self.draw.random() < 0.7 else f"{value:.{self.decimals}f}"

    def length(self) -> str:
        if self.bearing_style == "spelled" and self.draw.random() < 0.8:
            return f"{in_words(self.n(1, 1500), self.hyphen)}{self.pick(('', ' and ' + in_words(self.n(1, 99), self.hyphen) + ' hundredths'))} feet"
        if self.unit == "chains" and self.draw.random() < 0.3:
            return f"{self.n(1, 60)} chains and {self.n(1, 99)} links"
        half = self.pick(("½", "¼", "¾", " 1/2")) if self.decimals == 0 and self.draw.random() < 0.15 else ""
        return f"{self.figure()}{half}{'' if self.unit == chr(39) else ' '}{self.unit}"

    def filled(self, form: str) -> str:
        fill = {
            "road": self.road, "person": self.person, "side": self.side, "place": self.place, "n": lambda: str(self.n(1, 60)),
            "m": lambda: self.filled(self.pick([m for m in MONUMENTS if "{m}" not in m])), "b": self.bearing, "l": self.length, "r": self.length,
            "c": self.length, "t": self.length, "a": lambda: self.angle(120), "d": lambda: str(self.n(1, 12)), "hand": lambda: self.pick(("left", "right")),
            "area": lambda: self.figure(400), "whole": lambda: f"{self.n(900, 90000):,}", "point": lambda: POINTS[self.pick("NSEW")],
        }  # fmt: skip
        parts = form.split("{")
        return parts[0] + "".join(fill[name]() + rest for name, rest in (part.split("}", 1) for part in parts[1:]))

    def course(self) -> str:
        if self.draw.random() < 0.2:
            body = self.filled(self.pick(CURVES))
        else:
            along = f", {self.filled(self.pick(ALONG))}" if self.draw.random() < 0.3 else ""
            body = f"{self.bearing()}{along}{self.between}{self.length()}"
        return f"{self.opener} {body}" + (f" to {self.filled(self.pick(MONUMENTS))}" if self.draw.random() < 0.6 else "")


def description(draw: random.Random) -> str:
    writer = Writer(draw)
    courses = writer.stop.join(writer.course() for _ in range(draw.randint(3, 12)))
    return f"{writer.filled(writer.pick(OPENINGS))} {courses} {writer.filled(writer.pick(ENDINGS))}"
