// Takes: folded text and its tokens. Gives: the figures of a closure report as CAD programs print it, each under its parcel's name: "Line Course:
// N 1-20-30 E Length: 148.06", "Curve Length: 47.12 Radius: 30.00 …", between the coordinates of their ends.
// Never: a coordinate for a length, the bearing of the misclosure, a hand that neither the centre nor the chord tells.
import type { Bearing, CurveDirection } from '../../contract/extraction.ts';
import { azimuthDeg } from '../../survey/bearing.ts';
import type { Token } from '../values/tokens.ts';
import { NO_UNIT } from './course-length.ts';
import type { Course } from './course-parts.ts';
import { elementsAgree } from './curve-agreement.ts';
import { foundSide } from './curve-hand.ts';
import { emptyCurve, type CurveElements, type Length } from './curve-phrase.ts';
import { emptyCourse } from './table-course.ts';

export interface ReportFigure {
  /** As the report names it; empty where it does not. */
  readonly name: { readonly start: number; readonly end: number };
  readonly courses: readonly Course[];
  /** Behind the coordinates of its last point. */
  readonly over: number;
  /** From its name to what the report says of its closure. */
  readonly start: number;
  readonly end: number;
}

const LABELS = 'course|length|bearing|direction|distance|radius|chord|delta';
const HEAD = new RegExp(
  [
    String.raw`(?<![a-z])(?:segment\s?#?\s?\d{1,4}\s?[:.-]?\s{0,3})?(?:line|(?<curve>curve|arc))\s{1,12}(?=(?:${LABELS})\s?[:=])`,
    String.raw`(?<![a-z])from\s?:\s?[a-z\d]{1,8}[\s,]{1,6}to\s?:\s?[a-z\d]{1,8}[\s,]{1,6}(?=(?:bearing|course|direction)\s?[:=])`,
  ].join('|'),
  'g',
);
/** Where curves are told in lines of their own ("Radius: 30.00 Chord: 42.43 …" over "Chord BRG: …"), the lines between them are bare. */
const BARE_HEAD =
  /\n[ \t|]{0,40}(?:(?=[ns]\s?\d[^\n:]{2,18}[ew][ \t|]{1,16}\d[\d,]{0,8}\.\d{1,4}[ \t|]{0,40}(?:\n|$))|(?<curve>(?=radius\s?:\s{0,4}\d[^\n]{0,80}(?:chord|length|delta)\s?:)))/g;
const isOfBareLines = (folded: string): boolean => folded.includes('chord brg') || folded.includes('rad-in');
const NAME =
  /(?<![a-z])(?:(?:parcel|figure|tract|lot)\s?name\s?:\s{0,4}|(?=(?:parcel|figure|tract|lot)\s?:))(?<name>[^\n,]{1,60}?)(?=\s{2}|[\n,]|$|\s(?:north|description|client|process)\b)/g;
/** What stands behind the last segment of a figure. */
const OVER =
  /(?<![a-z])(?:perimeter|area|total|error|closure|closing|precision|mapcheck|(?:parcel|lot|figure|tract)\s?(?:name|no\.?|number)?\s?:)/;
const LAST_WORDS = /(?<![a-z])precision\s{0,2}(?:1\s?)?[:>]?\s{0,2}[\d:,.\s]{1,24}/;
const MOST_OF_A_SEGMENT = 700;
const MOST_OF_A_CLOSURE = 600;
const FEWEST = 2;

interface Segment {
  readonly course: Course;
  readonly end: number;
}

export function closureReport(folded: string, tokens: readonly Token[]): ReportFigure[] {
  const heads = [...folded.matchAll(isOfBareLines(folded) ? BARE_HEAD : HEAD)];
  const figures: ReportFigure[] = [];
  let open: Segment[] = [];
  heads.forEach((head, i) => {
    const from = head.index + head[0].length;
    const at = head[0].startsWith('\n') ? from : head.index;
    const next = heads[i + 1]?.index ?? folded.length;
    const over = OVER.exec(folded.slice(from, Math.min(next, from + MOST_OF_A_SEGMENT + MOST_OF_A_CLOSURE)));
    const to = Math.min(over ? from + over.index : next, from + MOST_OF_A_SEGMENT);
    open.push(segmentOf(folded, tokens, head.groups!['curve'] !== undefined, { at, from, to }, open));
    if (!over && i + 1 < heads.length) return;
    const figure = figureOf(folded, open, figures.at(-1)?.end ?? 0, next);
    if (figure) figures.push(figure);
    open = [];
  });
  return figures;
}

