// What the commands need of the rest; main.ts provides it.
import type { ExtractResponse } from '../contract/response.ts';
import type { CoverageRow, ImportedLayer, ImportRow } from '../service/fabric-ports.ts';
import type { OperatorPorts } from '../service/operator.ts';

export interface CliServices {
  readonly out: (line: string) => void;
  readonly err: (line: string) => void;
  /** What `thence read` reads with, loaded by that command alone: most of what starts slowly is the grammar. */
  readonly reader: () => Promise<CliReader>;
  readonly start: (roles: { readonly api: boolean; readonly workers: boolean }) => Promise<number>;
  readonly backup: (file: string) => Promise<number>;
  readonly restore: (file: string) => Promise<number>;
  /** Opens the deployment's store for the task, and closes it. */
  readonly operate: <T>(task: (ports: OperatorPorts) => Promise<T>) => Promise<T>;
  readonly fabric: FabricCommands;
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
  /** Ends the reader's children, and closes the fabric. */
  close(): Promise<void>;
  /** The body as text, signed where a key is at hand. */
  sign(response: ExtractResponse): string;
}

export interface FabricCoverage {
  /** `meridian` is "" for a code that is not known. */
  readonly rows: readonly (CoverageRow & { readonly meridian: string })[];
  readonly imports: readonly ImportRow[];
}

export type FabricProgress = (file: string, share: number, features: number) => void;

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
