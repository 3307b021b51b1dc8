// Takes: a text that runs by azimuths and its courses as read. Gives: from which end of the meridian they count, and how that is known.
// Never: a silent guess; an origin that no word tells is said in `doubt`.
import { azimuthDeg, normalDeg } from '../../survey/bearing.ts';
import type { Course } from './course-parts.ts';
import { lettersApart } from '../words/near-word.ts';
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
  const spoilt = spoiltOrigin(folded.slice(0, 200_000));
  const told = spoilt === 'unread' ? null : spoilt;
  if (told?.from === 'north') return told;
  if (HAWAIIAN.test(folded)) return { from: 'south', doubt: null };
  if (told) return told;
  if (ISLAND_OPENING.test(folded) || ISLAND_NAME.test(text.slice(0, 200_000).replace(ELSEWHERE, '')))
    return { from: 'south', doubt: 'where azimuths count from is not said; south is assumed, as in Hawaii' };
  if (CANAL_ZONE.test(folded))
    return { from: 'south', doubt: 'where azimuths count from is not said; south is assumed, as in the Canal Zone' };
  if (spoilt || FROM_UNREAD.test(folded))
    return { from: 'north', doubt: 'where azimuths count from cannot be read; north is taken for it' };
  return { from: 'north', doubt: 'where azimuths count from is not said; north is assumed' };
}

/** Behind "clockwise from" or before a meridian's name a word that is none of these was the end of the meridian. */
const SPOILT_FROM = new RegExp(
  String.raw`\baz[a-z\d]{3,6}s?\s(?:[a-z\d]{2,12}\s{1,2}){0,5}(?:from|frorn|frcm|frem|frorri|fr0m|trom)\s{1,3}(?:(?<of>t[hb][ec]|true|trve|trne|tme|magnetic|grid|astronomic(?:al)?)\s{1,3}){0,2}(?<pole>(?!(?:north|south)(?![a-z]))[a-z\d-]{1,6}(?:\s[a-z]{1,3}(?=[\s.,:;]))?)${END_OF_MERIDIAN}`,
);
const KNOWN =
  /^(?:meridian|mer|said|this|that|a|an|the|point|station|pipe|true|map|plat|record|deed|to|and|survey|of|old|one|two|mark)/;

/** "from true Soutli", "from the s0nth": the end that the spoilt word is nearer to; no end where it is near to neither or both. */
function spoiltOrigin(words: string): AzimuthOrigin | 'unread' | null {
  const found = SPOILT_FROM.exec(words)?.groups;
  if (!found) return null;
  const pole = found['pole']!.replaceAll(/[\s-]/g, '');
  const near = ENDS.filter((end) => lettersApart(pole, end, 2) <= (pole[0] === end[0] ? 2 : 1));
  const from = near.length === 1 ? near[0]! : null;
  if (from === null) return found['of'] === undefined || KNOWN.test(pole) ? null : 'unread';
  return { from, doubt: `where azimuths count from reads "${found['pole']!}", taken for ${from}` };
}
const ENDS = ['north', 'south'] as const;

const ASSUMED = /\bwhere azimuths count from (?:is not said; (?:north|south) is assumed|cannot be read)/;

/** Of a course's reasons: neither its words nor the way it runs tell from which end its azimuth counts. */
export const isOriginAssumed = (reasons: string): boolean => ASSUMED.test(reasons);

/** "by azimuths measured clockwise from True" and no more: the line with the meridian's end is lost. */
const FROM_UNREAD =
  /\bazimuths?\s(?:[a-z]{2,12}\s){0,4}from\s{1,3}(?:(?:the|true|magnetic|grid)(?![a-z])\s{0,3}){0,2}(?![a-z\s])/;

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
