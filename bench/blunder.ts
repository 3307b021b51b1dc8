// `npm run bench -- blunder`: does the finder name the right call first, how long does it search, and is PASS ever false?
// Tracts are made up by the seeds printed below; no real document is involved.
import type { Call, Extraction } from '../src/contract/extraction.ts';
import type { TractVerdict } from '../src/contract/response.ts';
import { judge } from '../src/verdict/verdict.ts';
import { misreadOf } from '../test/survey/made-misread.ts';
import type { Misread } from '../test/survey/made-misread.ts';
import { madeTract, randomOf, spoken } from '../test/survey/made-tract.ts';
import type { Made, Random } from '../test/survey/made-tract.ts';

const SEED = 20261115;
const TRACTS = 2000;
const share = (part: number, whole: number): string =>
  whole === 0 ? 'none' : `${(part / whole).toFixed(4)} (${part} of ${whole})`;

/** Half lots and more, a third with curves, one in seven without a stated area. */
function making(random: Random, i: number): Made {
  return madeTract(random, { courses: 4 + (i % 11), lot: i % 5 < 3, curved: i % 3 === 0, stated: i % 7 !== 6 });
}

function withCalls(extraction: Extraction, calls: readonly Call[]): Extraction {
  return { ...extraction, tracts: [{ ...extraction.tracts[0]!, calls: [...calls] }] };
}

/** Out of closure or area; a tract without a stated area is REVIEW anyhow and counts when it does not close. */
function visible(verdict: TractVerdict): boolean {
  return (
    verdict.status === 'FAIL' ||
    verdict.checks.some(
      ({ check, outcome }) => outcome === 'fail' && (check === 'closure_ratio' || check.startsWith('area_')),
    )
  );
}

interface Tally {
  visible: number;
  first: number;
  among: number;
  silent: number;
}
const tallies = new Map<string, Tally>();

function count(group: string, verdict: TractVerdict, misread: Misread): void {
  const suspects = verdict.checks
    .filter(({ check }) => check === 'suspected_blunder')
    .map(({ value }) => value as number);
  const tally = tallies.get(group) ?? { visible: 0, first: 0, among: 0, silent: 0 };
  tally.visible += 1;
  if (misread.same.includes(suspects[0] ?? -1)) tally.first += 1;
  if (suspects.some((call) => misread.same.includes(call))) tally.among += 1;
  if (suspects.length === 0) tally.silent += 1;
  tallies.set(group, tally);
}

function finderRun(): void {
  const random = randomOf(SEED);
  const times: number[] = [];
  let unseen = 0;
  let unsound = 0;
  const shapes = { lots: 0, curved: 0, unstated: 0 };
  for (let i = 0; i < TRACTS; i += 1) {
    const made = making(random, i);
    shapes.lots += Number(made.lot);
    shapes.curved += Number(made.curved);
    shapes.unstated += Number(!made.stated);
    if (made.stated && judge(made.extraction)[0]!.status !== 'PASS') unsound += 1;
    const misread = misreadOf(random, made.extraction.tracts[0]!.calls);
    const extraction = withCalls(made.extraction, misread.calls);
    const started = process.cpuUsage();
    const verdict = judge(extraction)[0]!;
    const { user, system } = process.cpuUsage(started);
    const tookMs = (user + system) / 1000;
    if (!visible(verdict)) {
      unseen += 1;
      continue;
    }
    if (misread.calls.length >= 13) times.push(tookMs);
    const area = made.stated ? 'stated area' : 'no stated area';
    count(`${area}: all`, verdict, misread);
    count(`${area}: ${misread.enumerated ? 'kinds the finder enumerates' : 'kinds it does not'}`, verdict, misread);
    count(`${area}: ${made.lot ? 'near-rectangular lots' : 'irregular figures'}`, verdict, misread);
    count(`${area}: ${made.curved ? 'with curves' : 'without curves'}`, verdict, misread);
    if (made.stated) count(`  ${misread.kind}`, verdict, misread);
  }
  console.log(
    `seed ${SEED}; ${TRACTS} tracts of 4 to 14 courses: ${shapes.lots} near-rectangular, ${shapes.curved} with curves, ${shapes.unstated} without a stated area`,
  );
  console.log(`sound tracts with a stated area that did not PASS before the misread: ${unsound}`);
  console.log(`misreads that neither closure nor area shows: ${unseen}`);
  console.log('visible misreads: right call proposed first | among the proposals | nothing proposed');
  for (const [group, tally] of [...tallies].sort(([a], [b]) => Number(a.startsWith(' ')) - Number(b.startsWith(' '))))
    console.log(
      `${group.padEnd(46)} ${share(tally.first, tally.visible).padEnd(24)} | ${share(tally.among, tally.visible).padEnd(24)} | ${tally.silent}`,
    );
  times.sort((a, b) => a - b);
  const at = (q: number): string => (times[Math.floor(q * (times.length - 1))] ?? 0).toFixed(1);
  console.log(
    `whole verdict with search, 13 to 15 courses, processor time: median ${at(0.5)} ms, 99th percentile ${at(0.99)} ms, longest ${at(1)} ms (goal: under 50 ms)`,
  );
}

