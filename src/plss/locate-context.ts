// Takes: a document's tracts. Gives: the section, township, range and meridian that "said section" means in one of them.
// Never: one of several; where the document names two townships and the tract names none, there is no context.
import { beginningOf } from '../contract/beginning.ts';
import type { Extraction, Tract } from '../contract/extraction.ts';
import { unpack } from '../contract/packed.ts';
import { placeIn } from './corner-place.ts';
import { cornerWords } from './corner-words.ts';

export interface PlaceContext {
  /** 0 where none is named, or several are. */
  readonly section: number;
  readonly township: string;
  readonly range: string;
  readonly meridian: string;
  /** The packed aliquot of the land the tract is said to lie in; "" where none is named. */
  readonly within: string;
}

const NOWHERE: PlaceContext = { section: 0, township: '', range: '', meridian: '', within: '' };

function fromPacked(packed: string): PlaceContext | null {
  if (packed === '') return null;
  const { section = '', township = '', range = '', meridian = '' } = unpack('aliquot', packed);
  const number = /^\d{1,2}$/.test(section) ? Number(section) : 0;
  if (number === 0 && township === '') return null;
  return { section: number, township, range, meridian, within: number === 0 || township === '' ? '' : packed };
}

function fromWords(printed: string): PlaceContext | null {
  const words = cornerWords(printed);
  const place = placeIn(words, printed);
  if (place === null || (place.township === '' && place.meridian === '')) return null;
  return { ...NOWHERE, ...place };
}

const own = (tract: Tract): PlaceContext | null => fromPacked(tract.situs) ?? fromPacked(tract.aliquot);

/** What every tract of a document shares: the one township they name, and the one section; "" and 0 where there are several. */
function sharedContext(tracts: readonly Tract[]): PlaceContext {
  const named = tracts
    .flatMap((tract) => [own(tract), fromWords(beginningOf(tract.pob_description).from)])
    .flatMap((each) => (each !== null && each.township !== '' && each.range !== '' ? [each] : []));
  const [first] = named;
  if (!first || named.some((each) => each.township !== first.township || each.range !== first.range)) return NOWHERE;
  const meridian = named.find((each) => each.meridian !== '')?.meridian ?? '';
  const sections = new Set(tracts.map((tract) => own(tract)?.section ?? 0).filter((section) => section > 0));
  const section = sections.size === 1 ? [...sections][0]! : 0;
  return { ...NOWHERE, section, township: first.township, range: first.range, meridian };
}

/** By tract: what its own caption names goes first, then what the whole document names, where that is one place. */
export function placeContexts({ tracts }: Pick<Extraction, 'tracts'>): (index: number) => PlaceContext {
  let whole: PlaceContext | null = null; // looked for once, and only where a tract needs it
  return (index) => {
    const mine = own(tracts[index]!) ?? NOWHERE;
    if (mine.township !== '' && mine.range !== '') return mine;
    whole ??= sharedContext(tracts);
    if (whole.township === '') return mine;
    const { township, range } = whole;
    return {
      ...mine,
      section: mine.section || whole.section,
      township,
      range,
      meridian: mine.meridian || whole.meridian,
    };
  };
}
