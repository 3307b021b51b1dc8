// Takes: a zip file with shapefiles in it. Gives: each as a layer, its .shp and .dbf read side by side.
// Never: a shapefile without its .dbf or .prj; unpacked files on the disk.
import type { Feature } from '../../plss/fabric-features.ts';
import { type ByteSource, byteSource } from './byte-source.ts';
import { crsOfWkt } from './coordinate-system.ts';
import { dbfEncoding, dbfTable } from './dbf-records.ts';
import type { FileLayer } from './file-layer.ts';
import { FILE_LIMITS, FileTrouble, shown } from './file-trouble.ts';
import { shpGeometries } from './shp-records.ts';
import { openZip, type ZipEntry, type ZipFile } from './zip-entries.ts';

interface Parts {
  readonly name: string;
  readonly shp: ZipEntry;
  readonly dbf: ZipEntry;
  readonly crs: string;
  readonly encoding: string;
}

export async function shapefileLayers(path: string): Promise<FileLayer[]> {
  const zip = await openZip(path);
  try {
    const shapes = zip.entries.filter(({ name }) => /\.shp$/i.test(name) && !isHidden(name));
    if (shapes.length === 0) throw new FileTrouble('it is a zip file without a shapefile in it.');
    const layers: FileLayer[] = [];
    for (const shp of shapes.slice(0, FILE_LIMITS.layers)) layers.push(layerOf(path, await partsOf(zip, shp)));
    return layers;
  } finally {
    zip.close();
  }
}

/** What macOS packs beside each file. */
const isHidden = (name: string): boolean => /(?:^|\/)(?:__MACOSX\/|\._)/.test(name);

async function partsOf(zip: ZipFile, shp: ZipEntry): Promise<Parts> {
  const stem = shp.name.slice(0, -4);
  const beside = (suffix: string): ZipEntry | undefined =>
    zip.entries.find(({ name }) => name.toLowerCase() === `${stem}${suffix}`.toLowerCase());
  const [dbf, prj, cpg] = ['.dbf', '.prj', '.cpg'].map(beside);
  if (dbf === undefined) throw new FileTrouble(`${shown(shp.name)} in it has no .dbf beside it.`);
  if (prj === undefined)
    throw new FileTrouble(`${shown(shp.name)} in it has no .prj beside it, so its coordinate system is not known.`);
  const encoding = dbfEncoding(cpg === undefined ? null : await smallText(cpg));
  return { name: stem.split('/').at(-1)!, shp, dbf, crs: crsOfWkt(await smallText(prj)), encoding };
}

async function smallText(entry: ZipEntry): Promise<string> {
  if (entry.bytes > 65_536) throw new FileTrouble(`${shown(entry.name)} in it is too large for what it is.`);
  const chunks: Uint8Array[] = [];
  for await (const chunk of entry.read()) chunks.push(chunk);
  return Buffer.concat(chunks).toString('latin1');
}

function layerOf(path: string, parts: Parts): FileLayer {
  return {
    name: parts.name,
    format: 'shapefile',
    crs: () => parts.crs,
    async *features(onShare) {
      const zip = await openZip(path);
      const named = (name: string): ZipEntry => zip.entries.find((entry) => entry.name === name)!;
      const [shp, dbf] = [byteSource(named(parts.shp.name).read()), byteSource(named(parts.dbf.name).read())];
      try {
        yield* joined(shp, dbf, parts, onShare);
      } finally {
        await shp.close();
        await dbf.close();
        zip.close();
      }
    },
  };
}

async function* joined(
  shp: ByteSource,
  dbf: ByteSource,
  { shp: { bytes }, encoding }: Parts,
  onShare: (share: number) => void,
): AsyncIterable<Feature> {
  const table = await dbfTable(dbf, encoding);
  let read = 0;
  for await (const geometry of shpGeometries(shp)) {
    if (read === table.records) throw unequal();
    read += 1;
    const properties = await table.next();
    onShare(Math.min(1, shp.taken() / bytes));
    if (properties !== null) yield { properties, geometry };
  }
  if (read !== table.records) throw unequal();
  await shp.drain();
  await dbf.drain();
}

const unequal = (): FileTrouble => new FileTrouble('its .shp and its .dbf do not have the same number of records.');
