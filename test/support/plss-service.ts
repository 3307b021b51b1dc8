// A small server of our own that speaks what an ArcGIS map service speaks: layers with fields, queries in pages, and its ways to fail.
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Feature } from '../../src/plss/fabric-features.ts';
import { madeLayers, PLSS_ID } from '../fixtures/township.ts';

/** error500, error400: told with status 200. hang: never answered. drop: the connection is closed. */
export type Fault = 'error500' | 'error400' | '503' | '404' | 'hang' | 'drop' | 'html';

export interface PlssService {
  readonly url: string;
  /** Every request, as path and query. */
  readonly asked: string[];
  /** What the next requests are answered with, one each; null: as they should be. */
  readonly faults: (Fault | null)[];
  /** The most requests at once. */
  most(): number;
  /** Sections published of a township; all where it is not named. */
  readonly sections: Map<string, number>;
  /** Fields of the layers, by their number. */
  readonly fields: Record<number, string[]>;
  close(): Promise<void>;
}

const FIELDS = {
  1: ['OBJECTID', 'STATEABBR', 'PLSSID', 'TWNSHPNO', 'RANGENO'],
  2: ['OBJECTID', 'PLSSID', 'FRSTDIVID', 'FRSTDIVTYP', 'FRSTDIVNO', 'FRSTDIVDUP'],
  3: ['OBJECTID', 'STATEABBR', 'TWNSHPNO', 'FRSTDIVID', 'SECDIVID', 'SECDIVTYP', 'SECDIVNO', 'SECDIVLAB', 'SURVTYP'],
};
const MADE = ['townships', 'sections', 'divisions'] as const;

export async function startPlssService(townships: readonly string[], maxRecords = 20): Promise<PlssService> {
  const asked: string[] = [];
  const faults: (Fault | null)[] = [];
  const sections = new Map<string, number>();
  const fields: Record<number, string[]> = structuredClone(FIELDS);
  let [now, most] = [0, 0];
  const made = madeLayers();
  const featuresOf = (layer: number, plssId: string): Feature[] => {
    const own = made[MADE[layer - 1]!].filter((feature) => JSON.stringify(feature).includes(PLSS_ID));
    const copied = JSON.parse(JSON.stringify(own).replaceAll(PLSS_ID, plssId)) as Feature[];
    return layer === 2 ? copied.slice(0, sections.get(plssId) ?? copied.length) : copied;
  };
  const found = (layer: number, where: string): Feature[] => {
    const [, state] = /^STATEABBR='(..)'$/.exec(where) ?? [];
    if (state !== undefined)
      return townships.filter((id) => id.startsWith(state)).map((id) => ({ properties: { PLSSID: id } }));
    const [, one] = /^(?:PLSSID='|FRSTDIVID LIKE ')(\w{15})%?'$/.exec(where) ?? [];
    return one !== undefined && townships.includes(one) ? featuresOf(layer, one) : [];
  };
  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    const { pathname, searchParams: query } = new URL(request.url!, 'http://service');
    const layer = Number(/^\/MapServer\/(\d)/.exec(pathname)?.[1]);
    if (!pathname.endsWith('/query')) return json(response, { fields: fields[layer]!.map((name) => ({ name })) });
    const all = found(layer, query.get('where') ?? '');
    const from = Number(query.get('resultOffset') ?? 0);
    const features = all.slice(from, from + maxRecords);
    const isCut = from + maxRecords < all.length;
    if (query.get('f') === 'json')
      return json(response, { features: features.map(({ properties: attributes }) => ({ attributes })), exceededTransferLimit: isCut }); // prettier-ignore
    const told =
      layer === 3 ? { properties: { exceededTransferLimit: isCut } } : isCut ? { exceededTransferLimit: true } : {};
    json(response, {
      type: 'FeatureCollection',
      features: features.map((one) => ({ type: 'Feature', ...one })),
      ...told,
    });
  };
  const server = createServer((request, response) => {
    asked.push(request.url!);
    most = Math.max(most, (now += 1));
    response.once('close', () => (now -= 1));
    const fault = faults.shift() ?? null;
    if (fault === null) answer(request, response);
    else fail(fault, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/MapServer`,
    ...{ asked, faults, sections, fields },
    most: () => most,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function json(response: ServerResponse, value: object): void {
  response.setHeader('content-type', 'application/json').end(JSON.stringify(value));
}

function fail(fault: Fault, response: ServerResponse): void {
  if (fault === 'hang') return;
  if (fault === 'drop') return void response.destroy();
  if (fault === 'html') return void response.end('<html>The service is being restarted</html>');
  if (fault === '503') return void response.writeHead(503, { 'retry-after': '1' }).end();
  if (fault === '404') return void response.writeHead(404).end();
  json(response, {
    error: { code: fault === 'error500' ? 500 : 400, message: 'Unable to perform query', details: [] },
  });
}
