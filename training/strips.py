"""Draws strips of text lines as recorded documents show them, and cuts the lines out of them.

Takes: fonts (THENCE_TRAINING_FONTS, made by fonts.py) and the text of language.py.
Gives: line pictures of HEIGHT rows, x-height scaled to X_HEIGHT, baseline at row BASELINE, with what they say.
The cut is as inexact as the line finder's, and neighbours, stamps, rules and watermarks are real context.
"""

import json
import math
import os
import random
import re

import cv2
import numpy as np
from PIL import Image, ImageDraw, ImageFont

import language

cv2.setNumThreads(0)
HEIGHT, X_HEIGHT, BASELINE, MAX_WIDTH = 40, 16.0, 28.0, 1664
FOLDER = os.environ.get("THENCE_TRAINING_FONTS", "fonts")
with open(f"{FOLDER}/index.json", encoding="utf8") as index_file:
    FONTS = json.load(index_file)
BY_CLASS = {name: [f for f in FONTS if f["class"] == name] for name in ("type", "text", "hand", "black")}
BOLD_SANS = [f for f in FONTS if re.search(r"SansBold|Sans-Bold|heros-bold|arimo|roboto|open-sans", f["name"])] or FONTS
INSTEAD = {"½": "1/2", "¼": "1/4", "¾": "3/4", "′": "'", "″": '"', "’": "'", "‘": "'", "”": '"', "“": '"', "–": "-",
           "—": "-", "°": " deg.", "§": "Sec.", "¶": "Par."}

rand, draw, whole, pick = random.random, random.uniform, random.randint, random.choice
_fonts: dict = {}
_ratios: dict = {}
_noise: list = []


def font_of(entry: dict, size: int):
    key = (entry["file"], size)
    if key not in _fonts:
        if len(_fonts) > 700:
            _fonts.clear()
        _fonts[key] = ImageFont.truetype(f"{FOLDER}/{entry['file']}", size, layout_engine=ImageFont.Layout.BASIC)
    return _fonts[key]


def x_ratio(entry: dict) -> float:
    if entry["file"] not in _ratios:
        box = font_of(entry, 200).getbbox("x", anchor="ls")
        _ratios[entry["file"]] = max(0.3, -box[1] / 200)
    return _ratios[entry["file"]]


def noise(height: int, width: int) -> np.ndarray:
    if not _noise:
        made = np.random.default_rng(os.getpid() + whole(0, 1 << 30))
        for sigma in (0.5, 0.8, 1.2, 2.0):
            field = cv2.GaussianBlur(made.standard_normal((1400, 3000)).astype(np.float32), (0, 0), sigma)
            _noise.append(field / field.std())
    field = pick(_noise)
    y, x = whole(0, max(0, field.shape[0] - height)), whole(0, max(0, field.shape[1] - width))
    cut = field[y : y + height, x : x + width]
    if cut.shape != (height, width):
        cut = np.pad(cut, ((0, height - cut.shape[0]), (0, width - cut.shape[1])), mode="wrap")
    return cut[:, ::-1] if rand() < 0.5 else cut


def cloud(height: int, width: int, low: float, high: float) -> np.ndarray:
    coarse = np.random.uniform(low, high, (whole(2, 6), whole(2, 12))).astype(np.float32)
    return cv2.resize(coarse, (width, height), interpolation=cv2.INTER_CUBIC)


# ---- lettering ----


def for_font(text: str, entry: dict) -> str:
    for c in entry["missing"]:
        if c in text:
            text = text.replace(c, INSTEAD.get(c, ""))
    return text


def draw_whole(canvas, x, y, text, entry, size):
    font = font_of(entry, size)
    canvas.text((x, y), text, font=font, fill=255, anchor="ls")
    return x + font.getlength(text)


