// Takes: codes of characters and the weights of training/corrector/network.py. Gives: for each character the shares of what may be done to it.
// Never: another network than that one, layer by layer; knows no text. The arithmetic is kernels.c, on one thread.
import { tensorsOf, type Tensor } from './safetensors.ts';
import { FLOAT, KernelMemory, type GrowingMemory } from './feature-maps.ts';

export interface TextShares {
  /** How many codes there are; shares stand row by row, so many (and some of nothing) a row. */
  readonly row: number;
  readonly change: Float32Array;
  readonly missing: Float32Array;
}

export interface TextNetwork {
  /** The longest run of codes it was taught to see at once. */
  readonly window: number;
  /** Shares are valid until the next run. */
  run(codes: Uint8Array): TextShares;
}

declare const WebAssembly: {
  Module: new (code: Uint8Array) => object;
  Instance: new (module: object) => { exports: unknown };
};

interface Kernels {
  readonly memory: GrowingMemory;
  readonly convolve: (...numbers: number[]) => void;
  readonly normalize: (...numbers: number[]) => void;
  readonly gate: (...numbers: number[]) => void;
  readonly turn: (...numbers: number[]) => void;
  readonly block_rows: (...numbers: number[]) => void;
  readonly block_columns: (...numbers: number[]) => void;
  readonly shares: (...numbers: number[]) => void;
}

// As training/corrector/network.py has them.
const REACHES = [1, 2, 4, 8, 16, 0, 32, 64, 1, 2, 4];
const WINDOW = 768;
const HEADS = 4;
const LONGEST_WAVE = 1024;

const FARTHEST = Math.max(...REACHES);
const BLOCK = 16;

type Layer = (length: number) => void;

export function createTextNetwork(code: Uint8Array, weights: Uint8Array): TextNetwork {
  const tensors = tensorsOf(weights);
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(code));
  const layout = new Layout(exports as Kernels, tensors);
  const embedding = tensors.get('embed.weight')!.values;
  const layers = REACHES.map((reach, i) => (reach > 0 ? layout.convolution(i, reach) : layout.attention(i)));
  const [change, missing] = [layout.choice('change'), layout.choice('missing')];
  return {
    window: WINDOW,
    run(codes) {
      const length = codes.length;
      const x = layout.floats(layout.x, WINDOW * layout.width);
      x.fill(0, length * layout.width);
      for (let i = 0; i < length; i++)
        x.set(embedding.subarray(codes[i]! * layout.width, (codes[i]! + 1) * layout.width), i * layout.width);
      for (const layer of layers) layer(length);
      layout.normalize('norm', length);
      return { row: layout.codes, change: change(length), missing: missing(length) };
    },
  };
}

/** Where everything lies in the kernels' memory, and the layers over it. */
class Layout {
  readonly width: number;
  /** Codes of the alphabet, to the next multiple of four. */
  readonly codes: number;
  /** The state of each character, which layers add to. */
  readonly x: number;
  readonly #kernels: Kernels;
  readonly #tensors: ReadonlyMap<string, Tensor>;
  readonly #memory: KernelMemory;
  /** The state as a layer sees it, with zeros on both sides. */
  readonly #seen: number;
  /** What a layer makes of it: at most three times as wide. */
  readonly #made: number;

  constructor(kernels: Kernels, tensors: ReadonlyMap<string, Tensor>) {
    this.#kernels = kernels;
    this.#tensors = tensors;
    this.#memory = new KernelMemory(kernels.memory);
    const [codes, width] = tensors.get('embed.weight')!.shape as [number, number];
    this.width = width;
    this.codes = Math.ceil(codes / 4) * 4;
    this.x = this.#room(WINDOW * width);
    this.#seen = this.#room((WINDOW + 2 * FARTHEST) * width) + FARTHEST * width * FLOAT;
    this.#made = this.#room(WINDOW * Math.max(3 * width, this.codes));
  }

  floats(at: number, count: number): Float32Array {
    return this.#memory.floats(at, count);
  }

  /** The state to `seen`; what lies behind its end becomes zeros. */
  normalize(name: string, length: number): void {
    const [gain, bias] = this.#norms(name);
    this.#kernels.normalize(this.x, gain, bias, this.#seen, this.width, length);
    this.floats(this.#seen + length * this.width * FLOAT, FARTHEST * this.width).fill(0);
  }

  convolution(nth: number, reach: number): Layer {
    const { width } = this;
    const { values } = this.#tensor(`layers.${nth}.mix.weight`);
    const [weights, bias] = [this.#blocks(values, 2 * width, 3 * width), this.#put(`layers.${nth}.mix.bias`)];
    this.#norms(`layers.${nth}.norm`);
    return (length) => {
      this.normalize(`layers.${nth}.norm`, length);
      this.#multiply(this.#seen - reach * width * FLOAT, length, width, weights, bias, this.#made, 2 * width, {
        taps: 3,
        apart: reach * width,
      });
      this.#kernels.gate(this.#made, this.x, width, length);
    };
  }

