// Which tracts of an extraction the fabric is asked about, and what comes back to the judge.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ExtractResponse } from '../../src/contract/response.ts';
import { pastedText } from '../../src/document/source-text.ts';
import { type DeployedFabric, NO_FABRIC } from '../../src/plss/fabric.ts';
import { extract, extractLocated } from '../../src/service/extract.ts';
import { correct } from '../../src/verdict/corrections.ts';
import { madeTownship } from '../fixtures/township.ts';

const township = madeTownship();
const clock = (): Date => new Date(0);
const rest = { document: '', documentSha256: '', models: [], closureStandard: 5000, startedAt: clock(), clock };
const read = (text: string, fabric: DeployedFabric): Promise<ExtractResponse> =>
  extractLocated({ source: pastedText(text), ...rest }, fabric);

/** The made-up township, with a list of what it was asked. */
function listening(): { readonly fabric: DeployedFabric; readonly asked: string[] } {
  const asked: string[] = [];
  const told = <A extends unknown[], T>(name: string, answer: (...args: A) => T) => (...args: A): T => {
    asked.push(`${name} ${args.filter((arg) => typeof arg !== 'object').join(' ')}`.trim());
    return answer(...args);
  }; // prettier-ignore
  return {
    asked,
    fabric: {
      isEmpty: told('isEmpty', () => Promise.resolve(false)),
      townshipsBy: told('townshipsBy', township.townshipsBy),
      township: told('township', township.township),
      sections: told('sections', township.sections),
      points: told('points', township.points),
    },
  };
}

const SQUARE =
  'BEGINNING at a pin in the NE1/4 of Section 8, Township 50 North, Range 90 West, Sixth Principal Meridian, Wyoming; thence N 0 E 208.71 feet; thence N 90 E 208.71 feet; thence S 0 E 208.71 feet; thence N 90 W 208.71 feet to the point of beginning, containing 1.000 acre.';
const PLACE = 'Township 50 North, Range 90 West, Sixth Principal Meridian, Wyoming';

test('courses are never looked up, though they lie in a section', async () => {
  const { fabric, asked } = listening();
  const located = await read(SQUARE, fabric);
  assert.deepEqual(asked, []);
  assert.deepEqual(located, extract({ source: pastedText(SQUARE), ...rest }));
});

test('parts of one section are one look-up, however many', async () => {
  const { fabric, asked } = listening();
  const text = `The NE1/4 of the SW1/4, the NW1/4 of the SW1/4 and the SE1/4 of the NE1/4 of Section 8, ${PLACE}.`;
  const { groundtruth_verdicts: verdicts } = await read(text, fabric);
  assert.deepEqual(
    verdicts.map(({ georef }) => georef!.source),
    ['NESW', 'NWSW', 'SENE'].map((label) => `second division ${label}, PLSSIntersected, Made-up Survey`),
  );
  assert.deepEqual(asked, ['isEmpty', 'townshipsBy', 'sections WY060500N0900W0 8']);
});

test('a PASS needs a second division, an area of its own that agrees, and nothing against it', async () => {
  const status = async (land: string, acres: string) =>
    (await read(`The ${land} of Section 8, ${PLACE}, containing ${acres} acres.`, listening().fabric))
      .groundtruth_verdicts[0]!.status;
  assert.equal(await status('NE1/4 of the SW1/4', '40.00'), 'PASS');
  assert.equal(await status('NE1/4', '160.00'), 'PASS');
  assert.equal(await status('NE1/4 of the SW1/4', '41.00'), 'REVIEW');
  assert.equal(await status('N1/2 of the NE1/4 of the SW1/4', '20.00'), 'REVIEW');
});

test('without fabric nothing else is asked, and each aliquot says so', async () => {
  const text = `The NE1/4 of the SW1/4 of Section 8, ${PLACE}, containing 40 acres.`;
  const { groundtruth_verdicts: verdicts } = await read(text, NO_FABRIC);
  assert.deepEqual([verdicts[0]!.status, verdicts[0]!.georef], ['REVIEW', null]);
  assert.match(verdicts[0]!.reasons.join('\n'), /No survey fabric is at hand here/);
});

test('a correction elsewhere leaves the land, and why there is none, as they stood', async () => {
  const { fabric } = listening();
  const parts = await read(`The NE1/4 of Section 26, and the NE1/4 of the SW1/4 of Section 8, ${PLACE}.`, fabric);
  const square = await read(SQUARE, fabric);
  const tracts = [...square.extraction.tracts, ...parts.extraction.tracts];
  const verdicts = [...square.groundtruth_verdicts, ...parts.groundtruth_verdicts];
  assert.match(verdicts[1]!.reasons.join('\n'), /is not surveyed/);
  assert.equal(verdicts[2]!.georef!.plss_id, 'WY060500N0900W0');
  const corrections = [
    { tract: 0, call: 0, field: 'distance' as const, before: 208.71, after: 208.72 },
    { tract: 1, call: 0, kind: 'tie' as const, field: 'distance' as const, before: 10, after: 11 },
  ];
  const tied = tracts.with(1, { ...tracts[1]!, tie_calls: ['bearing=N 00 00 00.0 E | distance=10'] });
  const extraction = { ...parts.extraction, tracts: tied };
  const request = { extraction, verdicts, log: [], corrections, adjust: [], by: '', at: '2026-01-02T03:04:05Z' };
  const { verdicts: after } = correct(request);
  assert.match(after[1]!.reasons.join('\n'), /is not surveyed/, 'judged anew, over its own correction');
  assert.deepEqual(after[2]!.georef, verdicts[2]!.georef);
});
