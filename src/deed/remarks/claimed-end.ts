// Takes: a figure. Gives: a last course that is said to end elsewhere than at the beginning (at the point of commencement, so many feet from it), and ties along one
// line that do not add up. Never: an end that the words themselves bring back to the beginning.
import { quoted } from '../tracts/quoted.ts';
import { feetOf, feetText, LENGTH, type Figure } from './figure.ts';

export const endClaims = (figure: Figure): string[] => [
  ...(besideClaim(figure) ?? commencementClaim(figure)),
  ...otherCornerClaims(figure),
  ...tieClaims(figure),
];

const BEGINNING = String.raw`(?:(?:the|said|our|its)\s+(?:(?:true|first|actual|original|aforesaid|principal)\s+)?(?:(?:point|place)\s+(?:or\s+place\s+)?of\s+(?:the\s+)?)?beginning|(?:the|said)\s+(?:(?:first|above|aforesaid)[\s-](?:mentioned|named)\s+(?:bounds?|stake|pin|stone|corner|point|monument|post|pipe|tree)|(?:bounds?|stake|pin|stone|corner|point|monument|post|pipe|tree)\s+(?:first|above)[\s-](?:mentioned|named)))`;
const WIND = String.raw`(?:due\s+)?(?:north|south|east|west)[a-z-]*`;
const BESIDE = new RegExp(
  String.raw`\bto\s+(?:within|(?:an?|the|another)\s[^;:]{2,80}?)\s?(?<length>${LENGTH}),?\s+(?:distant\s+)?(?:${WIND}\s+)?(?:of|from|off|short\s+of|beyond)\s+${BEGINNING}\b(?:\s+(?:stake|pin|stone|post|corner|point|monument|iron))?(?<behind>[^;.]{0,80})`,
);
const WENT_BACK = new RegExp(String.raw`\bto\s+${BEGINNING}\b|\bthence\b|\bbegan\b`);

/** "to a stake fourteen feet westerly of the beginning stake". Null where nothing is told. */
function besideClaim(figure: Figure): string[] | null {
  const side = figure.sides.at(-1)!;
  const words = figure.marked.slice(side.start, Math.min(figure.near.end, side.end + 120));
  const match = BESIDE.exec(words);
  if (!match || WENT_BACK.test(match.groups!['behind']!)) return null;
  const feet = feetOf(figure, match.groups!['length']!);
  if (!(feet > 0.5)) return null;
  const at = side.start + match.index;
  return [
    `The last course is said to end ${quoted(figure.text, at, at + match[0].length - match.groups!['behind']!.length)}, ${feetText(feet)} from where it began.`,
  ];
}

const OF_COMMENCEMENT =
  /\b(?:(?:point|place|corner|monument|stake|pin|stone|spot)\s+(?:or\s+place\s+)?of\s+(?:the\s+)?(?:commencement|commencing)|commencement\s+point)\b/;
const OF_BEGINNING = /\bbeginning\b|\bbegan\b|\bbegun\b|\bfirst\s+(?:mentioned|station|bound)|\bstarting\b/;

/** "to the northwest corner of said Section 14, the point of commencement", from which a tie led to the beginning. */
function commencementClaim(figure: Figure): string[] {
  const { description, sides, marked, text } = figure;
  if (description.ties.length === 0 || description.starter.end <= description.starter.start) return [];
  const side = sides.at(-1)!;
  const course = description.courses.at(-1)!;
  const arrives = marked.slice(Math.max(side.start, course.valuesEnd), side.end);
  if (OF_BEGINNING.test(arrives)) return [];
  const corner = cornerOf(arrives);
  const start = marked.slice(description.starter.end, description.ties[0]!.start);
  const isThere = corner !== null && cornerOf(` to ${start}`) === corner && cornerOf(pobWords(figure)) !== corner;
  if (!isThere && (!OF_COMMENCEMENT.test(arrives) || commencesBehindTie(figure))) return [];
  return [
    `The last course is said to end at ${quoted(text, Math.max(side.start, course.valuesEnd), side.end)}, and the figure began elsewhere, by a tie from there.`,
  ];
}

/** "thence N 72° E 20 metres to an iron bar and the point of commencement of the herein described parcel": the tie comes to it. */
function commencesBehindTie({ description: { ties, courses }, marked }: Figure): boolean {
  const words = marked.slice(ties.at(-1)!.valuesEnd, courses[0]!.start);
  return /\bto\s/.test(words) && OF_COMMENCEMENT.test(words) && !OF_BEGINNING.test(words);
}

