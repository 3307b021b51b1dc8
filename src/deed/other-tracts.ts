// Takes: the text and where its measured descriptions stand. Gives: the tracts that are described without courses: aliquot parts,
// lots, exhibits, blanket and facility easements. Never: a tract for land that a measured description only lies in.
import type { Tract } from '../contract/extraction.ts';
import type { SourceText } from '../document/source-text.ts';
import { readAliquots, type AliquotReading } from './aliquot.ts';
import { areasOf } from './area-phrase.ts';
import { describesLand, descriptionTypeHint, PASSAGE } from './classify.ts';
import { callOf } from './call.ts';
import { readEasement } from './easement.ts';
import { placeReader } from './place.ts';
import { stripLine } from './strip-line.ts';
import { NO_AREA, statedArea } from './stated-area.ts';

interface Span {
  readonly start: number;
  readonly end: number;
}

interface MeasuredSpan extends Span {
  readonly isException: boolean;
}

interface Beside {
  readonly spans: readonly MeasuredSpan[];
  /** Whether the text describes land, where somebody has asked already. */
  readonly speaksOfLand: boolean | null;
}

export function otherTracts(source: SourceText, folded: string, measured: Beside): Tract[] {
  const { text } = source;
  if (measured.spans.length > 0) return besideMeasured(text, folded, measured.spans);
  const aliquots = readAliquots(text, 0, text.length);
  const known = text.length <= PASSAGE ? aliquots : undefined;
  if (!(measured.speaksOfLand ?? describesLand(text, known))) return [];
  if (aliquots.length > 0) return aliquotTracts(text, folded, aliquots, 0);
  const type = descriptionTypeHint(text, 0, text.length, known);
  if (type === null || type === 'aliquot') return [];
  const line = type === 'centerline' ? stripLine(text, folded) : null;
  const context = { source, unit: 'feet' as const, places: placeReader(source), state: '' };
  return [
    {
      ...plainTract('Tract 1', type),
      calls: line ? [callOf(context, line)] : [],
      ...statedArea(areasOf(folded, 0, folded.length)),
      easement: readEasement(text, 0, text.length),
      notes: line ? null : (NOTES[type] ?? null),
    },
  ];
}

/** Only another paragraph can hold land of its own beside a measured description; most documents have none. */
function besideMeasured(text: string, folded: string, measured: readonly MeasuredSpan[]): Tract[] {
  const paragraphBefore = /\n\s*\n|\.\s*\n/.test(folded.slice(0, measured[0]!.start));
  const paragraphBehind = /\n\s*\n/.test(folded.slice(measured[0]!.end));
  if (!paragraphBefore && !paragraphBehind && !measured[0]!.isException) return [];
  const aliquots = readAliquots(text, 0, text.length).filter((a) => standsAlone(folded, a, measured));
  const before = measured[0]!.isException ? 0 : measured.length;
  return aliquots.length > 0 ? aliquotTracts(text, folded, aliquots, before) : [];
}

const NOTES: Partial<Record<Tract['description_type'], string>> = {
  exhibit_referenced: 'Described by reference to another paper; no courses are given here.',
  blanket: 'Over the whole of the land named; no courses are given.',
  facility_relative: 'Placed by the facility it serves; no courses are given.',
  centerline: 'A strip along a line whose courses are not given here.',
};

function plainTract(name: string, type: Tract['description_type'], land?: AliquotReading): Tract {
  return {
    name,
    pob_description: '',
    calls: [],
    tie_calls: [],
    description_type: type,
    distance_unit: 'feet',
    is_exception: land?.isException ?? false,
    ...NO_AREA,
    easement: '',
    aliquot: land?.packed ?? '',
    situs: '',
    notes: null,
  };
}

const LOCATES =
  /\b(?:in|of|within|part|portion|corner|line|located|situated?|being|through|across|to|from|at|said|the)\s+(?:the\s+|said\s+)?$/;

/** In a document with measured courses an aliquot chain is land of its own only outside their sentences and paragraphs. */
function standsAlone(folded: string, a: AliquotReading, measured: readonly MeasuredSpan[]): boolean {
  if (measured.some((m) => a.start >= m.start && a.start < m.end)) return false;
  if (isLessFigure(folded, a, measured[0]!)) return true;
  if (LOCATES.test(folded.slice(Math.max(0, a.start - 30), a.start))) return false;
  const next = measured.find((m) => m.start > a.end);
  if (next) return /\n\s*\n|\.\s*\n/.test(folded.slice(a.end, next.start));
  const last = measured.at(-1)!;
  return /\n\s*\n/.test(folded.slice(last.end, a.start));
}

const EXCEPTS = /\b(?:except(?:ing)?|less|save|excluding|exclusive)\b/;

/** "the E½ of Section 2, excepting a tract described as beginning at …": what is measured is taken out of the land before it. */
function isLessFigure(folded: string, a: AliquotReading, first: MeasuredSpan): boolean {
  if (!first.isException || a.end > first.start || first.start - a.end > 1500) return false;
  return EXCEPTS.test(folded.slice(a.end, first.start));
}

const HEADER =
  /(?:^|\n|[.;:]\s{1,3})[ \t]{0,8}(?<name>(?:TRACT|PARCEL|Tract|Parcel)\s(?:(?:No|NO)\.?\s?)?(?:[IVX]{1,4}|[A-Z]|\d{1,3}[A-Z]?|One|Two|Three|Four|Five|Six|ONE|TWO|THREE|FOUR|FIVE|SIX))\b\.?(?=\s{0,2}[:.\n-])/g;

/** "PARCEL II: The North Half …": each land by the header it stands under, or by its number. */
function namesOf(text: string, aliquots: readonly AliquotReading[], before: number): string[] {
  const headers = /\b(?:tract|parcel)\b/i.test(text) ? [...text.matchAll(HEADER)] : [];
  let next = 0;
  const seen = new Map<string, number>();
  return aliquots.map((a, i) => {
    while (next < headers.length && headers[next]!.index < a.start) next++;
    const header = headers[next - 1]?.groups?.['name'];
    if (header === undefined) return `Tract ${before + i + 1}`;
    const same = (seen.get(header) ?? 0) + 1;
    seen.set(header, same);
    return same === 1 ? header : `${header} (${same})`;
  });
}

/** Longer lists are told by their first and last: nobody reads a thousand names. */
const NAMED = 40;

/** DECISIONS.md: an area stated for several tracts stands on the first, whose notes name the others. */
function aliquotTracts(text: string, folded: string, aliquots: readonly AliquotReading[], before: number): Tract[] {
  const last = aliquots.at(-1)!;
  const areas = areasOf(folded, aliquots[0]!.start, Math.min(folded.length, last.end + 600));
  const names = namesOf(text, aliquots, before);
  const tracts = aliquots.map((a, i) => plainTract(names[i]!, 'aliquot', a));
  const covered = names.length <= NAMED ? names.join(', ') : `${names[0]!} to ${names.at(-1)!}`;
  const notes = tracts.length > 1 && areas.length > 0 ? `The area is stated for ${covered} together.` : null;
  tracts[0] = { ...tracts[0]!, ...statedArea(areas), notes };
  return tracts;
}
