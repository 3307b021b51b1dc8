// Takes: the bytes of a document. Gives: its text with places, the PDF that was read, and who read it.
// Never: touches a stranger's bytes in this process: images, PDF and recognition each have children that may be killed.
import { LIMITS } from '../contract/limits.ts';
import { Refusal } from '../contract/refusals.ts';
import { sourceTextOf } from '../document/pages.ts';
import type { PageContent } from '../document/placed-word.ts';
import { sniff } from '../document/sniff.ts';
import { decodedText, pastedText, type SourceText } from '../document/source-text.ts';
import { ChildEnded, ChildError, type Child } from './child-process.ts';
import { ChildPool, siblingScript } from './child-process-pool.ts';
import type { NormalizeRequest } from './images-child.ts';
import { createPageScanner, type PageScanner } from './ocr/page-scanner.ts';
import type { OpenRequest, PageAnswer, PictureRequest } from './pdf-child.ts';
import type { PagePixels } from './pdf-raster.ts';

const MB = 1024 * 1024;
/** Of a page's longer side: letters of a deed are sharp at twice the width of a pane. */
const PICTURE_PX = 1800;

export interface DocumentReaderSettings {
  readonly maxPages: number;
  /** Of the PDF after conversion. */
  readonly maxPdfBytes: number;
  /** Of one page image. */
  readonly maxPixels: number;
  /** Of all pages together. */
  readonly maxCharacters: number;
  /** To convert an image, or to open a PDF or one of its pages. */
  readonly openTimeoutMs: number;
  /** To take the text of all pages of a PDF. */
  readonly textTimeoutMs: number;
  /** To recognise one page; a page that takes longer is given up by name. */
  readonly pageTimeoutMs: number;
  readonly maxChildBytes: number;
  readonly ocrWorkers: number;
  readonly pdfWorkers: number;
}

export const READER_DEFAULTS: DocumentReaderSettings = {
  maxPages: 200,
  maxPdfBytes: 32 * MB,
  maxPixels: 120_000_000,
  maxCharacters: LIMITS.documentCharacters,
  openTimeoutMs: 30_000,
  textTimeoutMs: 150_000,
  pageTimeoutMs: 300_000,
  maxChildBytes: 1536 * MB,
  ocrWorkers: 2,
  pdfWorkers: 2,
};

