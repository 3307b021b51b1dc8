// Takes: pages of an open PDF that must be recognised. Gives: their words, from a pool of recognising children.
// Never: fails a document for one page: a page that took too long or too much is unread, with the cause.
import { mergeLayers } from '../../document/layers.ts';
import { readingOrder } from '../../document/columns.ts';
import type { PageContent } from '../../document/placed-word.ts';
import type { PageRaster } from '../../document/raster.ts';
import { ChildEnded, ChildError, type Child } from '../child-process.ts';
import { ChildPool, siblingScript } from '../child-process-pool.ts';
import type { PageAnswer, RasterRequest } from '../pdf-child.ts';
import type { ReadRequest } from './ocr-child.ts';
import type { ScanReading } from './read-scan.ts';

export interface ScannerSettings {
  readonly maxPixels: number;
  readonly openTimeoutMs: number;
  readonly pageTimeoutMs: number;
  readonly maxChildBytes: number;
  readonly ocrWorkers: number;
}

export interface PageScanner {
  raster(child: Child, index: number, signal?: AbortSignal): Promise<PageRaster>;
  scan(index: number, page: PageAnswer, raster: PageRaster, signal?: AbortSignal): Promise<PageContent>;
  pids(): number[];
  close(): Promise<void>;
}

const MAX_PREPARED_PIXELS = 60_000_000;
const PAGES_A_CHILD = 40;
const SPENT_BYTES = 340 * 1024 * 1024; // ordinary pages leave a child at about 240
const SOFT_SHARE = 0.5; // of the time for a page; a block that was begun must still end

export function createPageScanner(settings: ScannerSettings): PageScanner {
  const pool = new ChildPool({
    script: siblingScript(import.meta.url, './ocr-child'),
    size: settings.ocrWorkers,
    maxRssBytes: settings.maxChildBytes,
    readyMs: 60_000,
    recycleAfter: PAGES_A_CHILD,
    recycleAboveBytes: SPENT_BYTES,
  });
  return {
    raster(child, index, signal) {
      const request: RasterRequest = { index, maxPixels: settings.maxPixels };
      return child.call<PageRaster>('raster', request, { timeoutMs: settings.openTimeoutMs, signal });
    },
    async scan(index, page, raster, signal) {
      const content = { page: index + 1, widthPt: page.widthPt, heightPt: page.heightPt };
      const limits = { maxPixels: MAX_PREPARED_PIXELS, softCpuMs: SOFT_SHARE * settings.pageTimeoutMs };
      const request: ReadRequest = { page: raster, limits };
      try {
        const call = { timeoutMs: settings.pageTimeoutMs, signal };
        const { rows, partial } = await pool.lend((child) => child.call<ScanReading>('read', request, call), signal);
        const merged = mergeLayers(page.rows, rows, page.hiddenRows);
        // A scan comes in reading order, however it lies; with type beside it the rows were made anew.
        const ordered = page.rows.length > 0 ? readingOrder(merged) : merged;
        return { ...content, rows: ordered, ...(partial === undefined ? {} : { unread: partial }) };
      } catch (cause) {
        return { ...content, rows: page.rows, unread: causeOf(cause, settings) };
      }
    },
    pids: () => pool.pids(),
    close: () => pool.close(),
  };
}

function causeOf(cause: unknown, settings: ScannerSettings): string {
  if (cause instanceof ChildError) return 'the recogniser could not read it';
  if (!(cause instanceof ChildEnded) || cause.ending === 'stopped' || cause.ending === 'unready') throw cause;
  if (cause.ending === 'time') return `it took more than ${Math.round(settings.pageTimeoutMs / 1000)} s`;
  return cause.ending === 'memory' ? 'it needs too much memory' : 'it stops the recogniser';
}
