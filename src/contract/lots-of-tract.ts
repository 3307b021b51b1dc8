// Takes: an extraction and one of its tracts. Gives: the lots of recorded plats that the tract is, in plain words: "lot 7, block A, Elm Park".
// Never: a lot for a tract with courses, nor one of several tracts whose words do not name it.
import type { Extraction, Tract } from './extraction.ts';
import { unpack } from './packed.ts';

export function lotsOfTract({ tracts, metadata }: Extraction, tract: Tract): string[] {
  if (!isByReference(tract)) return [];
  const isAlone = tracts.filter(isByReference).length === 1 && tracts.every((one) => one.calls.length === 0);
  const notes = plain(tract.notes ?? '');
  return metadata.lot_block
    .filter(
      (packed) => isAlone || notes.includes(plain(unpack('lot_block', packed).verbatim ?? packed).slice(0, KNOWN)),
    )
    .map(lotText);
}

const isByReference = ({ description_type: type, calls }: Tract): boolean =>
  type === 'exhibit_referenced' && calls.length === 0;

/** Enough of the words to know them by; a note tells long ones by their beginning. */
const KNOWN = 40;

const plain = (words: string): string => words.replace(/\s+/g, ' ').replace(/[“”]/g, '"').toLowerCase();

/** `lot=17 | block=3 | subdivision=OSPREY RUN` -> `lot 17, block 3, OSPREY RUN` */
export function lotText(packed: string): string {
  const { lot, block, subdivision, plat_book: book, plat_page: page, verbatim } = unpack('lot_block', packed);
  const plat =
    book || page ? `plat ${[book && `book ${book}`, page && `page ${page}`].filter(Boolean).join(', ')}` : '';
  const parts = [lot && `lot ${lot}`, block && `block ${block}`, subdivision, plat].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : (verbatim ?? packed);
}
