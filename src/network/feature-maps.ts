// Takes: the memory of kernels.wasm. Gives: places in it for weights and for the feature maps of one line.
// Never: more than three maps at a time: a layer looks at one, may add another, and makes the next.

/** WebAssembly.Memory, which the compiler's library for servers does not know. */
export interface GrowingMemory {
  readonly buffer: ArrayBuffer;
  grow(pages: number): number;
}

/** A feature map in the kernels' memory, with `pad` rows and columns of zeros on every side. `at` and `end` are in bytes. */
export interface FeatureMap {
  readonly at: number;
  readonly end: number;
  readonly pad: number;
  readonly rows: number;
  readonly columns: number;
  readonly channels: number;
}

const PAD = 2; // what five taps look at beyond the edge; a map of one row is never looked beyond
export const FLOAT = 4;
const STACK_BYTES = 32 * 1024; // more than kernels.c asks the linker for, its constants included

/** Byte address of the place `up` rows above and `left` columns before the first of a map. */
export function cornerOf(map: FeatureMap, up: number, left: number): number {
  return map.at + FLOAT * ((map.pad - up) * rowOf(map) + (map.pad - left) * map.channels);
}

/** Floats from a row to the next. */
export const rowOf = (map: FeatureMap): number => (map.columns + 2 * map.pad) * map.channels;

/** The kernels' memory: weights in front, which stay; behind them the maps of one line, of which the two latest are live. */
export class KernelMemory {
  readonly #memory: GrowingMemory;
  #weightsEnd = STACK_BYTES;
  #live: FeatureMap[] = [];

  constructor(memory: GrowingMemory) {
    this.#memory = memory;
  }

  put(weights: Float32Array): number {
    const at = this.#weightsEnd;
    this.#weightsEnd = this.#reach(at, weights.length);
    this.floats(at, weights.length).set(weights);
    return at;
  }

  map(rows: number, columns: number, channels: number): FeatureMap {
    const pad = rows === 1 ? 0 : PAD;
    const floats = (rows + 2 * pad) * (columns + 2 * pad) * channels;
    const at = this.#freePlace(floats * FLOAT);
    const map = { at, end: this.#reach(at, floats), pad, rows, columns, channels };
    this.#live = [...this.#live.slice(-1), map];
    if (pad > 0) this.#clearEdges(map);
    return map;
  }

  floats(at: number, count: number): Float32Array {
    return new Float32Array(this.#memory.buffer, at, count);
  }

  reset(): void {
    this.#live = [];
  }

  /** The lowest place that overlaps no live map. */
  #freePlace(bytes: number): number {
    const places = [this.#weightsEnd, ...this.#live.map((map) => map.end)].toSorted((a, b) => a - b);
    return places.find((at) => this.#live.every((map) => at >= map.end || at + bytes <= map.at))!;
  }

  /** Where so many floats from `at` end; the memory grows to hold them. */
  #reach(at: number, floats: number): number {
    const end = at + Math.ceil((floats * FLOAT) / 16) * 16;
    const missing = end - this.#memory.buffer.byteLength;
    if (missing > 0) this.#memory.grow(Math.ceil(missing / 65536));
    return end;
  }

  #clearEdges(map: FeatureMap): void {
    const [row, side] = [rowOf(map), 2 * map.pad * map.channels];
    this.floats(map.at, map.pad * row).fill(0);
    for (let y = 0; y <= map.rows; y++) this.floats(cornerOf(map, 1 - y, 0) + FLOAT * (row - side), side).fill(0);
    this.floats(cornerOf(map, -map.rows, map.pad), map.pad * row).fill(0);
  }
}
