// Gives: the two sides of a paper, and neither of them. Never: how they are found.
export interface Parties {
  readonly grantors: readonly string[];
  readonly grantees: readonly string[];
}

export const NONE: Parties = { grantors: [], grantees: [] };
