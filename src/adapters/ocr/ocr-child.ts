// Takes: calls of page-reader.ts over IPC: read. Gives: the words of one page image, in a process that may die of it.
// Never: imported by the server; it is a program of its own.
import type { PageRaster } from '../../document/raster.ts';
import { serveParent } from '../child-process-guest.ts';
import { createLineReader } from './line-reader.ts';
import { readScan, type Readers, type ScanLimits, type ScanReading } from './read-scan.ts';
import { createRecognizer } from './recognizer.ts';

export interface ReadRequest {
  readonly page: PageRaster;
  readonly limits: ScanLimits;
}

let readers: Promise<Readers> | null = null;

async function createReaders(): Promise<Readers> {
  const [page, line] = await Promise.all([createRecognizer(), createLineReader()]);
  return { page, line };
}

async function read({ page, limits }: ReadRequest): Promise<ScanReading> {
  readers ??= createReaders();
  return readScan(await readers, page, limits);
}

serveParent({ read });
