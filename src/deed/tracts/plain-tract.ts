// Takes: a kind of description and a name. Gives: a tract without courses, and what is noted of such a one.
// Never: a value; who has read one puts it in.
import type { DescriptionType, Tract } from '../../contract/extraction.ts';
import { NO_AREA } from './stated-area.ts';

export const NOTES: Partial<Record<DescriptionType, string>> = {
  exhibit_referenced: 'Described by reference to another paper; no courses are given here.',
  blanket: 'Over the whole of the land named; no courses are given.',
  facility_relative: 'Placed by the facility it serves; no courses are given.',
  centerline: 'A strip along a line whose courses are not given here.',
};

/** With the words it stands in. */
export const noteOf = (type: DescriptionType, quote: string): string =>
  (NOTES[type] ?? '').replace(/\.$/, `: ${quote}.`);

export function plainTract(name: string, type: DescriptionType): Tract {
  return {
    name,
    pob_description: '',
    calls: [],
    tie_calls: [],
    description_type: type,
    distance_unit: 'feet',
    is_exception: false,
    ...NO_AREA,
    easement: '',
    aliquot: '',
    situs: '',
    notes: null,
    reading: null,
  };
}
