// Takes: hOCR as Tesseract writes it, with per-symbol choices. Gives: lines of words with boxes in pixels and alternates, and where
// each line stands.
// Never: a general HTML parser; the input is our own recogniser's output, one element a line.
import type { Box, PlacedWord, WordAlternate } from './placed-word.ts';
import type { LinePlace } from './scan/line-cut.ts';

const MIN_CHOICE = 1; // per cent; below it Tesseract lists everything that resembles the letter at all

const LINE = /<span class='ocr_(?:line|header|caption|textfloat)'/;
const PLACE =
  /title="bbox (\d+) \d+ (\d+) (\d+); baseline ([-\d.e]+) ([-\d.e]+); x_size ([\d.]+); x_descenders ([\d.]+); x_ascenders ([\d.]+)/;
const MIN_X_HEIGHT = 5;
const WORD = /<span class='ocrx_word'[^>]*title='bbox (\d+) (\d+) (\d+) (\d+); x_wconf (\d+)[^']*'[^>]*>(.*)$/;
const GROUP = /<span class='ocrx_cinfo' id='lstm_choices_/;
const CHOICE = /<span class='ocrx_cinfo' id='choice_[^']*' title='x_confs ([\d.e+-]+)'>(.*?)<\/span>/;

interface WordDraft {
  text: string;
  box: Box;
  confidence: number;
  groups: { text: string; confidence: number }[][];
}

export interface ScannedLine {
  readonly words: readonly PlacedWord[];
  /** Null where the recogniser did not say. */
  readonly place: LinePlace | null;
}

export function linesOfHocr(hocr: string): ScannedLine[] {
  const lines: WordDraft[][] = [];
  const places: (LinePlace | null)[] = [];
  for (const source of hocr.split('\n')) {
    if (LINE.test(source)) {
      lines.push([]);
      places.push(placeOf(source));
    }
    const word = WORD.exec(source);
    if (word) {
      const [x0, y0, x1, y1] = word.slice(1, 5).map(Number) as [number, number, number, number];
      const text = plain(word[6]!);
      lines.at(-1)?.push({ text, box: [x0, y0, x1, y1], confidence: Number(word[5]) / 100, groups: [] });
    }
    const draft = lines.at(-1)?.at(-1);
    if (!draft) continue;
    if (GROUP.test(source)) draft.groups.push([]);
    const choice = CHOICE.exec(source);
    if (choice) draft.groups.at(-1)?.push({ text: decoded(choice[2]!), confidence: Number(choice[1]) });
  }
  return lines
    .map((line, i) => ({ words: line.map(finished).filter((word) => word.text !== ''), place: places[i]! }))
    .filter((line) => line.words.length > 0);
}

/** A baseline is given as slope and height at the left end, counted from the foot of the box. */
function placeOf(source: string): LinePlace | null {
  const found = PLACE.exec(source);
  if (!found) return null;
  const [x0, x1, foot, slope, rise, size, below, above] = found.slice(1).map(Number) as Numbers8;
  const baseline0 = foot + rise;
  const baseline1 = baseline0 + slope * (x1 - x0);
  return x1 > x0 ? { x0, x1, baseline0, baseline1, xHeight: Math.max(MIN_X_HEIGHT, size - below - above) } : null;
}

type Numbers8 = [number, number, number, number, number, number, number, number];

function finished(draft: WordDraft): PlacedWord {
  return { text: draft.text, box: draft.box, confidence: draft.confidence, alternates: alternatesOf(draft) };
}

/** Choices are given symbol by symbol; they are used only where their first ones spell the word. */
function alternatesOf(draft: WordDraft): WordAlternate[] {
  const groups = draft.groups.filter((group) => group[0] !== undefined && group[0].text.trim() !== '');
  if (groups.map((group) => group[0]!.text).join('') !== draft.text) return [];
  const alternates: WordAlternate[] = [];
  let at = 0;
  for (const group of groups) {
    const end = at + group[0]!.text.length;
    for (const other of group.slice(1))
      if (other.confidence >= MIN_CHOICE)
        alternates.push({ start: at, end, text: other.text, confidence: other.confidence / 100 });
    at = end;
  }
  return alternates;
}

const plain = (html: string): string => decoded(html.replace(/<[^>]*>/g, '')).trim();

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

function decoded(html: string): string {
  return html.replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole);
}
