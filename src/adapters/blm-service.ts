// Takes: the address of an ArcGIS map service that publishes CadNSDI. Gives: its townships of a state, and all features of a township.
// Never: two requests at once; a page that was cut off taken for the whole; an answer that tells an error taken for features.
import { setTimeout as sleep } from 'node:timers/promises';
import { API_VERSION } from '../contract/engine.ts';

/** Of the Bureau of Land Management, which publishes all states; 1 townships, 2 sections, 3 second divisions. */
export const BLM_URL = 'https://gis.blm.gov/arcgis/rest/services/Cadastral/BLM_Natl_PLSS_CadNSDI/MapServer';
const LAYERS = { townships: 1, sections: 2, divisions: 3 } as const;
export type BlmLayer = keyof typeof LAYERS;
/** What makes each layer the one it is taken for. */
const FIELDS: Readonly<Record<BlmLayer, readonly string[]>> = {
  townships: ['PLSSID', 'STATEABBR', 'TWNSHPNO'],
  sections: ['PLSSID', 'FRSTDIVID', 'FRSTDIVNO'],
  divisions: ['FRSTDIVID', 'SECDIVID'],
};

export interface BlmSettings {
  readonly url: string;
  /** Between two requests, so that others are served too. */
  readonly pauseMs: number;
  readonly timeoutMs: number;
  readonly tries: number;
  readonly firstWaitMs: number;
  readonly onWait?: (sentence: string) => void;
}

export const BLM_DEFAULTS: BlmSettings = { url: BLM_URL, pauseMs: 250, timeoutMs: 60_000, tries: 7, firstWaitMs: 1000 };
const LONGEST_WAIT_MS = 120_000;
/** An answer longer than this is no township. */
const MOST_PAGES = 200;

/** What goes by itself is tried again; this does not. */
export class BlmTrouble extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = 'BlmTrouble';
  }
}

class Passing extends Error {
  readonly afterMs: number;
  constructor(sentence: string, afterMs = 0) {
    super(sentence);
    this.afterMs = afterMs;
  }
}

export interface BlmService {
  /** Fails where the layers are not those of CadNSDI. */
  check(): Promise<void>;
  townships(state: string): Promise<string[]>;
  features(layer: BlmLayer, plssId: string): Promise<readonly object[]>;
}

type Json = Readonly<Record<string, unknown>>;

export function blmService(settings: BlmSettings): BlmService {
  const ask = asker(settings);
  const pages = (layer: BlmLayer, where: string, more: Record<string, string>) =>
    allPages(layer, (from) => ask(`/${LAYERS[layer]}/query`, { where, orderByFields: 'OBJECTID', ...more, resultOffset: String(from) })); // prettier-ignore
  return {
    async check() {
      for (const [layer, id] of Object.entries(LAYERS) as [BlmLayer, number][]) {
        const { fields = [] } = await ask(`/${id}`, { f: 'json' });
        const names = new Set((fields as { name?: unknown }[]).map(({ name }) => name));
        const missing = FIELDS[layer].filter((name) => !names.has(name));
        if (missing.length > 0)
          throw new BlmTrouble(`Layer ${id} of ${settings.url} has no ${missing.join(', ')}: it is not the ${layer} of CadNSDI.`); // prettier-ignore
      }
    },
    async townships(state) {
      const found = await pages('townships', `STATEABBR='${state}'`, { outFields: 'PLSSID', returnGeometry: 'false', f: 'json' }); // prettier-ignore
      const ids = found.map((feature) => (feature as { attributes?: { PLSSID?: unknown } }).attributes?.PLSSID);
      return [...new Set(ids.filter((id): id is string => typeof id === 'string' && id.startsWith(state)))].toSorted();
    },
    features: (layer, plssId) => {
      const where = layer === 'divisions' ? `FRSTDIVID LIKE '${plssId}%'` : `PLSSID='${plssId}'`;
      return pages(layer, where, { outFields: '*', outSR: '4326', f: 'geojson' });
    },
  };
}

async function allPages(layer: BlmLayer, page: (from: number) => Promise<Json>): Promise<object[]> {
  const all: object[] = [];
  for (let k = 0; k < MOST_PAGES; k += 1) {
    const { features, exceededTransferLimit, properties } = await page(all.length);
    if (!Array.isArray(features))
      throw new BlmTrouble(`The service answered a question for ${layer} without features.`);
    all.push(...(features as object[]));
    const isCut = [exceededTransferLimit, (properties as Json | undefined)?.exceededTransferLimit].includes(true);
    if (!isCut) return all;
    if (features.length === 0) throw new BlmTrouble('The service says that more is to come, and sends nothing.');
  }
  throw new BlmTrouble(`The service sent ${MOST_PAGES} pages of ${layer} and is not at the end.`);
}

/** One request after the other; what may pass is waited for, longer each time. */
function asker(settings: BlmSettings) {
  let askedAt = -Infinity;
  return async (path: string, query: Record<string, string>): Promise<Json> => {
    const address = `${settings.url.replace(/\/+$/, '')}${path}?${new URLSearchParams(query).toString()}`;
    for (let tried = 1; ; tried += 1) {
      await sleep(Math.max(0, askedAt + settings.pauseMs - performance.now()));
      try {
        return await asked(address, settings.timeoutMs).finally(() => (askedAt = performance.now()));
      } catch (error) {
        if (!(error instanceof Passing)) throw error;
        if (tried === settings.tries) throw new BlmTrouble(`${error.message} It was tried ${tried} times.`);
        const wait = Math.min(LONGEST_WAIT_MS, Math.max(error.afterMs, settings.firstWaitMs * 2 ** (tried - 1)));
        settings.onWait?.(`${error.message} Asked again in ${Math.ceil(wait / 1000)} s.`);
        await sleep(wait);
      }
    }
  };
}

async function asked(address: string, timeoutMs: number): Promise<Json> {
  const { host } = new URL(address);
  let answer: Response;
  let body: string;
  try {
    const headers = { 'user-agent': `thence/${API_VERSION} (fabric get)`, accept: 'application/json' };
    answer = await fetch(address, { headers, signal: AbortSignal.timeout(timeoutMs) });
    body = await answer.text();
  } catch (error) {
    const isLate = (error as Error).name === 'TimeoutError';
    throw new Passing(isLate ? `${host} did not answer in ${timeoutMs / 1000} s.` : `${host} cannot be reached.`);
  }
  if (answer.status === 429 || answer.status >= 500)
    throw new Passing(`${host} answered ${answer.status}.`, retryAfterMs(answer.headers.get('retry-after')));
  if (!answer.ok) throw new BlmTrouble(`${host} answered ${answer.status} to ${new URL(address).pathname}.`);
  return valueOf(body, host);
}

/** ArcGIS tells its errors with status 200. */
function valueOf(body: string, host: string): Json {
  let value: Json;
  try {
    value = JSON.parse(body) as Json;
  } catch {
    throw new Passing(`${host} answered something that is not JSON.`);
  }
  const { error } = (value ?? {}) as { error?: { code?: number; message?: string } };
  if (error === undefined) return value;
  const sentence = `${host} answered error ${error.code ?? ''}: ${(error.message ?? '').slice(0, 200)}.`;
  throw (error.code ?? 500) >= 500 || error.code === 429 ? new Passing(sentence) : new BlmTrouble(sentence);
}

/** Seconds, or a date. */
function retryAfterMs(header: string | null): number {
  if (header === null) return 0;
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : 0;
}
