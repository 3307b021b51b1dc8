// A posted body of any shape ends in a listed refusal, a validation answer or a right answer: hundreds of bodies (in the long run thousands),
// each with one to three places changed, signed anew where the route verifies, so that the change reaches what draws and corrects.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { signedText } from '../../src/attest/attestation.ts';
import { Refusal } from '../../src/contract/refusals.ts';
import type { ExtractResponse } from '../../src/contract/response.ts';
import { converted, FORMATS, type FormatName } from '../../src/service/convert.ts';
import { correctedText } from '../../src/service/correct-response.ts';
import { Misshapen } from '../../src/service/received-response.ts';
import { certificateOf, dxfOf, geopackageOf, type Posted } from '../../src/service/transforms.ts';
import { curved, sample } from './made-response.ts';

const KEYS = [Buffer.alloc(32, 9)];
const RUNS = process.env.THENCE_LONG === '1' ? 1000 : 400;

type Json = Record<string | number, unknown>;

/** Every place of a value, as the object that holds it and the key. */
function placesOf(value: unknown, out: [holder: Json, key: string | number][] = []): typeof out {
  if (typeof value !== 'object' || value === null) return out;
  for (const key of Array.isArray(value) ? value.keys() : Object.keys(value)) {
    out.push([value as Json, key]);
    placesOf((value as Json)[key], out);
  }
  return out;
}

const odd = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    false,
    0,
    -1,
    1e308,
    -1e308,
    1e-7,
    90,
    360,
    2 ** 53,
    '',
    'N',
    '\u0000',
    '\ud800',
    '陳大文',
    [],
    {},
    [[]],
    [0, 0],
  ),
  fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e15, max: 1e15 }),
  fc.string({ unit: 'binary' }),
  fc.jsonValue({ maxDepth: 2 }),
);
const edit = fc.record({ at: fc.nat(), kind: fc.constantFrom('set', 'drop', 'repeat'), to: odd });

function mutated(base: ExtractResponse, edits: readonly { at: number; kind: string; to: unknown }[]): ExtractResponse {
  const body = structuredClone(base);
  for (const { at, kind, to } of edits) {
    const places = placesOf(body);
    const [holder, key] = places[at % places.length]!;
    if (kind === 'drop' && Array.isArray(holder)) holder.splice(key as number, 1);
    else if (kind === 'drop') delete holder[key];
    else if (kind === 'repeat' && Array.isArray(holder)) holder.push(structuredClone(holder[key as number]));
    else holder[key] = to;
  }
  return body;
}

/** True where there was an answer. Anything but a refusal or a validation answer is a failure of ours. */
async function settled(work: () => unknown): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (error instanceof Refusal || error instanceof Misshapen) return false;
    throw error;
  }
}

/** Signed as a server would; a body whose numbers we would never emit cannot carry our signature. */
function signed(body: ExtractResponse): Posted | null {
  try {
    const text = signedText(body, KEYS);
    return { text, value: JSON.parse(text) };
  } catch {
    return null;
  }
}

const bases = [sample(), curved(3)];
const body = fc
  .tuple(fc.constantFrom(...bases), fc.array(edit, { minLength: 1, maxLength: 3 }))
  .map(([base, edits]) => mutated(base, edits));
const settings = { keys: KEYS, closureStandard: 5000, now: new Date('2026-11-15T00:00:00Z') };
const PLACED = { crs: 'EPSG:2277', position: { lon: -97.7, lat: 30.3, rotationDeg: 1, tract: null } };
const names = Object.keys(FORMATS) as FormatName[];

test('changed bodies: a drawing, a file or a refusal', async () => {
  let drawn = 0;
  await fc.assert(
    fc.asyncProperty(body, fc.constantFrom(...names), fc.boolean(), async (value, to, local) => {
      const posted = { text: '', value };
      if (await settled(() => dxfOf(posted))) drawn += 1;
      await settled(() => geopackageOf(posted));
      await settled(() => converted(posted, to, { local }));
      await settled(() => dxfOf(posted, PLACED));
      await settled(() => geopackageOf(posted, PLACED));
      await settled(() => converted(posted, to, { local: false, where: PLACED }));
    }),
    { numRuns: RUNS, seed: 7 },
  );
  assert.ok(drawn > RUNS / 10, `only ${drawn} were drawn: the changes are too wild to test anything`);
});

test('changed bodies under a signature: corrected or refused', async () => {
  let corrected = 0;
  await fc.assert(
    fc.asyncProperty(body, fc.nat(1), fc.nat(5), odd, async (value, tract, call, after) => {
      const posted = signed(value);
      if (posted === null) return;
      const nested = { text: `{"extraction":${posted.text}}`, value: { extraction: posted.value } };
      const item = {
        tract,
        call,
        field: 'distance',
        before: value.extraction?.tracts?.[tract]?.calls?.[call]?.distance,
        after,
      };
      if (await settled(() => correctedText(nested, { corrections: [item], adjust: [], by: '' }, settings)))
        corrected += 1;
      if (await settled(() => correctedText(nested, { corrections: [], adjust: [tract], by: '' }, settings)))
        corrected += 1;
    }),
    { numRuns: RUNS, seed: 11 },
  );
  assert.ok(corrected > RUNS / 10, `only ${corrected} were corrected`);
});

test('changed bodies under a signature: a certificate or a refusal', async () => {
  let certified = 0;
  await fc.assert(
    fc.asyncProperty(body, async (value) => {
      const posted = signed(value);
      if (posted !== null && (await settled(() => certificateOf(posted, KEYS)))) certified += 1;
    }),
    { numRuns: RUNS === 1000 ? RUNS : 150, seed: 13 },
  );
  assert.ok(certified > 20, `only ${certified} were certified`);
});
