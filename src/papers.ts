// Wires what the commands do with a response without a server: drawings, its signature, the response inside a certificate, comparison.
import { pngOf } from './adapters/picture.ts';
import { attachedResponse } from './artifacts/certificate-attachment.ts';
import type { Config } from './config.ts';
import type { ExtractResponse } from './contract/response.ts';
import { parseJsonBody } from './http/json-body.ts';
import { keysAtHand } from './keys-at-hand.ts';
import { compareResponses, type Comparison } from './service/compare.ts';
import { type AskedWhere, NOWHERE } from './service/drawn-where.ts';
import { unattestedResponse } from './service/received-response.ts';
import { transformed, type Transform } from './service/transform.ts';
import { verified } from './service/verified.ts';

/** What can be drawn, by the end of the file's name. */
export const DRAWINGS = {
  svg: { kind: 'convert', to: 'svg', local: true },
  png: { kind: 'convert', to: 'svg', local: true },
  pdf: { kind: 'certificate' },
  dxf: { kind: 'dxf' },
  gpkg: { kind: 'geopackage' },
  geojson: { kind: 'convert', to: 'geojson', local: false },
  kml: { kind: 'convert', to: 'kml', local: false },
  xml: { kind: 'convert', to: 'landxml', local: true },
  csv: { kind: 'convert', to: 'csv', local: true },
  pnezd: { kind: 'convert', to: 'pnezd', local: true },
  traverse: { kind: 'convert', to: 'traverse', local: true },
  txt: { kind: 'convert', to: 'description', local: true },
} as const satisfies Record<string, Transform>;
export type Drawing = keyof typeof DRAWINGS;

/** Dots an inch of a picture: a figure of a letter page is 1,275 wide. */
const PNG_DPI = 150;

export function papers(config: Config) {
  return {
    formats: Object.keys(DRAWINGS),
    async draw(text: string, format: string, where: AskedWhere = NOWHERE): Promise<Uint8Array> {
      const wanted: Transform = { ...DRAWINGS[format as Drawing], where };
      const bytes = await transformed({ text, value: parseJsonBody(text) }, wanted, keysAtHand(config));
      return format === 'png' ? await pngOf(bytes, PNG_DPI) : bytes;
    },
    /** Null where the signature is one of ours; else why it is not. A key that is not at hand is a refusal. */
    verify: (text: string): string | null => verified({ text, value: parseJsonBody(text) }, keysAtHand(config)).reason,
    responseOf: (text: string): ExtractResponse => unattestedResponse(parseJsonBody(text)),
    attached: (pdf: Uint8Array): Promise<string | null> => attachedResponse(pdf),
    compare: (a: string, b: string): Comparison =>
      compareResponses(unattestedResponse(parseJsonBody(a)), unattestedResponse(parseJsonBody(b))),
  };
}