export interface ReadOptions {
  readonly onProgress?: ((pagesRead: number, pages: number) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
}

interface Read {
  /** The PDF that was read: what document_sha256 is taken over. The text itself for pasted text. */
  readonly normalizedPdf: Uint8Array;
  readonly pages: number;
  /** Readers that took part, besides the grammar. */
  readonly models: string[];
}

export interface ReadPages extends Read {
  readonly contents: readonly PageContent[];
  /** Of their text. */
  readonly characters: number;
}

export interface ReadDocument extends Read {
  readonly source: SourceText;
}

export interface PagePicture extends PagePixels {
  readonly pages: number;
}

export interface DocumentReader {
  read(bytes: Uint8Array, options?: ReadOptions): Promise<ReadDocument>;
  /** Of what is no text: its pages, before one text is made of them. */
  pages(bytes: Uint8Array, options?: ReadOptions): Promise<ReadPages>;
  /** One page as people look at it; `index` from 0. */
  picture(bytes: Uint8Array, index: number, options?: ReadOptions): Promise<PagePicture>;
  /** Process ids of the children alive now. */
  pids(): number[];
  close(): Promise<void>;
}

export const OCR_MODEL = 'thence-ocr/1.0';

export function createDocumentReader(given: Partial<DocumentReaderSettings> = {}): DocumentReader {
  const settings = { ...READER_DEFAULTS, ...given };
  const limits = { maxRssBytes: settings.maxChildBytes, recycleAboveBytes: 400 * MB };
  const child = { ...limits, readyMs: 60_000, size: settings.pdfWorkers };
  const images = new ChildPool({
    ...child,
    script: siblingScript(import.meta.url, './images-child'),
    recycleAfter: 20,
  });
  const pdfs = new ChildPool({ ...child, script: siblingScript(import.meta.url, './pdf-child'), recycleAfter: 400 });
  const scanner = createPageScanner(settings);
  const asPdf = async (bytes: Uint8Array, options: ReadOptions): Promise<Uint8Array> => {
    const kind = sniff(bytes);
    if (kind === 'text') throw new Error('a text has no pages');
    const { maxPixels } = settings;
    return kind === 'pdf' ? bytes : await normalized(images, { bytes, kind, settings, maxPixels }, settings, options);
  };
  const pages: DocumentReader['pages'] = async (bytes, options = {}) =>
    readPdf(await asPdf(bytes, options), pdfs, scanner, settings, options);
  return {
    pages,
    async read(bytes, options = {}) {
      if (sniff(bytes) === 'text')
        return { source: pastedText(decodedText(bytes)), normalizedPdf: bytes, pages: 1, models: [] };
      const { contents, normalizedPdf, pages: count, models } = await pages(bytes, options);
      return { source: sourceTextOf(contents), normalizedPdf, pages: count, models };
    },
    picture: async (bytes, index, options = {}) =>
      pictureOf(await asPdf(bytes, options), index, pdfs, settings, options),
    pids: () => [...images.pids(), ...pdfs.pids(), ...scanner.pids()],
    async close() {
      await Promise.all([images.close(), pdfs.close(), scanner.close()]);
    },
  };
}

async function normalized(
  images: ChildPool,
  request: NormalizeRequest,
  settings: DocumentReaderSettings,
  options: ReadOptions,
): Promise<Uint8Array> {
  const timeoutMs = settings.openTimeoutMs * 2; // a TIFF of 200 pages is decoded to the last row
  return images.lend(
    (child) =>
      asRefusal('The image', child.call<Uint8Array>('normalize', request, { timeoutMs, signal: options.signal })),
    options.signal,
  );
}

/** `work` has the PDF open in a child, and is told how many pages it has. */
async function withOpened<T>(
  pdf: Uint8Array,
  pdfs: ChildPool,
  settings: DocumentReaderSettings,
  { signal }: ReadOptions,
  work: (child: Child, pages: number) => Promise<T>,
): Promise<T> {
  return pdfs.lend(async (child) => {
    const call = { timeoutMs: settings.openTimeoutMs, signal };
    const open: OpenRequest = { bytes: pdf, maxPages: settings.maxPages };
    const made = await work(child, await asRefusal('The PDF', child.call<number>('open', open, call)));
    await child.call('close', null, call).catch(() => child.kill('crash'));
    return made;
  }, signal);
}

async function readPdf(
  pdf: Uint8Array,
  pdfs: ChildPool,
  scanner: PageScanner,
  settings: DocumentReaderSettings,
  options: ReadOptions,
): Promise<ReadPages> {
  const read = await withOpened(pdf, pdfs, settings, options, async (child, pages) => {
    const { contents, characters, scanned } = await readPages(child, pages, scanner, settings, options);
    return { contents, characters, normalizedPdf: pdf, pages, models: scanned ? [OCR_MODEL] : [] };
  });
  refuseIfUnreadable(read.contents);
  return read;
}

async function pictureOf(
  pdf: Uint8Array,
  index: number,
  pdfs: ChildPool,
  settings: DocumentReaderSettings,
  options: ReadOptions,
): Promise<PagePicture> {
  return withOpened(pdf, pdfs, settings, options, async (child, pages) => {
    const call = { timeoutMs: settings.openTimeoutMs, signal: options.signal };
    const request: PictureRequest = { index, mostPx: PICTURE_PX };
    return { ...(await asRefusal(`Page ${index + 1}`, child.call<PagePixels>('picture', request, call))), pages };
  });
}

/** Pages are looked at in order; those to be recognised go to the pool, no more at a time than it can take. */
async function readPages(
  child: Child,
  count: number,
  scanner: PageScanner,
  settings: DocumentReaderSettings,
  options: ReadOptions,
) {
  const contents: PageContent[] = [];
  const pending = new Set<Promise<void>>();
  const { maxCharacters, textTimeoutMs } = settings;
  let read = 0;
  let characters = 0;
  let spentMs = 0;
  let scanned = false;
  const finish = (content: PageContent) => {
    contents[content.page - 1] = content;
    characters += charactersOf(content);
    options.onProgress?.(++read, count);
  };
  try {
    for (let index = 0; index < count; index++) {
      if (characters > maxCharacters) throw tooMuchText(maxCharacters);
      const timeoutMs = Math.min(settings.openTimeoutMs, Math.max(1, textTimeoutMs - spentMs));
      const call = { timeoutMs, signal: options.signal };
      const began = performance.now();
      const page = await asRefusal(`Page ${index + 1} of the PDF`, child.call<PageAnswer>('page', index, call));
      spentMs += performance.now() - began;
      if (page.kind === 'text' || page.kind === 'blank') {
        finish({ page: index + 1, widthPt: page.widthPt, heightPt: page.heightPt, rows: page.rows });
        continue;
      }
      scanned = true;
      const raster = await asRefusal(`Page ${index + 1} of the PDF`, scanner.raster(child, index, options.signal));
      const task = scanner.scan(index, page, raster, options.signal).then(finish);
      const settled = task.finally(() => pending.delete(settled));
      settled.catch(() => undefined); // awaited below; a second page may fail before the first is asked
      pending.add(settled);
      if (pending.size >= settings.ocrWorkers + 1) await Promise.race(pending);
    }
    await Promise.all(pending);
    if (characters > maxCharacters) throw tooMuchText(maxCharacters);
  } finally {
    await Promise.allSettled(pending);
  }
  return { contents, characters, scanned };
}

/** What stands between words is a character too. */
function charactersOf({ rows }: PageContent): number {
  let count = 0;
  for (const row of rows) for (const { text } of row) count += text.length + 1;
  return count;
}

function tooMuchText(most: number): Refusal {
  const sentence = `The document has more than ${most.toLocaleString('en-US')} characters of text. Send it in parts.`;
  return new Refusal('conversion_failed', sentence);
}

function refuseIfUnreadable(contents: readonly PageContent[]): void {
  const [first] = contents;
  const isLost = (page: PageContent) => page.unread !== undefined && page.rows.length === 0;
  if (first?.unread === undefined || !contents.every(isLost)) return;
  throw new Refusal('conversion_failed', `No page could be read; page 1: ${first.unread}.`);
}

const ENDINGS = {
  time: 'took too long',
  memory: 'needs too much memory',
  crash: 'is damaged in a way that stops its reader',
} as const;

/** A child that died of the bytes is the document's trouble; one that was stopped was stopped by us. */
async function asRefusal<T>(what: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    if (cause instanceof ChildEnded && cause.ending !== 'stopped' && cause.ending !== 'unready')
      throw new Refusal('conversion_failed', `${what} ${ENDINGS[cause.ending]}.`);
    if (cause instanceof ChildError) throw new Refusal('conversion_failed', `${what} cannot be read.`);
    throw cause;
  }
}