def draw_letters(canvas, x, y, text, entry, size, x_height, habit):
    """Letter by letter, as a typewriter does: uneven, with made-up degree signs, fractions and double primes."""
    font = font_of(entry, size)
    step = font.getlength("n") if entry["mono"] else None
    gap = habit["track"] * x_height
    for c in text:
        up = y + (random.gauss(0, habit["jitter"]) if habit["jitter"] else 0)
        if c == " ":
            x += (step or font.getlength(" ")) * habit["space"] + gap
        elif c == "°" and habit["raised_o"]:
            small = font_of(entry, max(5, int(size * habit["o_size"])))
            canvas.text((x, up - x_height * habit["o_rise"]), "o", font=small, fill=255, anchor="ls")
            x += (step or small.getlength("o") + 1) + gap
        elif c in "½¼¾" and habit["stacked"]:
            small = font_of(entry, max(5, int(size * 0.62)))
            top, bottom = {"½": "12", "¼": "14", "¾": "34"}[c]
            tall = x_height * 1.45
            canvas.text((x, up - tall * 0.52), top, font=small, fill=255, anchor="ls")
            canvas.text((x, up + tall * 0.12), bottom, font=small, fill=255, anchor="ls")
            bar = up - tall * 0.46
            canvas.line((x, bar, x + small.getlength(top), bar), fill=255, width=max(1, int(x_height * 0.09)))
            x += (step or small.getlength(top) + 1) + gap
        elif c == '"' and habit["two_primes"]:
            wide = font.getlength("'")
            apart = step * 0.3 if step else wide * 0.55
            for offset in (0, apart):
                canvas.text((x + offset, up), "'", font=font, fill=255, anchor="ls")
            x += (step or wide + apart) + gap
        else:
            ink = int(255 * draw(habit["faintest"], 1))
            canvas.text((x + (random.gauss(0, habit["jitter"]) if habit["jitter"] else 0), up), c, font=font, fill=ink, anchor="ls")
            x += (step or font.getlength(c)) + gap
    return x - gap


ORDINAL = re.compile(r"(?<=\d)(st|nd|rd|th|ST|ND|RD|TH)\b")


def draw_with_ordinals(canvas, x, y, text, entry, size, x_height):
    done, small = 0, max(5, int(size * 0.66))
    for match in ORDINAL.finditer(text):
        x = draw_whole(canvas, x, y, text[done : match.start(1)], entry, size)
        x = draw_whole(canvas, x, y - x_height * draw(0.55, 0.75), match.group(1), entry, small)
        done = match.end(1)
    return draw_whole(canvas, x, y, text[done:], entry, size)


def draw_justified(canvas, x, y, text, entry, size):
    gap = font_of(entry, size).getlength(" ") * draw(0.75, 2.4)
    for word in text.split(" "):
        x = draw_whole(canvas, x, y, word, entry, size) + gap
    return x - gap


# ---- what else is on the paper ----


def rotated_text(x_height: float) -> np.ndarray | None:
    hand = rand() < 0.45
    entry = pick(BY_CLASS["hand"] if hand and BY_CLASS["hand"] else BY_CLASS["text"])
    text = language.name() if hand else pick([language.recording(), language.date(), "RECORDED", "FILED", language.name().upper()])
    text = for_font(text, entry)
    if not text.strip():
        return None
    font = font_of(entry, max(6, int(x_height * draw(0.8, 2.2) / x_ratio(entry))))
    left, top, right, bottom = font.getbbox(text, anchor="ls")
    image = Image.new("L", (int(right - left) + 12, int(bottom - top) + 12), 0)
    canvas = ImageDraw.Draw(image)
    canvas.text((6 - left, 6 - top), text, font=font, fill=255, anchor="ls")
    if rand() < 0.3:
        canvas.rectangle((1, 1, image.width - 2, image.height - 2), outline=255, width=max(1, int(x_height * 0.12)))
    turn = draw(-12, 12) if hand else pick([90, -90, draw(6, 40), draw(-40, -6)])
    return np.array(image.rotate(turn, expand=True, resample=Image.BILINEAR))


def scribble(x, y, step, count) -> np.ndarray:
    points = np.cumsum(np.random.randn(count, 2) * step, 0) + [x, y]
    at = np.linspace(0, count - 1, count * 6)
    return np.stack([np.interp(at, np.arange(count), points[:, k]) for k in (0, 1)], 1).astype(np.int32)


