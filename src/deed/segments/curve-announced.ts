// Takes: a stretch cut into courses. Gives: the same, with a curve that is told whole where a line ends as a course of its own: "to the
// start of a curve to the left having a radius of 300 feet and an arc of 90 feet; thence S 40° E". Never: a cut where the next course runs
// along the curve, or where the curve has no length. Also whether a "thence" only tells the length of the curve that is open.
import { before } from '../words/before.ts';
import { wording } from '../words/wording.ts';
import type { CourseMark } from '../marks/course-marks.ts';
import { curveAt } from '../courses/curve-phrase.ts';
import { hasLength, isBearing, lengthWithin, type Cut, type Segment } from '../marks/cut.ts';

const STARTS_A_CURVE = new RegExp(
  wording`\b(?:to|being) (?:the|a) (?:start|beginning|commencement|point) of (?:an?|the) (?:[a-z-]+ ){0,2}curve[\s,]`,
);
/** "…, a distance of 90 feet to the point of reverse curve" too: a length that the curve runs to its end. */
const ARC_LENGTH = new RegExp(
  wording`\b(?:arc|curve) (?:length|distance)?\s{0,2}(?:of|is|being) |\blength of (?:arc|curve)\b
    |, a distance of\s[^;,]{2,24}\bto (?:the|a) (?:point o[a-z] (?:reverse|compound|tangen)|end o[a-z] )`,
);
/** The curve's own end, where no "thence" follows it. */
const COMES_TO = /\d['"]?[^.;]{0,12}\sto\s+(?:an?|the)\s/;
const RUNS_ON_IT = new RegExp(
  wording`\b(?:along|on|by|with|following|around|upon|follow) (?:(?:the|said|an?|its) ){0,2}(?:[a-z-]+ ){0,3}(?:curve|arc|same)\b|\bcontinu`,
);

/** The next course is a curve of its own: "thence on a tangential curve to the left". */
const NEXT_CURVE = new RegExp(wording`^[\s,]{0,3}(?:on|along) a (?:[a-z-]+ ){0,2}curve to the (?:left|right)\b`);

export function withAnnouncedCurves(text: string, segments: Segment[]): Segment[] {
  const all: Segment[] = [];
  for (const [i, segment] of segments.entries()) {
    all.push(segment);
    const next = segments[i + 1];
    const at = next === undefined ? -1 : announcedAt(text, segment, next);
    if (at < 0) continue;
    const tokens = segment.tokens.splice(segment.tokens.findIndex((t) => t.start >= at));
    all.push({ how: 'curve', start: at, lead: at, end: segment.end, tokens });
    segment.end = at;
  }
  return all;
}

const isOfRadius = before(/\bradius\s{1,2}(?:of|is|being)\s{1,2}/);

/** A length, or a radius whose unit is not printed. */
const isElement = (text: string, t: Segment['tokens'][number]): boolean =>
  t.kind === 'distance' || (t.kind === 'number' && isOfRadius(text, t.start));

/** Where the words of the curve begin behind "the start of a curve"; -1 where the line only ends at one. */
function announcedAt(text: string, segment: Segment, next: Segment): number {
  const words = text.slice(segment.lead, segment.end);
  if (!/\bradius\b/.test(words)) return -1;
  const found = STARTS_A_CURVE.exec(words);
  if (!found) return -1;
  const at = segment.lead + found.index + found[0].length;
  if (next.how !== 'thence' && !COMES_TO.test(text.slice(at, segment.end))) return -1;
  const [own, behind] = [segment.tokens.filter((t) => t.end <= at), segment.tokens.filter((t) => t.start >= at)];
  const turns = own.some((t) => t.kind === 'angle') && own.every((t) => t.kind !== 'direction');
  if (!turns && (!own.some((t) => isBearing(t, false)) || !own.some((t) => t.kind === 'distance'))) return -1;
  if (behind.filter((t) => isElement(text, t)).length < 2 || !ARC_LENGTH.test(text.slice(at, segment.end))) return -1;
  const line = next.tokens.find((t) => isBearing(t, false));
  if (NEXT_CURVE.test(text.slice(next.lead, next.lead + 60)) && behind.some((t) => t.kind === 'angle')) return at;
  return line && hasLength(next) && !RUNS_ON_IT.test(text.slice(next.lead, line.start)) ? at : -1;
}

const ON_A_CURVE = new RegExp(
  wording`^[\s,]{0,3}(?:[a-z]+erly )?(?:along|on|by|with|around|following) (?:the arc of )?an?\s(?:[a-z-]+\s){0,3}curve\b`,
);
const HAS_ARRIVED = new RegExp(
  wording`\bto (?:an?|its|said)\s|\bto the (?!left\b|right\b|(?:north|south|east|west)\w*[\s,;)]|last\b|tangent\b)`,
);
const ON_SAID_CURVE = new RegExp(
  wording`^[\s,]{0,3}(?:[a-z]+erly )?(?:along|on|by|with|around|following) (?:the arc of )?(?:said|the said)\s(?:[a-z-]+\s){0,2}(?:curve|arc)\b`,
);
const MOST_OF_A_CURVE = 500;
const MOST_TO_LENGTH = 160;

/** "thence along a curve to the left, radius 90 feet, chord bearing N 5° E; thence along the arc of said curve 31 feet to a pin": one curve, told in two. */
export function tellsOpenCurve(cut: Cut, open: Segment, mark: CourseMark): boolean {
  const { text } = cut.s;
  if (!ON_SAID_CURVE.test(text.slice(mark.lead, mark.lead + 90)) || mark.start - open.lead > MOST_OF_A_CURVE)
    return false;
  const words = text.slice(open.lead, mark.start);
  if (!ON_A_CURVE.test(words) || HAS_ARRIVED.test(words)) return false;
  const told = curveAt(text, open.lead, mark.start, open.tokens, false);
  const length = lengthWithin(cut, mark.lead, mark.lead + MOST_TO_LENGTH);
  if (told.radius === null || length?.kind !== 'distance') return false;
  if (/;|\bradius\b/.test(text.slice(mark.lead, length.start))) return false;
  return told.arc === null || told.arc.amount === length.distance.amount;
}
