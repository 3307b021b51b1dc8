// Takes: a text of land as a scan gave it. Gives: the same with the damaged numbers of its lists of sections and lots whole where one number alone can
// have stood there ("14, 1'5, 16", "21, 2?, 23"), and without them where several can. Never: a number outside such a list.
import { before } from '../words/before.ts';
import { replaced, type Printed } from './printed.ts';
import { MARK, mayShow } from './scan-marks.ts';

const isInList = before(
  /(?<![A-Za-z])(?:[Ss]e(?:c(?:tion|t)?|e)s?|SEC(?:TION)?S?|[Ll]ots?|LOTS?)\.?\s{1,2}(?:[Nn]os?\.?\s{1,2})?(?:[\d\s,;.'’`"–—&-]|and|to|through|inclusive|incl){0,200}/,
);
const SPECK = String.raw`['’\`·*^~]`;
/** "1'5": a speck inside; "4', 5" and ", '4": beside. Behind feet and inches stands another mark. */
const SPECKED = new RegExp(
  String.raw`([1-3])${SPECK}(\d)(?![\d'’"”°])(?<![\d.][1-3]${SPECK}\d)|(,\s)${SPECK}(\d{1,2})(?=,)|(\d{1,2})${SPECK}(?=,\s(?:and\s)?\d)`,
  'g',
);
/** "13, 14 15, 16": a comma lost; "13, 1?, 15": a number that cannot be read. */
const DAMAGED =
  /(\d{1,2}),\s(?:(\d{1,2}) (?=(\d{1,2}),)|(?!\d{1,2}[\s,;])([^\s,;]{1,4})(?=,\s(?:and\s)?(\d{1,2})(?![\d'’°])))/g;

export function withListedNumbers(print: Printed): Printed {
  if (!mayShow(print.text, MARK.lots | MARK.sections)) return print;
  const clear = mayShow(print.text, MARK.speck) ? withoutSpecks(print) : print;
  const { text } = clear;
  return replaced(clear, DAMAGED, ({ 1: last, 2: apart, 3: behind, 4: unread, 5: next, index }) => {
    const [from, to] = [Number(last), Number(behind ?? next)];
    if (unread === undefined)
      return from < Number(apart) && Number(apart) < to && isInList(text, index) ? `${last}, ${apart}, ` : null;
    if (!mayBeNumber(unread) || to <= from || !isInList(text, index)) return null;
    const whole = numbersBetween(from, to, shapeOf(unread));
    const fitting = whole.length > 0 ? whole : numbersBetween(from, to, shapeOf(unread.replace(/[^\w]/g, '')));
    return fitting.length === 1 ? `${last}, ${fitting[0]}` : last!;
  });
}

function withoutSpecks(print: Printed): Printed {
  const { text } = print;
  return replaced(
    print,
    SPECKED,
    ({ 1: ten = '', 2: one = '', 3: comma = '', 4: behind = '', 5: ahead = '', index }) =>
      isInList(text, index) ? `${ten}${one}${comma}${behind}${ahead}` : null,
  );
}

/** No land of the list ("N½", "lots"), no word, and no figures that are read as they are. */
const mayBeNumber = (unread: string): boolean => !/^[NSEW][.\d½¼]?|[½¼/%]|[a-z]{3}|^[\d$lI][\d$lIO]{0,2}$/.test(unread);

/** What figures each of its characters may have been: more than one, where `letter-figures` has the likeliest. */
const LIKE: Readonly<Record<string, string>> = {
  l: '1', I: '1', i: '1', '|': '1', '!': '1', O: '0', o: '0', Q: '0', D: '0', Z: '2', z: '2', S: '[58]', s: '[58]', B: '[38]', g: '9', q: '9', b: '6', G: '6', T: '7',
}; // prettier-ignore

/** The one number between two others that figures and letters may have been; null where several may. */
export function onlyNumber(last: number, next: number, printed: string): number | null {
  const [first, second] = numbersBetween(last, next, shapeOf(printed));
  return second === undefined ? (first ?? null) : null;
}

function shapeOf(unread: string): RegExp {
  const figures = [...unread].map((sign) => (/\d/.test(sign) ? sign : (LIKE[sign] ?? '\\d')));
  return new RegExp(`^${figures.join('')}$`);
}

function numbersBetween(last: number, next: number, shape: RegExp): number[] {
  const fitting: number[] = [];
  for (let number = last + 1; number < next; number++) if (shape.test(String(number))) fitting.push(number);
  return fitting;
}
