// Takes: calls of page-reader.ts over IPC. Gives: images normalized to a PDF, in a process that may die of it.
// Never: imported by the server; it is a program of its own.
import { normalize, type NormalizeSettings } from '../document/normalize.ts';
import { serveParent } from './child-process-guest.ts';
import { sharpCodec } from './images.ts';

export interface NormalizeRequest {
  readonly bytes: Uint8Array;
  readonly kind: 'tiff' | 'png' | 'jpeg';
  readonly settings: NormalizeSettings;
  readonly maxPixels: number;
}

serveParent({
  normalize: (request: NormalizeRequest) =>
    normalize(request.bytes, request.kind, sharpCodec({ maxPixels: request.maxPixels }), request.settings),
});
