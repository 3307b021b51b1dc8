// What the commands need of the rest; main.ts provides it.
import type { ExtractResponse } from '../contract/response.ts';
import type { CoverageRow, GotState, ImportedLayer, ImportRow } from '../service/fabric-ports.ts';
import type { Comparison } from '../service/compare.ts';
import type { AskedWhere } from '../service/drawn-where.ts';
import type { OperatorPorts } from '../service/operator.ts';

export interface CliServices {
  readonly out: (line: string) => void;
  readonly err: (line: string) => void;
  /** What `thence read` reads with, loaded by that command alone: most of what starts slowly is the grammar. */
  readonly reader: () => Promise<CliReader>;
  /** What is done with a response without a server; loaded by the commands that need it. */
  readonly papers: () => Promise<CliPapers>;
  readonly start: (roles: { readonly api: boolean; readonly workers: boolean }) => Promise<number>;
  readonly backup: (file: string) => Promise<number>;
  readonly restore: (file: string) => Promise<number>;
  /** Opens the deployment's store for the task, and closes it. */
  readonly operate: <T>(task: (ports: OperatorPorts) => Promise<T>) => Promise<T>;
  readonly fabric: FabricCommands;
  /** Fetches states from a public service, and imports them. */
  readonly getStates: (states: readonly string[], asked: GetAsked, show: GetShow) => Promise<readonly GotState[]>;
  /** What is found of this deployment, as it is found; settings that are wrong too. */
  readonly doctor: () => AsyncIterable<Finding>;
}

export interface Finding {
  readonly about: 'settings' | 'machine' | 'storage' | 'reading' | 'service' | 'leaves';
  /** `note` is neither good nor bad; `fail` is something without which it does not work. */
  readonly outcome: 'ok' | 'note' | 'warn' | 'fail';
  readonly text: string;
  /** What to do about it. */
  readonly mend: string | null;
}

export interface CliReader {
  readText(text: string, document: string, documentSha256: string): Promise<ExtractResponse>;
  /** Files of the survey fabric to look aliquots up in, instead of what the deployment holds. */
  lookIn(files: readonly string[]): void;
  readBytes(
    bytes: Uint8Array,
    document: string,
    onProgress: (pagesRead: number, pages: number) => void,
  ): Promise<ExtractResponse>;
  /** A response as a page of text for people. */
  report(response: ExtractResponse): string;
  /** Ends the reader's children, and closes the fabric. */
  close(): Promise<void>;
  /** The body as text, signed where a key is at hand. */
  sign(response: ExtractResponse): string;
}

export interface CliPapers {
  /** What `draw` can make, by the end of a file's name. */
  readonly formats: readonly string[];
  draw(response: string, format: string, where?: AskedWhere): Promise<Uint8Array>;
  /** Null where a key at hand signed it; else why it is not genuine. */
  verify(response: string): string | null;
  responseOf(text: string): ExtractResponse;
  /** The response that a certificate carries; null for another PDF. */
  attached(pdf: Uint8Array): Promise<string | null>;
  compare(a: string, b: string): Comparison;
}

export interface FabricCoverage {
  /** `meridian` is "" for a code that is not known. */
  readonly rows: readonly (CoverageRow & { readonly meridian: string })[];
  readonly imports: readonly ImportRow[];
}

export type FabricProgress = (file: string, share: number, features: number) => void;

export interface GetAsked {
  readonly url: string | null;
  /** Where files lie until they are imported; null: in the data folder. */
  readonly folder: string | null;
  readonly again: boolean;
  readonly fetchOnly: boolean;
}

export interface GetShow {
  readonly progress: (state: string, done: number, townships: number) => void;
  readonly imported: (imported: readonly ImportedLayer[]) => void;
  readonly waiting: (sentence: string) => void;
}

export interface FabricCommands {
  importFiles(
    files: readonly string[],
    options: { readonly layer: string | null; readonly skipDamaged: boolean },
    onProgress: FabricProgress,
  ): Promise<readonly ImportedLayer[]>;
  status(): Promise<FabricCoverage>;
  remove(prefix: string, layer: string | null): Promise<readonly { readonly layer: string; readonly rows: number }[]>;
  at(lon: number, lat: number): Promise<readonly { id: string; kind: string; divisions: readonly string[] }[]>;
}
