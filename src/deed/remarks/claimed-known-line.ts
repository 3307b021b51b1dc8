// Takes: a figure. Gives: courses along a line that the paper itself tells otherwise: of another bearing ("the west line of which bears N 5° E"), or shorter than
// the course along it. Never: a bearing of record, nor a line that only has its side in common.
import { quoted } from '../tracts/quoted.ts';
import { matchesBetween } from './claim-words.ts';
import { azimuthOf, BEARING, feetOf, feetText, LENGTH, slantDeg, wordsOf, type Figure, type Side } from './figure.ts';

const WIND = String.raw`(?<wind>north|south|east|west)(?:erly|ern)?`;
const KIND = String.raw`(?:(?:boundary|property|lot|section)\s+)?(?:line|boundary|side)`;
const LAND = String.raw`(?:lot|section|block|tract|outlot|parcel)`;
const BEARS = new RegExp(
  String.raw`\b(?:the|said|whose)\s+${WIND}\s+${KIND}(?:\s+(?:of\s+(?:which|said\s+${LAND}|${LAND}\s+\w{1,5})(?:\s+\d{1,3})?|thereof))?,?\s+(?:(?:is\s+)?(?:taken|assumed|considered|recorded)\s+(?:to\s+bear|as|at)|bears?|bearing|runs?|running|lies|has\s+(?:a\s+bearing|the\s+bearing)\s+of|having\s+(?:a\s+bearing|the\s+bearing)\s+of)\s+(?<bearing>${BEARING})`,
  'g',
);
const ALONG = new RegExp(
  String.raw`\b(?<!parallel\s)(?:along|with|on|upon|following)\s+(?:(?:the|said|and|its)\s+){1,2}${WIND}\s+${KIND}\b`,
);
/** Another bearing of the same line, as another paper has it. */
const OF_RECORD = /\b(?:record\w*|deed|plat|formerly|magnetic|called)\b/;
/** The same line on two sheets differs by less. */
const LINE_DEG = 0.5;

export function knownLineClaims(figure: Figure): string[] {
  const known = linesOf(figure);
  return figure.sides.flatMap((side) =>
    side.course.kind === 'curve' ? [] : [...bearingClaim(figure, side, known), ...lengthClaim(figure, side)],
  );
}

interface KnownLine {
  readonly wind: string;
  readonly azimuthDeg: number;
  readonly at: number;
  readonly end: number;
}

/** The lines whose bearing is told once, each by its side of the land. */
function linesOf(figure: Figure): KnownLine[] {
  const { description, near, text } = figure;
  const from = Math.max(near.start, description.leadFrom);
  const found = matchesBetween(figure, BEARS, from, description.end).flatMap((match) => {
    const end = match.index + match[0].length;
    const azimuthDeg = azimuthOf(figure, match.groups!['bearing']!);
    if (azimuthDeg === null || OF_RECORD.test(text.slice(match.index, end + 40).toLowerCase())) return [];
    return [{ wind: match.groups!['wind']!, azimuthDeg, at: match.index, end }];
  });
  return found.filter(({ wind }) => found.filter((other) => other.wind === wind).length === 1);
}

function bearingClaim(figure: Figure, side: Side, known: readonly KnownLine[]): string[] {
  const words = wordsOf(figure, side);
  const along = ALONG.exec(words);
  if (!along || /\bto\s+(?:an?|the|said)\s[^;]{0,120}$/.test(words.slice(0, along.index))) return [];
  const line = known.find(({ wind }) => wind === along.groups!['wind']);
  if (!line || slantDeg(line.azimuthDeg, side.azimuthDeg) <= LINE_DEG) return [];
  return [
    `The paper says ${quoted(figure.text, line.at, line.end)} and ${quoted(figure.text, side.start, side.end)}: the course along that line has another bearing.`,
  ];
}

const LONG = new RegExp(
  String.raw`\b(?:line|boundary|side)\b(?:\s+of\s+[^;,\uE000-\uF7FF]{3,40})?,?\s+(?:(?:which\s+is|being|said\s+line\s+being)\s+)?(?<length>${LENGTH})\s+(?:in\s+length|long|in\s+total\s+length)\b`,
);
const OPEN = /\b(?:about|approximate\w*|nearly|more\s+or\s+less)\b/;

/** "along the west line of said Lot, 95 feet in length, a distance of 100.00 feet". */
function lengthClaim(figure: Figure, side: Side): string[] {
  const words = wordsOf(figure, side);
  const match = LONG.exec(words);
  const along = match && ALONG.exec(words);
  if (!along || along.index > match.index || OPEN.test(words.slice(0, match.index + match[0].length + 20))) return [];
  const feet = feetOf(figure, match.groups!['length']!);
  if (!(side.lengthFt > feet + Math.max(0.5, feet / 200))) return [];
  const at = side.start + match.index;
  return [
    `The paper says ${quoted(figure.text, at, at + match[0].length)}; the course along it is ${feetText(side.lengthFt)}.`,
  ];
}
