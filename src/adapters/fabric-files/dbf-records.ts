// Takes: the bytes of a .dbf file. Gives: each record's fields by name; null for one marked deleted.
// Never: a field that is not asked for.
import { type ByteSource, needed } from './byte-source.ts';
import { fieldName, USED_FIELDS } from './file-layer.ts';
import { FileTrouble } from './file-trouble.ts';

interface Field {
  readonly name: string;
  readonly type: string;
  readonly at: number;
  readonly length: number;
}

export interface DbfTable {
  readonly records: number;
  next(): Promise<Record<string, unknown> | null>;
}

const DELETED = 0x2a;

export async function dbfTable(source: ByteSource, encoding: string): Promise<DbfTable> {
  const header = await needed(source, 32);
  const [records, headerBytes, recordBytes] = [header.readUInt32LE(4), header.readUInt16LE(8), header.readUInt16LE(10)];
  if (headerBytes < 33 || recordBytes < 1) throw new FileTrouble('its .dbf does not begin as one does.');
  const fields = fieldsOf(await needed(source, headerBytes - 32), recordBytes);
  const decoder = new TextDecoder(encoding);
  return {
    records,
    async next() {
      const record = await needed(source, recordBytes);
      if (record[0] === DELETED) return null;
      const properties: Record<string, unknown> = {};
      for (const { name, type, at, length } of fields)
        properties[name] = valueOf(type, decoder.decode(record.subarray(at, at + length)).trim());
      return properties;
    },
  };
}

function fieldsOf(bytes: Buffer, recordBytes: number): Field[] {
  const fields: Field[] = [];
  let at = 1; // after the mark of deletion
  for (let k = 0; k + 32 <= bytes.length && bytes[k] !== 0x0d; k += 32) {
    const end = bytes.indexOf(0, k);
    const name = fieldName(bytes.toString('latin1', k, end >= k && end < k + 11 ? end : k + 11));
    const length = bytes[k + 16]!;
    if (USED_FIELDS.has(name)) fields.push({ name, type: String.fromCharCode(bytes[k + 11]!), at, length });
    at += length;
  }
  if (at > recordBytes) throw new FileTrouble('the fields of its .dbf are longer than its records.');
  return fields;
}

/** Numbers as numbers; dates and texts as they stand. An overflowing number is printed as stars: no value. */
function valueOf(type: string, text: string): unknown {
  if (text === '') return null;
  if (type !== 'N' && type !== 'F') return text;
  const number = Number(text);
  return Number.isFinite(number) ? number : null;
}

/** The name a .cpg file gives; without one, the code page of most writers. */
export function dbfEncoding(cpg: string | null): string {
  const name = (cpg ?? '').trim().toLowerCase();
  if (name === '') return 'windows-1252';
  try {
    return new TextDecoder(/^\d{3,4}$/.test(name) ? `windows-${name}` : name).encoding;
  } catch {
    throw new FileTrouble('its .cpg names an encoding that is not known here.');
  }
}