  attention(nth: number): Layer {
    const { width } = this;
    const part = width / HEADS;
    const name = `layers.${nth}`;
    const ask = this.#blocks(this.#tensor(`${name}.ask.weight`).values, 3 * width, width);
    const askBias = this.#put(`${name}.ask.bias`);
    const answer = this.#tensor(`${name}.answer.weight`).values;
    const answers = Array.from({ length: HEADS }, (_, head) => {
      const own = new Float32Array(width * part);
      for (let out = 0; out < width; out++)
        own.set(answer.subarray(out * width + head * part, out * width + (head + 1) * part), out * part);
      return this.#blocks(own, width, part);
    });
    const [answerBias, none] = [this.#put(`${name}.answer.bias`), this.#room(WINDOW)];
    this.#norms(`${name}.norm`);
    const [cosines, sines] = this.#turns(part);
    const [query, key, keys, values, seen] = [0, 0, 0, 0, 0].map(() => this.#room(WINDOW * part)) as [
      number,
      number,
      number,
      number,
      number,
    ];
    const scores = this.#room(WINDOW * WINDOW);
    return (length) => {
      const wide = Math.ceil(length / BLOCK) * BLOCK;
      this.normalize(`${name}.norm`, length);
      this.#multiply(this.#seen, wide, width, ask, askBias, this.#made, 3 * width);
      for (let head = 0; head < HEADS; head++) {
        const from = this.#made + head * part * FLOAT;
        this.#kernels.turn(from, 3 * width, cosines, sines, query, part, wide);
        this.#kernels.turn(from + width * FLOAT, 3 * width, cosines, sines, key, part, wide);
        this.#kernels.block_rows(key, keys, part, wide);
        this.#kernels.block_columns(from + 2 * width * FLOAT, 3 * width, values, part, wide);
        this.#multiply(query, wide, part, keys, none, scores, wide);
        this.#kernels.shares(scores, 1 / Math.sqrt(part), length, wide, wide);
        this.#multiply(scores, wide, wide, values, none, seen, part);
        this.#multiply(seen, wide, part, answers[head]!, head === 0 ? answerBias : none, this.x, width, {
          add: this.x,
        });
      }
    };
  }

  /** What the last state says of each code. */
  choice(name: string): (length: number) => Float32Array {
    const [codes, { values }] = [this.#tensor(`${name}.bias`).values.length, this.#tensor(`${name}.weight`)];
    const [padded, biases] = [new Float32Array(this.codes * this.width), new Float32Array(this.codes)];
    padded.set(values);
    biases.set(this.#tensor(`${name}.bias`).values);
    const [weights, bias] = [this.#blocks(padded, this.codes, this.width), this.#memory.put(biases)];
    return (length) => {
      this.#multiply(this.#seen, length, this.width, weights, bias, this.#made, this.codes);
      this.#kernels.shares(this.#made, 1, codes, this.codes, length);
      return this.floats(this.#made, length * this.codes).slice();
    };
  }

  #multiply(
    from: number,
    rows: number,
    width: number,
    weights: number,
    bias: number,
    to: number,
    channels: number,
    { taps = 1, apart = 0, add = 0 }: { taps?: number; apart?: number; add?: number } = {},
  ): void {
    const few = Math.max(rows, 4); // the kernel works on four rows at a time, the last four twice where they are no four more
    this.#kernels.convolve(from, apart, width, taps, 1, 1, 1, weights, bias, add, to, 0, channels, 1, few, 0);
  }

  #tensor(name: string): Tensor {
    return this.#tensors.get(name)!;
  }

  readonly #placed = new Map<string, number>();

  #norms(name: string): [number, number] {
    return [this.#put(`${name}.weight`), this.#put(`${name}.bias`)];
  }

  #put(name: string): number {
    const at = this.#placed.get(name) ?? this.#memory.put(this.#tensor(name).values);
    this.#placed.set(name, at);
    return at;
  }

  #room(floats: number): number {
    return this.#memory.put(new Float32Array(floats));
  }

  /** A matrix (a row for each channel made) in blocks of 16, 8 or 4 channels, in the order in which `convolve` uses them. */
  #blocks(values: Float32Array, channels: number, inside: number): number {
    const blocks = new Float32Array(values.length);
    let at = 0;
    for (let first = 0; first < channels;) {
      const left = channels - first;
      const block = left >= 16 ? 16 : left >= 8 ? 8 : 4;
      for (let i = 0; i < inside; i++) for (let k = 0; k < block; k++) blocks[at++] = values[(first + k) * inside + i]!;
      first += block;
    }
    return this.#memory.put(blocks);
  }

  #turns(part: number): [number, number] {
    const half = part / 2;
    const [cosines, sines] = [new Float32Array(WINDOW * half), new Float32Array(WINDOW * half)];
    for (let at = 0; at < WINDOW; at++)
      for (let i = 0; i < half; i++) {
        const angle = at * LONGEST_WAVE ** (-i / half);
        cosines[at * half + i] = Math.cos(angle);
        sines[at * half + i] = Math.sin(angle);
      }
    return [this.#memory.put(cosines), this.#memory.put(sines)];
  }
}
