// Gives: the Prometheus figures of one process. Never: a label that grows with callers (a key, a path as sent, a document).
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import { requestFigures } from './request-figures.ts';

export type Metrics = ReturnType<typeof createMetrics>;

type Figures = () => Promise<Readonly<Record<string, number>>>;

/** `meterStates` null: no payment processor is set. */
export function createMetrics(queueDepth: Figures, meterStates: Figures | null = null) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = requestFigures(registry, 'thence_http_request_seconds', 'Requests by method, route and status.');
  const extraction = new Histogram({
    name: 'thence_extraction_seconds',
    help: 'Extractions by path (extract, extracts, batch) and outcome.',
    labelNames: ['path', 'outcome'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 5, 20, 60, 240],
    registers,
  });
  const ocr = new Histogram({
    name: 'thence_ocr_page_seconds',
    help: 'Seconds a page spent in the recogniser.',
    buckets: [0.2, 0.5, 1, 2, 5, 10, 30],
    registers,
  });
  const verdicts = new Counter({
    name: 'thence_verdicts_total',
    help: 'Tract verdicts by status.',
    labelNames: ['status'],
    registers,
  });
  new Gauge({
    name: 'thence_queue_depth',
    help: 'Jobs waiting or running, by queue.',
    labelNames: ['queue'],
    registers,
    async collect() {
      this.reset();
      const depths = await queueDepth().catch(() => ({})); // a queue that is down shows in /readyz, not as a failed scrape
      for (const [queue, depth] of Object.entries(depths)) this.set({ queue }, depth);
    },
  });
  if (meterStates !== null) meteringGauge(registers, meterStates);
  return { registry, requests, extraction, ocr, verdicts };
}

function meteringGauge(registers: Registry[], meterStates: Figures): void {
  new Gauge({
    name: 'thence_metered_documents',
    help: 'Documents the payment processor has yet to be told of, by state (waiting, refused, unsure).',
    labelNames: ['state'],
    registers,
    async collect() {
      this.reset();
      const states = await meterStates().catch(() => ({})); // a database that is down shows in /readyz
      for (const [state, documents] of Object.entries(states)) this.set({ state }, documents);
    },
  });
}
