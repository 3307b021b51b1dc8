// Takes: a page of pixels, one byte each, 0 black and anything from 128 white. Gives: the page as one CCITT G4 strip (ITU-T T.6).
// Never: loses or adds a pixel. Why our own: encoders at hand write many short strips, and a page must stay one image.
import {
  BLACK_MAKE_UP,
  BLACK_RUNS,
  END_OF_BLOCK,
  HORIZONTAL_MODE,
  LONG_MAKE_UP,
  PASS_MODE,
  VERTICAL_MODES,
  WHITE_MAKE_UP,
  WHITE_RUNS,
} from './g4-codes.ts';

const LONGEST_RUN = 2560;

export function encodeG4(pixels: Uint8Array, width: number, height: number): Uint8Array {
  const out = new BitWriter();
  let above = new Int32Array([width, width]); // an imaginary white row stands above the first
  for (let row = 0; row < height; row++) {
    const here = changesOf(pixels, row * width, width);
    encodeRow(out, here, above, width);
    above = here;
  }
  out.write(END_OF_BLOCK);
  return out.bytes();
}

/** Columns at which the colour changes, beginning from white, closed by the width twice. */
function changesOf(pixels: Uint8Array, from: number, width: number): Int32Array<ArrayBuffer> {
  const changes: number[] = [];
  let white = true;
  for (let x = 0; x < width; x++) {
    const isWhite = pixels[from + x]! >= 128;
    if (isWhite === white) continue;
    changes.push(x);
    white = isWhite;
  }
  changes.push(width, width);
  return Int32Array.from(changes);
}

/** T.6 section 2.2: each change is told by the one above it, by passing one, or by two run lengths. */
function encodeRow(out: BitWriter, here: Int32Array, above: Int32Array, width: number): void {
  let a0 = 0;
  let next = 0; // index of a1 in `here`; its parity is the colour of a0
  let b = 0;
  while (a0 < width) {
    const a1 = here[next]!;
    b = firstChangeAbove(above, b, a0, next, width);
    const b1 = above[b] ?? width;
    const b2 = above[b + 1] ?? width;
    if (b2 < a1) {
      out.write(PASS_MODE);
      a0 = b2;
    } else if (Math.abs(a1 - b1) <= 3) {
      out.write(VERTICAL_MODES[a1 - b1 + 3]!);
      a0 = a1;
      next++;
    } else {
      const a2 = here[next + 1] ?? width;
      out.write(HORIZONTAL_MODE);
      writeRun(out, a1 - a0, next % 2 === 0);
      writeRun(out, a2 - a1, next % 2 === 1);
      a0 = a2;
      next += 2;
    }
    if (next >= here.length) break;
  }
}

/** b1: the first change above that lies right of a0 and has the same sense as a1. At the row's start a0 stands before column 0. */
function firstChangeAbove(above: Int32Array, from: number, a0: number, next: number, width: number): number {
  let b = Math.max(0, from - 2);
  if (b % 2 !== next % 2) b++;
  const atStart = a0 === 0 && next === 0;
  while (b < above.length && above[b]! < width && (atStart ? false : above[b]! <= a0)) b += 2;
  return b;
}

function writeRun(out: BitWriter, length: number, white: boolean): void {
  let left = length;
  for (; left >= LONGEST_RUN; left -= LONGEST_RUN) out.write(LONG_MAKE_UP.at(-1)!);
  if (left >= 1792) out.write(LONG_MAKE_UP[(left - 1792) >> 6]!);
  else if (left >= 64) out.write((white ? WHITE_MAKE_UP : BLACK_MAKE_UP)[(left >> 6) - 1]!);
  out.write((white ? WHITE_RUNS : BLACK_RUNS)[left & 63]!);
}

class BitWriter {
  #bytes = new Uint8Array(65_536);
  #length = 0;
  #bits = 0;
  #count = 0;

  write(code: string): void {
    for (let i = 0; i < code.length; i++) {
      this.#bits = (this.#bits << 1) | (code.charCodeAt(i) & 1);
      if (++this.#count === 8) this.#flush();
    }
  }

  bytes(): Uint8Array {
    while (this.#count !== 0) this.write('0');
    return this.#bytes.slice(0, this.#length);
  }

  #flush(): void {
    if (this.#length === this.#bytes.length) {
      const wider = new Uint8Array(this.#length * 2);
      wider.set(this.#bytes);
      this.#bytes = wider;
    }
    this.#bytes[this.#length++] = this.#bits;
    this.#bits = 0;
    this.#count = 0;
  }
}
