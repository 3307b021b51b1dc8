// Takes: an instant. Gives: its billing period, the UTC month.
// Never: a local time zone.

export interface Period {
  /** `2026-11` */
  readonly name: string;
  readonly start: Date;
  readonly end: Date;
  /** Both as an answer writes them. */
  readonly startsAt: string;
  readonly endsAt: string;
}

/** The one asked for last: nearly every request asks for the month that is. */
let latest: Period | null = null;

export function periodOf(at: Date): Period {
  const ms = at.getTime();
  if (latest !== null && ms >= latest.start.getTime() && ms < latest.end.getTime()) return latest;
  const [year, month] = [at.getUTCFullYear(), at.getUTCMonth()];
  const start = new Date(Date.UTC(year, month));
  const end = new Date(Date.UTC(year, month + 1));
  const startsAt = start.toISOString();
  latest = { name: startsAt.slice(0, 7), start, end, startsAt, endsAt: end.toISOString() };
  return latest;
}

/** `2026-11-15` */
export function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10);
}
