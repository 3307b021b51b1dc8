// Takes: the words behind a figure that has closed. Gives: whether they open another piece of land: "All that tract", "PARCEL B:", "The second
// tract", "EXHIBIT B". Never: a piece that is only spoken of ("along Parcel B"); it must open a sentence or a line.
const PIECE = String.raw`(?:tract|parcel|piece|lot)`;
const NUMBER = String.raw`["']?(?:[b-h]|[a-h]-(?:[2-9]|1\d)|[2-9]\d?|1\d|[ivx]{2,4}|two|three|four|five)["']?`;
const OPENED = String.raw`(?:[.;:]\s{1,20}|\n\s{0,20})`;
const NEXT_PIECE = new RegExp(
  [
    String.raw`[.;:]\s{1,20}(?:\(?(?:\d{1,2}|[a-h]|[ivx]{1,4})[.)]\s{1,3})?(?:(?:and\s+)?also,?\s+)?(?:all\s+(?:that|those)\s|(?:an?|that|another|one)\s+(?:(?:second|third|fourth|other|next|certain)\s+){0,2}${PIECE}\b(?!\s+(?:contain|compris|embrac|is|has|was)\w*))`,
    String.raw`${OPENED}(?:exhibit|item|tract|parcel)\s(?:no\.?\s?|number\s)?${NUMBER}\s?[.:\n-](?![\s.:-]{0,60}(?:\d|$))`,
    String.raw`\n\s{0,20}\(?(?:[2-9]|[b-h]|[ivx]{2,4})[.)]\s{1,3}(?:that|all|an?|the|beginning|commencing|lots?|parts?)\s`,
    String.raw`(?:[.;]|\n)\s{1,20}also(?:,?\s+the\s+following)?\s?:\s`,
    String.raw`${OPENED}(?:the\s+)?(?:(?:second|third|fourth|fifth)(?=:\s)|(?:second|third|fourth|fifth|next|other)\s+(?:certain\s+)?${PIECE}\b)(?![\s.:-]{0,60}(?:\d|$)|\s+(?:contain|compris|embrac|is|has|was))`,
  ].join('|'),
);

export const opensNextPiece = (words: string): boolean => NEXT_PIECE.test(words);