function figureOf(folded: string, segments: readonly Segment[], from: number, next: number): ReportFigure | null {
  if (segments.length < FEWEST) return null;
  const first = segments[0]!.course.start;
  const name = [...folded.slice(from, first).matchAll(NAME)].at(-1);
  const nameEnd = name ? from + name.index + name[0].length : first;
  const behind = segments.at(-1)!.end;
  const said = folded.slice(behind, Math.min(next, behind + MOST_OF_A_CLOSURE));
  const last = LAST_WORDS.exec(said);
  const unit = AREA_UNIT.exec(said)?.groups;
  return {
    name: { start: name ? nameEnd - name.groups!['name']!.length : first, end: nameEnd },
    courses: segments.map(({ course }) => inAreaUnit(course, unit?.['m'] !== undefined, unit !== undefined)),
    over: behind,
    start: name ? from + name.index : first,
    end: last ? behind + last.index + last[0].length : behind,
  };
}

const AREA_UNIT =
  /area\s?[:=>]\s{0,4}\d[\d,.]{0,14}\s{0,2}(?:(?<m>sq(?:uare|\.)?\s?m(?:et(?:er|re)s?)?\b|m2\b|m²)|sq(?:uare|\.)?\s?f(?:ee)?t|s\.?f\.|ft2|ft²)/;
const OF_AREA = 'the length has no unit; that of the area is taken';

/** Bare lengths are counted as the area is. */
function inAreaUnit(course: Course, isMetric: boolean, isTold: boolean): Course {
  if (!isTold || !course.reasons.includes(NO_UNIT)) return course;
  const told = (length: Length | null): Length | null =>
    length?.unitless === true ? { ...length, unit: isMetric ? 'meters' : 'feet', unitless: false } : length;
  const { curve } = course;
  return {
    ...course,
    distance: told(course.distance),
    curve: curve && {
      ...curve,
      radius: told(curve.radius),
      arc: told(curve.arc),
      chordLength: told(curve.chordLength),
      tangentLength: told(curve.tangentLength),
    },
    reasons: course.reasons.map((reason) => (reason === NO_UNIT ? OF_AREA : reason)),
  };
}