function cornersMoved(before: TractVerdict, after: TractVerdict): number {
  const [a, b] = [before.geometry?.vertices ?? [], after.geometry?.vertices ?? []];
  if (a.length !== b.length) return Number.POSITIVE_INFINITY;
  return Math.max(0, ...a.map(([x = 0, y = 0], i) => Math.hypot(x - b[i]![0]!, y - b[i]![1]!)));
}

type Change = (random: Random, calls: readonly Call[]) => readonly Call[] | null;

/** The same change of length on a course and on the one parallel and equal to it: closes by construction. */
const pairedLengths: Change = (random, calls) => {
  for (let i = 0; i < calls.length; i += 1)
    for (let k = i + 2; k < calls.length; k += 1) {
      const [a, b] = [calls[i]!, calls[k]!];
      if (a.distance === null || a.distance !== b.distance || a.bearing?.degrees !== b.bearing?.degrees) continue;
      const distance = Number((a.distance * (1 + 0.03 * random())).toFixed(2));
      return calls.with(i, spoken({ ...a, distance })).with(k, spoken({ ...b, distance }));
    }
  return null;
};

const oppositeDropped: Change = (_, calls) => {
  for (let i = 0; i < calls.length; i += 1)
    for (let k = i + 1; k < calls.length; k += 1) {
      const [a, b] = [calls[i]!, calls[k]!];
      if (a.distance === null || b.distance === null || Math.abs(a.distance - b.distance) > 0.02) continue;
      if (
        a.bearing?.ns === b.bearing?.ns ||
        a.bearing?.degrees !== b.bearing?.degrees ||
        a.bearing?.minutes !== b.bearing?.minutes
      )
        continue;
      return calls.toSpliced(k, 1).toSpliced(i, 1);
    }
  return null;
};

function passRun(name: string, seed: number, tracts: number, change: Change): void {
  const random = randomOf(seed);
  let changed = 0;
  let passed = 0;
  let wrong = 0;
  for (let i = 0; i < tracts; i += 1) {
    const made = madeTract(random, { courses: 4 + (i % 11), lot: i % 5 < 3, curved: i % 3 === 0, stated: true });
    const calls = change(random, made.extraction.tracts[0]!.calls);
    if (calls === null) continue;
    const before = judge(made.extraction)[0]!;
    const after = judge(withCalls(made.extraction, calls))[0]!;
    if (before.status !== 'PASS') continue;
    changed += 1;
    if (after.status !== 'PASS') continue;
    passed += 1;
    const toleranceFt = Math.max(1, (after.geometry?.perimeter_ft ?? 0) / 5000);
    if (cornersMoved(before, after) > toleranceFt) wrong += 1;
  }
  console.log(
    `${name.padEnd(60)} seed ${seed}: still PASS ${share(passed, changed)}; PASS with a corner moved beyond 1 ft and the tolerance ${share(wrong, changed)}`,
  );
}

finderRun();
console.log('\ntruth of PASS, area stated to three digits or more');
passRun('one value changed', 1, 4000, (random, calls) => misreadOf(random, calls, true).calls);
passRun(
  'two values changed, at random',
  2,
  4000,
  (random, calls) => misreadOf(random, misreadOf(random, calls, true).calls, true).calls,
);
passRun('two equal parallel sides lengthened alike, by up to 3 %', 3, 4000, pairedLengths);
passRun('two opposite courses dropped', 4, 4000, oppositeDropped);
