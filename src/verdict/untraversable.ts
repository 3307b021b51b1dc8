// Takes: a tract whose courses cannot all be computed. Gives: each such course named, and what would close the figure.
// Never: more than a dozen sentences; a tract of ten thousand broken courses needs no ten thousand reasons.
import { bearingFromAzimuth, bearingText } from '../survey/bearing.ts';
import { missingCourse } from '../survey/missing-course.ts';
import type { MissingCourse } from '../survey/missing-course.ts';
import { callsText, capital, emitted, feetText, withCommas } from './emitted.ts';
import { finding } from './finding.ts';
import type { Finding } from './finding.ts';
import type { TractWork } from './tract-work.ts';

const AT_MOST = 10;

export function untraversable(work: TractWork): Finding[] {
  const { troubles } = work.solved;
  if (troubles.length === 0) {
    const text = 'The courses give no figure: together they have no length, or an absurd one.';
    return [finding('courses', 'fail', work.tract.calls.length, null, text)];
  }
  const found = troubles
    .slice(0, AT_MOST)
    .map(({ call, text }) => finding('courses', 'fail', call, null, `${capital(callsText([call]))} ${text}.`));
  if (troubles.length > AT_MOST) {
    const rest = `${withCommas(troubles.length - AT_MOST)} more courses cannot be computed.`;
    found.push(finding('courses', 'fail', troubles.length, null, rest));
  }
  const missing = work.open ? null : missingCourse(work.elements, work.solved.courses);
  if (missing !== null) found.push(missingFinding(missing));
  return found;
}

function missingFinding(missing: MissingCourse): Finding {
  const bearing = bearingText(bearingFromAzimuth((missing.azimuthRad * 180) / Math.PI));
  const name = callsText([missing.call]);
  const length = feetText(missing.lengthFt);
  const open = `and leave ${feetText(missing.leftOpenFt)} open`;
  const text = {
    both: `For the figure to close, ${name} would have to run ${bearing} ${length}; that is computed, not read.`,
    bearing: `With its length as read, ${name} would come nearest to closing the figure at ${bearing} ${open}; that is computed, not read.`,
    length: `With its bearing as read, ${name} would come nearest to closing the figure at ${length} ${open}; that is computed, not read.`,
  }[missing.computed];
  return finding('missing_course', 'warn', emitted(missing.lengthFt, 4), null, text);
}
