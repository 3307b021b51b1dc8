// Takes: words in one spelling, the opening gone. Gives: the places in them where the words of a corner, or of the way from one, may begin.
// Never: a place behind a length: what was said before it would be left out.
import { ANY_LENGTH } from './corner-offset.ts';

/** "said point being", "which point is": what follows is the very point. */
const EQUALS =
  /\b(?:said|which|the|that|such|same)\s(?:point|corner|monument|pin|pipe|stake|iron|post|station|place|beginning)(?:\sof\sbeginning)?\s(?:also\s|further\s|more\sparticularly\s)*(?:being|is|lies|lying|bears|nears|described\sas)(?:\s(?:located|situated|described\sas|being|also|further))*\s/g;
/** "a brass cap marking", "an iron pin which is": what stands there is named before it. */
const STANDS =
  /\b(?:marking|monumenting|representing|being|at|for|as|(?:which|that)\s(?:is|lies|bears|nears)(?:\s(?:at|located|situated|distant))?)\s/g;
const POINT =
  /^(?:(?:a|the|that)\s)?(?:certain\s)?point(?:,?\s(?:(?:which|that)\s(?:is|lies|bears)|being|lying|located|situated|situate|distant|set|marking|at|\d{1,2}(?=,)))*,?\s/;
const CORNER_NUMBER = /^(?:the\s)?corner\s\d{1,2},?\s|^on\s(?=the\s[ns][ew]\s)/;
/** Words that place a thing by something else than the corner that follows. */
const ELSEWHERE = /\b(?:line|corner|intersection|intersects|thence|from)\b/;
const THING =
  /^(?:an?|the)\s(?:(?!\b(?:line|corner|intersection|point|from)\b)[^;,@\d]){1,60}?,?\s(?=\d|@|(?:on|in)\sthe\s)/;

export interface Start {
  readonly at: number;
  /** The words before it name another thing too: only a whole way from a corner says where the point is. */
  readonly onlyWay: boolean;
}

export function startsIn(text: string): Start[] {
  const starts: Start[] = [{ at: 0, onlyWay: false }];
  for (const pattern of [POINT, CORNER_NUMBER, THING]) {
    const found = pattern.exec(text);
    if (found) starts.push({ at: found[0].length, onlyWay: false });
  }
  for (const [pattern, strict] of [
    [STANDS, true],
    [EQUALS, false],
  ] as const)
    // prettier-ignore
    for (const found of text.matchAll(pattern)) {
      const before = text.slice(0, found.index);
      const onlyWay = strict && ELSEWHERE.test(before);
      if (!ANY_LENGTH.test(before)) starts.push({ at: found.index + found[0].length, onlyWay });
    }
  return starts.sort((a, b) => a.at - b.at);
}
