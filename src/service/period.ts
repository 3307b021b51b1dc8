// Takes: an instant. Gives: its billing period, the UTC month.
// Never: a local time zone.

export interface Period {
  /** `2026-11` */
  readonly name: string;
  readonly start: Date;
  readonly end: Date;
}

/** The one asked for last: nearly every request asks for the month that is. */
let latest: Period | null = null;

export function periodOf(at: Date): Period {
  if (latest !== null && at >= latest.start && at < latest.end) return latest;
  const [year, month] = [at.getUTCFullYear(), at.getUTCMonth()];
  const start = new Date(Date.UTC(year, month));
  latest = { name: start.toISOString().slice(0, 7), start, end: new Date(Date.UTC(year, month + 1)) };
  return latest;
}

/** `2026-11-15` */
export function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10);
}
