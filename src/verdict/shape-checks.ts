// Takes: a walked tract. Gives: findings on its shape: self-crossing, lengths, bearings, repeated calls, units, confidence.
// Never: a rule about closure or area; those are closure-check.ts and area-check.ts.
import { bearingTrouble, countsOn, sameBearing } from '../survey/bearing.ts';
import { selfCrossing } from '../survey/self-crossing.ts';
import type { Traverse } from '../survey/traverse.ts';
import { unitInWords } from '../survey/units.ts';
import { callsText, capital, emitted, feetText } from './emitted.ts';
import { finding } from './finding.ts';
import type { Finding } from './finding.ts';
import type { TractWork } from './tract-work.ts';

const SHORT_FT = 0.1;
const LONG_FT = 10 * 5280;

export function crossingFinding(traverse: Traverse): Finding {
  const crossing = selfCrossing(traverse, Math.max(0.05, Math.min(traverse.misclosureFt, 1)));
  if (crossing === null) return finding('self_crossing', 'ok', false, false, 'The figure does not cross itself.');
  const text = `The figure crosses itself: ${callsText(crossing.calls)} intersect.`;
  return finding('self_crossing', 'fail', true, false, text);
}

export function lengthFinding(traverse: Traverse, proved: boolean): Finding {
  const zero: number[] = [];
  const odd: number[] = [];
  let longestFt = 0;
  traverse.courses.forEach((course, i) => {
    longestFt = Math.max(longestFt, course.pathFt);
    if (course.pathFt === 0) zero.push(i);
    else if (course.pathFt < SHORT_FT || course.pathFt > LONG_FT) odd.push(i);
  });
  const value = emitted(longestFt, 4);
  if (zero.length > 0)
    return finding(
      'lengths',
      'warn',
      value,
      LONG_FT,
      `${capital(callsText(zero))} ${zero.length === 1 ? 'has' : 'have'} the length zero: nothing was walked.`,
      { bars: !proved },
    );
  if (odd.length > 0) {
    const text = `${capital(callsText(odd))} ${odd.length === 1 ? 'has' : 'have'} a length no boundary is likely to have (under ${SHORT_FT} ft or over ten miles).`;
    return finding('lengths', 'warn', value, LONG_FT, text, { bars: !proved });
  }
  return finding('lengths', 'ok', value, LONG_FT, `The longest course is ${feetText(longestFt)}.`);
}

/** Minutes or seconds past sixty are walked as they count: whoever printed them may have meant other figures. */
export function bearingFinding({ tract }: TractWork, proved: boolean): Finding | null {
  const odd: number[] = [];
  const whys: string[] = [];
  tract.calls.forEach((call, i) => {
    const trouble = [call.bearing, call.chord_bearing].map((one) =>
      one && countsOn(one) ? bearingTrouble(one) : null,
    );
    const why = trouble.find((one) => one !== null);
    if (!why) return;
    odd.push(i);
    whys.push(why);
  });
  if (odd.length === 0) return null;
  const name = capital(callsText(odd));
  const text = `${name} ${odd.length === 1 ? 'has a bearing' : 'have bearings'} that cannot be as printed (${[...new Set(whys)].slice(0, 3).join('; ')}), walked as the figures count.`;
  return finding('bearings', 'warn', odd.length, 0, text, { bars: !proved });
}

/** Two lots in a row may well repeat a course; a figure that closes and agrees in area has proved that it does. */
export function repeatFinding(work: TractWork, proved: boolean): Finding {
  const { calls } = work.tract;
  const repeated: number[] = [];
  for (let i = 1; i < calls.length; i += 1) {
    const a = calls[i - 1]!;
    const b = calls[i]!;
    if (a.call_type !== 'line' || b.call_type !== 'line' || a.distance !== b.distance) continue;
    if (a.bearing && b.bearing && sameBearing(a.bearing, b.bearing)) repeated.push(i);
  }
  if (repeated.length === 0) return finding('repeated_calls', 'ok', 0, 0, 'No course repeats the one before it.');
  const verb = repeated.length === 1 ? 'repeats' : 'repeat';
  const text = `${capital(callsText(repeated))} ${verb} the course before; a line may have been read twice.`;
  return finding('repeated_calls', proved ? 'ok' : 'warn', repeated.length, 0, text, { bars: !proved, told: !proved });
}

/** Lengths that would fit another unit better; area in a unit of its own proves the unit. */
export function unitFinding(work: TractWork, traverse: Traverse, proved: boolean): Finding {
  const words = unitInWords(work.unit, work.state);
  const meanFt = traverse.perimeterFt / traverse.courses.length;
  const odd = meanFt < 1 || meanFt > 26_400;
  const text = words ?? 'Distances are in feet.';
  const value = emitted(work.feet, 5);
  if (!odd || proved) return finding('units', 'ok', value, null, text, { told: words !== null });
  const doubt = `${text} Courses of ${feetText(meanFt)} on average make no sense in ${work.unit}: the unit may be another.`;
  return finding('units', 'warn', value, null, doubt);
}

export function unknownUnitFinding(work: TractWork): Finding | null {
  if (work.unit === work.tract.distance_unit) return null;
  const text = `The distance unit ${JSON.stringify(String(work.tract.distance_unit))} is not known; feet were assumed.`;
  return finding('units', 'warn', String(work.tract.distance_unit), null, text);
}

/** A figure that closes and agrees in area has settled which values its courses have. */
export function confidenceFinding(work: TractWork, proved: boolean): Finding {
  const low = work.tract.calls.flatMap((call, i) => (call.confidence === 'low' ? [i] : []));
  if (low.length === 0) return finding('confidence', 'ok', 0, 0, 'No call was read with low confidence.');
  const whys = new Set(low.map((i) => work.tract.calls[i]?.confidence_reason ?? '').filter((why) => why !== ''));
  const why = whys.size > 0 ? ` (${[...whys].slice(0, 3).join('; ')})` : '';
  const text = `${capital(callsText(low))} ${low.length === 1 ? 'was' : 'were'} read with low confidence${why}: compare with the document.`;
  const settled = proved ? ' The figure closes and agrees with its area as read.' : '';
  return finding('confidence', 'warn', low.length, 0, `${text}${settled}`, { bars: !proved });
}
