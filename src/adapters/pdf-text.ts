// Takes: an open PDF page. Gives: its characters with boxes, and whether each can be seen.
// Never: asks PDFium for text by the page: with nothing on it, it answers with rubbish.
import type { WrappedPdfiumModule } from '@embedpdf/pdfium';
import { Refusal } from '../contract/refusals.ts';
import type { Glyph } from '../document/glyphs.ts';
import type { PageFrame } from './pdf-frame.ts';
import { heapOf, withScratch } from './pdf.ts';

const INVISIBLE = 3;
const CLIP_ONLY = 7;
const MAX_GLYPHS = 200_000; // a page of newsprint has some 20,000

/** PDFium's exports themselves: by way of the wrapper the characters of a page (2,653) took 14 ms instead of 3. */
interface CharacterCalls {
  FPDFText_GetUnicode(text: number, index: number): number;
  FPDFText_IsGenerated(text: number, index: number): number;
  FPDFText_GetTextObject(text: number, index: number): number;
  FPDFText_HasUnicodeMapError(text: number, index: number): number;
  FPDFText_GetFontSize(text: number, index: number): number;
  FPDFText_GetCharAngle(text: number, index: number): number;
  FPDFText_GetCharBox(text: number, index: number, l: number, r: number, b: number, t: number): number;
}

const written = (count: number): string => count.toLocaleString('en-US');

export interface PageGlyphs {
  readonly glyphs: Glyph[];
  readonly unmapped: number;
}

/** `coveredBelow`: text objects drawn before this one are under a picture of the whole page. */
export function readGlyphs(
  pdfium: WrappedPdfiumModule,
  page: number,
  frame: PageFrame,
  covered: ReadonlySet<number>,
): PageGlyphs {
  const text = pdfium.FPDFText_LoadPage(page);
  if (text === 0) return { glyphs: [], unmapped: 0 };
  try {
    const count = pdfium.FPDFText_CountChars(text);
    if (count > MAX_GLYPHS)
      throw new Refusal(
        'conversion_failed',
        `A page of the PDF has ${written(count)} characters; the limit is ${written(MAX_GLYPHS)}.`,
      );
    return withScratch(pdfium, 32, (at) => collect(pdfium, text, Math.max(0, count), at, frame, covered));
  } finally {
    pdfium.FPDFText_ClosePage(text);
  }
}

function collect(
  pdfium: WrappedPdfiumModule,
  text: number,
  count: number,
  at: number,
  frame: PageFrame,
  covered: ReadonlySet<number>,
): PageGlyphs {
  const glyphs: Glyph[] = [];
  const hiddenObjects = new Map<number, boolean>();
  const calls = pdfium.pdfium.wasmExports as unknown as CharacterCalls;
  let unmapped = 0;
  for (let i = 0; i < count; i++) {
    const code = calls.FPDFText_GetUnicode(text, i) >>> 0;
    const last = glyphs.at(-1);
    if (calls.FPDFText_IsGenerated(text, i) === 1) {
      const turn = last ? { quarter: last.quarter, hidden: last.hidden } : { quarter: 0, hidden: false };
      glyphs.push({
        text: String.fromCodePoint(code),
        box: last?.box ?? [0, 0, 0, 0],
        sizePt: 0,
        inferred: true,
        ...turn,
      });
      continue;
    }
    const object = calls.FPDFText_GetTextObject(text, i);
    const hidden = cached(hiddenObjects, object, () => isHidden(pdfium, object, covered));
    if (!hidden && (calls.FPDFText_HasUnicodeMapError(text, i) === 1 || isNoCharacter(code))) unmapped++;
    if (code === 0 || code > 0x10ffff) continue;
    glyphs.push({
      text: plainLetters(String.fromCodePoint(code)),
      box: boxOf(pdfium, text, i, at, frame),
      sizePt: calls.FPDFText_GetFontSize(text, i),
      quarter: quarterOf(calls.FPDFText_GetCharAngle(text, i), frame),
      hidden,
      inferred: false,
    });
  }
  return { glyphs, unmapped };
}

function cached(map: Map<number, boolean>, key: number, make: () => boolean): boolean {
  let value = map.get(key);
  if (value === undefined) map.set(key, (value = make()));
  return value;
}

function isHidden(pdfium: WrappedPdfiumModule, object: number, covered: ReadonlySet<number>): boolean {
  if (object === 0) return false;
  const mode = pdfium.FPDFTextObj_GetTextRenderMode(object);
  return mode === INVISIBLE || mode === CLIP_ONLY || covered.has(object);
}

/** Private use, surrogates alone, and the replacement character: the font does not say what it draws. */
function isNoCharacter(code: number): boolean {
  return code === 0 || code === 0xfffd || (code >= 0xd800 && code <= 0xdfff) || (code >= 0xe000 && code <= 0xf8ff);
}

/** Ligatures and full-width forms as the letters they stand for; everything else as it is. */
function plainLetters(text: string): string {
  return /[\uFB00-\uFB06\uFF01-\uFF5E]/.test(text) ? text.normalize('NFKC') : text;
}

function boxOf(pdfium: WrappedPdfiumModule, text: number, index: number, at: number, frame: PageFrame) {
  const calls = pdfium.pdfium.wasmExports as unknown as CharacterCalls;
  calls.FPDFText_GetCharBox(text, index, at, at + 8, at + 16, at + 24);
  const sides = new Float64Array(heapOf(pdfium).buffer, at, 4);
  return frame.seen(sides[0]!, sides[2]!, sides[1]!, sides[3]!);
}

/** PDFium measures the angle counter-clockwise from the page's own upright; we count quarters clockwise as seen. */
function quarterOf(angleRad: number, frame: PageFrame): number {
  if (angleRad < 0) return frame.quarter;
  const quarters = Math.round(-angleRad / (Math.PI / 2)) + frame.quarter;
  return ((quarters % 4) + 4) % 4;
}
