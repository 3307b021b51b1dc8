// Takes: nothing; a shape. Gives: a stretch of folded text that reads otherwise than it is printed. Never: another length, so that every offset stays.

export interface Reread {
  readonly start: number;
  readonly end: number;
  /** As long as what was printed. */
  readonly read: string;
  /** What was printed may have been something else. */
  readonly isMended?: boolean;
}
