// Descriptions by authors who know practice and did not know this reader, with what they say (docs/deed-figures.md). A reader tuned to
// what it has seen fails here first.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import type { Bearing, Call, DistanceUnit, Extraction, Tract } from '../../src/contract/extraction.ts';
import { readDescription } from '../../src/deed/read-description.ts';
import { pastedText } from '../../src/document/source-text.ts';
import { loadRestorer } from '../../src/load-restorer.ts';
import { extract } from '../../src/service/extract.ts';
import { azimuthDeg } from '../../src/survey/bearing.ts';
import { feetPer } from '../../src/survey/units.ts';
import { judge } from '../../src/verdict/verdict.ts';

interface GoldCall {
  readonly curve?: true;
  /** "N 45-30-15 E", "DUE N", "AZS 203-51-00" (from south); null where the text gives none. */
  readonly bearing?: string | null;
  readonly distance?: number | null;
  readonly radius?: number;
  readonly arc_length?: number;
  readonly chord_bearing?: string;
  readonly chord_length?: number;
  readonly curve_direction?: string;
  readonly unit?: DistanceUnit;
}
interface GoldTract {
  readonly status: string;
  readonly unit?: DistanceUnit;
  readonly calls: readonly GoldCall[];
}
interface Item {
  readonly id: string;
  readonly kind: string;
  readonly text: string;
  readonly tracts: readonly GoldTract[];
}

const CARDINAL: Readonly<Record<string, number>> = { N: 0, E: 90, S: 180, W: 270 };

function goldAzimuth(text: string): number {
  const [head, angle, last] = text.split(' ') as [string, string, string | undefined];
  if (head === 'DUE') return CARDINAL[angle]!;
  const degrees = angle.split('-').reduce((sum, part, i) => sum + Number(part) / 60 ** i, 0);
  if (head === 'AZS') return (degrees + 180) % 360;
  if (head.startsWith('AZ')) return degrees % 360;
  return head === 'N' ? (last === 'E' ? degrees : 360 - degrees) : last === 'E' ? 180 - degrees : 180 + degrees;
}

function sameDirection(gold: string | null | undefined, read: Bearing | null): boolean {
  if (!gold || !read) return !gold && !read;
  return Math.abs(((goldAzimuth(gold) - azimuthDeg(read) + 540) % 360) - 180) <= 0.0006;
}

function sameLength(gold: number | null | undefined, goldFeet: number, read: number | null, feet: number): boolean {
  if (gold === null || gold === undefined || read === null) return (gold ?? null) === read;
  return Math.abs(gold * goldFeet - read * feet) <= Math.max(0.006, 2e-4 * gold * goldFeet);
}

function same(gold: GoldCall, unit: DistanceUnit, call: Call, readUnit: DistanceUnit): boolean {
  const [goldFeet, feet] = [feetPer(gold.unit ?? unit), feetPer(readUnit)];
  if (!gold.curve)
    return (
      call.call_type === 'line' &&
      sameDirection(gold.bearing, call.bearing) &&
      sameLength(gold.distance, goldFeet, call.distance, feet)
    );
  if (call.call_type !== 'curve') return false;
  for (const name of ['radius', 'arc_length', 'chord_length'] as const)
    if (gold[name] !== undefined && !sameLength(gold[name], goldFeet, call[name], feet)) return false;
  if (gold.chord_bearing && !sameDirection(gold.chord_bearing, call.chord_bearing)) return false;
  return !gold.curve_direction || gold.curve_direction === call.curve_direction;
}

/** The longest run of calls, in order, that both have. */
function matched(gold: GoldTract, tract: Tract): number {
  const most = Array.from({ length: gold.calls.length + 1 }, () => new Array<number>(tract.calls.length + 1).fill(0));
  for (let i = gold.calls.length - 1; i >= 0; i--)
    for (let j = tract.calls.length - 1; j >= 0; j--)
      most[i]![j] = same(gold.calls[i]!, gold.unit ?? 'feet', tract.calls[j]!, tract.distance_unit)
        ? most[i + 1]![j + 1]! + 1
        : Math.max(most[i + 1]![j]!, most[i]![j + 1]!);
  return most[0]![0]!;
}

