// Takes: a line cut out of a page, 40 rows of ink. Gives: log-probabilities of letters, a row for every four columns.
// Never: another network than that of training/network.py, layer by layer; the arithmetic is kernels.c of src/network, on one thread.
import { readFile } from 'node:fs/promises';
import { CUT_HEIGHT } from '../../document/scan/line-cut.ts';
import {
  cornerOf,
  FLOAT,
  KernelMemory,
  rowOf,
  type FeatureMap,
  type GrowingMemory,
} from '../../network/feature-maps.ts';
import { onnxTensors, type Weights } from '../../network/onnx-tensors.ts';

export interface LineScores {
  readonly classes: number;
  /** Row by row. */
  readonly scores: Float32Array;
}

export interface LineNetwork {
  run(ink: Float32Array, width: number): LineScores;
}

declare const WebAssembly: { instantiate(code: Uint8Array): Promise<{ instance: { exports: unknown } }> };

interface Kernels {
  readonly memory: GrowingMemory;
  readonly convolve: (...numbers: number[]) => void;
  readonly channelwise_5x5: (...numbers: number[]) => void;
  readonly channelwise_3x1: (...numbers: number[]) => void;
  readonly remember: (...numbers: number[]) => void;
}

type Layer = (seen: FeatureMap) => FeatureMap;

export async function createLineNetwork(): Promise<LineNetwork> {
  const [model, code] = await Promise.all(
    ['./line-reader.onnx', '../../network/kernels.wasm'].map((name) => readFile(new URL(name, import.meta.url))),
  );
  const { instance } = await WebAssembly.instantiate(code!);
  const kernels = instance.exports as Kernels;
  const memory = new KernelMemory(kernels.memory);
  const layers = layersOf(kernels, memory, onnxTensors(model!));
  return {
    run(ink, width) {
      memory.reset();
      let map = memory.map(CUT_HEIGHT, width, 1);
      for (let y = 0; y < CUT_HEIGHT; y++)
        memory.floats(cornerOf(map, -y, 0), width).set(ink.subarray(y * width, (y + 1) * width));
      for (const layer of layers) map = layer(map);
      const values = memory.floats(cornerOf(map, 0, 0), map.columns * map.channels);
      return { classes: map.channels, scores: logSoftmax(values, map.channels) };
    },
  };
}

/** The layers of training/network.py, with the weights in the order in which it exports them. */
function layersOf(kernels: Kernels, memory: KernelMemory, weights: readonly Weights[]): Layer[] {
  const [nameBias, ...rest] = weights as [Weights, ...Weights[]];
  const next = (): Weights => rest.shift()!;
  const dense = (down: number, across: number): Layer =>
    convolution(kernels, memory, next(), next().values, { down, across });
  const separable = (): Layer => {
    const alone = channelwise(kernels, memory, next(), next());
    const mix = convolution(kernels, memory, next(), next().values, { down: 1, across: 1 });
    return (seen) => mix(alone(seen), seen);
  };
  return [
    dense(2, 2),
    dense(2, 2),
    separable(),
    separable(),
    dense(2, 1),
    separable(),
    separable(),
    dense(2, 1),
    separable(),
    separable(),
    channelwise(kernels, memory, next(), next()),
    dense(1, 1),
    bothWays(kernels, memory, next(), next(), next()),
    convolution(kernels, memory, transposed(next()), nameBias.values, { down: 1, across: 1, linear: true }),
  ];
}

interface ConvolutionOptions {
  readonly down: number;
  readonly across: number;
  /** No ReLU at the end. */
  readonly linear?: boolean;
}

type Convolution = (seen: FeatureMap, add?: FeatureMap) => FeatureMap;

function convolution(
  kernels: Kernels,
  memory: KernelMemory,
  weights: Weights,
  bias: Float32Array,
  { down, across, linear = false }: ConvolutionOptions,
): Convolution {
  const [channels, inside, high, wide] = weights.shape as [number, number, number, number];
  const [at, biasAt] = [memory.put(inBlocks(weights)), memory.put(bias)];
  return (seen, add) => {
    const out = memory.map(Math.ceil(seen.rows / down), Math.ceil(seen.columns / across), channels);
    const corner = cornerOf(seen, high >> 1, wide >> 1);
    const from = [corner, rowOf(seen), inside, high, wide, down, across, at, biasAt, add ? cornerOf(add, 0, 0) : 0];
    kernels.convolve(...from, cornerOf(out, 0, 0), rowOf(out), channels, out.rows, out.columns, linear ? 0 : 1);
    return out;
  };
}

