// Takes: a text that runs by azimuths and its courses as read. Gives: from which end of the meridian they count, and how that is known.
// Never: a silent guess; an origin that no word tells is said in `doubt`.
import { azimuthDeg, normalDeg } from '../../survey/bearing.ts';
import type { Course } from './course-parts.ts';
import { WINDS } from '../words/lexicon.ts';

export interface AzimuthOrigin {
  readonly from: 'north' | 'south';
  /** Why every bearing counted so is less than sure; null where the text tells it. */
  readonly doubt: string | null;
}

// "from the south line" and "from south to north" are of something else.
const END_OF_MERIDIAN = String.raw`(?!\s+(?:to|line|side|boundary|corner|bank|edge|half|end|\w{0,4}erly)\b|[a-z-])`;
const MERIDIAN = String.raw`(?:the\s+)?(?:true\s+|magnetic\s+|grid\s+|astronomic(?:al)?\s+)?`;
const IS = String.raw`\s?(?:=|as|being|is|at|equals)\s?`;

/** "measured clockwise from true south", "(South zero)", "zero degrees being south", "south azimuths". */
const countsFrom = (pole: string): RegExp =>
  new RegExp(
    [
      String.raw`\bfrom\s+${MERIDIAN}${pole}${END_OF_MERIDIAN}`,
      String.raw`\bfrom\s+${MERIDIAN}${pole[0]!}(?:${pole.slice(1)})?\.?\s(?:end|point)\s(?:of|on)\s${MERIDIAN}meridian\b`,
      String.raw`\b${pole[0]!}(?:${pole.slice(1)})?\.?\s?=\s?(?:0|zero)`,
      String.raw`\b${pole}(?:${IS}(?:0(?![.\d])|zero)|\szero)(?!\s+(?:deg|min|sec))\b`,
      String.raw`\b(?:zero|0)(?:\sdeg(?:rees?|\.)?|\s?°)?${IS}${MERIDIAN}${pole}${END_OF_MERIDIAN}`,
      String.raw`\b${pole}\sazimuths?\b`,
      String.raw`\bazimuths?\s(?:are\s)?(?:refer(?:r?ed|enced)|oriented)\sto\s${MERIDIAN}${pole}${END_OF_MERIDIAN}`,
    ].join('|'),
  );
const FROM_SOUTH = countsFrom('south');
const FROM_NORTH = countsFrom('north');

// The islands, their districts, and the words of their land law: whoever writes them counts azimuths from south.
const HAWAIIAN =
  /\b(?:hawaii|hawaiian|oahu|honolulu|maui|kauai|molokai|lanai|niihau|kahoolawe|hilo|kailua|lahaina|wailuku|lihue|koolau\w{0,4}|hamakua|kohala|makawao|waialua|waianae|government\s+survey\s+(?:tri|reg)\w{0,12}|land\s+commission\s+award|l\.\s?c\.\s?a(?:w)?\.|royal\s+patent|kuleana|ahupuaa|apana|mahele|makai|mauka)(?![a-z])/;

/** A name made of open syllables of the twelve Hawaiian letters, as long as few names elsewhere are: "Kealamoku". */
const ISLAND_NAME = /\b(?=[A-Z][a-z']{7,20}\b)(?:[HKLMNPWhklmnpw']?[AEIOUaeiou]{1,3}){4,10}\b/;
const ELSEWHERE = /\b(?:Menominee|Kaukauna)\b/g;

/** "referred to … Triangulation Station …, thence by true azimuths": how surveyors of the islands open a description. */
const ISLAND_OPENING = /\btriangulation\s{1,3}station\b.{0,400}\bby\s{1,3}(?:true\s{1,3})?azimuths\b/s;

/** The surveyors of the Panama Canal counted as the coast survey did. */
const CANAL_ZONE = /\b(?:canal\s+zone|panama\s+canal)\b/;

/** As the words say; null where they do not. */
export function statedOrigin(words: string): AzimuthOrigin | null {
  if (FROM_SOUTH.test(words)) return { from: 'south', doubt: null };
  return FROM_NORTH.test(words) ? { from: 'north', doubt: null } : null;
}

