// Takes: words that tell of one easement. Gives: how wide it is, in feet, in whatever unit and however the paper says it.
// Never: the width of a road, a pipe or a gate beside it; one of several widths.
import { feetPer } from '../../survey/units.ts';
import { tokensOf, type Token } from '../values/tokens.ts';
import { fold } from '../words/fold.ts';

type DistancePhrase = Extract<Token, { kind: 'distance' }>['distance'];

/** How a length is told to be a width: the whole of it, half of it (to each side), or what lies to one of two sides. */
type Part = 'whole' | 'half' | 'side';

interface Width {
  readonly part: Part;
  /** Of one of two sides, which. */
  readonly side: string;
  readonly feet: number;
  readonly start: number;
  readonly end: number;
  readonly isTemporary: boolean;
}

const SIDE_NAME = '(?<side>right|left|(?:north|south|east|west)[a-z]*)';
/** "in width", "wide", "broad". */
const WIDE = /^[\s,-]{0,3}(?:in\s{1,3}(?:the\s{1,3})?(?:[a-z]+\s{1,3})?(?:width|breadth)|w[il1]de|broad|width)\b/;
/** "20-foot drainage easement": what it is called by stands between, and nothing that leads elsewhere. */
const CALLED_BY =
  /^[\s-]{1,3}(?:w[il1]de[\s,]{1,3})?(?:(?!(?:of|to|from|along|on|in|at|by|wall|thence|line|corner|each|either|and\s{1,3}thence)\b)[a-z/&-]+,?\s{1,3}){0,6}?(?:strips?|easements?|rights?[\s-]of[\s-]way|servitude|r\/w|road(?:way)?|way|lane|alley|driveway|corridor)\b/;
const EACH_SIDE =
  /^[\s,-]{0,3}(?:strips?(?:\s{1,3}of\s{1,3}(?:land|ground))?[\s,]{1,3})?(?:(?:in\s{1,3}width|wide|lying|being|measured|extending|as\s{1,3}measured|at\s{1,3}right\s{1,3}angles)[\s,]{1,3}){0,3}(?:(?:on|to|from|upon|along)\s{1,3})?(?:(?:ea[ce]h|either)\s{1,3}(?:side|way)(?!\s{1,3}(?:and\s{1,3}rear\s{1,3})?(?:lot|property|boundary|line))|both\s{1,3}sides)\b/;
const ONE_SIDE = new RegExp(
  String.raw`^[\s,]{0,3}(?:in\s{1,3}width[\s,]{1,3}|wide[\s,]{1,3}|lying\s{1,3}|being\s{1,3}|measured\s{1,3})?(?:(?:on|to)\s{1,3})?(?:(?:the|its)\s{1,3})?${SIDE_NAME}\b(?:[\s-]{1,2}(?:hand|side)){0,2}\s{0,3}(?:,|and\b|of\b|thereof\b|from\b|\.|;|\)|$)`,
);
/** "the east 10 feet of Lot 4", "12 feet off the north side". */
const OF_LAND =
  /^\s{0,3},?\s{0,3}(?:\([^)]{0,80}\)\s{0,3})?(?:,[^,;.]{0,60},\s{0,3})?(?:off\b|(?:of|in)\s|(?:,|and)\s{1,3}(?:and\s{1,3})?(?:the\s{1,3})?(?:north|south|east|west)[a-z]*\s{1,3}[\w.]+\s)/;
const BY_DIRECTION = /\b(?:north|south|east|west)[a-z]*(?:most)?[\s,]{1,3}$/;
const OFF = /^\s{0,3}(?:in\s{1,3}width\s{1,3}|wide\s{1,3})?off\s{1,3}(?:of\s{1,3})?(?:the|from)\b/;
const WIDTH_OF =
  /\b(?:width|breadth|wide)\b[\s,]{1,3}(?:(?:thereof|of\s{1,3}which|of\s{1,3}(?:the|this|said|such)\s{1,3}(?:[a-z-]+\s{1,3}){0,3}(?:strip|easement|right[\s-]of[\s-]way|servitude|way|road))[\s,]{1,3})?(?:(?:to|shall|is|are|of|be|being|not|exceed|exceeding|at|least|less|than|a|minimum|maximum|uniform|about|approximately)\s{1,3}){0,6}$/;