/** Blocks of 16, 8 or 4 channels; in a block row, column and channel seen, then the channels made of it. */
function inBlocks({ shape, values }: Weights): Float32Array {
  const [channels, inside, high, wide] = shape as [number, number, number, number];
  const blocks = new Float32Array(values.length);
  const taps = high * wide;
  let at = 0;
  for (let first = 0; first < channels;) {
    const left = channels - first;
    const block = left >= 16 ? 16 : left >= 8 ? 8 : 4;
    for (let tap = 0; tap < taps; tap++)
      for (let c = 0; c < inside; c++)
        for (let k = 0; k < block; k++) blocks[at++] = values[((first + k) * inside + c) * taps + tap]!;
    first += block;
  }
  return blocks;
}

function channelwise(kernels: Kernels, memory: KernelMemory, weights: Weights, bias: Weights): Layer {
  const [channels, , high, wide] = weights.shape as [number, number, number, number];
  const at = memory.put(transposed({ shape: [channels, high * wide], values: weights.values }).values);
  const biasAt = memory.put(bias.values);
  const folds = wide === 1; // three rows become one; otherwise the map keeps its size
  const kernel = folds ? kernels.channelwise_3x1 : kernels.channelwise_5x5;
  return (seen) => {
    const out = memory.map(folds ? seen.rows - high + 1 : seen.rows, seen.columns, channels);
    const corner = folds ? cornerOf(seen, 0, 0) : cornerOf(seen, high >> 1, wide >> 1);
    kernel(corner, rowOf(seen), at, biasAt, cornerOf(out, 0, 0), rowOf(out), channels, out.rows, out.columns);
    return out;
  };
}

/** The other way round, as a 1 x 1 convolution is given. */
function transposed({ shape, values }: Weights): Weights {
  const [rows, columns] = shape as [number, number];
  const turned = new Float32Array(values.length);
  for (let y = 0; y < rows; y++) for (let x = 0; x < columns; x++) turned[x * rows + y] = values[y * columns + x]!;
  return { shape: [columns, rows, 1, 1], values: turned };
}

const GATES_A_BLOCK = 32;

/** An LSTM from the left and one from the right; their outputs stand side by side. */
function bothWays(kernels: Kernels, memory: KernelMemory, biases: Weights, inputs: Weights, repeats: Weights): Layer {
  const [, gates, inside] = inputs.shape as [number, number, number];
  const cells = gates / 4;
  const bias = Float32Array.from({ length: 2 * gates }, (_, i) => {
    const row = Math.floor(i / gates) * 2 * gates + (i % gates); // each direction has one for the input, one for the output before
    return biases.values[row]! + biases.values[row + gates]!;
  });
  const feed = convolution(kernels, memory, { shape: [2 * gates, inside, 1, 1], values: inputs.values }, bias, {
    down: 1,
    across: 1,
    linear: true,
  });
  const ways = [0, 1].map((way) =>
    memory.put(gateBlocks(repeats.values.subarray(way * gates * cells, (way + 1) * gates * cells), cells)),
  );
  return (seen) => {
    const fed = feed(seen);
    const out = memory.map(1, seen.columns, 2 * cells);
    const { at: cell } = memory.map(1, 1, cells + gates);
    const sums = cell + cells * FLOAT;
    ways.forEach((weights, way) => {
      const from = cornerOf(fed, 0, 0) + way * gates * FLOAT;
      const to = cornerOf(out, 0, 0) + way * cells * FLOAT;
      kernels.remember(from, 2 * gates, weights, to, 2 * cells, cells, seen.columns, way, cell, sums);
    });
    return out;
  };
}

function gateBlocks(values: Float32Array, cells: number): Float32Array {
  const blocks = new Float32Array(values.length);
  let at = 0;
  for (let first = 0; first < 4 * cells; first += GATES_A_BLOCK)
    for (let cell = 0; cell < cells; cell++)
      for (let k = 0; k < GATES_A_BLOCK; k++) blocks[at++] = values[(first + k) * cells + cell]!;
  return blocks;
}

function logSoftmax(values: Float32Array, classes: number): Float32Array {
  const scores = new Float32Array(values.length);
  for (let row = 0; row < values.length; row += classes) {
    let most = -Infinity;
    for (let i = row; i < row + classes; i++) most = Math.max(most, values[i]!);
    let sum = 0;
    for (let i = row; i < row + classes; i++) sum += Math.exp(values[i]! - most);
    const shift = most + Math.log(sum);
    for (let i = row; i < row + classes; i++) scores[i] = values[i]! - shift;
  }
  return scores;
}