/** As the whole text says, else by the custom of the place it names. */
export function customaryOrigin(text: string, folded: string): AzimuthOrigin {
  const stated = statedOrigin(folded.slice(0, 200_000));
  if (stated) return stated;
  if (HAWAIIAN.test(folded)) return { from: 'south', doubt: null };
  if (ISLAND_OPENING.test(folded) || ISLAND_NAME.test(text.slice(0, 200_000).replace(ELSEWHERE, '')))
    return { from: 'south', doubt: 'where azimuths count from is not said; south is assumed, as in Hawaii' };
  if (CANAL_ZONE.test(folded))
    return { from: 'south', doubt: 'where azimuths count from is not said; south is assumed, as in the Canal Zone' };
  return { from: 'north', doubt: 'where azimuths count from is not said; north is assumed' };
}

const ASSUMED = /\bwhere azimuths count from is not said; (?:north|south) is assumed/;

/** Of a course's reasons: neither its words nor the way it runs tell from which end its azimuth counts. */
export const isOriginAssumed = (reasons: string): boolean => ASSUMED.test(reasons);

const BEGINS_AT_CORNER =
  /\bat\b[^;]{0,120}?\bthe\s+(?<wind>(?:north|south)[- ]?(?:east|west)|north|south|east|west)(?:erly|ern|ernmost)?\s+corner\s+of\s+(?:this|the\s+herein|the\s+here-?in)/;

/** Where no word tells the origin the courses may: by their own words for the way, and by the corner they begin at. */
export function originByCourses(
  folded: string,
  origin: AzimuthOrigin,
  pob: string,
  courses: readonly Course[],
): AzimuthOrigin {
  if (origin.doubt === null) return origin;
  let votes = 0;
  for (const course of courses) votes += byWay(folded, course);
  const corner = BEGINS_AT_CORNER.exec(pob)?.groups?.['wind'];
  if (corner !== undefined) votes += byCorner(WINDS[corner.replace(/[^a-z]/g, '')]!, courses);
  if (votes === 0) return origin;
  const other = origin.from === 'north' ? 'south' : 'north';
  const from = votes > 0 ? origin.from : other;
  return { from, doubt: `where azimuths count from is not said; ${from} by the way the courses run` };
}

const agrees = (azimuth: number, wind: number): number => {
  const apart = Math.abs(normalDeg(azimuth - wind + 180) - 180);
  return apart < 60 ? 1 : apart > 120 ? -1 : 0;
};

const WAY =
  /\b(?:in\s+an?|thence|running)\s+(?<wind>(?:north|south)[- ]?(?:east|west)|north|south|east|west)(?:erly|wardly|ward)(?:\s+direction)?/;

/** "in a northeasterly direction, the direct azimuth and distance being 203°": one vote for or against the origin taken. */
function byWay(folded: string, course: Course): number {
  const bearing = course.bearing ?? course.curve?.chordBearing ?? null;
  if (bearing === null || !course.byAzimuth) return 0;
  const wind = WAY.exec(folded.slice(course.start, course.valuesEnd))?.groups?.['wind'];
  return wind === undefined ? 0 : agrees(azimuthDeg(bearing), WINDS[wind.replace(/[^a-z]/g, '')]!);
}

/** From its southeast corner the whole figure lies to the northwest. */
function byCorner(wind: number, courses: readonly Course[]): number {
  let [north, east, sumNorth, sumEast, walked] = [0, 0, 0, 0, 0];
  for (const course of courses) {
    const bearing = course.bearing ?? course.curve?.chordBearing ?? null;
    const length = course.distance ?? course.curve?.chordLength ?? course.curve?.arc ?? null;
    if (bearing === null || length === null || !course.byAzimuth) return 0;
    const angle = (azimuthDeg(bearing) * Math.PI) / 180;
    north += length.amount * Math.cos(angle);
    east += length.amount * Math.sin(angle);
    [sumNorth, sumEast, walked] = [sumNorth + north, sumEast + east, walked + length.amount];
  }
  if (walked === 0) return 0;
  return agrees((Math.atan2(sumEast, sumNorth) * 180) / Math.PI, wind + 180);
}
