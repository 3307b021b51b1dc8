// Takes: the bytes of a PDF or an image, and a codec. Gives: one PDF, the bytes that are read, hashed and attested.
// Never: drops a page of a multi-page image, and never differs between two runs over the same bytes.
import { LIMITS } from '../contract/limits.ts';
import { Refusal } from '../contract/refusals.ts';
import { imagePdf } from './image-pdf.ts';
import type { ImageCodec, PageImage } from './page-image.ts';

export interface NormalizeSettings {
  readonly maxPages: number;
  readonly maxPdfBytes: number;
}

export const NORMALIZE_DEFAULTS: NormalizeSettings = { maxPages: 200, maxPdfBytes: LIMITS.stagedBytes };

export async function normalize(
  bytes: Uint8Array,
  kind: 'pdf' | 'tiff' | 'png' | 'jpeg',
  codec: ImageCodec,
  settings: NormalizeSettings = NORMALIZE_DEFAULTS,
): Promise<Uint8Array> {
  if (kind === 'pdf') return bytes;
  const count = await pageCount(bytes, codec);
  if (count > settings.maxPages)
    throw new Refusal('conversion_failed', `The image has ${count} pages; the limit is ${settings.maxPages}.`);
  const pages: PageImage[] = [];
  let size = 0;
  for (let index = 0; index < count; index++) {
    const page = await readPage(bytes, kind, index, codec);
    size += page.coding.data.length;
    if (size > settings.maxPdfBytes) throw tooLarge(settings);
    pages.push(page);
  }
  const pdf = imagePdf(pages);
  if (pdf.length > settings.maxPdfBytes) throw tooLarge(settings);
  return pdf;
}

async function pageCount(bytes: Uint8Array, codec: ImageCodec): Promise<number> {
  let count: number;
  try {
    count = await codec.countPages(bytes);
  } catch (cause) {
    throw new Refusal('conversion_failed', `The image cannot be opened: ${sentenceOf(cause)}`);
  }
  if (count < 1) throw new Refusal('conversion_failed', 'The image has no pages.');
  return count;
}

async function readPage(
  bytes: Uint8Array,
  kind: 'tiff' | 'png' | 'jpeg',
  index: number,
  codec: ImageCodec,
): Promise<PageImage> {
  try {
    return await codec.readPage(bytes, kind, index);
  } catch (cause) {
    throw new Refusal('conversion_failed', `Page ${index + 1} of the image cannot be read: ${sentenceOf(cause)}`);
  }
}

function tooLarge(settings: NormalizeSettings): Refusal {
  const limit = settings.maxPdfBytes;
  return new Refusal('document_too_large', `The document is over ${limit} bytes after conversion to PDF.`, { limit });
}

/** A decoder's message on one line, without whatever it repeats line by line. */
function sentenceOf(cause: unknown): string {
  const message = cause instanceof Error ? cause.message : String(cause);
  const first = message.split('\n')[0]!.trim().slice(0, 200);
  return first.endsWith('.') ? first : `${first}.`;
}
