// Takes: the tie courses of a tract. Gives: what is doubted of them, as notes on the tract and, where a value that would be
// walked may be another, as doubts. Never: a doubt of a course without values; that it cannot be walked is described.
import { tieDoubt, type CallContext } from '../courses/call.ts';
import type { Course } from '../courses/course-parts.ts';

interface TieDoubts {
  readonly notes: readonly string[];
  readonly doubts: readonly string[];
}

const NONE: TieDoubts = { notes: [], doubts: [] };

/** Closure proves no tie: a doubted one leaves the place of the figure in doubt, not the figure. */
export function tieDoubts(context: CallContext, ties: readonly Course[]): TieDoubts {
  if (ties.length === 0) return NONE;
  const [notes, doubts]: [string[], string[]] = [[], []];
  ties.forEach((course, i) => {
    const doubt = isWalked(course) ? tieDoubt(context, course) : null;
    if (!doubt) return;
    notes.push(`Tie course ${i + 1}: ${doubt.text}.`);
    if (doubt.grave)
      doubts.push(`Tie course ${i + 1} was read with low confidence (${doubt.text}): compare with the document.`);
  });
  return { notes, doubts };
}

const isWalked = ({ bearing, distance, curve }: Course): boolean =>
  (bearing ?? curve?.chordBearing ?? null) !== null && (distance ?? curve?.chordLength ?? null) !== null;
