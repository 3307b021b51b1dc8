// Takes: a response. Gives: its tracts as a clean legal description, written from the recorded values of the calls; null without calls.
// Never: a computed value: what the document did not state is said to be not stated; nor a return to the beginning that no call tells of.
import { beginningOf } from '../contract/beginning.ts';
import type { Bearing, Call, Tract } from '../contract/extraction.ts';
import { unpack } from '../contract/packed.ts';
import type { ExtractResponse } from '../contract/response.ts';
import { parseBearing } from '../survey/bearing.ts';
import { easementParts } from './certificate-land.ts';
import { degreesText } from './degrees-text.ts';
import { recordedText, tieDistance } from './recorded-text.ts';

export function writtenDescription({ extraction }: ExtractResponse): string | null {
  const written = extraction.tracts.filter(({ calls }) => calls.length > 0).map(tractText);
  return written.length === 0 ? null : `${written.join('\n\n')}\n`;
}

function tractText(tract: Tract): string {
  const open = tract.description_type === 'centerline';
  const shared = SHARED_AREA.exec(tract.notes ?? '')?.[0] ?? '';
  const last = tract.calls.length - 1;
  const courses = tract.calls.map((call, i) => {
    const end = i < last ? ';' : open || shared !== '' ? '.' : `${areaText(tract)}.`;
    return `thence ${courseText(call, tract.distance_unit)}${endText(call)}${end}`;
  });
  const sum = shared === '' ? '' : `${shared} It is ${areaWords(tract)}.`;
  return [heading(tract), easementText(tract), ...opening(tract), ...courses, sum]
    .filter((line) => line !== '')
    .join('\n');
}

/** An area that is not this tract's own: what it is the area of, as the reader notes it. */
const SHARED_AREA = /The area is stated (?:for [^\n]{1,400}? together|net of [^.\n]{1,200})\./;

function heading({ name, is_exception: exception }: Tract): string {
  return exception ? `LESS AND EXCEPT: ${clean(name)}` : clean(name);
}

function easementText({ easement, description_type: type }: Tract): string {
  const parts = easementParts(easement);
  if (parts.length === 0) return '';
  return `An easement, ${parts.join(', ')}${type === 'centerline' ? ', along the following centerline' : ''}:`;
}

function opening(tract: Tract): string[] {
  const ties = tract.tie_calls.map((packed) => unpack('tie_call', packed));
  const { from, point } = beginningOf(tract.pob_description);
  const start = clean(from.replace(/^\s*(?:BEGINNING|COMMENCING)\s+at\s+/i, ''));
  if (ties.length === 0) return [`BEGINNING at ${start || 'the point of beginning'};`];
  const walked = ties.map(({ bearing, distance, verbatim }, i) => {
    const read = bearing ? parseBearing(bearing) : null;
    const way = read ? bearingWords(read) : bearing || 'on a bearing not stated';
    const length = distance ? `${tieDistance(distance, verbatim)} ${tract.distance_unit}` : 'a distance not stated';
    return `thence ${way}, ${length}${i < ties.length - 1 ? '' : ` ${pointText(point)}`};`;
  });
  return [`COMMENCING at ${start || 'the point of commencement'};`, ...walked];
}

/** The words of the document, where they tell more than that the tract begins there. */
function pointText(point: string): string {
  const words = clean(point);
  if (!/^to\s/i.test(words)) return 'to the POINT OF BEGINNING';
  return /beginning/i.test(words) ? words : `${words}, the POINT OF BEGINNING`;
}

function courseText(call: Call, unit: string): string {
  if (call.call_type === 'curve') return curveText(call, unit);
  const bearing = call.bearing ? bearingWords(call.bearing) : 'on a bearing not stated';
  return `${bearing}, ${lengthText(call.distance, unit, call)}${alongText(call)}`;
}

function curveText(call: Call, unit: string): string {
  const parts = [
    call.radius === null ? '' : `a radius of ${lengthText(call.radius, unit, call)}`,
    call.delta === null ? '' : `a central angle of ${degreesText(call.delta, 2)}`,
    call.arc_length === null ? '' : `an arc length of ${lengthText(call.arc_length, unit, call)}`,
  ].filter(Boolean);
  const chord =
    call.chord_bearing && call.chord_length !== null
      ? ` and a chord which bears ${bearingWords(call.chord_bearing)}, ${lengthText(call.chord_length, unit, call)}`
      : '';
  const having = parts.length > 0 ? `, having ${parts.join(', ')}` : '';
  const kind = call.tangent === true ? 'tangent ' : call.tangent === false ? 'non-tangent ' : '';
  const hand = call.curve_direction ? ` to the ${call.curve_direction}` : '';
  return `along a ${kind}curve${hand}${having}${chord}`;
}

function alongText({ adjoiner }: Call): string {
  return adjoiner.trim() === '' ? '' : `, along ${clean(adjoiner)}`;
}

const BEGINNING = /^(?:the\s+)?(?:(?:true|real|actual|said)\s+)?(?:(?:point|place)\s+of\s+)?beginning$/i;

/** What stands at the end of a course; nothing where a reader took a whole phrase for it. */
function endText({ monument, call_type: type }: Call): string {
  const words = clean(monument ?? '');
  if (BEGINNING.test(words)) return ' to the POINT OF BEGINNING';
  return words === '' || (type === 'curve' && /radius|chord|arc length/i.test(words)) ? '' : ` to ${words}`;
}

function areaText(tract: Tract): string {
  const words = areaWords(tract);
  return words === '' ? '' : `, containing ${words} of land`;
}

const AREA_UNITS = [
  ['acres', 'acres'],
  ['sqft', 'square feet'],
  ['ha', 'hectares'],
  ['sqm', 'square meters'],
  ['arpents', 'arpents'],
] as const;

/** `6.212 acres (270591 square feet)` */
function areaWords({ stated_area: stated }: Tract): string {
  const areas = unpack('stated_area', stated);
  const [first, ...more] = AREA_UNITS.flatMap(([unit, words]) => (areas[unit] ? [`${areas[unit]} ${words}`] : []));
  return [first ?? '', more.length > 0 ? `(${more.join(', ')})` : ''].filter(Boolean).join(' ');
}

const NAMES = { N: 'North', S: 'South', E: 'East', W: 'West' } as const;
const pad = (value: number): string => (value < 10 ? `0${value}` : String(value));

function bearingWords({ ns, degrees, minutes, seconds, ew }: Bearing): string {
  return `${NAMES[ns]} ${pad(degrees)}°${pad(minutes)}'${pad(Math.round(seconds * 1000) / 1000)}" ${NAMES[ew]}`;
}

function lengthText(value: number | null, unit: string, { verbatim_text: sentence }: Call): string {
  return value === null ? 'a distance not stated' : `${recordedText(value, sentence)} ${unit}`;
}

function clean(words: string): string {
  return words
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[;,.]+$/, '');
}
