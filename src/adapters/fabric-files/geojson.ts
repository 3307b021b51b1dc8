// Takes: a GeoJSON file, plain or gzip. Gives: its features one by one.
// Never: a text that is not UTF-8, or a collection in a system other than degrees.
import type { Feature } from '../../plss/fabric-features.ts';
import { crsOfName } from './coordinate-system.ts';
import { fileBytes } from './file-bytes.ts';
import { type FileLayer, usedFields } from './file-layer.ts';
import { FileTrouble, shown } from './file-trouble.ts';
import { endOfScan, geoJsonScan, scanned } from './geojson-scan.ts';

export function geoJsonLayer(path: string, name: string, packed: boolean): FileLayer {
  let crs = 'OGC:CRS84'; // RFC 7946: what GeoJSON is in unless an older writer says otherwise
  return {
    name,
    format: 'GeoJSON',
    crs: () => crs,
    async *features(onShare) {
      const scan = geoJsonScan();
      let [first, looked] = [true, false];
      for await (const chunk of fileBytes(path, packed, onShare)) {
        const bytes = first ? withoutMark(chunk) : chunk;
        first = false;
        const texts = scanned(scan, bytes);
        if (!looked && scan.lists > 0) crsOf(parsed(Buffer.concat([...scan.head.slice(0, 1), Buffer.from(']}')]))); // not only at the end
        looked ||= scan.lists > 0;
        for (const text of texts) {
          const feature = featureOf(parsed(text));
          crs = crsOf(feature.object) ?? crs;
          yield feature.feature;
        }
      }
      const head = endOfScan(scan);
      if (head === null) return;
      const collection = parsed(head);
      if (collection.type !== 'FeatureCollection')
        throw new FileTrouble('its list of features is not that of a FeatureCollection.');
      crs = crsOf(collection) ?? crs;
    },
  };
}

type Parsed = Readonly<Record<string, unknown>>;

function withoutMark(bytes: Uint8Array): Uint8Array {
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff))
    throw new FileTrouble('it is UTF-16; GeoJSON is UTF-8.');
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? bytes.subarray(3) : bytes;
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

function parsed(bytes: Uint8Array): Parsed {
  let text: string;
  try {
    text = utf8.decode(bytes);
  } catch {
    throw new FileTrouble('it is not UTF-8 throughout.');
  }
  try {
    return JSON.parse(text) as Parsed;
  } catch {
    throw new FileTrouble(`it is not well-formed JSON near "${shown(text.slice(0, 60))}".`);
  }
}

function featureOf(object: Parsed): { readonly object: Parsed; readonly feature: Feature } {
  if (object.type !== 'Feature')
    throw new FileTrouble(`it holds a "${shown(object.type)}" where a GeoJSON Feature is expected.`);
  return { object, feature: { properties: usedFields(object.properties), geometry: object.geometry } };
}

/** The member that GeoJSON had before RFC 7946, and that many writers still put in. */
function crsOf({ crs }: Parsed): string | null {
  if (crs === undefined || crs === null) return null;
  const name = (crs as { properties?: { name?: unknown } }).properties?.name;
  if (typeof name !== 'string') throw new FileTrouble('its "crs" names no coordinate system.');
  return crsOfName(name);
}
