// Takes: a file that was named: a response, a certificate, or a document to read. Gives: the response, as the text it is or is signed as.
// Never: a document read where a response was asked for.
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { progressBar } from './progress-bar.ts';
import type { CliServices } from './services.ts';

const PDF = '%PDF-';

export const bytesOf = (file: string): Uint8Array => readFileSync(file === '-' ? 0 : file);

/** What is typed begins with a brace only in JSON. */
export const isJson = (bytes: Uint8Array): boolean =>
  /^\s*\{/.test(Buffer.from(bytes.subarray(0, 200)).toString('utf8'));

/** The text of a response, or of the one that a certificate carries; null for any other file. */
export async function receivedText(bytes: Uint8Array, services: CliServices): Promise<string | null> {
  if (isJson(bytes)) return Buffer.from(bytes).toString('utf8');
  const isPdf = Buffer.from(bytes.subarray(0, 1024)).includes(PDF);
  return isPdf ? await (await services.papers()).attached(bytes) : null;
}

/** The same, and of a document what is read of it. */
export async function readOrReceived(file: string, services: CliServices): Promise<string> {
  const bytes = bytesOf(file);
  const received = await receivedText(bytes, services);
  if (received !== null) return received;
  const reader = await services.reader();
  try {
    const name = file === '-' ? 'pasted-text' : basename(file);
    return reader.sign(await reader.readBytes(bytes, name, progressBar(name)));
  } finally {
    await reader.close();
  }
}
