// Takes: nothing. Gives: what is told of an import of the survey fabric, and of what a deployment holds of it.
// Never: a table or a file format; those live in adapters.

export interface ImportedLayer {
  readonly file: string;
  readonly layer: string;
  readonly features: number;
  /** Rows written: fewer than features where some have no identifier or nothing to keep. */
  readonly held: number;
  readonly withoutIdentifier: number;
  readonly townships: number;
  readonly damaged: number;
  readonly damage: readonly string[];
  /** Other layers of the file, which are not imported; told with its first. */
  readonly leftOut: readonly string[];
  /** Townships of which the layer has fewer rows than it had; told with its first file. */
  readonly shrunk: readonly ShrunkTownship[];
}

export interface ShrunkTownship {
  readonly plssId: string;
  readonly before: number;
  readonly after: number;
}

export interface CoverageRow {
  readonly state: string;
  readonly meridianCode: string;
  /** Townships of which a boundary or a section is held. */
  readonly townships: number;
  readonly boundaries: number;
  readonly sections: number;
  readonly divisions: number;
  readonly points: number;
}

export interface ImportRow {
  readonly layer: string;
  readonly file: string;
  readonly sha256: string;
  readonly format: string;
  readonly crs: string;
  readonly features: number;
  readonly held: number;
  readonly importedAt: Date;
  /** Who published the rows (null where none say), and the first and last date they carry ("" where they carry none). */
  readonly sources: readonly string[] | null;
  readonly dates: readonly [first: string, last: string];
}

/** Of a state that was fetched from a public service. */
export interface GotState {
  readonly state: string;
  readonly townships: number;
  /** Of this run; `imported` of an earlier one's too. */
  readonly fetched: number;
  readonly imported: number;
  /** Fetched in this run, and published without a section. */
  readonly withoutSections: number;
}
