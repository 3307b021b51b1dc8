// Takes: a document's reading text. Gives: SPEC.md "Metadata": parties, recording, prior references, date, county, state, lots.
// Never: anything the text does not say; `sheet` is left to sheet.ts.
import type { Metadata } from '../../contract/extraction.ts';
import type { SourceText } from '../../document/source-text.ts';
import { transferDate } from './dates.ts';
import { readLotBlock } from './lot-block.ts';
import { countyOf, countyWords, stateOf } from './metadata-place.ts';
import { mendedWords } from './misread-words.ts';
import { readParties } from './parties.ts';
import { recorderLines } from './recording-lines.ts';
import { mayTellRecord, ownReferences, recordingOf } from './recording-own.ts';
import { priorReferences } from './recording-prior.ts';
import { recordingsIn } from './recording.ts';

export function readMetadata(source: SourceText): Metadata {
  const { text } = source;
  const parties = readParties(text);
  const date = transferDate(text);
  const words = mendedWords(text);
  const isRecorded = mayTellRecord(words);
  const references = isRecorded ? recordingsIn(words) : [];
  const counties = countyWords(text);
  const county = countyOf(text, counties);
  const lines = isRecorded ? recorderLines(words, references) : [];
  const own = isRecorded ? ownReferences(words, (start, end) => isLegible(source, start, end), references, lines) : [];
  return {
    grantors: [...parties.grantors],
    grantees: [...parties.grantees],
    recording: recordingOf(own),
    prior_references: priorReferences(words, references, [...own, ...lines], text),
    transfer_date: date?.iso ?? '',
    transfer_date_verbatim: date?.verbatim ?? '',
    county,
    state: stateOf(text, counties, county),
    lot_block: readLotBlock(text),
    sheet: '',
  };
}

/** Below this a recogniser guesses: stamps lie over print, crooked and half inked. */
const LEGIBLE = 0.5;

/** Whether every word of a stretch was read with some certainty. Text that never was an image always is. */
function isLegible(source: SourceText, start: number, end: number): boolean {
  return !source.runs.some((run) => run.end > start && run.start < end && run.confidence < LEGIBLE);
}
