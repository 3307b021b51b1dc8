// Takes: calls of page-reader.ts over IPC: read. Gives: the words of one page image, in a process that may die of it.
// Never: imported by the server; it is a program of its own.
import sharp from 'sharp';
import type { PageRaster } from '../../document/raster.ts';
import { serveParent } from '../child-process-guest.ts';
import { readScan, type ScanLimits, type ScanReading } from './read-scan.ts';
import { createReaders, type Readers } from './readers.ts';

export interface ReadRequest {
  readonly page: PageRaster;
  readonly limits: ScanLimits;
}

let readers: Promise<Readers> | null = null;

async function read({ page, limits }: ReadRequest): Promise<ScanReading> {
  readers ??= createReaders();
  const reading = await readScan(await readers, page, limits);
  global.gc?.(); // pixels are not counted as V8's own and would pile up for several pages
  return reading;
}

sharp.cache(false); // no page is prepared twice
serveParent({ read });
