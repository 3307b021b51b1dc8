// Takes: a response. Gives: its tracts as a clean legal description, written from the recorded values of the calls; null without calls.
// Never: a computed value: what the document did not state is said to be not stated.
import { beginningOf } from '../contract/beginning.ts';
import type { Bearing, Call, Tract } from '../contract/extraction.ts';
import { unpack } from '../contract/packed.ts';
import type { ExtractResponse } from '../contract/response.ts';
import { bearingFromAzimuth, parseBearing } from '../survey/bearing.ts';

export function writtenDescription({ extraction }: ExtractResponse): string | null {
  const written = extraction.tracts.filter(({ calls }) => calls.length > 0).map(tractText);
  return written.length === 0 ? null : `${written.join('\n\n')}\n`;
}

function tractText(tract: Tract): string {
  const open = tract.description_type === 'centerline';
  const last = tract.calls.length - 1;
  const courses = tract.calls.map((call, i) => {
    const end = i < last ? ';' : open ? '.' : `${areaText(tract)}.`;
    const to = i === last && !open ? ' to the POINT OF BEGINNING' : endText(call);
    return `thence ${courseText(call, tract.distance_unit)}${to}${end}`;
  });
  return [clean(tract.name), ...opening(tract), ...courses].filter((line) => line !== '').join('\n');
}

function opening(tract: Tract): string[] {
  const ties = tract.tie_calls.map((packed) => unpack('tie_call', packed));
  const { from, point } = beginningOf(tract.pob_description);
  const start = clean(from.replace(/^\s*(?:BEGINNING|COMMENCING)\s+at\s+/i, ''));
  if (ties.length === 0) return [`BEGINNING at ${start || 'the point of beginning'};`];
  const walked = ties.map(({ bearing, distance }, i) => {
    const read = bearing ? parseBearing(bearing) : null;
    const way = read ? bearingWords(read) : bearing || 'on a bearing not stated';
    const length = distance ? `${distance} ${tract.distance_unit}` : 'a distance not stated';
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
  return `${bearing}, ${lengthText(call.distance, unit)}${alongText(call)}`;
}

function curveText(call: Call, unit: string): string {
  const parts = [
    call.radius === null ? '' : `a radius of ${lengthText(call.radius, unit)}`,
    call.delta === null ? '' : `a central angle of ${angleText(call.delta)}`,
    call.arc_length === null ? '' : `an arc length of ${lengthText(call.arc_length, unit)}`,
  ].filter(Boolean);
  const chord =
    call.chord_bearing && call.chord_length !== null
      ? ` and a chord which bears ${bearingWords(call.chord_bearing)}, ${lengthText(call.chord_length, unit)}`
      : '';
  const having = parts.length > 0 ? `, having ${parts.join(', ')}` : '';
  const kind = call.tangent === true ? 'tangent ' : call.tangent === false ? 'non-tangent ' : '';
  const hand = call.curve_direction ? ` to the ${call.curve_direction}` : '';
  return `along a ${kind}curve${hand}${having}${chord}`;
}

function alongText({ adjoiner }: Call): string {
  return adjoiner.trim() === '' ? '' : `, along ${clean(adjoiner)}`;
}

/** What stands at the end of a course; nothing where a reader took a whole phrase for it. */
function endText({ monument, call_type: type }: Call): string {
  const words = clean(monument ?? '');
  return words === '' || (type === 'curve' && /radius|chord|arc length/i.test(words)) ? '' : ` to ${words}`;
}

function areaText({ stated_area: stated }: Tract): string {
  const { acres, sqft } = unpack('stated_area', stated);
  if (acres) return `, containing ${acres} acres of land`;
  return sqft ? `, containing ${sqft} square feet of land` : '';
}

const NAMES = { N: 'North', S: 'South', E: 'East', W: 'West' } as const;
const pad = (value: number): string => (value < 10 ? `0${value}` : String(value));

function bearingWords({ ns, degrees, minutes, seconds, ew }: Bearing): string {
  return `${NAMES[ns]} ${pad(degrees)}°${pad(minutes)}'${pad(Math.round(seconds * 1000) / 1000)}" ${NAMES[ew]}`;
}

function angleText(deg: number): string {
  const quarter = Math.floor(deg / 90) * 90;
  const { degrees, minutes, seconds } = bearingFromAzimuth(deg - quarter, 2);
  return `${pad(quarter + degrees)}°${pad(minutes)}'${pad(seconds)}"`;
}

function lengthText(value: number | null, unit: string): string {
  if (value === null) return `a distance not stated`;
  const text = String(value);
  return `${/\.\d\d/.test(text) || text.includes('e') ? text : value.toFixed(2)} ${unit}`;
}

function clean(words: string): string {
  return words
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[;,.]+$/, '');
}
