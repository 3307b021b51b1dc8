// Takes: method, route, status and seconds of every answered request. Gives: the Prometheus histogram of them.
// Never: what the library's own histogram does for every observation: sort, join and hash the labels, at a tenth of a bare request.
import type { Registry } from 'prom-client';

const BUCKETS_S = [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10, 60, 180] as const;
const BEYOND = BUCKETS_S.length;

interface Figures {
  readonly labels: { readonly method: string; readonly route: string; readonly status: number };
  /** Requests by the first bucket they fit, the last being those that fit none. */
  readonly counts: number[];
  sumS: number;
}

export interface RequestFigures {
  observe(method: string, route: string, status: number, seconds: number): void;
}

export function requestFigures(registry: Registry, name: string, help: string): RequestFigures {
  const all = new Map<string, Figures[]>(); // by route: what is known of a route is a handful
  const metric = {
    name,
    get: () =>
      Promise.resolve({
        name,
        help,
        type: 'histogram',
        aggregator: 'sum',
        values: valuesOf(name, [...all.values()].flat()),
      }),
    reset: () => all.clear(),
  };
  registry.registerMetric(metric as never); // its published type lists the library's own four classes; this is what it calls
  return {
    observe: (method, route, status, seconds) => {
      const ofRoute = all.get(route) ?? [];
      let figures = ofRoute.find(({ labels }) => labels.status === status && labels.method === method);
      if (figures === undefined) {
        figures = { labels: { method, route, status }, counts: new Array<number>(BEYOND + 1).fill(0), sumS: 0 };
        all.set(route, [...ofRoute, figures]);
      }
      let bucket = 0;
      while (bucket < BEYOND && seconds > BUCKETS_S[bucket]!) bucket += 1;
      figures.counts[bucket]! += 1;
      figures.sumS += seconds;
    },
  };
}

/** Buckets are cumulative in the format: each counts those before it as well. */
function valuesOf(name: string, all: readonly Figures[]): object[] {
  return all.flatMap(({ labels, counts, sumS }) => {
    let requests = 0;
    const buckets = counts.map((count, bucket) => ({
      metricName: `${name}_bucket`,
      labels: { le: BUCKETS_S[bucket] ?? '+Inf', ...labels },
      value: (requests += count),
    }));
    return [
      ...buckets,
      { metricName: `${name}_sum`, labels, value: sumS },
      { metricName: `${name}_count`, labels, value: requests },
    ];
  });
}
