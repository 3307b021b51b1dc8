// Takes: a walked tract and the closure standard. Gives: misclosure, ratio, rounding and the closing call as findings.
// Never: a figure moved; what does not close is said to not close.
import { bearingFromAzimuth, bearingText } from '../survey/bearing.ts';
import { roundingOf } from '../survey/rounding.ts';
import type { Rounding } from '../survey/rounding.ts';
import type { Traverse } from '../survey/traverse.ts';
import { callsText, capital, emitted, feetText, withCommas } from './emitted.ts';
import { finding } from './finding.ts';
import type { Finding } from './finding.ts';
import type { TractWork } from './tract-work.ts';

/** Below this a figure closes exactly (DECISIONS.md, Verdicts). */
export const EXACT_FT = 0.005;

export interface Closure {
  readonly closes: boolean;
  readonly exact: boolean;
  /** Null when exact. */
  readonly denominator: number | null;
  /** "1:96,419" or "exact". */
  readonly ratio: string;
  readonly rounding: Rounding;
}

export function closureOf(traverse: Traverse, work: Pick<TractWork, 'steps'>, standard: number): Closure {
  // As it is printed: 5.000 mm of a foot is not under 5, whatever a sum of binary fractions says.
  const exact = emitted(traverse.misclosureFt, 4) < EXACT_FT;
  const denominator = exact ? null : traverse.perimeterFt / traverse.misclosureFt;
  const closes = denominator === null || denominator >= standard;
  // rounded, except that a ratio short of the standard must never print as the standard
  const whole = denominator === null ? null : closes ? Math.round(denominator) : Math.floor(denominator);
  return {
    closes,
    exact,
    denominator: whole,
    ratio: whole === null ? 'exact' : `1:${withCommas(whole)}`,
    rounding: roundingOf(traverse.courses, work.steps),
  };
}

/** Direction from the last computed point back to the beginning. */
function backBearing(traverse: Traverse): string {
  const azimuth = (Math.atan2(-traverse.eastFt, -traverse.northFt) * 180) / Math.PI;
  return bearingText(bearingFromAzimuth(azimuth));
}

export function closureFindings(work: TractWork, traverse: Traverse, closure: Closure, standard: number): Finding[] {
  const { misclosureFt, perimeterFt } = traverse;
  const limitFt = emitted(perimeterFt / standard, 4);
  const named = `1:${withCommas(standard)}`;
  const miss = feetText(misclosureFt);
  const told = { told: true };
  const text = closure.exact
    ? `The figure closes exactly, under ${EXACT_FT} ft: ${exactText(traverse)}.`
    : `The figure closes ${closure.ratio} (${miss} in ${feetText(perimeterFt)}), ${closure.closes ? 'within' : 'short of'} the closure standard of ${named}.`;
  const found = [
    finding('closure_ratio', closure.closes ? 'ok' : 'fail', closure.ratio, named, text, told),
    finding(
      'misclosure',
      closure.closes ? 'ok' : 'fail',
      emitted(misclosureFt, 4),
      limitFt,
      `The last computed point is ${miss} from the point of beginning.`,
      { told: false },
    ),
    finding(
      'misclosure_delta_north',
      'ok',
      emitted(traverse.northFt, 4),
      null,
      `The courses sum to ${feetText(traverse.northFt)} north.`,
    ),
    finding(
      'misclosure_delta_east',
      'ok',
      emitted(traverse.eastFt, 4),
      null,
      `The courses sum to ${feetText(traverse.eastFt)} east.`,
    ),
    roundingFinding(traverse, closure),
  ];
  if (!closure.exact) {
    const back = backBearing(traverse);
    found.splice(
      2,
      0,
      finding('misclosure_bearing', 'ok', back, null, `From the last computed point the beginning bears ${back}.`),
    );
  }
  if (!closure.closes) found.push(closingCallFinding(work, traverse));
  return found;
}

/** "its end is 0.0043 ft from the point of beginning, 1:96,419 over 414.60 ft"; without a ratio where nothing is left. */
function exactText({ misclosureFt, perimeterFt }: Traverse): string {
  const left = emitted(misclosureFt, 4);
  const ratio = left === 0 ? 'nothing is left' : `1:${withCommas(Math.round(perimeterFt / misclosureFt))}`;
  return `its end is ${left.toFixed(4)} ft from the point of beginning, ${ratio} over ${feetText(perimeterFt)}`;
}

function roundingFinding(traverse: Traverse, closure: Closure): Finding {
  const allowance = closure.rounding.allowanceFt;
  const within = traverse.misclosureFt <= Math.max(allowance, EXACT_FT);
  const miss = feetText(traverse.misclosureFt);
  const text = within
    ? `The misclosure of ${miss} is within the ${feetText(allowance)} that the rounding of the recorded values allows.`
    : `The misclosure of ${miss} is not within the ${feetText(allowance)} that the rounding of the recorded values allows.`;
  const outcome = within ? 'ok' : closure.closes ? 'ok' : 'warn';
  return finding('rounding', outcome, emitted(traverse.misclosureFt, 4), emitted(allowance, 4), text, {
    told: !closure.closes,
  });
}

/** As papers and the rolls of assessors say it: "TO BEG", "to pt of beg.", "to the beginning corner"; not "to the beginning of a curve". */
const RETURNS =
  /\b(?:p[oa]int|place|pt|pl|p)\b[.,]?\s*(?:and\s+place\s+)?of\s+(?:the\s+)?(?:true\s*)?(?:beg(?:in(?:ning)?)?|origin)\b|\b(?:and|or)\s+beginning\s+corner\b|\bt?\.?p\.?\s?o\.?\s?b\b|\bto\s+(?:the\s+)?(?:true\s+)?(?:beg|begin|beginning)\b(?!\s+of\s+(?:an?|(?:the|said)\s+(?:[a-z-]+\s+){0,3}(?:curve|arc))\b)|\bto\s+(?:the\s+|said\s+)?(?:beginning|starting)\s+(?:corner|point|place)\b|\b(?:point|place)\s+of\s+(?:commencement|commencing|starting|departure)\b|\bto\s+(?:the\s+|said\s+)?(?:(?:place|point|bounds?|corner|stake|stones?|post|tree|oak|pine)\s+first\s+(?:above\s+)?(?:mentioned|named)|first[\s-](?:mentioned\s+|named\s+)?(?:bounds?|corner|place|stake|station)(?:\s+mentioned)?)\b/i;

function closingCallFinding(work: TractWork, traverse: Traverse): Finding {
  const { calls } = work.tract;
  const returning = calls.flatMap((call, i) => (RETURNS.test(call.verbatim_text ?? '') ? [i] : []));
  const last = calls.length - 1;
  const early = returning.find((call) => call < last);
  const at = early === undefined ? null : traverse.points[early + 1]!;
  if (early !== undefined && at !== null && Math.hypot(at[0], at[1]) * 5000 <= traverse.perimeterFt)
    return finding(
      'closing_call',
      'warn',
      early,
      null,
      `The figure already returns to the point of beginning with ${callsText([early])}; what follows may belong to another description.`,
    );
  if (returning.includes(last))
    return finding(
      'closing_call',
      'warn',
      emitted(traverse.misclosureFt, 4),
      null,
      `${capital(callsText([last]))} is said to return to the point of beginning and ends ${feetText(traverse.misclosureFt)} from it.`,
    );
  return finding(
    'closing_call',
    'warn',
    null,
    null,
    `No call is said to return to the point of beginning after ${callsText([last])}; a course may be missing.`,
  );
}
