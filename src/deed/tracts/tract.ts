// Takes: a description. Gives: the Tract of the contract: named, in one unit, with its calls, ties, area and notes.
// Never: a value that its courses do not hold; what is only nominal is said in notes.
import { azimuthDeg, normalDeg } from '../../survey/bearing.ts';
import type { Alternate } from '../../contract/alternate.ts';
import type { Call, Tract } from '../../contract/extraction.ts';
import type { SourceText } from '../../document/source-text.ts';
import { alternatesOf } from '../courses/alternates.ts';
import type { AreaPhrase } from './area-phrase.ts';
import { areasAround } from './areas-around.ts';
import { isOriginAssumed } from '../courses/azimuth-origin.ts';
import { type CallContext, callOf, tieOf } from '../courses/call.ts';
import { tieDoubts } from './tie-doubts.ts';
import { withCarriedAdjoiners } from '../courses/carried-adjoiner.ts';
import { circleNote } from './circle.ts';
import type { Course, ReadSpan } from '../courses/course-parts.ts';
import type { Description } from './description.ts';
import { LINE_NOTES, type OpenLine, openLineOf } from './open-line.ts';
import type { PlaceReader } from '../courses/place.ts';
import { pobDescription } from './pob-words.ts';
import { exceptionOf } from '../marks/exceptions.ts';
import { headerBefore, type Head } from '../marks/heads.ts';
import { againstArea } from './area-rivals.ts';
import { withMixedMeasures, withReplacedValues, withMissingUnit, type Replacement } from './doubted-values.ts';
import { isNet, NET_NOTE } from './net-area.ts';
import { mainArea, statedArea } from './stated-area.ts';
import { nameBegun } from '../marks/starters.ts';
import { DEFLECTED } from '../courses/relative-course.ts';
import { oneLine } from '../words/one-line.ts';
import { wordsOfTract } from './words-of-tract.ts';
import type { ReadTokens } from './read-spans.ts';
import { wording } from '../words/wording.ts';
import { unitOf } from './tract-unit.ts';

export interface TractReading {
  /** Its name as the paper gives it; empty where it gives none. */
  readonly tract: Tract;
  readonly alternates: readonly Omit<Alternate, 'tract'>[];
  /** What the paper says against its area, and that its azimuths may count from the other end. */
  readonly against: readonly string[];
  /** Ties that are not surely read. */
  readonly doubts: readonly string[];
}

export interface TractContext {
  readonly source: SourceText;
  readonly folded: string;
  readonly state: string;
  readonly places: PlaceReader;
  readonly tokens: ReadTokens;
  readonly heads: readonly Head[];
  readonly replacements: readonly Replacement[];
  /** The description behind this one; its lead-in is not ours. */
  readonly next: Description | null;
}

export function tractOf(context: TractContext, given: Description): TractReading {
  const { source, folded } = context;
  const circle = circleNote(source.text, folded, given);
  const d = circle === null ? given : { ...given, ties: [...given.ties, ...given.courses], courses: [] };
  const statedUnit = unitOf(folded, d);
  const unit = statedUnit ?? 'feet';
  const nominal = nominalCardinals(folded, d.courses);
  const unreplaced = withMixedMeasures(folded, withReplacedValues(context.replacements, nominal));
  const courses = statedUnit === null ? withMissingUnit(unreplaced) : unreplaced;
  const boundsOnly = isBoundsOnly(courses);
  const named: ReadSpan[] = [];
  const callContext: CallContext = { source, folded, unit, state: context.state, places: context.places, named };
  const told = boundsOnly ? [] : courses.map((course) => callOf(callContext, course));
  const leadFrom = d.ties.length === 0 ? d.starter.end : (courses[0]?.start ?? 0);
  const read = boundsOnly ? told : withCarriedAdjoiners(source.text, folded, courses, told, leadFrom);
  const calls = d.tiesInferred ? doubtedStart(read) : read;
  const exception = exceptionOf(folded, d);
  // A figure that no word opens has its header among its own first words.
  const opens = d.starter.end > d.starter.start ? d.starter.start : d.pobEnd;
  const head =
    (given.named && oneLine(source.text.slice(given.named.start, given.named.end)).trim()) ||
    nameBegun(source.text, folded, d.starter) ||
    (exception && takenFrom(source.text, folded, exception.start, d.starter.start)) ||
    headerBefore(source.text, folded, d.leadFrom, opens);
  const areas = areasAround(folded, d, context.next, exception);
  const area = statedArea(areas);
  const main = mainArea(areas);
  const line = openLineOf(folded, d, area.stated_area !== '');
  const ties = tieDoubts(callContext, d.ties);
  const tract: Tract = {
    name: head,
    pob_description: pobDescription(source.text, folded, given),
    calls,
    tie_calls: d.ties.map((course) => tieOf(callContext, course)),
    description_type: line ? 'centerline' : 'metes_and_bounds',
    distance_unit: unit,
    is_exception: exception !== null,
    stated_area: area.stated_area,
    stated_acreage: area.stated_acreage,
    stated_area_sqft: area.stated_area_sqft,
    stated_area_sqm: area.stated_area_sqm,
    stated_area_arpents: area.stated_area_arpents,
    stated_hectares: area.stated_hectares,
    easement: '',
    aliquot: '',
    situs: '',
    notes: circle ?? notesOf(folded, nominal, d, boundsOnly, line, areas, ties.notes),
    reading: wordsOfTract(context, d, { name: head, courses: boundsOnly ? [] : courses, named, areas }),
  };
  return {
    tract,
    alternates: boundsOnly ? [] : alternatesOf(callContext, courses),
    against: [...againstArea(source.text, folded, main, areas), ...originDoubt(calls)],
    doubts: ties.doubts,
  };
}

