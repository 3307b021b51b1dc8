// Takes: the source of a document and where a course's values stand in it. Gives: why its print leaves them in doubt, or null.
// Never: a doubt about clear print.
import { firstRunEndingAfter, type SourceText } from '../../document/source-text.ts';

export interface Doubt {
  readonly text: string;
  readonly grave: boolean;
}

/** Recognisers mend marks at 0.8 at most, so what was mended is never sure. */
const CLEAR = 0.8;
/** Below it, of figures on made-up faded pages and faxes as many were wrong as right; above it hardly any. */
const LEGIBLE = 0.65;

export function legibilityOf(source: SourceText, start: number, end: number): Doubt | null {
  const printed = source.alternates.find((one) => one.isPrint && one.start <= end && one.end >= start);
  const damaged = printed ? { text: 'the print is damaged here', grave: false } : null;
  if (source.runs.length === 0) return damaged;
  let least = 1;
  for (let i = firstRunEndingAfter(source.runs, start); i < source.runs.length; i++) {
    const run = source.runs[i]!;
    if (run.start >= end) break;
    // Words between the values ("feet", "thence") may be as faint as they like.
    if (/[\d°]/.test(source.text.slice(run.start, run.end))) least = Math.min(least, run.confidence);
  }
  if (least > CLEAR) return damaged;
  return least > LEGIBLE
    ? { text: 'the scan is not clear here', grave: false }
    : { text: 'the scan is hardly legible here', grave: true };
}
