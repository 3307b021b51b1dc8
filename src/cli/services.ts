// What the commands need of the rest; main.ts provides it.
import type { ExtractResponse } from '../contract/response.ts';

export interface CliServices {
  out(line: string): void;
  err(line: string): void;
  readText(text: string, document: string, documentSha256: string): ExtractResponse;
  readBytes(
    bytes: Uint8Array,
    document: string,
    onProgress: (pagesRead: number, pages: number) => void,
  ): Promise<ExtractResponse>;
  /** Ends the reader's children. */
  closeReader(): Promise<void>;
  /** The body as text, signed where a key is at hand. */
  sign(response: ExtractResponse): string;
  readonly start: (roles: { readonly api: boolean; readonly workers: boolean }) => Promise<number>;
  backup(file: string): Promise<number>;
  restore(file: string): Promise<number>;
}
