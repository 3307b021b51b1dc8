// Takes: a tract's own words and a parcel already placed. Gives: what in the words points to that parcel.
// Never: a match of a common word; a name counts by its surname, a reference by book and page together.
import type { Tract } from '../contract/extraction.ts';
import { unpack } from '../contract/packed.ts';

export interface PlacedNames {
  readonly name: string;
  /** Who holds it: the grantees of its deed. */
  readonly owners: readonly string[];
  /** Packed `recording` of its document. */
  readonly recording: string;
}

const plain = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()} `;
const NO_SURNAME = new Set(['inc', 'llc', 'co', 'company', 'corp', 'trust', 'trustee', 'wife', 'husband', 'jr', 'sr', 'et', 'al', 'ux', 'the', 'of', 'and', 'estate']); // prettier-ignore

function surname(owner: string): string {
  const words = plain(owner).trim().split(' ');
  return words.findLast((word) => word.length >= 3 && !NO_SURNAME.has(word) && !/\d/.test(word)) ?? '';
}

/** In words for `reasons`; null when nothing points to the parcel. */
export function evidenceFor(tract: Tract, references: readonly string[], placed: PlacedNames): string | null {
  const lines = plain(tract.calls.map((call) => call.adjoiner).join(' ; '));
  for (const owner of placed.owners) {
    const name = surname(owner);
    if (name !== '' && lines.includes(` ${name} `)) return `a course runs along the land of ${owner}`;
  }
  const { book = '', page = '', instrument = '' } = unpack('recording', placed.recording);
  const words = tract.calls.map((call) => `${call.adjoiner} ${call.verbatim_text}`).join(' ; ');
  const cited = plain(words);
  const packed = references.map((reference) => unpack('recording', reference));
  if (book !== '' && page !== '') {
    const named = cited.includes(` book ${plain(book).trim()} page ${plain(page).trim()} `);
    if (named || packed.some((each) => each.book === book && each.page === page))
      return `the description cites book ${book}, page ${page}`;
  }
  if (instrument.length >= 4) {
    const named = cited.includes(plain(instrument));
    if (named || packed.some((each) => each.instrument === instrument))
      return `the description cites instrument ${instrument}`;
  }
  return null;
}