const QUADRANT = /^(?:[ns]\.?\s?[ew]\.?|(?:north|south)[\s-]?(?:east|west)(?:erly)?)\s/;

/** "Beginning at the southeast corner of Lot 8 … to the southwest corner of said Lot 8 and the place of beginning". */
function otherCornerClaims({ description, sides, marked, text }: Figure): string[] {
  if (description.ties.length > 0) return [];
  const side = sides.at(-1)!;
  const from = Math.max(side.start, description.courses.at(-1)!.valuesEnd);
  const end = cornerOf(marked.slice(from, side.end));
  const start = end === null ? null : cornerOf(` to ${marked.slice(description.starter.end, sides[0]!.start)}`);
  if (!end || !start || !QUADRANT.test(end) || !QUADRANT.test(start)) return [];
  const [winds, bodies] = [[start, end].map(windOf), [start, end].map((name) => name.replace(QUADRANT, ''))];
  const isSameLand = bodies[0] === bodies[1] || bodies[0]!.startsWith(`${bodies[1]!} `);
  if (!isSameLand || winds[0] === winds[1]) return [];
  return [
    `The last course is said to end at ${quoted(text, from, side.end)}, and the figure began at another corner of that land.`,
  ];
}

/** "southeast", "south-east" and "s.e." are one. */
const windOf = (name: string): string => {
  const wind = QUADRANT.exec(name)![0];
  return wind[0]! + (/e(?:ast|\.?\s)/.test(wind.slice(1)) ? 'e' : 'w');
};

/** Where the last tie arrives. */
const pobWords = ({ description, marked }: Figure): string => {
  const tie = description.ties.at(-1)!;
  return marked.slice(tie.valuesEnd, tie.end);
};

const CORNER =
  /\bto\s+(?:an?\s+[^,;]{2,40}\s(?:at|in|marking)\s+)?(?:(?:the|said|aforesaid)\s+){0,2}(?<name>(?:(?:[nsew]\.?\s?[ew]?\.?|(?:north|south)[\s-]?(?:east|west)?(?:erly)?|east|west|quarter|1\/4|center|centre)\s+){1,3}(?:(?:quarter|1\/4|section)\s+)?(?:corner|post|of)\b(?:\s+(?:of|to|the|said|common))*\s+[a-z]+(?:\s+(?:no\.?\s?)?\d{1,3})?)/;

/** "northwest corner section 14", without its "of" and "said"; null where no such corner is named. */
function cornerOf(words: string): string | null {
  const name = CORNER.exec(words)?.groups?.['name'];
  return (
    name
      ?.replace(/\b(?:of|the|said|to)\b/g, ' ')
      .replace(/\s+/g, ' ')
      .trim() ?? null
  );
}

const TIES = new RegExp(
  String.raw`(?<one>${LENGTH})\s+(?<way>${WIND})\s+(?:of|from)\s+[^;:]{3,80}?\s(?:and|also)\s+(?<other>${LENGTH})\s+(?<back>${WIND})\s+(?:of|from)\s+[^;:]{3,160}?\b(?:measur\w+|being|is|of|length)\s+(?:(?:in\s+length|a\s+total\s+of|in\s+all|long)\s+)?(?<whole>${LENGTH})`,
);
const OPPOSITE: Readonly<Record<string, string>> = { n: 's', s: 'n', e: 'w', w: 'e' };

/** "700 feet north of the southeast corner and 1,500 feet south of the quarter corner (the line measuring 2,641.10 feet)". */
function tieClaims(figure: Figure): string[] {
  const { description, marked, sides, text } = figure;
  const words = marked.slice(description.starter.start, sides[0]!.start);
  const match = TIES.exec(words);
  if (!match) return [];
  const { one, other, whole, way, back } = match.groups!;
  if (OPPOSITE[way!.replace('due ', '')[0]!] !== back!.replace('due ', '')[0]) return [];
  const sum = feetOf(figure, one!) + feetOf(figure, other!);
  const total = feetOf(figure, whole!);
  if (!(Math.abs(sum - total) > Math.max(1, total / 100)) || total < Math.max(sum / 2, 1)) return [];
  const at = description.starter.start + match.index;
  return [`The paper says ${quoted(text, at, at + match[0].length)}; the two ties are ${feetText(sum)} together.`];
}