def add_clutter(ink: np.ndarray, x_height: float) -> None:
    height, width = ink.shape
    if rand() < 0.22:
        for _ in range(whole(1, 5)):
            thick = max(1, int(x_height * draw(0.05, 0.25)))
            if rand() < 0.5:
                y = whole(0, height)
                cv2.line(ink, (whole(-width // 2, width // 2), y), (whole(width // 2, width * 3 // 2), y + whole(-4, 4)), 255, thick)
            else:
                x = whole(0, width)
                cv2.line(ink, (x, whole(-height, height // 2)), (x + whole(-4, 4), whole(height // 2, 2 * height)), 255, thick)
    if rand() < 0.12:
        x, y = whole(0, width), whole(0, height)
        cv2.rectangle(ink, (x, y), (x + int(x_height * draw(5, 60)), y + int(x_height * draw(2, 20))), 255, max(1, int(x_height * 0.12)))
    if rand() < 0.2:
        for _ in range(whole(1, 4)):
            line = scribble(whole(0, width), whole(0, height), x_height * draw(0.8, 2.5), whole(8, 40))
            cv2.polylines(ink, [line], False, 255, max(1, int(x_height * draw(0.06, 0.35))), cv2.LINE_AA)
    if rand() < 0.16:
        stamp = rotated_text(x_height)
        if stamp is not None:
            lay_over(ink, stamp, whole(-stamp.shape[0] // 2, height), whole(-stamp.shape[1] // 2, width))
    if rand() < 0.06:
        band = int(x_height * draw(1, 6))
        side = pick([np.s_[:, :band], np.s_[:, -band:], np.s_[:band], np.s_[-band:]])
        ink[side] = 255
    if rand() < 0.08:
        for _ in range(whole(1, 3)):
            cv2.circle(ink, (whole(0, width), whole(0, height)), int(x_height * draw(0.3, 2.2)), 255, -1)


def lay_over(ink: np.ndarray, patch: np.ndarray, y: int, x: int) -> None:
    top, left = max(0, y), max(0, x)
    bottom, right = min(ink.shape[0], y + patch.shape[0]), min(ink.shape[1], x + patch.shape[1])
    if bottom > top and right > left:
        target = ink[top:bottom, left:right]
        np.maximum(target, patch[top - y : bottom - y, left - x : right - x], out=target)


NOTICES = ("UNOFFICIAL COPY", "UNOFFICIAL COPY", "UNOFFICIAL", "COPY", "NOT OFFICIAL", "VOID", "UNCERTIFIED", "SAMPLE", "DRAFT")
_tiles: list = []


def notice_tile(x_height: float) -> np.ndarray:
    near = [tile for size, tile in _tiles if 0.8 * x_height < size < 1.25 * x_height]
    if len(_tiles) > 24 and near and rand() < 0.75:
        return pick(near)
    text, entry = pick(NOTICES), pick(BOLD_SANS)
    capital = x_height * (draw(1.5, 4.2) if rand() < 0.8 else draw(4, 14))
    font = font_of(entry, max(8, int(capital / 0.72)))
    left, top, right, bottom = font.getbbox(text, anchor="ls")
    image = Image.new("L", (int(right - left + 8), int(bottom - top + 8)), 0)
    ImageDraw.Draw(image).text((4 - left, 4 - top), text, font=font, fill=255, anchor="ls")
    turn = draw(38, 52) if rand() < 0.5 else pick([draw(25, 60), draw(-60, -25), 0, 90])
    solid = (np.array(image.rotate(turn, expand=True, resample=Image.BILINEAR)) > 127).astype(np.uint8)
    tile = np.zeros_like(solid)
    if rand() < 0.75:
        contours, _ = cv2.findContours(solid, cv2.RETR_CCOMP, cv2.CHAIN_APPROX_NONE)
        cv2.drawContours(tile, contours, -1, 1, pick([1, 1, 1, 2, 2, 3]))
    else:
        tile = (solid & (np.random.rand(*solid.shape) < draw(0.06, 0.35))).astype(np.uint8)
    _tiles.append((x_height, tile))
    del _tiles[:-40]
    return tile


def watermark(shape: tuple, x_height: float) -> np.ndarray:
    tile, (height, width) = notice_tile(x_height), shape
    across = max(int(tile.shape[1] * draw(0.75, 1.5)) + 5, int(6 * x_height))
    down = max(int(tile.shape[0] * draw(0.75, 1.4)) + 5, int(4 * x_height))
    mask = np.zeros(shape, np.uint8)
    for y in range(-whole(0, down) - down, height, down):
        for x in range(-whole(0, across) - across, width, across):
            lay_over(mask, tile, y, x)
    return mask > 0


def lifted(page: np.ndarray, mask: np.ndarray) -> np.ndarray:
    """As cleaning lifts a watermark: its pixels turn white, save those with ink on both opposite sides."""
    ink = (page < 128) & ~mask
    p = np.pad(ink, 1)
    both = (p[:-2, 1:-1] & p[2:, 1:-1]) | (p[1:-1, :-2] & p[1:-1, 2:]) | (p[:-2, :-2] & p[2:, 2:]) | (p[:-2, 2:] & p[2:, :-2])
    out = page.copy()
    out[mask & ~both] = 255
    return out


def add_specks(page: np.ndarray, x_height: float) -> None:
    height, width = page.shape
    count = int(height * width * 10 ** draw(-4.6, -2.3))
    y, x = np.random.randint(0, height - 2, count), np.random.randint(0, width - 2, count)
    page[y, x] = 0
    wide = np.random.rand(count) < 0.4
    page[y[wide] + 1, x[wide]] = 0
    if rand() < 0.4:
        count = int(height * width * 10 ** draw(-4.5, -2.5))
        page[np.random.randint(0, height, count), np.random.randint(0, width, count)] = 255
    if rand() < 0.3:
        for _ in range(whole(1, 60)):
            cv2.circle(page, (whole(0, width), whole(0, height)), max(1, int(x_height * draw(0.03, 0.2))), 0, -1)


def worn(ink: np.ndarray, x_height: float, typed: bool) -> np.ndarray:
    """Ink to paper as a scanner sees it: faded, blurred, noisy, cut at a share of the local stroke's own darkness."""
    height, width = ink.shape
    page, core = ink.astype(np.float32), ink > 140
    if rand() < (0.3 if typed else 0.14):
        n = pick([2, 2, 3]) if x_height > 13 else 2
        kernel = np.ones((n, n) if rand() < 0.6 else (1, n), np.uint8)
        page = cv2.dilate(page, kernel) if rand() < 0.75 else cv2.erode(page, np.ones((1, 2), np.uint8))
    faded = 1.0
    if rand() < 0.45:
        faded = draw(0.4, 0.9)
        page *= np.clip(cloud(height, width, faded, 1.1), 0.3, 1)
    if rand() < (0.26 if x_height < 14 else 0.15):
        page = at_low_resolution(page)
    page = cv2.GaussianBlur(page, (0, 0), max(0.25, x_height / 15 * (draw(0.25, 0.9) if rand() < 0.6 else draw(0.7, 1.6))))
    if rand() < 0.16:
        return as_grey(page)
    peak = float(np.percentile(page[core][::7], 60)) if core.any() else 200.0
    kind = rand()
    share = draw(0.33, 0.58) if kind < 0.55 else draw(0.15, 0.33) if kind < 0.85 else draw(0.58, 0.76)
    limit = peak * (min(share, 0.5) if faded < 0.6 else share)
    grain = (draw(0, 22) if rand() < 0.5 else draw(15, 60)) * peak / 255
    cut = limit if rand() < 0.6 else limit * cloud(height, width, 0.75, 1.3)
    black = (page + noise(height, width) * grain) > cut
    if grain > 25 and rand() < 0.9:
        black &= page > 8  # grain must not flood the paper
    if rand() < 0.12:  # a copy of a copy
        again = cv2.GaussianBlur(black.astype(np.float32) * 255, (0, 0), x_height / 15 * draw(0.4, 1.0))
        black = (again + noise(height, width) * draw(0, 20)) > draw(80, 165)
    return np.where(black, 0, 255).astype(np.uint8)


def at_low_resolution(page: np.ndarray) -> np.ndarray:
    height, width = page.shape
    share = draw(0.42, 0.8)
    small = cv2.resize(page, (int(width * share), int(height * share)), interpolation=pick([cv2.INTER_AREA, cv2.INTER_LINEAR]))
    if rand() < 0.5:
        small = ((small + noise(*small.shape) * draw(0, 25)) > draw(70, 170)).astype(np.float32) * 255
    return cv2.resize(small, (width, height), interpolation=pick([cv2.INTER_NEAREST, cv2.INTER_LINEAR, cv2.INTER_CUBIC]))


def as_grey(page: np.ndarray) -> np.ndarray:
    dark, light = draw(0, 110), draw(190, 255)
    grey = light - (light - dark) * np.clip(page / 255, 0, 1) + noise(*page.shape) * draw(0, 14)
    if rand() < 0.4:
        grey *= cloud(*page.shape, 0.75, 1.0)
    grey = np.clip(grey, 0, 255).astype(np.uint8)
    if rand() < 0.6:
        grey = cv2.imdecode(cv2.imencode(".jpg", grey, [cv2.IMWRITE_JPEG_QUALITY, whole(25, 90)])[1], 0)
    return grey


# ---- strips and the lines cut out of them ----


def habit_of(typed: bool, x_height: float) -> dict:
    return {
        "raised_o": typed and rand() < 0.35, "o_size": draw(0.5, 0.95), "o_rise": draw(0.35, 0.75),
        "stacked": rand() < 0.55, "two_primes": rand() < 0.3, "faintest": draw(0.35, 1) if rand() < 0.4 else 1,
        "track": draw(-0.04, 0.12) if rand() < 0.3 else 0, "space": draw(0.8, 1.4) if rand() < 0.3 else 1,
        "jitter": x_height * draw(0, 0.06) if typed and rand() < 0.7 else 0,
    }


class Words:
    """A text handed out line by line."""

    def __init__(self, letters: int):
        text = language.stream(letters)
        self.words = (text.upper() if rand() < 0.24 else text).split(" ")
        self.at = 0

    def take(self, font, width: float) -> str:
        if rand() < 0.03:
            return pick([")", ") ss.", "(SEAL)", f"-{whole(1, 30)}-", str(whole(1, 99)), language.code(), language.figure()])
        letters = int(width / (font.getlength("abcdefghijklmnopqrstuvwxyz ") / 27) * 1.05)
        taken: list[str] = []
        while self.at < len(self.words) and letters > 0:
            taken.append(self.words[self.at])
            letters -= len(self.words[self.at]) + 1
            self.at += 1
        while len(taken) > 0 and font.getlength(" ".join(taken)) > width:
            taken.pop()
            self.at -= 1
        if not taken:
            self.at += 1
        if self.at >= len(self.words):
            self.at = 0
        return " ".join(taken)


def draw_line(canvas, x, y, text, entry, size, x_height, style):
    if style["by_letter"]:
        return draw_letters(canvas, x, y, text, entry, size, x_height, style["habit"])
    if style["superscript"] and ORDINAL.search(text):
        return draw_with_ordinals(canvas, x, y, text, entry, size, x_height)
    if rand() < 0.25 and " " in text:
        return draw_justified(canvas, x, y, text, entry, size)
    return draw_whole(canvas, x, y, text, entry, size)


def strip() -> list:
    """Gives (line picture, text) pairs of one strip, worn twice in different ways."""
    x_height = float(np.clip(math.exp(random.gauss(math.log(15.5), 0.28)), 8.5, 28))
    width, height = min(2400, int(x_height * draw(60, 112))), int(x_height * draw(22, 34))
    kind = rand()
    pool = BY_CLASS["type"] if kind < 0.47 else BY_CLASS["black"] if kind > 0.99 and BY_CLASS["black"] else BY_CLASS["text"]
    base = pick(pool)
    typed = base["class"] == "type"
    image = Image.new("L", (width, height), 0)
    canvas = ImageDraw.Draw(image)
    style = {"by_letter": (typed and rand() < 0.65) or rand() < 0.06, "habit": habit_of(typed, x_height),
             "superscript": not typed and rand() < 0.75}
    pitch = x_height * (draw(2.05, 2.9) if rand() < 0.75 else draw(2.9, 4.6))
    left, right = int(x_height * draw(0.3, 8)), width - int(x_height * draw(0.3, 6))
    words = Words(int((right - left) / (x_height * 0.9) * (height / pitch)) + 40)
    lines, y, mixed = [], x_height * draw(1.2, 2.8), rand() < 0.25
    while y + x_height * 0.6 < height:
        entry = pick(FONTS) if mixed and rand() < 0.4 else base
        line_x = x_height * (draw(0.8, 1.5) if rand() < 0.05 else 1)
        size = max(6, round(line_x / x_ratio(entry)))
        real_x = size * x_ratio(entry)
        start = left + (x_height * draw(1, 9) if rand() < 0.14 else 0)
        room = max(4 * x_height, right - start) * (draw(0.06, 0.9) if rand() < 0.14 else 1)
        text = for_font(words.take(font_of(entry, size), room), entry).strip()
        label = language.folded(text)
        if label and language.readable(label) and entry["class"] != "hand":
            end = draw_line(canvas, start, y, text, entry, size, real_x, style)
            if rand() < 0.05:
                under = y + x_height * draw(0.12, 0.4)
                canvas.line((start, under, end, under), fill=255, width=max(1, int(x_height * draw(0.06, 0.16))))
            if end < width:
                lines.append((label, start, end, y, real_x))
        elif rand() < 0.15:
            lines.append((" ", start, start + room * draw(0.1, 0.6), y, real_x))  # nothing is written here
        y += pitch * (draw(0.97, 1.03) if rand() < 0.1 else 1)
    ink = np.array(image)
    return [pair for _ in range(2) for pair in cuts(*finished(ink.copy(), lines, x_height, typed))]


def finished(ink: np.ndarray, lines: list, x_height: float, typed: bool):
    height, width = ink.shape
    add_clutter(ink, x_height)
    turn = np.array([[1, 0, 0], [0, 1, 0]], np.float64)
    if rand() < 0.6:
        turn = cv2.getRotationMatrix2D((width / 2, height / 2), float(np.clip(random.gauss(0, 0.45), -1.8, 1.8)), 1)
        turn[0, 1] += random.gauss(0, 0.004)
        ink = cv2.warpAffine(ink, turn, (width, height), flags=cv2.INTER_LINEAR)
    page = worn(ink, x_height, typed)
    if rand() < 0.32:
        mask = watermark(page.shape, x_height)
        if rand() < 0.5:
            page = lifted(page, mask)
        else:
            page[mask] = 0
    if rand() < 0.3:
        add_specks(page, x_height)
    if rand() < 0.6:
        page = cv2.GaussianBlur(page, (0, 0), 0.7)  # as prepare.ts softens black and white
    placed = []
    for label, x0, x1, y, line_x in lines:
        a, b = turn @ np.array([x0, y, 1]), turn @ np.array([x1, y, 1])
        placed.append((label, a[0], a[1], b[0], b[1], line_x))
    return page, placed


def cut_line(page, xa, ya, xb, yb, x_height, before, after, scale, shift, tilt) -> np.ndarray:
    length = math.hypot(xb - xa, yb - ya)
    cos, sin = (xb - xa) / max(length, 1e-6), (yb - ya) / max(length, 1e-6)
    step = x_height / X_HEIGHT * scale / 2
    width = max(16, math.ceil((length + before + after) / (2 * step)))
    rise = (BASELINE + shift) * 2 * step
    matrix = np.array(
        [[(cos - sin * tilt) * step, -sin * step, xa - cos * before + sin * rise + sin * tilt * before],
         [(sin + cos * tilt) * step, cos * step, ya - sin * before - cos * rise - cos * tilt * before]]
    )
    flags = cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP
    twice = cv2.warpAffine(page, matrix, (width * 2, HEIGHT * 2), flags=flags, borderMode=cv2.BORDER_CONSTANT, borderValue=255)
    return cv2.resize(twice, (width, HEIGHT), interpolation=cv2.INTER_AREA)


def cuts(page: np.ndarray, lines: list):
    for label, xa, ya, xb, yb, x_height in lines:
        scale = math.exp(random.gauss(0, 0.11))
        if label.upper() == label and rand() < 0.35:
            scale *= draw(1.2, 1.45)  # capitals alone: their height is taken for the x-height
        tilt = random.gauss(0, 1.0) * x_height / 16 / max(1, xb - xa)
        ends = (x_height * draw(-0.05, 1.3), x_height * draw(-0.05, 1.3))
        picture = cut_line(page, xa, ya, xb, yb, x_height, *ends, scale, random.gauss(0, 1.2), tilt)
        if picture.shape[1] <= MAX_WIDTH and picture.shape[1] >= 3.4 * len(label):
            yield picture, label