interface Score {
  gold: number;
  found: number;
  read: number;
  falsePasses: string[];
  unclean: string[];
}

interface Judged {
  readonly extraction: Extraction;
  readonly statuses: readonly string[];
}

function readByGrammar(text: string): Judged {
  const { extraction } = readDescription(pastedText(text));
  return { extraction, statuses: judge(extraction).map(({ status }) => status) };
}

const restorer = loadRestorer();

/** As the service reads: damaged print is restored first. */
function readRestored(text: string): Judged {
  const asked = { document: '', documentSha256: '', models: [], closureStandard: 5000, startedAt: new Date(0) };
  const response = extract({ ...asked, source: pastedText(text), restorer, clock: () => new Date(0) });
  return {
    extraction: response.extraction,
    statuses: response.groundtruth_verdicts.map(({ status }) => status),
  };
}

function scoreOf(items: readonly Item[], read: (text: string) => Judged): Score {
  const score: Score = { gold: 0, found: 0, read: 0, falsePasses: [], unclean: [] };
  for (const item of items) {
    const { extraction, statuses } = read(item.text);
    score.read += extraction.tracts.reduce((sum, tract) => sum + tract.calls.length, 0);
    if (item.kind === 'none' && extraction.tracts.some((tract) => tract.calls.length > 0)) score.unclean.push(item.id);
    const left = new Set(extraction.tracts.keys());
    for (const gold of item.tracts) {
      const best = [...left].sort(
        (a, b) => matched(gold, extraction.tracts[b]!) - matched(gold, extraction.tracts[a]!),
      )[0];
      const found = best === undefined ? 0 : matched(gold, extraction.tracts[best]!);
      score.gold += gold.calls.length;
      score.found += found;
      if (best === undefined || found === 0) continue;
      left.delete(best);
      if (gold.status === 'does_not_close' && statuses[best] === 'PASS') score.falsePasses.push(item.id);
    }
  }
  return score;
}

/**
 * What each set scores at least. First read, before a line was changed for it: 0.840, 0.884, 0.911, 0.840, 0.885, 0.955, 0.913, 0.978, 0.735,
 * 0.930, 0.930, 0.968, 0.891, 0.833, 0.975, 0.984, 0.943, 0.891, 0.941 of its calls; the ninth and the eleventh are half of damaged scans, the thirteenth and the fourteenth were
 * asked for wordings that such a reader would stumble on.
 */
const FLOORS: Readonly<Record<string, number>> = {
  first: 1,
  second: 0.98,
  third: 0.97,
  fourth: 0.98,
  fifth: 0.96,
  sixth: 0.98,
  seventh: 0.93,
  eighth: 0.98,
  ninth: 0.92,
  tenth: 0.96,
  eleventh: 0.96,
  twelfth: 0.98,
  thirteenth: 0.97,
  fourteenth: 0.94,
  fifteenth: 0.97,
  sixteenth: 0.99,
  seventeenth: 0.98,
  eighteenth: 0.98,
  nineteenth: 0.95,
};

/** Sets with damaged scans; the others are read by the grammar alone. */
const DAMAGED = ['third', 'ninth', 'eleventh', 'eighteenth'];

/** A parade's way around a circle of 90 feet, and a parson's way told by winds and miles, still read as boundaries. */
const UNCLEAN: Readonly<Record<string, readonly string[]>> = { third: ['d080'], thirteenth: ['n066'] };

for (const [name, floor] of Object.entries(FLOORS))
  describe(`practice, the ${name} set`, () => {
    const lines = readFileSync(join(import.meta.dirname, 'practice', `${name}.jsonl`), 'utf8')
      .trim()
      .split('\n');
    const items = lines.map((line) => JSON.parse(line) as Item);
    const score = scoreOf(items, DAMAGED.includes(name) ? readRestored : readByGrammar);
    test('its calls are read', () => assert.ok(score.found / score.gold >= floor, `${score.found} of ${score.gold}`));
    test('what is read stands in it', () =>
      assert.ok(score.found / score.read >= 0.97, `${score.found} of ${score.read}`));
    test('what does not close does not pass', () => assert.deepEqual(score.falsePasses, []));
    test('what is no land has no courses', () => assert.deepEqual(score.unclean, UNCLEAN[name] ?? []));
  });
