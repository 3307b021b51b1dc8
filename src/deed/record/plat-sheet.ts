// Takes: the legible text of a plat. Gives: the parts of its sheet: name, the lots and blocks it makes, its record, surveyor and date.
// Never: what it says of another plat, of the land it divides or of those who approve it.
import type { PackedParts } from '../../contract/packed.ts';
import { surveyorSpeaks } from './plat-certificate.ts';
import { platDate } from './plat-date.ts';
import { blocksOf, lotsOf } from './plat-lots.ts';
import { platRecord } from './plat-record.ts';
import { surveyorOf } from './plat-surveyor.ts';
import { platName } from './plat-title.ts';

export function platSheet(text: string): PackedParts<'plat_sheet'> {
  const speaks = surveyorSpeaks(text);
  return {
    subdivision: platName(text),
    lots: lotsOf(text),
    blocks: blocksOf(text),
    recording: platRecord(text),
    surveyor: surveyorOf(text, speaks),
    date: platDate(text, speaks),
  };
}
