// Takes: the words of a commencement, as printed. Gives: them in one spelling: "the ne corner of the sw 1/4 of section 9, t 3 n, r 5 w".
// Never: a number where words and figures beside them disagree ("four (5)"); such words hold the mark UNSURE and match nothing.
import { numberedWords } from './number-words.ts';

const LONGEST = 2000;

/** Stands where the print contradicts itself. */
export const UNSURE = '\u0001';

type Rule = readonly [pattern: RegExp, by: string];

/** In this order: what is spelt with marks first, then words, then what is left of the marks. */
const RULES: readonly Rule[] = [
  [/<[^<>]{1,20}>/g, ' '],
  [/(?<=[a-z])-\s+(?=[a-z])/g, ''], // a word broken at the end of a line
  [/[’‘′`]/g, "'"],
  [/[”“″]|''/g, '"'],
  [/¼/g, ' 1/4 '],
  [/½/g, ' 1/2 '],
  [/[‐-―]/g, '-'],
  [/&/g, ' and '],
  [/\b(n|s)\.\s?(e|w)\.?(?=[\s,;)/1])/g, '$1$2 '],
  [/\b(n|s)\s(e|w)(?=\s(?:cor|1\/4|quarter))/g, '$1$2'],
  [/\b(north|south)[\s-]?(east|west)(?:erly|ern)?\b/g, '$1$2'],
  [/\bnortheast\b/g, 'ne'],
  [/\bnorthwest\b/g, 'nw'],
  [/\bsoutheast\b/g, 'se'],
  [/\bsouthwest\b/g, 'sw'],
  [/\b(n|s|e|w)(?:orth|outh|ast|est)(?:erly|ern)?\b/g, '$1'],
  [/\b(ne|nw|se|sw|n|s|e|w)\s?\/\s?([24])\b/g, '$1 1/$2'],
  [/\b(?:one|a|1)[\s-]sixteenth\b|\bsixteenth\b|\b1\/16th\b/g, '1/16'],
  [/\b(?:one|1)[\s-](?:quarter|fourth)\b|\b(?:quarter|qtr|fourth)\b\.?|\b1\/4th\b/g, '1/4'],
  [/\b(?:one|1)[\s-]half\b|\bhalf\b/g, '1/2'],
  [/(?<=\b(?:ne|nw|se|sw|n|s|e|w))(?=1\/(?:2|4|16)\b)/g, ' '],
  [/(?<=1\/[24])(?=[nsew])/g, ' '],
  [/\bdue\s(?=[nsew]\b)/g, ''],
];

const WORDS: readonly Rule[] = [
  [/\bcor(?:n|s|ners?)?\b\.?|\bcomers?\b/g, 'corner'], // "comer": how scans read it
  [/\bsec(?:s|t|ts|tions?)?\b\.?/g, 'section'],
  [/\b(?:twps?|tps?|twsp|townships?|town(?=\s\d))\b\.?/g, 'township'],
  [/\b(?:rges?|rgs?|ranges?)\b\.?/g, 'range'],
  [/\b(?:gov(?:'t|t)?|u\.?\s?s\.?\sgov(?:'t|t)?)\b\.?/g, 'government'],
  [/\b(?:u\.?\s?s\.?\s)?government(?:al)?\b/g, 'government'],
  [/\b(?:centre|ctr|cen|cent)\b\.?/g, 'center'],
  [/\b(?:boundary|bdry|bndry)\b\.?(?:\sline)?/g, 'line'],
  [/\b(?:section|subdivision)\sline\b/g, 'line'],
  [/\b(?:mon|monument)\b\.?/g, 'monument'],
  [/\b(?:numbered|number|no)\b\.?\s(?=\d)/g, ''],
  [/\b(fence|iron|concrete|wood|rock)\scorner(?=,?\s(?:marking|at|being)\b)/g, '$1 post'],
  [/\bfractional\s(?=1\/|[nsew]{1,2}\s1\/|section)/g, ''],
  [/\bcenterline\b/g, 'center line'],
  [/\bmid[\s-]?section\b/g, 'mid'],
];

const LAST: readonly Rule[] = [
  [/(?<=\d)\s?(?:feet|foot|ft)\b\.?|(?<=\d)\s?'(?!\d)/g, ' feet'],
  [/(?<=\d)\s?"/g, ' inch'],
  [/(?<=\d)\s?(?:chains?|chs?)\b\.?/g, ' chains'],
  [/(?<=\d)\s?(?:links?|lks?)\b\.?/g, ' links'],
  [/(?<=\d)\s?(?:rods?|rds?)\b\.?/g, ' rods'],
  [/(?<=\d)\s?(poles|perches|yards|varas|miles|meters)\b/g, ' $1'],
  [/(?<=\d)\s?(pole|yard|vara|mile|meter)\b/g, ' $1s'],
  [/(?<=\d),(?=\d{3}(?:\.\d+)?\s(?:feet|chains|links|rods|poles|meters|varas)\b)/g, ''],
  [/,?\s(?:more\sor\sless|plus\sor\sminus)\b,?/g, ' '],
  [/\btrue\s(?=[nsew]\b)/g, ''],
  [/\.(?!\d)|["*]/g, ' '],
  [/(?<!\d)-|-(?!\d)|-/g, ' '],
  [/\s*([,;:])[\s,]*/g, '$1 '],
  [/\s+/g, ' '],
];

const applied = (text: string, rules: readonly Rule[]): string =>
  rules.reduce((words, [pattern, by]) => words.replace(pattern, by), text);

/** "(NE1/4 SW1/4)", "(31)" and the like repeat what stands before them; a place or a length in brackets is read. */
function withoutAsides(text: string): string {
  return text
    .replace(/(?<![\d.])(\d{1,4})\s?\(\s?(?:no\.?\s?)?(\d{1,4})\s?\)/g, (_, a: string, b: string) => (Number(a) === Number(b) ? a : UNSURE))
    .replace(/\(([^()]{0,60})\)/g, (_, inside: string) =>
      /\bt(?:ownship)?\.?\s?\d|\br(?:ange)?\.?\s?\d|feet|\bft\b|\d'/.test(inside) ? `, ${inside},` : ' ',
    ); // prettier-ignore
}

const BEARING =
  /\b(n|s)\s?(\d{1,2}(?:\.\d+)?)\s?(?:°|º|degrees?|deg\b\.?)[\s,]*(?:(\d{1,2}(?:\.\d+)?)\s?(?:'|minutes?|min\b\.?)[\s,]*)?(?:(?:and\s)?(\d{1,2}(?:\.\d+)?)\s?(?:"|seconds?|sec\b\.?)[\s,]*)?(e|w)\b|\b(n|s)\s?(\d{1,2})-(\d{2})(?:-(\d{2}))?\s?(e|w)\b/g;

/** A bearing becomes its azimuth between two @. */
function withAzimuths(text: string): string {
  return text.replace(BEARING, (...found: (string | undefined)[]) => {
    const [ns, degrees, minutes, seconds, ew] = found[1] === undefined ? found.slice(6, 11) : found.slice(1, 6);
    const angle = Number(degrees) + Number(minutes ?? 0) / 60 + Number(seconds ?? 0) / 3600;
    if (angle > 90 || Number(minutes ?? 0) >= 60 || Number(seconds ?? 0) >= 60) return UNSURE;
    const azimuth = ns === 'n' ? (ew === 'e' ? angle : 360 - angle) : ew === 'e' ? 180 - angle : 180 + angle;
    return `@${azimuth.toFixed(7)}@`;
  });
}

export function cornerWords(printed: string): string {
  const spelt = applied(printed.slice(0, LONGEST).toLowerCase(), RULES);
  const figures = applied(withAzimuths(numberedWords(spelt)), WORDS);
  return applied(withoutAsides(figures), LAST).trim();
}
