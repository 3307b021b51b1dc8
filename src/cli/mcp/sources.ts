// Takes: where a tool is to take a paper from. Gives: its response, in the characters that are signed. Never: a paper read where a response
// at hand was named.
import { basename } from 'node:path';
import { z } from 'zod';
import { isJson, receivedText } from '../paper-file.ts';
import type { CliReader, CliServices } from '../services.ts';
import type { KeptReadings } from './kept-readings.ts';
import type { OpenFolder } from './open-folder.ts';
import { ToolTrouble } from './tool-trouble.ts';

export interface ToolParts {
  readonly services: CliServices;
  readonly folder: OpenFolder;
  readonly readings: KeptReadings;
}

export type OnPages = (read: number, pages: number) => void;

export const text = z.string().describe('A legal description, as pasted words: at most 64 KB of UTF-8.');
export const document = z
  .string()
  .describe(
    'A file of the folder: PDF, TIFF, PNG, JPEG or plain text, at most 32 MB. What it is, is told by its bytes.',
  );
const paper = z.string().describe('A file of the folder: a response (JSON) or a certificate (PDF).');
const reading = z.string().describe('The name of an earlier reading, such as reading-1.');
const response = z.string().describe('A response, in the very characters that the service sent.');

/** What is at hand. */
export const RESPONSE = { reading: reading.optional(), response: response.optional(), file: paper.optional() };
/** The same, or what is read first. */
export const SOURCE = {
  ...RESPONSE,
  text: text.optional(),
  file: z.string().describe(`${paper.description!} Or a document, read first.`).optional(),
};
type Source = { readonly [Name in keyof typeof SOURCE]?: string | undefined };

export async function withReader<T>({ services }: ToolParts, task: (reader: CliReader) => Promise<T>): Promise<T> {
  const reader = await services.reader(); // one a call: it may hold the data folder, which a service wants too
  try {
    return await task(reader);
  } finally {
    await reader.close();
  }
}

const read = (bytes: Uint8Array, name: string, parts: ToolParts, onPages: OnPages): Promise<string> =>
  withReader(parts, async (reader) => reader.sign(await reader.readBytes(bytes, name, onPages)));

export async function responseAtHand(asked: Source, parts: ToolParts): Promise<string> {
  const { text, bytes } = await atHand(asked, parts);
  if (bytes !== null) throw new ToolTrouble('This is neither a response nor a certificate that carries one.');
  return text;
}

export async function responseOf(asked: Source, parts: ToolParts, onPages: OnPages): Promise<string> {
  if (asked.text !== undefined && Object.keys(asked).length === 1)
    return await read(Buffer.from(asked.text), '', parts, onPages);
  const { text, bytes } = await atHand(asked, parts);
  return bytes === null ? text : await read(bytes, basename(asked.file!), parts, onPages);
}

/** The text of a response; of a file that is none its bytes. */
async function atHand(
  asked: Source,
  { readings, folder, services }: ToolParts,
): Promise<{ text: string; bytes: Uint8Array | null }> {
  if (Object.keys(asked).length !== 1) throw new ToolTrouble('Name exactly one source.');
  if (asked.response !== undefined) return { text: asked.response, bytes: null };
  if (asked.reading !== undefined) {
    const kept = readings.text(asked.reading);
    if (kept === null) throw new ToolTrouble(`There is no reading ${asked.reading}; read the document again.`);
    return { text: kept, bytes: null };
  }
  const bytes = folder.bytes(asked.file!);
  const received = await receivedText(bytes, services);
  return received === null ? { text: '', bytes } : { text: received, bytes: null };
}

export function documentBytes(file: string, { folder }: ToolParts): Uint8Array {
  const bytes = folder.bytes(file);
  if (isJson(bytes)) throw new ToolTrouble('This is JSON, no document; verify, compare and plot take a response.');
  return bytes;
}
