import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import type { Extraction } from '../../../src/contract/extraction.ts';
import { editsOf } from '../../../src/deed/restore/corrector.ts';
import { draftOf, edited } from '../../../src/deed/restore/gaps.ts';
import { pastedText } from '../../../src/document/source-text.ts';
import { loadRestorer } from '../../../src/load-restorer.ts';
import type { TextNetwork } from '../../../src/network/text-network.ts';
import { readText } from '../../../src/read-text.ts';
import { callLine } from '../reading.ts';
import { judged } from '../judged.ts';
import { spoilt } from '../spoilt.ts';

const restorer = loadRestorer();
const restored = (text: string): string | null => restorer.restored(pastedText(text))?.text ?? null;

const CLEAN =
  'Beginning at a stone at the Northwest corner of the land of Ezekiel Brownlow; thence S 88° E 200 feet to a stake on the Zwaanendael Road; thence S 2° W 100 feet to a stone; thence N 88° W 200 feet; thence N 2° E 100 feet to the place of beginning, containing 20,000 square feet.';
const DAMAGED =
  'Beginuing at a stoue at tbe Northwest corner of the laud of Ezekiel Brownlow; thcnce S 88° E 2OO fect to a stake on the Zwaanendael Roacl; thcnce S 2° W 1OO feet to a stoue; tlience N 88* W 200 feet; theuce N 2° E l00 feet to the place of begiuning, coutaining 20,000 squarc feet.';

describe('damaged print is read as it was meant', () => {
  test('words, marks and the digits that letters were read for are restored; names stay', () => {
    assert.equal(restored(DAMAGED), CLEAN);
  });

  test('clean print is not touched, and no network is asked', () => {
    assert.equal(restored(CLEAN), null);
  });

  test('a word of another meaning where the survey has its own: "long cord bears"; a cord of wood stays', () => {
    const clean = `${CLEAN} A curve to the left, whose long cord bears N 5° E; and 2 cords of wood, by cord and rope.`;
    assert.equal(restored(clean), clean.replace('long cord', 'long chord'));
  });

  test('what is answered is of the paper: every sentence as it is printed', () => {
    const { extraction, groundtruth_verdicts: verdicts } = readText(DAMAGED);
    const calls = extraction.tracts[0]!.calls;
    assert.deepEqual(calls.map(callLine), readText(CLEAN).extraction.tracts[0]!.calls.map(callLine));
    for (const { verbatim_text } of calls) assert.ok(DAMAGED.includes(verbatim_text), verbatim_text);
    assert.equal(verdicts[0]!.status, 'PASS');
  });

  test('a course whose print was restored in a value is not sure', () => {
    const course = readText(DAMAGED).extraction.tracts[0]!.calls[0]!;
    assert.notEqual(course.confidence, 'high');
    assert.match(course.confidence_reason, /\S/);
  });

  test('of practice texts with three of a hundred characters misread, nine of ten courses come back', () => {
    let [all, asPrinted, asMeant] = [0, 0, 0];
    for (const text of practice()) {
      const print = spoilt(text, 0.03);
      const clean = coursesOf(judged(text).extraction);
      all += clean.length;
      asPrinted += shared(clean, coursesOf(judged(print).extraction));
      asMeant += shared(clean, coursesOf(readText(print).extraction));
    }
    assert.ok(all > 100, `${all} courses`);
    assert.ok(asMeant >= 0.9 * all, `${asMeant} of ${all} courses, ${asPrinted} as printed`);
  });
});

describe('a digit never becomes another digit, whatever the network says', () => {
  const ROW = 112;
  const shares = (length: number, code: number): Float32Array =>
    Float32Array.from({ length: length * ROW }, (_, i) => (i % ROW === code ? 0.999 : 0));
  const text = 'N0rth 45°30\'15" East 1O0.5O feet, l8.25 chains & 7 links; lot 12, block 3. ';

  for (const place of ['change', 'missing'] as const)
    test(`of any character it would ${place === 'change' ? 'write instead' : 'put in'}`, () => {
      for (let code = 1; code < ROW; code++) {
        const zeros = new Float32Array(text.length * ROW);
        const said = shares(text.length, code);
        const network: TextNetwork = {
          window: text.length,
          run: () => ({ row: ROW, change: zeros, missing: zeros, [place]: said }),
        };
        const { text: written, from } = edited(draftOf(text), editsOf(network, text));
        for (const [i, character] of [...written].entries()) {
          if (!/\d/.test(character)) continue;
          assert.notEqual(from[i], -1, `code ${code} puts in a ${character}`);
          const was = text[from[i]!]!;
          assert.ok(was === character || !/\d/.test(was), `code ${code} makes ${character} of ${was}`);
        }
      }
    });
});

function* practice(): Generator<string> {
  const lines = readFileSync(join(import.meta.dirname, '../practice/nineteenth.jsonl'), 'utf8').split('\n');
  for (const line of lines.filter(Boolean)) {
    const { text, kind } = JSON.parse(line) as { text: string; kind: string };
    if (kind !== 'none' && text.length < 1500) yield text;
  }
}

const coursesOf = ({ tracts }: Extraction): string[] => tracts.flatMap(({ calls }) => calls.map(callLine));

/** How many of these courses are among those, each once. */
function shared(these: readonly string[], those: readonly string[]): number {
  const left = [...those];
  return these.filter((one) => left.includes(one) && left.splice(left.indexOf(one), 1).length > 0).length;
}
