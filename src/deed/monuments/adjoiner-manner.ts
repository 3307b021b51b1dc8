// Takes: the name of what a course runs along, as printed. Gives: the thing alone, without the manner in which the course follows it: "the creek
// with its meanders", "the several courses of said run", "said line and with said curve".
// Never: another thing: "the road and Pell's line", "the run of the creek", "the bends of the road" where nothing else is left.
import { courseKind } from '../words/words.ts';

const BENDS = 'meanders?|meanderings?|windings?|courses|turns|turnings|bends|sinuosities';
const SEVERAL = '(?:several|various|different|many|natural|general|present)';
const FOLLOWS =
  'meanders?|meandering|runs?|winds?|turns?|bends?|flows?|lies|lays|goes|stands?|curves?|bears|trends?|extends?|is|exists?';

/** Behind the thing. */
const BEHIND = new RegExp(
  `(?:${[
    String.raw`,?\s+(?:and\s+)?(?:as|wherever|however)\s+(?:it|they|the\s+same|said\s+\w+)\s+(?:now\s+|then\s+|may\s+)?(?:${FOLLOWS})\b.*`,
    String.raw`,?\s+(?:and\s+)?(?:(?:with|by|in|following|pursuing|according\s+to)\s+)?(?:all\s+)?(?:the\s+|its\s+|their\s+|his\s+|of\s+its\s+)${SEVERAL}?\s?(?:${BENDS})(?=$|,|\s+(?:thereof|of|and|to|in|with|as)\b).*`,
    String.raw`,?\s+with\s+(?:said\s+|${SEVERAL}\s)?(?:meanders?|meanderings?|windings?)\b.*`,
    String.raw`\s+(?:and|on)\s+(?:(?:with|along|by|on|upon)\s+)?(?:(?:the\s+arc\s+of\s+)?(?:said|the|an?)\s+)?(?:[a-z-]+\s+){0,2}(?:curve|arc)\b.*`,
    String.raw`\s+(?:on|with|by|having)\s+(?:an?|its|the)\s+(?:[\d.]+[\s-]?(?:foot|feet|ft\.?|')\s)?radius\b.*`,
    String.raw`\s+and\s+(?:binding|tangent\s+to)\b.*`,
    String.raw`,?\s+(?:with|in|along)\s+(?:the\s+)?(?:cent(?:er|re)|middle|thread)\s+thereof`,
    String.raw`\s+(?:down|up)[\s-]?stream(?:s|ward)?`,
    String.raw`\s+without\s+(?:an?\s+|any\s+)?(?:wall|fence|hedge|marks?|line)`,
  ].join('|')})$`,
  'i',
);
const BEFORE = new RegExp(
  String.raw`^(?:all\s+)?(?:the\s+)?(?:${SEVERAL}\s+)?(?:${BENDS}|course)(?:\s+and\s+(?:${BENDS}))?\s+of\s+(?=\S)`,
  'i',
);
/** One of these stands in all that tells a manner. */
export const MANNER = courseKind([
  ...'meander meanders meandering meanderings winding windings course courses turns turnings bends sinuosities'.split(
    ' ',
  ),
  ...'as wherever however curve arc radius binding tangent thereof without'.split(' '),
  ...'stream streams streamward downstream downstreams downstreamward upstream upstreams upstreamward'.split(' '),
]);

/** The thing that the words name; the words themselves where they tell no manner. Asked where a word of MANNER stands. */
export function withoutManner(name: string): string {
  const thing = name.replace(BEHIND, '').replace(BEFORE, '');
  return /[a-z]{2}/i.test(thing) ? thing : name;
}

const BARRIER =
  /^(?:an?\s+|the\s+|said\s+)?(?:(?:old|new|existing|wire|stone|rail|rock|board|barbed|chain\s?link)\s+){0,2}(?:fences?|walls?|hedges?|hedgerow)(?:\s+lines?)?$/i;
const ON_A_LINE = /^,?\s+(?:and\s+)?(?:along|on|upon|with)\s+(?:the|said)\s/i;

/** "with fence along the south line of Elm Road": the fence only marks the line that is named next. */
export const marksTheNext = (name: string, behind: string): boolean =>
  name.length < LONGEST_BARRIER && ON_A_LINE.test(behind) && BARRIER.test(name);

const LONGEST_BARRIER = 40;
