// Takes: a tract's tie courses and the words of its beginning. Gives: offset and anchor of the tie, and a finding on it.
// Never: a position on the earth; a tie says how far the beginning lies from a monument, not where the monument is.
import { beginningOf } from '../contract/beginning.ts';
import { unpack } from '../contract/packed.ts';
import type { Tract } from '../contract/extraction.ts';
import { azimuthRad, parseBearing } from '../survey/bearing.ts';
import { ABSURD_LENGTH_FT } from '../survey/course.ts';
import { emitted, feetText } from './emitted.ts';
import { finding } from './finding.ts';
import type { Finding } from './finding.ts';

export interface Tie {
  /** [east, north] feet from the monument to the point of beginning; with the monument in `anchor`, or both null. */
  readonly offset: number[] | null;
  readonly anchor: string | null;
  readonly findings: readonly Finding[];
}

const FOR_REFERENCE = String.raw`,?\s+for\s+(?:a\s+)?(?:reference|tie)(?:\s+(?:purposes?|only))?,?`;
/** Up to the first course. */
const MONUMENT = String.raw`(?:\s+(?:at|on|from))?\s+([\s\S]+?)(?=\s*(?:;|,?\s*\bthence\b|,\s*(?:and\s+)?running\b|$))`;
/** Or to a sentence's end, not that of "cor." or "Sec.". */
const SENTENCE_END = /(?<=[a-z]{4}|\d)\.\s+[A-Z][\s\S]*$/;
const COMMENCES = new RegExp(
  String.raw`\b(?:commenc(?:ing|es?|ement)|starting)\b(?:${FOR_REFERENCE})?${MONUMENT}`,
  'i',
);
/** "Beginning at a stone … to the true point of beginning", "From the corner …": where ties lead on, it only commences there. */
const OPENS = new RegExp(
  String.raw`(?:^|[\n,.:;])["“(\s]*(?:begin(?:ning|s)?|from)\b(?:${FOR_REFERENCE})?${MONUMENT}`,
  'i',
);

/** The commencement monument in words: what follows "commencing at", up to the first course; else all that stands before the ties. */
export function anchorOf(pobDescription: string): string | null {
  const { from } = beginningOf(pobDescription);
  const commences = /commenc|starting/i.test(from); // the cheap question first
  const words = ((commences ? COMMENCES : OPENS).exec(from)?.[1] ?? from)
    .replace(SENTENCE_END, '')
    .replace(/\s+/g, ' ')
    .replace(/[\s,.;:]+$/, '')
    .trim();
  return words === '' ? null : words.slice(0, 300);
}

/** One tie course in feet, or null when it cannot be walked. */
export function tieVector(packed: string, feet: number): readonly [eastFt: number, northFt: number] | null {
  const parts = unpack('tie_call', packed);
  const bearing = parts.bearing === undefined ? null : parseBearing(parts.bearing);
  const distance = Number((parts.distance ?? '').replaceAll(',', '') || Number.NaN);
  const lengthFt = distance * feet;
  if (bearing === null || !(lengthFt >= 0) || lengthFt > ABSURD_LENGTH_FT) return null;
  const azimuth = azimuthRad(bearing);
  return [lengthFt * Math.sin(azimuth), lengthFt * Math.cos(azimuth)];
}

const UNTIED: Tie = { offset: null, anchor: null, findings: [] };

export function tieOf(tract: Tract, feet: number): Tie {
  if (tract.tie_calls.length === 0) return UNTIED;
  let east = 0;
  let north = 0;
  const broken: number[] = [];
  tract.tie_calls.forEach((packed, i) => {
    const vector = tieVector(packed, feet);
    if (vector === null) broken.push(i + 1);
    else {
      east += vector[0];
      north += vector[1];
    }
  });
  if (broken.length > 0) {
    const text = `Tie course ${broken.join(', ')} has no usable bearing or length: the tie does not meet the point of beginning.`;
    return { ...UNTIED, findings: [finding('tie', 'warn', broken.length, 0, text, { bars: false })] };
  }
  const text = `The tie courses lead ${feetText(Math.hypot(east, north))} from the monument to the point of beginning.`;
  const value = emitted(Math.hypot(east, north), 4);
  const findings = [finding('tie', 'ok', value, null, text)];
  const anchor = anchorOf(tract.pob_description ?? '');
  return anchor === null
    ? { ...UNTIED, findings }
    : { offset: [emitted(east, 4), emitted(north, 4)], anchor, findings };
}