/** Reversed, the figure closes as well and holds as much. */
function originDoubt(calls: readonly Call[]): string[] {
  if (!calls.some((call) => isOriginAssumed(call.confidence_reason))) return [];
  return [
    'The paper does not say whether its azimuths count from north or from south: from the other end every bearing is reversed, and neither closure nor area shows it.',
  ];
}

const TAKEN_FROM = new RegExp(wording`
  ^[^.;:]{0,60}?\b(?:from|out of) (?:said |the )?
  (?<name>(?:first|second|third|fourth) (?:tract|parcel)
  |(?:tract|parcel) (?:no\.?\s{0,3}|number |#\s{0,3})?(?:\d{1,3}[a-z]?|[ivx]{1,4}|[a-z]|one|two|three|four))(?=[\s,:;.])`);

/** "There is excepted out of Parcel 1 a lot: Beginning": named for what it is taken out of; empty where that is not said. */
function takenFrom(text: string, folded: string, from: number, to: number): string {
  const found = TAKEN_FROM.exec(folded.slice(from, to));
  if (!found) return '';
  const end = from + found[0].length;
  return `${oneLine(text.slice(end - found.groups!['name']!.length, end))} (exception)`;
}

/**
 * Where courses are given by their angles with one another and no bearing is measured, "north" and "west" only say which way
 * the street runs: they are no bearings. Angles turned left and right from one exact course keep its bearing.
 */
function nominalCardinals(folded: string, courses: readonly Course[]): readonly Course[] {
  const measured = courses.some((c) => c.direction === 'measured' || c.curve !== null);
  const turned = measured ? [] : courses.filter((c) => c.byAngle && !c.reasons.includes(DEFLECTED));
  if (turned.every((c) => runsByItsWind(folded, c))) return courses;
  if (courses.some((c) => IS_TAKEN.test(folded.slice(c.start, c.end)))) return courses;
  return courses.map((c) =>
    c.direction === 'cardinal' || c.direction === 'relative'
      ? {
          ...c,
          bearing: null,
          grave: true,
          reasons: [...c.reasons, 'the direction is nominal: the courses are given by angles'],
        }
      : c,
  );
}

/** "thence east, making an interior angle of 90°": the angle says what the winds say, and leaves them standing. */
const runsByItsWind = (folded: string, { bearing, trendDeg, start, end }: Course): boolean =>
  bearing !== null &&
  trendDeg !== null &&
  trendDeg % 90 === 0 &&
  Math.abs(normalDeg(azimuthDeg(bearing) - trendDeg + 180) - 180) < 1e-6 &&
  !TENDS.test(folded.slice(start, end));

const TENDS = /(?:north|south|east|west)(?:er?ly|ward)/;

/** "said north line being taken as due East": the winds are counted from that line. */
const IS_TAKEN = new RegExp(wording`
  \b(?:taken|assumed|considered|regarded) (?:as|to (?:be|run|bear)) (?:running |bearing )?(?:due )?(?:north|south|east|west)\b`);

/** Names and corners only: no course has a length and none a measured bearing. */
function isBoundsOnly(courses: readonly Course[]): boolean {
  return !courses.some(
    (c) => c.distance !== null || c.curve !== null || c.direction === 'measured' || c.direction === 'broken',
  );
}

const INFERRED_START =
  'the text does not name the point of beginning; the figure closes without the courses before this one';

/** Which courses are ties was described by closure: the start is of low confidence, until the area bears the figure out too. */
function doubtedStart([first, ...rest]: readonly Call[]): Call[] {
  return first === undefined ? [] : [{ ...first, confidence: 'low', confidence_reason: INFERRED_START }, ...rest];
}

function notesOf(
  folded: string,
  courses: readonly Course[],
  d: Description,
  boundsOnly: boolean,
  line: OpenLine | null,
  areas: readonly AreaPhrase[],
  tieNotes: readonly string[],
): string | null {
  const notes: string[] = [];
  const lineNote = line && LINE_NOTES[line];
  if (lineNote) notes.push(lineNote);
  if (boundsOnly)
    notes.push(
      `Bounded by names and corners only: ${courses.length} courses, none with a length or a measured bearing.`,
    );
  if (d.tiesInferred) notes.push(`${d.ties.length} courses were taken as ties: ${INFERRED_START}.`);
  if (courses !== d.courses)
    notes.push('Courses are given by their angles with one another; cardinal words are nominal.');
  const twice = areas.find((area) => area.figure !== undefined);
  const main = mainArea(areas);
  if (main && isNet(folded, d.end, main)) notes.push(NET_NOTE);
  if (twice) notes.push(`The words state ${twice.amount} ${twice.unit}, the figures in brackets ${twice.figure}.`);
  notes.push(...tieNotes);
  return notes.length > 0 ? notes.join(' ') : null;
}
