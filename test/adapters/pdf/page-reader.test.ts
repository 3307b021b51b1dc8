import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { createDocumentReader } from '../../../src/adapters/page-reader.ts';
import { Refusal } from '../../../src/contract/refusals.ts';
import { readDescription } from '../../../src/deed/read-description.ts';
import { placesOf } from '../../../src/document/source-text.ts';
import { billionForms, pagelessPdf, pictureBomb, recursiveForms, sharedContent, typedPdf } from './pdf-fixture.ts';

const reader = createDocumentReader({
  openTimeoutMs: 6000,
  maxChildBytes: 900e6,
  maxPages: 20,
  ocrWorkers: 1,
  pdfWorkers: 1,
});
after(() => reader.close());

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

test('pasted text is read as it is', async () => {
  const bytes = Buffer.from('thence North 100 feet');
  const { source, pages, models, normalizedPdf } = await reader.read(bytes);
  assert.deepEqual([source.text, source.kind, pages, models], ['thence North 100 feet', 'text', 1, []]);
  assert.equal(normalizedPdf, bytes);
});

test('a byte order mark counts among the characters of pasted text', async () => {
  const given = '\ufeffBeginning at a pin; thence North 100 feet to a stone; thence East 50 feet.';
  const { source } = await reader.read(
    Buffer.from('\ufeffBeginning at a pin; thence North 100 feet to a stone; thence East 50 feet.'),
  );
  const call = readDescription(source).extraction.tracts[0]!.calls[0]!;
  assert.equal(given.slice(call.source![0]!.start!, call.source![0]!.end!), call.verbatim_text);
});

test('a typed PDF is read in order, with places in points from the top left', async () => {
  const lines = [
    { x: 72, y: 120, text: 'to a stone; thence South' },
    { x: 72, y: 100, text: 'Thence North 45 degrees East 100.5 feet' },
  ];
  const progress: number[][] = [];
  const read = await reader.read(await typedPdf([lines, [{ x: 72, y: 400, text: 'second page' }]]), {
    onProgress: (...counts) => progress.push(counts),
  });
  assert.equal(read.source.text, 'Thence North 45 degrees East 100.5 feet\nto a stone; thence South\nsecond page');
  assert.deepEqual([read.pages, read.models], [2, []]);
  assert.deepEqual(progress, [
    [1, 2],
    [2, 2],
  ]);
  const at = read.source.text.indexOf('stone');
  const [place] = placesOf(read.source, at, at + 5);
  assert.equal(place!.page, 1);
  const [x0, y0, x1, y1] = place!.boxes[0]!;
  assert.ok(x0! > 72 && x1! < 160 && y0! > 108 && y1! < 124, String(place!.boxes[0]));
});

for (const turned of [90, 180, 270])
  test(`a page shown turned by ${turned} degrees is read, its boxes on the page as seen`, async () => {
    const lines = [
      { x: 72, y: 100, text: 'first line of it' },
      { x: 72, y: 120, text: 'second line' },
    ];
    const { source } = await reader.read(await typedPdf([lines], { turned }));
    assert.equal(source.text, 'first line of it\nsecond line');
    const [x0, y0] = source.runs[0]!.box;
    const near = { 90: [690, 72], 180: [510, 690], 270: [92, 510] }[turned]!;
    assert.ok(Math.abs(x0 - near[0]!) < 20 && Math.abs(y0 - near[1]!) < 40, String(source.runs[0]!.box));
  });

const refused: [sentence: string, bytes: () => Promise<Uint8Array>, says: RegExp][] = [
  ['a PDF that asks for a password', () => typedPdf([[]], { password: 'secret' }), /password/],
  ['a PDF cut off after its header', () => Promise.resolve(Buffer.from('%PDF-1.7\n1 0 obj\n<<')), /damaged/],
  ['a PDF without pages', () => Promise.resolve(pagelessPdf()), /no pages|damaged/],
  ['more pages than the limit', () => typedPdf(Array.from({ length: 21 }, () => [])), /21 pages; the limit is 20/],
  ['a picture of 60,000 x 60,000 pixels', () => Promise.resolve(pictureBomb(60_000)), /pixels|memory|too long|stops/],
  ['ten to the power of nine drawings', () => Promise.resolve(billionForms(9)), /too long|memory|stops/],
];
for (const [sentence, bytes, says] of refused)
  test(`refused: ${sentence}`, async () => {
    await assert.rejects(reader.read(await bytes()), (error) => {
      assert.ok(error instanceof Refusal, String(error));
      assert.equal(error.type, 'conversion_failed');
      assert.match(error.message, says);
      return true;
    });
  });

test('a document of more characters than the limit is refused with the number, before its last page is looked at', async () => {
  const own = createDocumentReader({ maxCharacters: 20_000, pdfWorkers: 1 });
  const read: number[] = [];
  const reading = own.read(sharedContent(30, 4000), { onProgress: (pages) => read.push(pages) });
  await assert.rejects(reading, { type: 'conversion_failed', message: /more than 20,000 characters/ });
  assert.equal(read.length, 5);
  await own.read(sharedContent(4, 4000));
  await own.close();
});

test('a page of more characters than any page has is refused, not cut off', async () => {
  await assert.rejects(reader.read(sharedContent(1, 250_000)), {
    type: 'conversion_failed',
    message: /limit is 200,000/,
  });
});

test('forms that draw each other end as a reading or a refusal', async () => {
  const outcome = await reader.read(recursiveForms(40)).then(
    () => 'read',
    (error: unknown) => (error instanceof Refusal ? error.type : String(error)),
  );
  assert.ok(outcome === 'read' || outcome === 'conversion_failed', outcome);
});

test('after all that the next document is read', async () => {
  const { source } = await reader.read(await typedPdf([[{ x: 72, y: 100, text: 'still here' }]]));
  assert.equal(source.text, 'still here');
});

test('a read that is stopped ends its child', async () => {
  const own = createDocumentReader({ pdfWorkers: 1 });
  const stop = new AbortController();
  const reading = own.read(billionForms(9), { signal: stop.signal });
  reading.catch(() => undefined);
  while (own.pids().length === 0) await delay(20);
  await delay(1500);
  stop.abort();
  await assert.rejects(reading);
  await own.close();
  assert.deepEqual(own.pids(), []);
});

test('no child is left after close', async () => {
  const own = createDocumentReader();
  await own.read(await typedPdf([[{ x: 72, y: 100, text: 'text' }]]));
  const pids = own.pids();
  assert.ok(pids.length > 0 && pids.every(isAlive));
  await own.close();
  assert.ok(!pids.some(isAlive));
});
