"""Collects open fonts for training: python3 fonts.py NODE_MODULES OUT

Takes: a node_modules folder with @fontsource packages, and what Debian's font packages have installed.
Gives: OUT/NNN.ttf and OUT/index.json: for each its class (type, text, hand, black), whether it is monospaced, and
which of the characters we draw it lacks.
"""

import glob
import json
import os
import sys

from fontTools.ttLib import TTFont

EXTRA = "°½¼¾§¶©®±•¢£’‘”“′″–—"
WANTED = [chr(c) for c in range(33, 127)] + list(EXTRA)
MAX_BYTES = 600_000
MAX_MISSING = 14
TYPEWRITER = {
    "special-elite", "courier-prime", "cutive-mono", "cutive", "anonymous-pro", "ibm-plex-mono", "cousine", "pt-mono",
    "fira-mono", "ubuntu-mono", "oxygen-mono", "xanh-mono", "b612-mono", "sometype-mono", "roboto-mono", "dm-mono",
    "overpass-mono", "share-tech-mono", "space-mono", "source-code-pro", "inconsolata", "syne-mono", "jetbrains-mono",
    "red-hat-mono", "nanum-gothic-coding", "nova-mono", "kode-mono", "azeret-mono", "martian-mono",
}
HAND = {"homemade-apple", "caveat", "reenie-beanie", "la-belle-aurore", "mr-de-haviland", "kalam"}
BLACK = {"unifrakturmaguntia"}
UNFIT = {"major-mono-display"}
WEIGHTS = ("400-normal", "700-normal", "400-italic")
DEBIAN = (
    "truetype/liberation*/*.ttf", "truetype/freefont/*.ttf", "opentype/urw-base35/*.otf", "truetype/gnutypewriter/*.ttf",
    "truetype/dejavu/DejaVuS*.ttf", "opentype/linux-libertine/LinLibertine_R*.otf", "truetype/cmu/cmun[rtb]*.ttf",
    "opentype/cmu/cmun[rtb]*.otf", "opentype/goudybookletter/*.otf", "texmf/fonts/opentype/public/tex-gyre/*.otf",
    "texmf/fonts/opentype/public/lm/lm*10-regular.otf", "truetype/oldstandard/*.ttf", "opentype/ebgaramond/*.otf",
    "truetype/crosextra/*.ttf", "truetype/hack/*.ttf", "truetype/junicode/*.ttf", "truetype/gentium-basic/*.ttf",
)
SLANTED = ("Italic", "italic", "Oblique", "BI", "slant", "Math", "Symbols", "Dingbats", "D050", "Z003", "chorus", "cmunti")


def class_of(name: str, mono: bool) -> str:
    if name in HAND:
        return "hand"
    if name in BLACK:
        return "black"
    return "type" if mono or name in TYPEWRITER or "ypewriter" in name else "text"


def describe(font: TTFont, name: str) -> dict | None:
    known = font.getBestCmap()
    missing = [c for c in WANTED if ord(c) not in known]
    if sum(c.isascii() for c in missing) > MAX_MISSING:
        return None
    widths = {font["hmtx"][known[ord(c)]][0] for c in "iMW.l0" if ord(c) in known}
    mono = len(widths) == 1
    return {"name": name, "class": class_of(name, mono), "mono": mono, "missing": "".join(missing)}


def sources(node_modules: str):
    for folder in sorted(glob.glob(f"{node_modules}/@fontsource/*")):
        name = os.path.basename(folder)
        for weight in WEIGHTS:
            path = f"{folder}/files/{name}-latin-{weight}.woff"
            slanted_hand = weight == "400-italic" and name in HAND | BLACK
            if name not in UNFIT and os.path.exists(path) and not slanted_hand:
                yield path, name
    for pattern in DEBIAN:
        for path in sorted(glob.glob("/usr/share/fonts/" + pattern) + glob.glob("/usr/share/" + pattern)):
            name = os.path.basename(path).rsplit(".", 1)[0]
            if not any(word in name for word in SLANTED) or name in ("LiberationSerif-Italic", "NimbusSans-Italic"):
                yield path, name


def main() -> None:
    node_modules, out = sys.argv[1], sys.argv[2]
    os.makedirs(out, exist_ok=True)
    index = []
    for path, name in sources(node_modules):
        try:
            font = TTFont(path, fontNumber=0)
            entry = describe(font, name)
            if entry is None:
                continue
            font.flavor = None
            file = f"{len(index):03d}.ttf"
            font.save(f"{out}/{file}")
        except Exception as trouble:  # a font that does not parse is left out
            print("left out", path, repr(trouble)[:80])
            continue
        if os.path.getsize(f"{out}/{file}") > MAX_BYTES:
            os.remove(f"{out}/{file}")
            continue
        index.append({"file": file, **entry})
    with open(f"{out}/index.json", "w", encoding="utf8") as file:
        json.dump(index, file)
    classes = [entry["class"] for entry in index]
    print(len(index), {name: classes.count(name) for name in sorted(set(classes))})


main()
