// Takes: a prepared page. Gives: its lines as two engines that know nothing of each other read them, weighed against each other.
// Never: reads a line twice that carries no figure and was sure the first time.
import type { PlacedWord } from '../../document/placed-word.ts';
import type { Raster } from '../../document/raster.ts';
import { agreedLine, isWorthASecond } from '../../document/scan/agree.ts';
import { asHighAsInk } from '../../document/scan/word-boxes.ts';
import { createLineReader, type LineReader } from './line-reader.ts';
import { createRecognizer, type Recognizer } from './recognizer.ts';

export interface Readers {
  /** Finds the lines of a page and reads them. */
  readonly page: Recognizer;
  /** Reads one line, ours (training/). */
  readonly line: LineReader;
}

export async function createReaders(): Promise<Readers> {
  const [page, line] = await Promise.all([createRecognizer(), createLineReader()]);
  return { page, line };
}

export function readByBoth({ page, line }: Readers, image: Raster): PlacedWord[][] {
  const lines: PlacedWord[][] = [];
  for (const { words, place } of page.read(image)) {
    const read = place && isWorthASecond(words) ? agreedLine(words, line.read(image, place)) : [...words];
    lines.push(place ? asHighAsInk(image, read, place) : read);
  }
  return lines;
}
