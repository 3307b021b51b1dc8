// `npm run bench -- verdict`: verdicts a second on one core for a tract of twelve courses, and how the time grows with courses.
// The reference is the bare traverse of the same tract (solve, walk, shoelace), in the same run.
import { signedAreaSqft } from '../src/survey/area.ts';
import { elementsOf } from '../src/survey/course.ts';
import { solveCourses, walk } from '../src/survey/traverse.ts';
import type { Course } from '../src/survey/course.ts';
import { judge } from '../src/verdict/verdict.ts';
import { extractionOf, madeTract, printed, randomOf, tractOf } from '../test/survey/made-tract.ts';
import type { Extraction } from '../src/contract/extraction.ts';
import { lineCourse } from '../src/survey/course.ts';

const SEED = 3;

/** Per second of processor time, not of the clock, the best of several rounds: the machine is shared. */
function perSecond(work: () => void, runs: number): number {
  for (let k = 0; k < runs / 4; k += 1) work();
  let best = 0;
  for (let round = 0; round < 4; round += 1) {
    const started = process.cpuUsage();
    for (let k = 0; k < runs; k += 1) work();
    const { user, system } = process.cpuUsage(started);
    best = Math.max(best, (runs * 1e6) / (user + system));
  }
  return best;
}

function bare(extraction: Extraction): number {
  const solved = solveCourses(extraction.tracts[0]!.calls.map((call) => elementsOf(call, 1)));
  return signedAreaSqft(walk(solved.courses as Course[]));
}

function report(name: string, extraction: Extraction): void {
  const { status, checks } = judge(extraction)[0]!;
  const rate = perSecond(() => void judge(extraction), 12_000);
  const reference = perSecond(() => void bare(extraction), 12_000);
  console.log(
    `${name.padEnd(44)} ${status.padEnd(6)} ${Math.round(rate).toLocaleString('en-US').padStart(8)} verdicts/s; bare traverse ${Math.round(reference).toLocaleString('en-US')}/s, ratio ${(reference / rate).toFixed(1)}; ${checks.length} checks`,
  );
}

console.log(
  `seed ${SEED}; processor seconds of one process, garbage collection included; goal for twelve courses: over 20,000 a second`,
);
const random = randomOf(SEED);
report(
  '12 lines, a lot, closes and agrees',
  madeTract(random, { courses: 12, lot: true, curved: false, stated: true }).extraction,
);
report(
  '12 lines, irregular, closes and agrees',
  madeTract(random, { courses: 12, lot: false, curved: false, stated: true }).extraction,
);
report(
  '12 courses with curves, closes and agrees',
  madeTract(random, { courses: 12, lot: false, curved: true, stated: true }).extraction,
);

function ring(count: number, closed: boolean): Extraction {
  const jitter = randomOf(SEED);
  const corners = Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * 2 * Math.PI;
    const reach = count * 10 + 30 * jitter();
    return [reach * Math.sin(angle), reach * Math.cos(angle)] as const;
  });
  const courses = corners.map(([x, y], i) => {
    const [nx, ny] = corners[(i + 1) % count]!;
    return lineCourse(Math.atan2(nx - x, ny - y), Math.hypot(nx - x, ny - y));
  });
  const calls = courses.map(printed);
  if (!closed) calls[0] = { ...calls[0]!, distance: calls[0]!.distance! + 0.4 * count };
  return extractionOf([tractOf(calls)]);
}

function growth(name: string, closed: boolean): void {
  let first = 0;
  for (const count of [100, 1000, 10_000]) {
    const extraction = ring(count, closed);
    const { status, closure_ratio } = judge(extraction)[0]!;
    let bestMs = Number.POSITIVE_INFINITY;
    for (let k = 0; k < 4; k += 1) {
      const started = process.cpuUsage();
      judge(extraction);
      const { user, system } = process.cpuUsage(started);
      bestMs = Math.min(bestMs, (user + system) / 1000);
    }
    const perCourse = (bestMs * 1000) / count;
    first ||= perCourse;
    console.log(
      `${name} ${String(count).padStart(6)} courses: ${bestMs.toFixed(2).padStart(9)} ms, ${perCourse.toFixed(2)} µs a course, ${(perCourse / first).toFixed(2)} of that at 100 (${status}, ${closure_ratio})`,
    );
  }
}
growth('closed figure,    ', true);
growth('misread, searched,', false);
