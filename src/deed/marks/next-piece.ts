// Takes: the words behind a figure that has closed. Gives: whether they open another piece of land: "All that tract", "PARCEL B:", "The second
// tract", "EXHIBIT B". Never: a piece that is only spoken of ("along Parcel B"); it must open a sentence or a line.
import { ALSO_NEXT, NEXT_SIGN, PIECE } from '../words/piece-heads.ts';
import { STARTS } from '../words/start-words.ts';
import { wording } from '../words/wording.ts';

const NUMBER = String.raw`["']?(?:[b-h]|[a-h]-(?:[2-9]|1\d)|[2-9]\d?|1\d|[ivx]{2,4}|two|three|four|five)["']?`;
const OPENED = String.raw`(?:[.;:]\s{1,20}|\n\s{0,20})`;
const HAS = wording`(?! (?:contain|compris|embrac|is|has|was))`;
const ORDINAL = 'second|third|fourth|fifth|next|other';
const NEXT_PIECE = new RegExp(
  [
    // "All that tract", "(2) Also, another certain parcel"
    wording`[.;:]\s{1,20}(?:\(?(?:\d{1,2}|[a-h]|[ivx]{1,4})[.)]\s{1,3})?(?:(?:and )?also,? )?
      (?:all (?:that|those) |(?:an?|that|another|one) (?:(?:${ORDINAL}|certain) ){0,2}${PIECE}\b${HAS})`,
    wording`${OPENED}(?:exhibit|item|tract|parcel) (?:no\.?\s?|number )?${NUMBER}\s?[.:\n-](?![\s.:-]{0,60}(?:\d|$))`,
    wording`\n\s{0,20}${NEXT_SIGN}\s{0,2}(?:that|all|an?|the|${STARTS}|lots?|parts?) `,
    wording`(?:[.;]\s{0,2}\n\s{0,12}|;\s{0,3}and\s{1,14})the (?:(?:north|south|east|west)[a-z]* (?:half|quarter|one)\b|[nsew]\.?[ew]?\.?\s?(?:1\/|[½¼24]))`,
    wording`(?:[.;]|\n)\s{1,20}${ALSO_NEXT}:\s`,
    wording`${OPENED}(?:the )?(?:(?:second|third|fourth|fifth)(?=:\s)|(?:${ORDINAL}) (?:certain )?${PIECE}\b)(?![\s.:-]{0,60}(?:\d|$))${HAS}`,
  ].join('|'),
);

const LANDS = '(?:parts?|portions?|tracts?|parcels?|pieces?|lots?|lands?|strips?)';
/** "AND\nThat part of", ", and all that portion of", ". Together with a strip in": land that is told beside the figure. */
const BESIDE_IT = new RegExp(
  wording`(?:^|[.;:\n]|,(?= (?:and|also|together)\b))\s{0,20}(?:(?:and|also|together with|as well as)[\s,:]{1,20}){0,3}
    (?:all )?(?:(?:of )?(?:that|those|the following)|an?|another|one other) (?:(?:certain|other|following|second|third) ){0,2}
    ${LANDS} (?:or (?:parcel|tract|piece|portion)s? )?(?:of|in|lying|situated?|located|being|described|which)\b`,
  'i',
);

/** Where the words between two figures open the second; -1 where none of them does. */
export function nextPieceAt(between: string): number {
  const places = [NEXT_PIECE.exec(between.toLowerCase()), BESIDE_IT.exec(between)].flatMap(
    (found) => found?.index ?? [],
  );
  return places.length > 0 ? Math.min(...places) : -1;
}

export const opensNextPiece = (words: string): boolean => NEXT_PIECE.test(words);
