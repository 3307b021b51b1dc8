// Takes: the bytes of a GeoJSON file as they come. Gives: each feature's bytes, and the FeatureCollection's own members at the end.
// Never: more than one feature in memory. Both forms are read: a FeatureCollection, and a feature a line (with or without the record
// separators of RFC 8142).
import { FILE_LIMITS, FileTrouble } from './file-trouble.ts';

/**
 * top: between values. head: in a top-level object, which is a feature, or a collection before or after its list.
 * list: in the list, between two features. item: in a feature of the list.
 */
type Mode = 'top' | 'head' | 'list' | 'item';

export interface GeoJsonScan {
  mode: Mode;
  depth: number;
  inString: boolean;
  escaped: boolean;
  expects: 'feature' | 'feature or end' | 'comma or end';
  blanks: number;
  /** Of the value being read, what earlier chunks had. */
  held: Uint8Array[];
  heldBytes: number;
  /** The collection without its features. */
  head: Uint8Array[];
  lists: number;
  loose: number;
  done: Uint8Array[];
}

export function geoJsonScan(): GeoJsonScan {
  return {
    ...{ mode: 'top', depth: 0, inString: false, escaped: false, expects: 'feature or end', blanks: 0 },
    ...{ held: [], heldBytes: 0, head: [], lists: 0, loose: 0, done: [] },
  };
}

const [QUOTE, COMMA, OPEN, CLOSE, LIST, UNLIST, BACKSLASH, SEPARATOR] = [34, 44, 123, 125, 91, 93, 92, 30];
const NOT_GEOJSON = 'it is neither a GeoJSON FeatureCollection nor a feature a line.';

/** Gives the features that these bytes complete. */
export function scanned(scan: GeoJsonScan, chunk: Uint8Array): Uint8Array[] {
  let from = 0; // where the part of this chunk begins that belongs to the value being read
  for (let at = 0; at < chunk.length; at += 1) {
    const byte = chunk[at]!;
    if (scan.mode === 'top' || scan.mode === 'list') {
      if (begins(scan, byte)) from = at;
      continue;
    }
    if (scan.inString) inText(scan, byte);
    else if (byte === QUOTE) scan.inString = true;
    else if (byte === OPEN || byte === LIST) {
      if (byte === LIST && opensList(scan, chunk.subarray(from, at))) beginList(scan, chunk.subarray(from, at + 1));
      else deeper(scan);
    } else if (byte === CLOSE || byte === UNLIST) {
      scan.depth -= 1;
      if (scan.depth === 0) endValue(scan, chunk.subarray(from, at + 1));
    }
  }
  if (scan.mode === 'head' || scan.mode === 'item') keep(scan, chunk.subarray(from));
  const { done } = scan;
  scan.done = [];
  return done;
}

/** The collection without its features, as text; null where the file is a feature a line. */
export function endOfScan(scan: GeoJsonScan): Uint8Array | null {
  if (scan.mode !== 'top') throw new FileTrouble('it ends too soon.');
  if (scan.lists === 0 && scan.loose === 0) throw new FileTrouble(NOT_GEOJSON);
  return scan.lists === 0 ? null : Buffer.concat(scan.head);
}

function inText(scan: GeoJsonScan, byte: number): void {
  if (scan.escaped) scan.escaped = false;
  else if (byte === BACKSLASH) scan.escaped = true;
  else if (byte === QUOTE) scan.inString = false;
}

function deeper(scan: GeoJsonScan): void {
  scan.depth += 1;
  if (scan.depth > FILE_LIMITS.nesting) throw new FileTrouble(`it is nested more than ${FILE_LIMITS.nesting} deep.`);
}

/** Between values: whether this byte begins one. */
function begins(scan: GeoJsonScan, byte: number): boolean {
  if (byte === 32 || byte === 10 || byte === 13 || byte === 9 || byte === SEPARATOR) {
    scan.blanks += 1;
    if (scan.blanks > FILE_LIMITS.headBytes) throw new FileTrouble('it has a megabyte of blanks in one place.');
    return false;
  }
  scan.blanks = 0;
  if (scan.mode === 'top') {
    if (byte !== OPEN) throw new FileTrouble(NOT_GEOJSON);
    if (scan.lists > 0) throw new FileTrouble('something follows its FeatureCollection.');
    return enter(scan, 'head');
  }
  if (byte === UNLIST && scan.expects !== 'feature') return enter(scan, 'head');
  if (byte === OPEN && scan.expects !== 'comma or end') return enter(scan, 'item');
  if (byte !== COMMA || scan.expects !== 'comma or end')
    throw new FileTrouble('its list of features is not well-formed JSON.');
  scan.expects = 'feature';
  return false;
}

function enter(scan: GeoJsonScan, mode: Mode): true {
  scan.mode = mode;
  scan.depth = 1;
  return true;
}

/** Whether the bracket just met opens the collection's list: its key stands right before it. */
function opensList({ mode, depth, held }: GeoJsonScan, soFar: Uint8Array): boolean {
  if (mode !== 'head' || depth !== 1) return false;
  const tail = Buffer.concat([...held.slice(-2), soFar])
    .subarray(-64)
    .toString('latin1');
  return /(?<!\\)"features"\s*:\s*$/.test(tail);
}

function beginList(scan: GeoJsonScan, bytes: Uint8Array): void {
  scan.lists += 1;
  if (scan.lists > 1 || scan.loose > 0) throw new FileTrouble('it has more than one list of features.');
  pushHead(scan, wholeOf(scan, bytes));
  scan.mode = 'list';
  scan.expects = 'feature or end';
}

function endValue(scan: GeoJsonScan, bytes: Uint8Array): void {
  const whole = wholeOf(scan, bytes);
  if (scan.mode === 'item') {
    scan.done.push(whole);
    scan.mode = 'list';
    scan.expects = 'comma or end';
    return;
  }
  if (scan.lists > 0) pushHead(scan, whole);
  else {
    scan.loose += 1;
    scan.done.push(whole);
  }
  scan.mode = 'top';
}

function pushHead(scan: GeoJsonScan, bytes: Uint8Array): void {
  if (bytes.length > FILE_LIMITS.headBytes)
    throw new FileTrouble('its members beside the features are over a megabyte.');
  scan.head.push(bytes);
}

function keep(scan: GeoJsonScan, bytes: Uint8Array): void {
  if (bytes.length === 0) return;
  scan.heldBytes += bytes.length;
  if (scan.heldBytes > FILE_LIMITS.featureBytes)
    throw new FileTrouble(`a feature of it is larger than ${FILE_LIMITS.featureBytes / 2 ** 20} MB.`);
  scan.held.push(bytes);
}

function wholeOf(scan: GeoJsonScan, bytes: Uint8Array): Uint8Array {
  keep(scan, bytes);
  const whole = scan.held.length === 1 ? scan.held[0]! : Buffer.concat(scan.held);
  scan.held = [];
  scan.heldBytes = 0;
  return whole;
}