interface Place {
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

const LABEL =
  /(?<![a-z-])(?:(?<centre>course in|rad(?:ial)?[ -]in)|(?<other>course out|rad(?:ial)?[ -]out|(?:rp |end |start |pi )?north(?:ing)?|east(?:ing)?|degree|external)|(?<way>(?:chord )?(?:course|bearing|brg|direction))|(?<length>(?:arc )?(?:length|distance))|(?<radius>radius)|(?<delta>delta|central angle)|(?<tangent>tangent)|(?<chord>chord(?: length| distance)?)|(?<hand>dir))\s?[:=]\s{0,6}/g;
type Role = 'centre' | 'other' | 'way' | 'length' | 'radius' | 'delta' | 'tangent' | 'chord' | 'hand';

interface Told {
  readonly folded: string;
  readonly tokens: readonly Token[];
  readonly places: ReadonlyMap<Role, number>;
  readonly isTwice: boolean;
}

function segmentOf(
  folded: string,
  tokens: readonly Token[],
  isCurve: boolean,
  { at, from, to }: Place,
  before: readonly Segment[],
): Segment {
  const labelled = toldIn(folded, tokens, from, to);
  const told = isCurve || labelled.places.has('way') ? labelled : bareAt(labelled, from);
  const way = wayAt(told, 'way');
  const length = lengthAt(told, 'length');
  const curve = isCurve ? curveOf(told, way?.bearing ?? null, length, before.at(-1)?.course) : null;
  const lengths = [length, curve?.radius, curve?.chordLength].filter((each) => each !== null && each !== undefined);
  const doubts = [...(way?.doubts ?? []), ...missing(way?.bearing ?? null, length, curve)];
  if (told.isTwice) doubts.push('a value of the segment is told twice');
  const ends = [from, way?.end ?? 0, ...lengths.map(({ end }) => end), curve?.end ?? 0];
  const end = Math.max(...ends);
  const side = curve && handReason(curve);
  const course: Course = {
    ...emptyCourse({ start: at, end }),
    ...(curve ? { curve } : { bearing: way?.bearing ?? null, direction: way ? 'measured' : 'none', distance: length }),
    reasons: [...doubts, ...(side ? [side] : []), ...(lengths.some(({ unitless }) => unitless) ? [NO_UNIT] : [])],
    grave: doubts.length > 0,
  };
  return { course, end: to };
}

/** What each label stands before. */
function toldIn(folded: string, tokens: readonly Token[], from: number, to: number): Told {
  const places = new Map<Role, number>();
  let isTwice = false;
  for (const found of folded.slice(from, to).matchAll(LABEL)) {
    const role = Object.entries(found.groups!).find(([, words]) => words !== undefined)![0] as Role;
    isTwice ||= role !== 'other' && places.has(role);
    places.set(role, from + found.index + found[0].length);
  }
  return { folded, tokens, places, isTwice };
}

/** A bearing, and its length right behind it. */
function bareAt(told: Told, from: number): Told {
  const way = wayAt({ ...told, places: new Map([['way', from]]) }, 'way');
  const blanks = way ? /^[\s|,]{1,16}/.exec(told.folded.slice(way.end, way.end + 17))?.[0].length : undefined;
  if (!way || blanks === undefined) return told;
  return {
    ...told,
    places: new Map([
      ['way', from],
      ['length', way.end + blanks],
    ]),
  };
}

/** A bearing right behind its label. */
function wayAt(
  { tokens, places }: Told,
  role: Role,
): { bearing: Bearing; doubts: readonly string[]; end: number } | null {
  const at = places.get(role);
  const token = at === undefined ? undefined : tokens.find(({ start, end }) => end > at && start <= at + 1);
  if (token?.kind !== 'direction' || token.direction.kind !== 'quadrant' || !token.direction.bearing) return null;
  return { bearing: token.direction.bearing, doubts: token.direction.doubts, end: token.end };
}

const AMOUNT =
  /^(?<amount>\d{1,3}(?:,\d{3})+(?:\.\d{1,6})?|\d{1,7}(?:\.\d{1,6})?)(?<unit>\s?(?:'|ft\b|feet\b|m\b|meters\b|metres\b))?/;

function lengthAt({ folded, places }: Told, role: Role): Length | null {
  const at = places.get(role);
  const found = at === undefined ? null : AMOUNT.exec(folded.slice(at, at + 32));
  if (at === undefined || !found) return null;
  const unit = found.groups!['unit']?.trim() ?? '';
  return {
    amount: Number(found.groups!['amount']!.replaceAll(',', '')),
    unit: unit.startsWith('m') ? 'meters' : 'feet',
    unitless: unit === '',
    doubts: [],
    others: [],
    start: at,
    end: at + found[0].length,
  };
}

const ANGLE = /^(\d{1,3})\s?[-°]\s?(\d{1,2})\s?[-']\s?(\d{1,2}(?:\.\d{1,4})?)/;

function curveOf(
  told: Told,
  chordBearing: Bearing | null,
  arc: Length | null,
  before: Course | undefined,
): CurveElements {
  const { folded, places } = told;
  const deltaAt = places.get('delta') ?? -1;
  const angle = deltaAt < 0 ? null : ANGLE.exec(folded.slice(deltaAt, deltaAt + 24));
  const [, degrees, minutes, seconds] = angle ?? [];
  const centre = wayAt(told, 'centre');
  const handAt = places.get('hand') ?? -1;
  const hand = handAt < 0 ? null : /^(?:left|right)/.exec(folded.slice(handAt, handAt + 5));
  const curve: CurveElements = {
    ...emptyCurve(),
    arc,
    arcNamed: arc !== null,
    radius: lengthAt(told, 'radius'),
    chordLength: lengthAt(told, 'chord'),
    chordBearing,
    tangentLength: lengthAt(told, 'tangent'),
    deltaDeg: angle ? Math.round((Number(degrees) + Number(minutes) / 60 + Number(seconds) / 3600) * 1e7) / 1e7 : null,
    centreDeg: centre ? azimuthDeg(centre.bearing) : null,
    direction: hand ? (hand[0] as CurveDirection) : null,
    end: Math.max(centre?.end ?? 0, angle ? deltaAt + angle[0].length : 0),
  };
  const found = curve.direction ? null : foundSide(curve, '', before ? [before] : [], null);
  if (!found) return curve;
  return { ...curve, direction: found.side, doubts: [`left or right follows from ${found.by}`] };
}

const handReason = ({ direction, doubts }: CurveElements): string | null =>
  direction === null ? 'left or right is not stated' : (doubts[0] ?? null);

function missing(bearing: Bearing | null, length: Length | null, curve: CurveElements | null): string[] {
  if (!curve)
    return [...(bearing ? [] : ['the bearing cannot be read']), ...(length ? [] : ['the length cannot be read'])];
  if (curve.radius === null) return ['no radius is given'];
  return elementsAgree(curve) ? [] : ['the radius, angle, arc and chord do not agree'];
}
