// Takes: the words behind a figure that has closed. Gives: whether they open another piece of land: "All that tract", "PARCEL B:", "The second
// tract", "EXHIBIT B". Never: a piece that is only spoken of ("along Parcel B"); it must open a sentence or a line.
import { ALSO_NEXT, NEXT_SIGN, PIECE } from '../words/piece-heads.ts';
import { STARTS } from '../words/start-words.ts';

const NUMBER = String.raw`["']?(?:[b-h]|[a-h]-(?:[2-9]|1\d)|[2-9]\d?|1\d|[ivx]{2,4}|two|three|four|five)["']?`;
const OPENED = String.raw`(?:[.;:]\s{1,20}|\n\s{0,20})`;
const NEXT_PIECE = new RegExp(
  [
    String.raw`[.;:]\s{1,20}(?:\(?(?:\d{1,2}|[a-h]|[ivx]{1,4})[.)]\s{1,3})?(?:(?:and\s+)?also,?\s+)?(?:all\s+(?:that|those)\s|(?:an?|that|another|one)\s+(?:(?:second|third|fourth|other|next|certain)\s+){0,2}${PIECE}\b(?!\s+(?:contain|compris|embrac|is|has|was)\w*))`,
    String.raw`${OPENED}(?:exhibit|item|tract|parcel)\s(?:no\.?\s?|number\s)?${NUMBER}\s?[.:\n-](?![\s.:-]{0,60}(?:\d|$))`,
    String.raw`\n\s{0,20}${NEXT_SIGN}\s{0,2}(?:that|all|an?|the|${STARTS}|lots?|parts?)\s`,
    String.raw`(?:[.;]\s{0,2}\n\s{0,12}|;\s{0,3}and\s{1,14})the\s+(?:(?:north|south|east|west)[a-z]*\s+(?:half|quarter|one)\b|[nsew]\.?[ew]?\.?\s?(?:1\/|[½¼24]))`,
    String.raw`(?:[.;]|\n)\s{1,20}${ALSO_NEXT}:\s`,
    String.raw`${OPENED}(?:the\s+)?(?:(?:second|third|fourth|fifth)(?=:\s)|(?:second|third|fourth|fifth|next|other)\s+(?:certain\s+)?${PIECE}\b)(?![\s.:-]{0,60}(?:\d|$)|\s+(?:contain|compris|embrac|is|has|was))`,
  ].join('|'),
);

/** "AND\nThat part of", ", and all that portion of", ". Together with a strip in": land that is told beside the figure. */
const BESIDE_IT = new RegExp(
  String.raw`(?:^|[.;:\n]|,(?=\s+(?:and|also|together)\b))\s{0,20}(?:(?:and|also|together\s+with|as\s+well\s+as)[\s,:]{1,20}){0,3}(?:all\s+)?(?:(?:of\s+)?(?:that|those|the\s+following)|an?|another|one\s+other)\s+` +
    String.raw`(?:(?:certain|other|following|second|third)\s+){0,2}(?:parts?|portions?|tracts?|parcels?|pieces?|lots?|lands?|strips?)\s+(?:or\s+(?:parcel|tract|piece|portion)s?\s+)?(?:of|in|lying|situated?|located|being|described|which)\b`,
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
