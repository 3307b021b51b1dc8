// What the commands need of the rest; main.ts provides it.
import type { ExtractResponse } from '../contract/response.ts';

export interface CliServices {
  out(line: string): void;
  err(line: string): void;
  readText(text: string, document: string, documentSha256: string): ExtractResponse;
  readBytes(bytes: Uint8Array, document: string): Promise<ExtractResponse>;
  /** The body as text, signed where a key is at hand. */
  sign(response: ExtractResponse): string;
  start(): Promise<number>;
  backup(file: string): Promise<number>;
  restore(file: string): Promise<number>;
}
