// Takes: a tract's own words and a parcel already placed. Gives: what in the words points to that parcel, and by which courses.
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

export interface Evidence {
  /** In words for `reasons`. */
  readonly words: string;
  /** Courses said to run along it, from 0; empty where the words name no course. */
  readonly courses: readonly number[];
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

const where = (texts: readonly string[], wanted: string): number[] =>
  texts.flatMap((text, i) => (plain(text).includes(wanted) ? [i] : []));

/** Null when nothing points to the parcel. */
export function evidenceFor(tract: Tract, references: readonly string[], placed: PlacedNames): Evidence | null {
  const lines = tract.calls.map((call) => call.adjoiner);
  for (const owner of placed.owners) {
    const name = surname(owner);
    const courses = name === '' ? [] : where(lines, ` ${name} `);
    if (courses.length > 0) return { words: `a course runs along the land of ${owner}`, courses };
  }
  return byRecording(tract, references, placed.recording);
}

function byRecording(tract: Tract, references: readonly string[], recording: string): Evidence | null {
  const { book = '', page = '', instrument = '' } = unpack('recording', recording);
  const texts = tract.calls.map((call) => `${call.adjoiner} ${call.verbatim_text}`);
  const packed = references.map((reference) => unpack('recording', reference));
  if (book !== '' && page !== '') {
    const courses = where(texts, ` book ${plain(book).trim()} page ${plain(page).trim()} `);
    if (courses.length > 0 || packed.some((each) => each.book === book && each.page === page))
      return { words: `the description cites book ${book}, page ${page}`, courses };
  }
  if (instrument.length >= 4) {
    const courses = where(texts, plain(instrument));
    if (courses.length > 0 || packed.some((each) => each.instrument === instrument))
      return { words: `the description cites instrument ${instrument}`, courses };
  }
  return null;
}
