// Takes: the bytes of a safetensors file of half-precision numbers. Gives: its tensors by name.
// Never: other kinds of number; training writes no other.

export interface Tensor {
  readonly shape: readonly number[];
  readonly values: Float32Array;
}

interface Entry {
  readonly dtype: string;
  readonly shape: number[];
  readonly data_offsets: [number, number];
}

const LENGTH_BYTES = 8;

export function tensorsOf(file: Uint8Array): Map<string, Tensor> {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const body = LENGTH_BYTES + Number(view.getBigUint64(0, true));
  const head = JSON.parse(new TextDecoder().decode(file.subarray(LENGTH_BYTES, body))) as Record<string, Entry>;
  return new Map(
    Object.entries(head).map(([name, { dtype, shape, data_offsets }]) => {
      if (dtype !== 'F16') throw new Error(`${name} is ${dtype}: only F16 is read`);
      const [start, end] = data_offsets;
      const values = new Float32Array((end - start) / 2);
      for (let i = 0; i < values.length; i++) values[i] = halfAt(view, body + start + 2 * i);
      return [name, { shape, values }];
    }),
  );
}

/** A number of 1 bit for its sign, 5 for its exponent, 10 for the rest. */
function halfAt(view: DataView, at: number): number {
  const bits = view.getUint16(at, true);
  const [exponent, rest] = [(bits >> 10) & 31, bits & 1023];
  const size = exponent === 0 ? rest * 2 ** -24 : (1024 + rest) * 2 ** (exponent - 25);
  return bits >= 0x8000 ? -size : size;
}