/** A street that bounds the land is told by its width too: "the north line of Fern Road, 60 feet wide". */
const STREET_NAMED =
  /\b(?:[A-Z][\w.'-]*|\d+\w*)\s{1,3}(?:Street|Avenue|Road|Drive|Lane|Boulevard|Highway|Place|Court|Alley|Creek|Canal|Railroad|Railway|St|Ave|Rd|Blvd|Hwy)\b\.?\s{0,2}[,(]{0,2}\s{0,2}(?:(?:being|an?|as|now|which|is|said)\s{1,3}){0,3}$/;
const STREET_IN_CAPITALS =
  /\b(?:LINES?|SIDES?|MARGINS?|(?<!RIGHT[\s-])OF|ALONG|TO|FROM|ON|BY|SAID|ADJOINING)\s{1,3}(?:(?!FOR\b|PURPOSES?\b|OVER\b|STRIP\b|EASEMENT\b|ACROSS\b|AN?\b)[\w.'-]+\s{1,3}){1,4}?(?:STREET|AVENUE|ROAD|DRIVE|LANE|BOULEVARD|HIGHWAY|PLACE|COURT|ALLEY|CREEK|CANAL|RAILROAD|ST|AVE|RD|BLVD|HWY)\.?\s{0,2}[,(]{1,2}\s{0,2}$/;
const isOfStreet = (before: string): boolean =>
  /[a-z]/.test(before.slice(-60)) ? STREET_NAMED.test(before) : STREET_IN_CAPITALS.test(before);
/** "Lot 15 in Hill Manor": no length. */
const NUMBERED = /\b(?:lots?|blocks?|sections?|units?|tracts?|parcels?|nos?\.?)\s{1,3}$/;
const OTHER_THING =
  /\b(?:gates?|bridges?|culverts?|trench(?:es)?|pav(?:ing|ement)|pipes?|crossings?|doors?|openings?|poles?|towers?|buildings?|signs?|cable|conduit|fence)\b\s{1,3}(?:(?:of|an?|about|is|being|to|be|at|least|not|less|than|shall)\s{1,3}){0,6}$/;
const OTHER_THING_BEHIND = /^[\s-]{1,3}(?:w[il1]de\s{1,3})?(?:gates?|bridges?|culverts?|trench|pav)/;
/** "except the East 75 feet thereof": what the easement does not lie on. */
const EXCEPTED = /\b(?:except(?:ing)?|less|save)[\s,]{1,3}(?:the\s{1,3})?(?:north|south|east|west)[a-z]*[\s,]{1,3}$/;
/** "a driveway as it now crosses the East 90 feet of Lot 4": how much land it crosses. */
const CROSSED =
  /\b(?:cross(?:es|ing)|travers(?:es|ing)|(?:runs?|passes|lies)\s{1,3}(?:across|over|through))\s{1,3}(?:the\s{1,3})?(?:north|south|east|west)[a-z]*[\s,]{1,3}$/;
const PASSING = /\b(?:temporary|additional|construction|during|work(?:ing)?)\b/;
/** "during initial construction, not to exceed 90 days, the width shall be 80 feet". */
const WHILE_BUILT = /\bduring\s{1,3}[^.;]{0,40}\bconstruction\b[^.;]{0,90}$/;
/** "the north line of a 30' wide road": what the easement lies beside. */
const LINE_OF =
  /\b(?<!\bcent(?:er|re)[\s-])(?:line|side|margin|edge|boundary|bank)s?\s{1,3}of\s{1,3}(?:an?|the|said|that|such)\s{1,3}$/;
const IS_EASEMENT = /^[^.;]{0,40}\b(?:easement|strip|right[\s-]of[\s-]way|servitude|r\/w)\b/;
const NEXT_THING = /[,;.:]|\b(?:and|together\s{1,3}with|plus|also)\b/;
const VARIES =
  /\b(?:var(?:y|ies|iable|ying|ious)\b(?:[^.;]{0,24}|\s{1,3}from\s[^.;]{3,50})\bwidths?|widths?\s{1,3}var(?:y|ies|ying))\b/;

/** The width in feet as figures, or '' where none is told or several are. */
export function widthOf(passage: string, isTemporary: boolean, state = ''): string {
  const folded = fold(passage);
  if (VARIES.test(folded)) return '';
  const all = withSidesAdded(widthsIn(passage, folded, state));
  const told = all.filter((width) => width.isTemporary === isTemporary);
  const values = new Set((told.length > 0 ? told : all).map(({ feet }) => Math.round(feet * 1000) / 1000));
  return values.size === 1 ? String([...values][0]) : '';
}

function widthsIn(passage: string, folded: string, state: string): Width[] {
  const found: Width[] = [];
  let inner: Width | undefined;
  for (const token of tokensOf(folded)) {
    if (token.kind !== 'distance' || token.distance.unitless) continue;
    const width = widthAt(folded, token.distance, state);
    if (!width || isOfStreet(passage.slice(Math.max(0, width.start - 120), width.start))) continue;
    // "the east 4 feet of the north 90 feet": the second only says how long; the less of the two is the width.
    const nested = inner && /^\s{0,3}of\s{1,3}the\s/.test(folded.slice(inner.end)) && width.start - inner.end < 24;
    if (nested) found.pop();
    const kept = nested && inner!.feet < width.feet ? { ...inner!, end: width.end } : width;
    found.push(kept);
    inner = isOfLand(folded, token.distance) ? kept : undefined;
  }
  return found;
}

function widthAt(folded: string, distance: DistancePhrase, state: string): Width | null {
  const before = folded.slice(Math.max(0, distance.start - 120), distance.start);
  const behind = folded.slice(behindFigure(folded, distance.end), distance.end + 140);
  const part = partOf(folded, distance, before, behind);
  if (part === null) return null;
  if (NUMBERED.test(before) || /\sin$/.test(folded.slice(distance.start, distance.end))) return null;
  if (LINE_OF.test(before) && !IS_EASEMENT.test(behind)) return null;
  if (OTHER_THING.test(before) || OTHER_THING_BEHIND.test(behind)) return null;
  if (EXCEPTED.test(before) || CROSSED.test(before)) return null;
  const feet = distance.amount * feetPer(distance.unit, state) * (part === 'half' ? 2 : 1);
  if (!(feet > 0 && feet <= 2000)) return null;
  const clause = before.split(NEXT_THING).at(-1)! + behind.slice(0, 70).split(NEXT_THING)[0]!;
  const side = part === 'side' ? ONE_SIDE.exec(behind)!.groups!['side']! : '';
  const isTemporary = PASSING.test(clause) || WHILE_BUILT.test(before);
  return { part, side, feet, start: distance.start, end: distance.end, isTemporary };
}

/** Behind the figure that says the words again: "fifty feet (50') in width". */
function behindFigure(folded: string, end: number): number {
  const again = /^\s{0,2}\(\s?[\d.]{1,7}\s?(?:'|ft\.?|feet|foot)?\s?\)/.exec(folded.slice(end, end + 24));
  return again ? end + again[0].length : end;
}

function partOf(folded: string, distance: DistancePhrase, before: string, behind: string): Part | null {
  if (EACH_SIDE.test(behind)) return 'half';
  if (ONE_SIDE.test(behind) && !BY_DIRECTION.test(before)) return 'side';
  if (WIDE.test(behind) || OFF.test(behind) || WIDTH_OF.test(before)) return 'whole';
  if (CALLED_BY.test(behind)) return 'whole';
  return isOfLand(folded, distance) ? 'whole' : null;
}

function isOfLand(folded: string, { start, end }: DistancePhrase): boolean {
  const before = folded.slice(Math.max(0, start - 60), start);
  return BY_DIRECTION.test(before) && !/\bthence\b/.test(before) && OF_LAND.test(folded.slice(end, end + 160));
}

/** "50 feet on the northerly side and 75 feet on the southerly side" is one width; one side alone is none. */
function withSidesAdded(widths: readonly Width[]): Width[] {
  const whole: Width[] = [];
  for (let i = 0; i < widths.length; i++) {
    const width = widths[i]!;
    const next = widths[i + 1];
    if (width.part !== 'side') whole.push(width);
    else if (next?.part === 'side' && next.start - width.end < 120 && areOpposite(width.side, next.side)) {
      whole.push({ ...width, part: 'whole', feet: width.feet + next.feet });
      i++;
    }
  }
  return whole;
}

const OPPOSITE: Readonly<Record<string, string>> = {
  right: 'left',
  left: 'right',
  north: 'south',
  south: 'north',
  east: 'west',
  west: 'east',
};

function areOpposite(one: string, other: string): boolean {
  const parts = (side: string): string[] => side.match(/right|left|north|south|east|west/g) ?? [];
  return (
    parts(one)
      .map((part) => OPPOSITE[part])
      .join() === parts(other).join()
  );
}
