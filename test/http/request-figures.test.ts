import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { Histogram, Registry } from 'prom-client';
import { requestFigures } from '../../src/http/request-figures.ts';

const NAME = 'thence_http_request_seconds';
const BUCKETS = [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10, 60, 180];
const request = fc.record({
  method: fc.constantFrom('GET', 'POST'),
  route: fc.constantFrom('/v1/usage', '/v1/keys/:prefix', '(none)'),
  status: fc.constantFrom(200, 404, 429),
  seconds: fc.oneof(fc.constantFrom(0, ...BUCKETS, 200), fc.double({ min: 0, max: 300, noNaN: true })),
});

test("every line is the one that the library's own histogram would write", async () => {
  const property = fc.asyncProperty(fc.array(request, { maxLength: 60 }), async (requests) => {
    const [ours, theirs] = [new Registry(), new Registry()];
    const figures = requestFigures(ours, NAME, 'help');
    const labelNames = ['method', 'route', 'status'];
    const histogram = new Histogram({ name: NAME, help: 'help', labelNames, buckets: BUCKETS, registers: [theirs] });
    for (const { method, route, status, seconds } of requests) {
      figures.observe(method, route, status, seconds);
      histogram.observe({ method, route, status }, seconds);
    }
    assert.deepEqual(linesOf(await ours.metrics()), linesOf(await theirs.metrics()));
  });
  await fc.assert(property, { numRuns: 100 });
});

/** In an order of their own: series may be listed in any. */
function linesOf(text: string): string[] {
  return text.trim().split('\n').sort();
}
