// Takes: an instant. Gives: its billing period, the UTC month.
// Never: a local time zone.

export interface Period {
  /** `2026-11` */
  readonly name: string;
  readonly start: Date;
  readonly end: Date;
}

export function periodOf(at: Date): Period {
  const [year, month] = [at.getUTCFullYear(), at.getUTCMonth()];
  const start = new Date(Date.UTC(year, month));
  return { name: start.toISOString().slice(0, 7), start, end: new Date(Date.UTC(year, month + 1)) };
}

/** `2026-11-15` */
export function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10);
}
