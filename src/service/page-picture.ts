// Takes: a document and the number of a page. Gives: that page as people look at it. Never: kept, billed or counted as a document.
import { Refusal } from '../contract/refusals.ts';
import { sniff } from '../document/sniff.ts';
import type { DrawnPage, PageDrawer } from './work-ports.ts';

/** `page` from 1. */
export async function drawPage(
  drawer: PageDrawer,
  bytes: Uint8Array,
  page: number,
  signal: AbortSignal,
): Promise<DrawnPage> {
  if (sniff(bytes) === 'text') throw new Refusal('unsupported_format', 'A text has no pages to draw.');
  return await drawer.picture(bytes, page - 1, signal);
}
