// Takes: the bytes of an ONNX file. Gives: the weights kept in it, in the file's order.
// Never: the graph; line-network.ts knows the network, and asks each tensor for its shape.

export interface Weights {
  readonly shape: readonly number[];
  readonly values: Float32Array;
}

const GRAPH = 7; // fields of ModelProto, GraphProto and TensorProto (onnx.proto3)
const INITIALIZER = 5;
const DIMS = 1;
const RAW_DATA = 9;

export function onnxTensors(model: Uint8Array): Weights[] {
  return messages(model, GRAPH).flatMap((graph) => messages(graph, INITIALIZER).map(tensorOf));
}

function tensorOf(tensor: Uint8Array): Weights {
  const shape: number[] = [];
  let values = new Float32Array();
  for (const { field, number, bytes } of fieldsOf(tensor)) {
    if (field === DIMS && bytes === null) shape.push(number);
    if (field === RAW_DATA && bytes) values = new Float32Array(new Uint8Array(bytes).buffer);
  }
  return { shape, values };
}

const messages = (message: Uint8Array, wanted: number): Uint8Array[] =>
  [...fieldsOf(message)].flatMap(({ field, bytes }) => (field === wanted && bytes ? [bytes] : []));

interface Field {
  readonly field: number;
  readonly number: number;
  /** Null for a plain number. */
  readonly bytes: Uint8Array | null;
}

/** Protocol buffers: a key, then a number or a length and so many bytes. */
function* fieldsOf(message: Uint8Array): Generator<Field> {
  let at = 0;
  const varint = (): number => {
    let value = 0;
    for (let scale = 1; ; scale *= 128) {
      const byte = message[at++]!;
      value += (byte & 127) * scale;
      if (byte < 128) return value;
    }
  };
  while (at < message.length) {
    const key = varint();
    const [field, kind] = [Math.floor(key / 8), key % 8];
    const number = kind === 1 || kind === 5 ? 0 : varint();
    const length = kind === 2 ? number : kind === 1 ? 8 : kind === 5 ? 4 : 0;
    yield { field, number, bytes: kind === 0 ? null : message.subarray(at, at + length) };
    at += length;
  }
}
