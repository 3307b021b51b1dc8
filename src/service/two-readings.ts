// Takes: two readings of one document, of its text as printed and as restored, and how figures are judged. Gives: one, the better of each tract.
// Never: a guess: what closes goes before what does not, then what has fewer values unread; of equals the text as printed.
import type { Alternate } from '../contract/alternate.ts';
import type { Call, Tract } from '../contract/extraction.ts';
import type { TractVerdict } from '../contract/response.ts';
import type { Reading } from '../deed/read-description.ts';

type Judge = (reading: Reading) => TractVerdict[];

export function betterOf(printed: Reading, restored: Reading, judge: Judge): Reading {
  const [was, is] = [judge(printed), judge(restored)];
  const [tracts, others] = [printed.extraction.tracts, restored.extraction.tracts];
  if (tracts.length !== others.length)
    return isBetter(sum(others, is), sum(tracts, was)) ? withRecordOf(printed, restored) : printed;
  const takes = tracts.map((tract, i) => isBetter(worth(others[i]!, is[i]!), worth(tract, was[i]!)));
  if (!takes.includes(true))
    return { ...printed, alternates: [...damagedOnes(printed, restored), ...differing(printed, restored)] };
  const from = (i: number): Reading => (takes[i] ? restored : printed);
  const kept = (reading: Reading): readonly Alternate[] =>
    [...reading.alternates, ...differing(reading, reading === printed ? restored : printed)].filter(
      ({ tract }) => from(tract) === reading,
    );
  return {
    extraction: { ...printed.extraction, tracts: tracts.map((_, i) => from(i).extraction.tracts[i]!) },
    alternates: [...kept(printed), ...kept(restored)],
    against: tracts.map((_, i) => from(i).against[i] ?? []),
    doubts: tracts.map((_, i) => from(i).doubts[i] ?? []),
  };
}

/** Kind, parties, names and the like are of the text as printed. */
function withRecordOf(printed: Reading, restored: Reading): Reading {
  const { tracts, legal_description_found } = restored.extraction;
  return { ...restored, extraction: { ...printed.extraction, tracts, legal_description_found } };
}

/** How well it is proven, then how much of it is read. */
type Worth = readonly [proven: number, read: number];

const isBetter = (one: Worth, other: Worth): boolean => one[0] > other[0] || (one[0] === other[0] && one[1] > other[1]);

function sum(tracts: readonly Tract[], verdicts: readonly TractVerdict[]): Worth {
  const all = tracts.map((tract, i) => worth(tract, verdicts[i]!));
  return [all.reduce((total, [proven]) => total + proven, 0), all.reduce((total, [, read]) => total + read, 0)];
}

function worth({ calls, stated_area: area }: Tract, { status, checks }: TractVerdict): Worth {
  const closes = checks.some(({ check, outcome }) => check.startsWith('clos') && outcome === 'ok');
  const unread = calls.map(unreadIn);
  return [
    status === 'PASS' ? 3 : closes ? 2 : 0,
    unread.filter((values) => values === 0).length -
      unread.reduce((total, values) => total + values, 0) +
      (area === '' ? 0 : 0.5),
  ];
}

/** Values that a course needs and does not have; a chord or a hand may follow from others. */
function unreadIn(call: Call): number {
  const missing = (value: unknown, weight = 1): number => (value === null ? weight : 0);
  if (call.call_type !== 'curve') return missing(call.bearing) + missing(call.distance);
  return (
    missing(call.radius) +
    (call.arc_length === null ? missing(call.chord_length) : 0) +
    missing(call.curve_direction, 0.5) +
    missing(call.chord_bearing, 0.25)
  );
}

const COMPARED = [
  'bearing',
  'distance',
  'chord_bearing',
  'chord_length',
  'radius',
  'arc_length',
  'curve_direction',
] as const;
const WHY = 'the print is damaged here and may be read so';

/** The alternates of the text as printed; those whose print was restored are known by the other reading. */
function damagedOnes(printed: Reading, restored: Reading): readonly Alternate[] {
  const known = new Map(restored.alternates.map((one) => [keyOf(one), one]));
  const isAlike = ({ tract }: Alternate): boolean =>
    printed.extraction.tracts[tract]?.calls.length === restored.extraction.tracts[tract]?.calls.length;
  return printed.alternates.map((one) => (isAlike(one) && known.get(keyOf(one))) || one);
}
const keyOf = ({ tract, call, field, value }: Alternate): string => JSON.stringify([tract, call, field, value]);

/** Of tracts with as many courses in both readings: the values the other gives. */
function differing(reading: Reading, other: Reading): Alternate[] {
  return reading.extraction.tracts.flatMap(({ calls }, tract) => {
    const others = other.extraction.tracts[tract]?.calls ?? [];
    if (others.length !== calls.length) return [];
    return calls.flatMap((call, i) =>
      COMPARED.flatMap((field): Alternate[] => {
        const value = others[i]![field];
        return value === null || call[field] === null || JSON.stringify(value) === JSON.stringify(call[field])
          ? []
          : [{ tract, call: i, field, value, why: WHY, isOfDamage: true }];
      }),
    );
  });
}
