// Takes: a path. Gives: the layers of the file there, its kind read from its bytes. Never: a name consulted.
import { closeSync, openSync, readSync } from 'node:fs';
import { basename } from 'node:path';
import type { FileLayer } from './file-layer.ts';
import { FileTrouble } from './file-trouble.ts';
import { geoJsonLayer } from './geojson.ts';
import { geoPackageLayers } from './geopackage.ts';
import { shapefileLayers } from './shapefile.ts';

export async function layersOfFile(path: string): Promise<FileLayer[]> {
  const first = firstBytes(path);
  const begins = (...bytes: number[]): boolean => bytes.every((byte, i) => first[i] === byte);
  if (first.length === 0) throw new FileTrouble('it is empty.');
  if (begins(0x50, 0x4b, 3, 4)) return shapefileLayers(path);
  if (first.toString('latin1').startsWith('SQLite format 3\0')) return geoPackageLayers(path);
  if (begins(0x1f, 0x8b)) return [geoJsonLayer(path, basename(path), true)];
  if (begins(0, 0, 0x27, 0x0a)) throw new FileTrouble('put the .shp with its .dbf and .prj into one zip file.');
  if (begins(0x50, 0x4b)) throw new FileTrouble('it is a zip file without anything in it.');
  return [geoJsonLayer(path, basename(path), false)];
}

function firstBytes(path: string): Buffer {
  const file = openSync(path, 'r');
  try {
    const bytes = Buffer.alloc(16);
    return bytes.subarray(0, readSync(file, bytes, 0, 16, 0));
  } finally {
    closeSync(file);
  }
}
