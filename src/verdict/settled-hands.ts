// Takes: a tract with curves whose hand is not printed, and the area check of any figure. Gives: the hands with which the figure closes and agrees with
// its stated area, where only one choice does so, or every one. Never: a hand chosen by closure alone, nor for more curves than three.
import type { CurveDirection } from '../contract/extraction.ts';
import { HAND_CHECKS } from '../contract/taken-hands.ts';
import { callsText, capital } from './emitted.ts';
import { finding } from './finding.ts';
import type { Finding } from './finding.ts';
import { tractWork } from './tract-work.ts';
import type { TractWork } from './tract-work.ts';

const MOST = 3;

export interface SettledHands {
  readonly work: TractWork;
  readonly findings: readonly Finding[];
}

/** `isProved`: whether a figure closes, and is as large as stated. */
export function settledHands(work: TractWork, isProved: (work: TractWork) => boolean): SettledHands {
  const unprinted = unprintedHands(work);
  if (unprinted.length === 0 || unprinted.length > MOST) return { work, findings: [] };
  const choices = handChoices(unprinted.length).map((hands) => ({ hands, work: withHands(work, unprinted, hands) }));
  if (!choices.every((choice) => unprinted.every((call) => hasArc(choice.work, call)))) return { work, findings: [] };
  const proved = choices.filter((choice) => isProved(choice.work));
  const taken = proved[0];
  if (!taken || (proved.length > 1 && proved.length < choices.length)) return { work, findings: [] };
  const why =
    proved.length === 1
      ? 'only with it does the figure close and agree with its stated area'
      : 'either way the figure closes and agrees with its stated area';
  const findings = unprinted.map((call, i) => {
    const text = `${capital(callsText([call]))} is a curve whose hand is not printed; ${taken.hands[i]!} was taken: ${why}.`;
    return finding(HAND_CHECKS[taken.hands[i]!], 'ok', call, null, text, { told: true });
  });
  return { work: taken.work, findings };
}

/** Curves of which neither words nor directions tell the side they turn to. */
function unprintedHands({ elements, solved, open }: TractWork): number[] {
  if (open) return [];
  return elements.flatMap((each, i) => {
    if (each.kind !== 'curve' || each.direction !== null || each.concaveRad !== null) return [];
    return hasArc({ solved }, i) ? [] : [i];
  });
}

const hasArc = ({ solved }: Pick<TractWork, 'solved'>, call: number): boolean => Boolean(solved.courses[call]?.arc);

function handChoices(count: number): CurveDirection[][] {
  if (count === 0) return [[]];
  return handChoices(count - 1).flatMap((hands): CurveDirection[][] => [
    [...hands, 'left'],
    [...hands, 'right'],
  ]);
}

function withHands(work: TractWork, calls: readonly number[], hands: readonly CurveDirection[]): TractWork {
  const taken = work.tract.calls.map((call, i) => {
    const hand = hands[calls.indexOf(i)];
    return hand ? { ...call, curve_direction: hand } : call;
  });
  return tractWork({ ...work.tract, calls: taken }, work.index, work.state);
}
