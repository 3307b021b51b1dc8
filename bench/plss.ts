// `npm run bench -- plss`: look-ups and subdivisions a second on the made-up township, locate of a tract, corner phrases.
// The reference is the bare geodesic area of a quarter-quarter, in the same run.
import { cellOf } from '../src/plss/aliquot-parts.ts';
import { aliquotPolygon } from '../src/plss/aliquot-polygon.ts';
import { cornerPhrase } from '../src/plss/corner-phrase.ts';
import { ringAcres } from '../src/plss/geodesy.ts';
import { locateByCorner } from '../src/plss/locate.ts';
import { sectionGrid } from '../src/plss/section-grid.ts';
import { bearingFromAzimuth } from '../src/survey/bearing.ts';
import { judge } from '../src/verdict/verdict.ts';
import { PLSS_ID, madeTownship, quarterQuarter } from '../test/fixtures/township.ts';
import { extractionOf, lineCall, tractOf } from '../test/survey/made-tract.ts';

/** Per second of processor time, the best of several rounds: the machine is shared. */
async function perSecond(work: () => unknown, runs: number): Promise<number> {
  for (let k = 0; k < runs / 4; k += 1) await work();
  let best = 0;
  for (let round = 0; round < 4; round += 1) {
    const started = process.cpuUsage();
    for (let k = 0; k < runs; k += 1) await work();
    const { user, system } = process.cpuUsage(started);
    best = Math.max(best, (runs * 1e6) / (user + system));
  }
  return best;
}

const fabric = madeTownship();
const place = 'township=50N | range=90W | meridian=6th Principal';
const ring = quarterQuarter(9, 'NENE');
const land = (await fabric.sections(PLSS_ID, 9))[0]!.land;
const pob = 'Commencing at the southwest corner of Section 16, T50N, R90W, 6th Principal Meridian';
const sides: [number, number][] = [[0, 300], [90, 200], [180, 300], [270, 200]]; // prettier-ignore
const tract = tractOf(
  sides.map(([azimuth, feet]) => lineCall(bearingFromAzimuth(azimuth), feet)),
  { pob_description: pob, tie_calls: ['bearing=N 45 00 00.0 E | distance=500.00'] },
);
const verdict = judge(extractionOf([tract]))[0]!;

const rows: [name: string, work: () => unknown, runs: number][] = [
  ['geodesic area of a quarter-quarter (reference)', () => ringAcres(ring), 8000],
  ['aliquot by second division, one part', () => aliquotPolygon(fabric, `parts=NE4 SW4 | section=8 | ${place}`, 'WY'), 4000],
  ['aliquot by second division, eight parts joined', () => aliquotPolygon(fabric, `parts=N2 | section=8 | ${place}`, 'WY'), 1000],
  ['aliquot by rule, from string to polygon', () => aliquotPolygon(fabric, `parts=NE4 SW4 | section=9 | ${place}`, 'WY'), 4000],
  ['a section divided into nodes', () => sectionGrid(land, 9), 8000],
  ['a section divided, one cell drawn', () => (sectionGrid(land, 9) as { ringOf: (c: unknown) => unknown }).ringOf(cellOf(['NE4', 'SW4'])), 8000],
  ['corner phrase read', () => cornerPhrase(pob), 8000],
  ['locate of a tract: phrase, corner, tie, containment', () => locateByCorner(fabric, { tract, verdict, state: 'WY' }), 2000],
]; // prettier-ignore

console.log('made-up township in memory; processor seconds of one process; goal: locate of a tract under 20 ms');
let reference = 0;
for (const [name, work, runs] of rows) {
  const rate = await perSecond(work, runs);
  reference ||= rate;
  const ms = (1000 / rate).toFixed(4);
  console.log(`${name.padEnd(52)} ${Math.round(rate).toLocaleString('en-US').padStart(10)} a second, ${ms} ms, ${(reference / rate).toFixed(1)} of the reference`); // prettier-ignore
}
