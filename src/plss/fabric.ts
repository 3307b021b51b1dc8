// Gives: the survey fabric as this folder asks for it; who keeps it (memory, tables) is somebody else's matter.
// Never: an answer made up; what the fabric does not hold is an empty list.
import type { LonLat, MultiPolygon } from './lon-lat.ts';
import type { Step } from './plss-id.ts';

/** Where a row came from: the layer, who keeps it, and the date it carries ("" where it carries none). */
export interface Provenance {
  readonly layer: string;
  readonly source: string;
  readonly date: string;
}

export interface FabricTownship {
  readonly plssId: string;
  /** Empty when only its sections are held. */
  readonly land: MultiPolygon;
  readonly provenance: Provenance;
}

/** A second division: an aliquot (A), a remainder of one (B), a government lot (L), or another kind the plat shows. */
export interface FabricDivision {
  readonly id: string;
  readonly kind: string;
  /** "NENE", "L 3": what the plat prints; no key, an aliquot and its remainder share it. */
  readonly label: string;
  readonly suffix: string;
  /** The lot's number, "" for others. */
  readonly lot: string;
  readonly land: MultiPolygon;
  readonly recordedAcres: number | null;
  readonly provenance: Provenance;
}

/** A first division. SN is a section; UP, UN, PB and others are not surveyed into sections. */
export interface FabricSection {
  readonly id: string;
  readonly plssId: string;
  readonly kind: string;
  readonly number: number;
  readonly duplicate: string;
  readonly land: MultiPolygon;
  readonly divisions: readonly FabricDivision[];
  /** Whether land of a special survey (homestead, tract, meandered water) lies in the section. */
  readonly special: boolean;
  readonly provenance: Provenance;
}

/** A corner of the point layer. `name` is XxxYyy: hundredths of a mile from the township's south-west corner, plus 100. */
export interface FabricPoint {
  readonly plssId: string;
  readonly name: string;
  readonly label: string;
  readonly lonLat: LonLat;
  readonly provenance: Provenance;
}

export interface TownshipQuery {
  /** Empty: any state the meridian was used in. */
  readonly state: string;
  readonly meridianCode: string;
  readonly township: Step;
  readonly range: Step;
}

export interface Fabric {
  /** Duplicates included: more than one answer is for the caller to refuse. */
  readonly townshipsBy: (query: TownshipQuery) => Promise<readonly FabricTownship[]>;
  readonly township: (plssId: string) => Promise<FabricTownship | null>;
  /** Every first division of that number, with its second divisions. */
  readonly sections: (plssId: string, number: number) => Promise<readonly FabricSection[]>;
  readonly points: (plssId: string, name: string) => Promise<readonly FabricPoint[]>;
}

/** The fabric of a deployment: it may be empty, which is told apart from holding other townships. */
export interface DeployedFabric extends Fabric {
  readonly isEmpty: () => Promise<boolean>;
}

/** For a deployment that has imported none. */
export const NO_FABRIC: DeployedFabric = {
  isEmpty: () => Promise.resolve(true),
  townshipsBy: () => Promise.resolve([]),
  township: () => Promise.resolve(null),
  sections: () => Promise.resolve([]),
  points: () => Promise.resolve([]),
};
