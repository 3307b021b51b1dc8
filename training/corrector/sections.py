"""Made-up land by section, each text in one writer's style: what is short and full of codes there is to be left alone, or mended as such."""

import random

QUARTERS, HALVES = ("NE", "NW", "SE", "SW"), ("N", "S", "E", "W")
NAMES = {"N": "North", "S": "South", "E": "East", "W": "West", "NE": "Northeast", "NW": "Northwest", "SE": "Southeast", "SW": "Southwest"}
HEADS = """T. {t} {ns}., R. {r} {ew}.,|T{t}{ns}, R{r}{ew}|T. {t} {ns}., R. {r} {ew}., {m}.,|Township {t} {North}, Range {r} {East} of the {m},
TWP {t} {North}, RGE {r} {East},|Twp. {t} {ns}., Rge. {r} {ew}.:|T-{t}-{ns}, R-{r}-{ew}|Township {t} {North}, Range {r} {East}, County of Alder|{t}{ns}-{r}{ew}"""
HEADS = [one for row in HEADS.split("\n") for one in row.split("|")]
MERIDIANS = "Sixth Principal Meridian|6th P.M.|Willamette Meridian|W.M.|Indian Meridian|I.M.|Mount Diablo Meridian|Fifth Principal Meridian|5th P.M.|Montana Principal Meridian".split("|")
LIMITS = """that part lying {side} of the river|less the right of way|except the {part}|lots 1 to {n}, inclusive|Lots {n} and {k}|all|Gov't Lot {n}|excepting therefrom the {part}
that portion lying {side} of the highway|all fractional|unsurveyed|containing {area} acres, more or less"""
LIMITS = [one for row in LIMITS.split("\n") for one in row.split("|")]


class Writer:
    def __init__(self, draw: random.Random):
        self.draw, pick = draw, draw.choice
        self.style = pick(("glyphs", "glyphs", "glyphs", "spaced", "strokes", "strokes", "bare", "words", "slash"))
        self.joint = pick(("", "", " ", " of ", " of the ")) if self.style != "words" else " of the "
        self.section = pick(("sec. ", "Sec. ", "Section ", "SEC. ", "section ", "Sec ", "S"))
        self.head, self.comma, self.stop = pick(HEADS), pick((", ", ", ", ",", "; ")), pick((";\n", "; ", ".\n", ", ", "\n"))

    def part_of(self, name: str) -> str:
        is_half = len(name) == 1
        if self.style == "words":
            return f"{NAMES[name]} {'Half' if is_half else 'Quarter'}" if self.draw.random() < 0.9 else f"{NAMES[name].lower()} {'one-half' if is_half else 'one-quarter'}"
        mark = {"glyphs": "½¼", "spaced": ("½ ", "¼ "), "strokes": ("1/2", "1/4"), "bare": "24", "slash": ("/2", "/4")}[self.style]
        return (name + mark[0 if is_half else 1]).strip() if self.style != "spaced" else f"{name} {mark[0 if is_half else 1].strip()}"

    def part(self) -> str:
        pick, chance = self.draw.choice, self.draw.random()
        chain = [pick(QUARTERS)] if chance < 0.3 else [pick(HALVES)] if chance < 0.4 else [pick(HALVES), pick(QUARTERS)] if chance < 0.7 else [pick(QUARTERS), pick(QUARTERS)]
        return self.joint.join(self.part_of(name) for name in chain)

    def place(self) -> str:
        ns, ew = self.draw.choice("NS"), self.draw.choice("EW")
        t, r = self.draw.randint(1, 60), self.draw.randint(1, 60)
        return self.head.format(t=t, r=r, ns=ns, ew=ew, North=NAMES[ns], East=NAMES[ew], m=self.draw.choice(MERIDIANS))

    def lands(self) -> str:
        draw = self.draw
        parts = [self.part() for _ in range(draw.choice((1, 1, 1, 2, 2, 3, 4)))]
        if draw.random() < 0.25:
            n = draw.randint(1, 12)
            parts.append(draw.choice(LIMITS).format(side=NAMES[draw.choice(HALVES)].lower() + "erly", part=self.part(), n=n, k=n + 1, area=draw.randint(3, 640)))
        return f"{self.section}{draw.randint(1, 36)}{draw.choice((', ', ', ', ': ', ' '))}{self.comma.join(parts)}"


def land_by_section(draw: random.Random) -> str:
    writer = Writer(draw)
    if draw.random() < 0.4:
        lands = f"{writer.part()} of {writer.section}{draw.randint(1, 36)}, {writer.place()}"
        return f"The {lands}" if draw.random() < 0.7 else lands
    return "\n".join(
        f"{writer.place()}\n{writer.stop.join(writer.lands() for _ in range(draw.randint(1, 9)))}." for _ in range(draw.randint(1, 4))
    )
