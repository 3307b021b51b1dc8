// Takes: a description's words. Gives: a place it names that its courses cannot reach: north along a neighbour's east line to his southeast corner, from the
// north side of a road back to it along the south side, the southwest corner of a section for land in its northeast quarter.
// Never: of two neighbours; the same one must be meant ("his", "thereof", "of said Lot 3").
import { oneLine } from '../words/one-line.ts';

const WINDS = String.raw`(?:north|south)(?:east|west)(?:erly|ern)?|[ns]\.?\s?[ew]\.?`;
const SIDES = String.raw`(?:north|south|east|west)(?:erly|ern)?`;
const OPENS = String.raw`^[a-z]*\s[^;]{0,60}?\b(?:at|on|in|from)\s+[^;]{0,40}?\bthe\s+`;
/** The first course, up to where it arrives. */
const FIRST = String.raw`[^;]{0,80};\s+(?:running\s+)?thence\s+(?<way>(?:n|s|e|w)[a-z.]*)\s+(?:(?<degrees>\d{1,2})\b[^;]{0,30}?\s(?<side>[ew])[a-z.]*\s)?[^;]{0,160}?\bto\s+`;
const SAME = String.raw`(?:his|her|its|their|(?<of>the))\s+`;
const OF_SAME = String.raw`(?:\s+(?:thereof|of\s+(?:said|the\s+same|the\s+said)\b))?`;

const CORNERS = new RegExp(
  String.raw`${OPENS}(?<from>${WINDS})\s+(?:corner|cor\.?)\s+of\s${FIRST}${SAME}(?<to>${WINDS})\s+(?:corner|cor\.?)(?<said>${OF_SAME})`,
);
const LINES = new RegExp(
  String.raw`${OPENS}(?<from>${SIDES})\s+(?:line|boundary|side)\s+of\s${FIRST}${SAME}(?<to>${SIDES})\s+(?:line|boundary|side)(?<said>${OF_SAME})`,
);

/** "northeast" and "N.E." by their winds. */
const windsOf = (words: string): { ns: string; ew: string } => {
  const letters = words.replace(/(?:erly|ern)$/, '').replace(/[.\s]/g, '');
  const long = /^(?<ns>north|south)?(?<ew>east|west)?$/.exec(letters)?.groups;
  return long
    ? { ns: long['ns']?.[0] ?? '', ew: long['ew']?.[0] ?? '' }
    : { ns: letters[0] ?? '', ew: letters[1] ?? '' };
};

/** Nearer to an axis than this a bearing does not tell the other way. */
const SLIGHT = 15;

/** Whether a course so told can lead from the one to the other. */
function contradicts(found: RegExpExecArray): boolean {
  const { from, to, way, degrees, side, of, said } = found.groups!;
  if (of !== undefined && said === '') return false;
  const [begun, reached] = [windsOf(from!), windsOf(to!)];
  const angle = degrees === undefined ? (/^[ew]/.test(way!) ? 90 : 0) : Number(degrees);
  const ns = angle > 90 - SLIGHT || /^[ew]/.test(way!) ? '' : way![0]!;
  const ew = angle < SLIGHT ? '' : (side ?? way![0]!);
  const isAgainst = (before: string, behind: string, went: string): boolean =>
    before !== '' && behind !== '' && before !== behind && went !== '' && went !== behind;
  return isAgainst(begun.ns, reached.ns, ns) || isAgainst(begun.ew, reached.ew, ew);
}

const ROAD = String.raw`(?<road>[a-z][\w.'-]*(?:\s[\w.'-]+){0,3}?\s(?:road|street|avenue|lane|highway|alley|creek|river|branch|railroad))`;
const SIDE = String.raw`(?:side|line|margin|edge|bank)`;
const ON_SIDE = new RegExp(String.raw`${OPENS}(?<from>${SIDES})\s+${SIDE}\s+of\s+(?:the\s+|said\s+)?${ROAD}\b`);
const OPPOSITE: Readonly<Record<string, string>> = { north: 'south', south: 'north', east: 'west', west: 'east' };

/** "Beginning on the north side of Mason Road … thence along said south side to the beginning". */
function otherSide(words: string): boolean {
  const begun = ON_SIDE.exec(words);
  if (!begun) return false;
  const opposite = OPPOSITE[begun.groups!['from']!.replace(/(?:erly|ern)$/, '')]!;
  const road = begun.groups!['road']!.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const last = words.slice(words.lastIndexOf('thence'));
  const back = new RegExp(
    String.raw`\b(?:along|with|by|on)\s+(?:the\s+)?(?:said\s+)?${opposite}(?:erly|ern)?\s+${SIDE}(?=\s+(?:of\s+(?:said\s+)?${road}|thereof)|\s+[ns][.\s]|\s+(?:north|south|east|west|\d)|,)`,
  );
  const crossed = new RegExp(
    String.raw`${road}\b[^;]{0,60}\b${opposite}(?:erly|ern)?\s+${SIDE}\s+(?:thereof|of\s+(?:the\s+)?same)|${opposite}(?:erly|ern)?\s+${SIDE}\s+of\s+(?:said\s+|the\s+)?${road}`,
  );
  return back.test(last) && crossed.test(words);
}

const IN_QUARTER =
  /\bin\s+(?:the\s+)?(?<quarter>north(?:east|west)|south(?:east|west)|[ns]\.?\s?[ew]\.?)\s+(?:quarter|1\/4|¼|one[\s-]quarter)(?:\s+\(\s?[^)]{0,16}\))?\s+of\s+(?:said\s+)?section\s+(?<section>\d{1,2})\b/;
const AT_CORNER =
  /^[a-z]*\s+(?:at\s+)?(?:(?:a\s+point\s+)?(?<feet>\d[\d,]{0,5}(?:\.\d+)?)\s+(?:feet|ft\.?)\s+[a-z]+\s+(?:of|from)\s+)?the\s+(?<corner>north(?:east|west)|south(?:east|west))\s+corner\s+of\s+(?:said\s+)?section\s+(?<section>\d{1,2})\b/;
/** A quarter of a section is a half mile wide. */
const NEAR = 1320;

/** "in the Northeast Quarter of Section 8: Beginning 150 feet east of the southwest corner of said Section 8". */
function otherQuarter(lead: string, words: string): boolean {
  const begun = AT_CORNER.exec(words)?.groups;
  const told = begun && IN_QUARTER.exec(lead)?.groups;
  if (!begun || !told || told['section'] !== begun['section']) return false;
  if (Number((begun['feet'] ?? '0').replaceAll(',', '')) > NEAR) return false;
  const [quarter, corner] = [windsOf(told['quarter']!), windsOf(begun['corner']!)];
  return quarter.ns !== corner.ns && quarter.ew !== corner.ew;
}

/** A sentence on the first such place; null where there is none. `lead` are the words before the description. */
export function unreachedPlace(lead: string, description: string): string | null {
  const words = oneLine(description).toLowerCase();
  const before = oneLine(lead).toLowerCase();
  const way = [CORNERS, LINES].map((pattern) => pattern.exec(words)).find((found) => found && contradicts(found));
  if (way)
    return `The first course runs ${way.groups!['way']}, which leads from the ${way.groups!['from']} to no ${way.groups!['to']} of the same land.`;
  if (otherSide(words))
    return 'The figure begins on one side of the road, and its last course comes back along the other.';
  return otherQuarter(before, words)
    ? 'The figure begins at a corner of the section that the quarter named for it does not touch.'
    : null;
}
