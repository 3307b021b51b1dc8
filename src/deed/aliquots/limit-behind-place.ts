// Takes: a text and the place where a township ends in it. Gives: the words behind it that make the land before it less than the whole of what is
// named: "T. 2 N., R. 4 W., lying north of the creek". Never: where it lies: "lying in Pell County", "west of the Sixth Principal Meridian".
import { isSpace } from '../words/peek.ts';
import { POINT } from '../words/shortened.ts';

const NAME = String.raw`(?:[A-Z][a-z'’-]{1,14}|(?:[A-Z]\.\s?){1,3})`;
/** Meridian, county and state may stand between. */
const NAMED_BETWEEN = String.raw`(?:(?:\s?,\s{0,3}|\s{1,3}(?=of\s|in\s|situated?\s|located\s))(?:(?:(?:situated?|located)\s{1,3})?(?:of|in)\s{1,3}(?:the\s{1,3})?)?(?:\d{1,2}(?:st|nd|rd|th)\s{1,3})?${NAME}(?:\s{1,3}(?:of\s{1,3})?${NAME}){0,3}(?:\s{1,3}(?:meridian|county|parish))?){0,4}`;
const WIND = String.raw`(?:north|south|east|west)(?:east|west)?(?:er(?:ly|n))?`;
const WAY = String.raw`(?:${WIND}(?:\s{1,3}(?:and|or)\s{1,3}${WIND})?\s{1,3}of\s{1,3}(?!range|section|the\s{1,3}[\w.]{1,12}(?:\s{1,3}[Pp]rincipal)?\s{1,3}(?:[Mm]eridian|[Pp]\.?\s?[Mm]\b)|[\w.]{1,12}(?:\s{1,3}[Pp]rincipal)?\s{1,3}(?:[Mm]eridian|[Pp]\.?\s?[Mm]\b))|(?:above|below)\s{1,3}(?!described|mentioned|named|set|and\b|written|referred))`;
const WAY_IT_LIES = String.raw`(?:${WAY}|between\s|on\s{1,3}the\s{1,3}(?:left|right|other|${WIND})\s|outside\s|inside\s)`;
const LIES = String.raw`(?:and\s{1,3})?(?:all\s{1,3})?(?:lying(?:\s{1,3}and\s{1,3}being)?|(?:which|that)\s{1,3}lies?|(?:(?:so\s{1,3}much|such\s{1,3}part|(?:that|the)\s{1,3}(?:part|portion)|those\s{1,3}(?:parts|portions))\s{1,3}(?:thereof\s{1,3}|of\s{1,3}(?:it|them|the\s{1,3}same)\s{1,3})?(?:(?:as|which|that)\s{1,3})?(?:lies?|lying|is|are)|to\s{1,3}the\s{1,3}extent\s{1,3}(?:that\s{1,3})?(?:it|they|the\s{1,3}same)\s{1,3}(?:lies?|is|are)))`;
/** "at a point 410 feet from the west line", "N 8° E 730 feet from the corner": a well, a headgate or a monument stands there. */
const AT_A_POINT = String.raw`(?:(?:being\s{1,3})?(?:at|from)\s{1,3}a\s{1,3}point\s|(?:(?:about|approximately|[NS]\.?\s?\d{1,2}[^;\n,]{2,24}[EW]\.?,?)\s{1,3})?\d[\d,.]{0,8}\s?(?:feet|ft\.?|rods|chains|met(?:er|re)s)(?:\s{1,3}${WIND})?(?:\s{1,3}and\s{1,3}\d[\d,.]{0,8}\s?(?:feet|ft\.?)(?:\s{1,3}${WIND})?)?,?\s{1,3}from\s{1,3}the\s)`;
const LIMIT = new RegExp(
  String.raw`^${NAMED_BETWEEN}[\s,(]{1,4}(?<limit>(?:(?:${LIES})\s{1,3}${WAY_IT_LIES}|${WAY}|${AT_A_POINT})[^;\n]{1,140}?)(?=[;\n)]|(?i:${POINT})\s|\.$|,\s{1,3}(?:and\s{1,3})?(?:containing|comprising|together|except|less|subject|also|secs?\b|sections?\b|all\s{1,3}of\b|the\s{1,3}[NSEW])|$)`,
);
const MAY_LIMIT = /(?:north|south|east|west)|between|\bon the\b|outside|inside|above|below|point|from the/;

export function limitBehindPlace(text: string, end: number): string {
  const first = text.charCodeAt(end);
  if (first !== COMMA && first !== BRACKET && !isSpace(first)) return '';
  const words = text.slice(end, end + 260);
  return MAY_LIMIT.test(words) ? (LIMIT.exec(words)?.groups?.['limit']?.trim() ?? '') : '';
}
const [BRACKET, COMMA] = [40, 44];
