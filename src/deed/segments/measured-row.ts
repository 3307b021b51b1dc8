// Takes: folded text and a bearing in it. Gives: whether it stands in a row of field notes or of a table that tells the length without a unit.
// Never: the length.
import type { Token } from '../values/tokens.ts';
import { wording } from '../words/wording.ts';
import { isBareBefore } from './listed-cardinal.ts';

const ROW_BEFORE =
  /\n[ |]{0,16}(?:[a-z][ |]{1,8})?(?:(?:\d{1,3}(?:[.)]|\s?-\s?\d{1,3})?|[a-z]\s?(?:-|to)\s?[a-z])[ |]{1,16})?$/;
const ROW_BEHIND =
  /^(?:[ |]{2,20}|(?:[ .]{2}){2,30}[ .]{0,2}(?<=\s))\d[\d,]{0,6}(?:\.\d{1,3}(?=[\s|]|$)|(?=[ |]*(?:\n|$)))/;

/** A row of field notes: the station, the course, the length under a head that names its unit, and what stands there. */
export function isRow(text: string, token: Token): boolean {
  if (isBareBefore(text, token.end)) return true;
  const behind = text.slice(token.end, token.end + 100);
  return (
    (ROW_BEHIND.test(behind) || (behind.includes('\n') && STATION_BELOW.test(behind))) &&
    ROW_BEFORE.test(text.slice(Math.max(0, token.start - 40), token.start))
  );
}

/** "N. 10° 15' E., along line 1-2. Va. 19° 45' E." and below it the first place met: "  3.10  Fence". */
const STATION_BELOW = new RegExp(
  wording`^[.,]{0,2}(?:[ \t]{0,2}(?:along|on)\s(?:the\s)?line[^\n]{0,20}?)?(?:[.,]?[ \t]{1,2}va(?:r(?:iation)?)?\.?[ \t][^\n;a-z]{2,14}[ew]\.?)?
    [ \t]{0,4}\n[ \t]{0,12}\d{1,3}\.\d{2}[ \t]{1,4}[a-z]`,
);
