// Takes: values of a response. Gives: them as surveyors write them. Never: a figure rounded to look better than it is.
import type { ExtractResponse } from '../client/client.ts';

export type Tract = ExtractResponse['extraction']['tracts'][number];
export type Call = Tract['calls'][number];
export type Bearing = NonNullable<Call['bearing']>;
export type Verdict = ExtractResponse['groundtruth_verdicts'][number];

const two = (value: number): string => String(value).padStart(2, '0');

export function bearingText({ ns, degrees, minutes, seconds, ew }: Bearing): string {
  const part = seconds % 1 === 0 ? two(seconds) : seconds.toFixed(1).padStart(4, '0');
  return `${ns} ${degrees}°${two(minutes)}'${part}" ${ew}`;
}

const BEARING =
  /^\s*([NS])[.\s]*(\d{1,2})(?:[°\s-]+(\d{1,2}))?(?:['’′\s-]+(\d{1,2}(?:\.\d+)?))?["”″'’\s]*([EW])[.\s]*$/i;

/** "N 45 30 15 E", "n45°30'e"; null where it is no bearing. */
export function parsedBearing(text: string): Bearing | null {
  const [, ns, degrees, minutes = '0', seconds = '0', ew] = BEARING.exec(text) ?? [];
  if (ns === undefined || ew === undefined) return null;
  const value = { degrees: Number(degrees), minutes: Number(minutes), seconds: Number(seconds) };
  if (value.degrees > 90 || value.minutes > 59 || value.seconds >= 60) return null;
  return { ns: ns.toUpperCase() as 'N' | 'S', ...value, ew: ew.toUpperCase() as 'E' | 'W' };
}

const UNIT_MARKS: Readonly<Record<string, string>> = { feet: "'", meters: ' m', chains: ' ch', links: ' lk' };

export function lengthText(value: number | null, unit: string): string {
  if (value === null) return '–';
  const digits = Math.max(2, (String(value).split('.')[1] ?? '').length);
  const figure = value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return figure + (UNIT_MARKS[unit] ?? ` ${unit}`);
}

export const angleText = (degrees: number | null): string => {
  if (degrees === null) return '–';
  const all = Math.round(degrees * 3600);
  return `${Math.floor(all / 3600)}°${two(Math.floor(all / 60) % 60)}'${two(all % 60)}"`;
};

export const acresText = (acres: number | null | undefined): string =>
  acres === null || acres === undefined ? '–' : `${acres.toLocaleString('en-US', { maximumFractionDigits: 4 })} ac`;

/** What a course says in one line, as on a drawing. */
export function courseLabel(call: Call, unit: string): string {
  if (call.call_type === 'curve') {
    const arc = call.arc_length === null ? '' : ` L=${lengthText(call.arc_length, unit)}`;
    return `R=${lengthText(call.radius, unit)}${arc}`;
  }
  return [call.bearing && bearingText(call.bearing), call.distance !== null && lengthText(call.distance, unit)]
    .filter(Boolean)
    .join('  ');
}

export const GLYPHS = { PASS: '✓', REVIEW: '!', FAIL: '✗', high: '●', medium: '◐', low: '○' } as const;

/** "plat", "as built"; a paper of no kind of its own is what it was handed in as. */
export const kindOf = ({ extraction, input_kind: input }: ExtractResponse): string =>
  extraction.document_kind === 'other'
    ? input === 'text'
      ? 'words'
      : 'paper'
    : extraction.document_kind.replace('_', ' ');

export function partiesOf({ extraction }: ExtractResponse): string {
  const { grantors, grantees } = extraction.metadata;
  return [grantors.join(', '), grantees.join(', ')].filter((names) => names !== '').join(' → ');
}
