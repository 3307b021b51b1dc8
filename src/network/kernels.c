// Takes: numbers as the networks of this project lay them out. Gives: what their layers make of them. feature-maps.ts and text-network.ts lay
// out the memory. Never: allocates or checks. kernels.wasm is this file, compiled (clang 19, wasm-ld):
//   clang --target=wasm32 -O3 -msimd128 -mrelaxed-simd -mbulk-memory -nostdlib -Wl,--no-entry -Wl,--strip-all \
//     -Wl,-z,stack-size=16384 -Wl,--stack-first -o kernels.wasm kernels.c
#include <wasm_simd128.h>

#define INLINE static inline __attribute__((always_inline))
#define EXPORT(name) __attribute__((export_name(#name))) void name

typedef v128_t V; // four floats

INLINE V load(const float *at) { return wasm_v128_load(at); }
INLINE void store(float *at, V value) { wasm_v128_store(at, value); }
INLINE V muladd(V a, V b, V sum) { return wasm_f32x4_relaxed_madd(a, b, sum); }

// Four positions beside each other, 4 * Q channels of each; weights of one block lie in the order they are used in.
INLINE void tile(const int Q, const float *in, int step, int in_row, int rows, int run, const float *w, const float *bias,
                 const float *add, float *out, int channels, int relu) {
  V sum[4][Q];
  for (int p = 0; p < 4; p++)
    for (int q = 0; q < Q; q++) sum[p][q] = load(bias + 4 * q);
  for (int y = 0; y < rows; y++, in += in_row) {
    for (int i = 0; i < run; i++, w += 4 * Q) {
      V weight[Q];
      for (int q = 0; q < Q; q++) weight[q] = load(w + 4 * q);
      for (int p = 0; p < 4; p++) {
        V value = wasm_v128_load32_splat(in + p * step + i);
        for (int q = 0; q < Q; q++) sum[p][q] = muladd(value, weight[q], sum[p][q]);
      }
    }
  }
  const V zero = wasm_f32x4_const_splat(0);
  for (int p = 0; p < 4; p++)
    for (int q = 0; q < Q; q++) {
      V value = sum[p][q];
      if (add) value = wasm_f32x4_add(value, load(add + p * channels + 4 * q));
      store(out + p * channels + 4 * q, relu ? wasm_f32x4_pmax(value, zero) : value);
    }
}

// A convolution over all channels, or (1 x 1) a matrix product. `in` is the first window's corner; `columns` is 4 or more.
EXPORT(convolve)(const float *in, int in_row, int in_channels, int rows_seen, int columns_seen, int down, int across,
                 const float *w, const float *bias, const float *add, float *out, int out_row, int channels, int rows,
                 int columns, int relu) {
  const int run = columns_seen * in_channels, step = across * in_channels;
  for (int c = 0; c < channels;) {
    const int left = channels - c, wide = left >= 16 ? 16 : left >= 8 ? 8 : 4;
    for (int y = 0; y < rows; y++)
      for (int x4 = 0; x4 < columns; x4 += 4) {
        const int x = x4 + 4 > columns ? columns - 4 : x4;
        const float *from = in + y * down * in_row + x * step;
        const int at = y * out_row + x * channels + c;
        const float *sum = add ? add + at : 0;
        if (wide == 16) tile(4, from, step, in_row, rows_seen, run, w, bias + c, sum, out + at, channels, relu);
        else if (wide == 8) tile(2, from, step, in_row, rows_seen, run, w, bias + c, sum, out + at, channels, relu);
        else tile(1, from, step, in_row, rows_seen, run, w, bias + c, sum, out + at, channels, relu);
      }
    w += rows_seen * run * wide;
    c += wide;
  }
}

// Each channel by itself, R x C taps, stride 1, then ReLU.
INLINE void channelwise(const int R, const int C, const float *in, int in_row, const float *w, const float *bias, float *out,
                        int out_row, int channels, int rows, int columns) {
  const V zero = wasm_f32x4_const_splat(0);
  for (int y = 0; y < rows; y++)
    for (int x4 = 0; x4 < columns; x4 += 4) {
      const int x = x4 + 4 > columns ? columns - 4 : x4;
      for (int c = 0; c < channels; c += 4) {
        V sum[4];
        for (int p = 0; p < 4; p++) sum[p] = load(bias + c);
        for (int r = 0; r < R; r++) {
          const float *from = in + (y + r) * in_row + x * channels + c;
          V seen[C + 3];
          for (int k = 0; k < C + 3; k++) seen[k] = load(from + k * channels);
          for (int k = 0; k < C; k++) {
            const V weight = load(w + (r * C + k) * channels + c);
            for (int p = 0; p < 4; p++) sum[p] = muladd(seen[p + k], weight, sum[p]);
          }
        }
        for (int p = 0; p < 4; p++) store(out + y * out_row + (x + p) * channels + c, wasm_f32x4_pmax(sum[p], zero));
      }
    }
}

EXPORT(channelwise_5x5)(const float *in, int in_row, const float *w, const float *bias, float *out, int out_row, int channels,
                        int rows, int columns) {
  channelwise(5, 5, in, in_row, w, bias, out, out_row, channels, rows, columns);
}

EXPORT(channelwise_3x1)(const float *in, int in_row, const float *w, const float *bias, float *out, int out_row, int channels,
                        int rows, int columns) {
  channelwise(3, 1, in, in_row, w, bias, out, out_row, channels, rows, columns);
}

// e to the x by 2^n * e^r, |r| <= ln 2 / 2; the polynomial is the Taylor series to the sixth power: 2e-7 of the value.
INLINE V exponential(V x) {
  x = wasm_f32x4_pmin(wasm_f32x4_pmax(x, wasm_f32x4_const_splat(-87)), wasm_f32x4_const_splat(87));
  const V n = wasm_f32x4_nearest(wasm_f32x4_mul(x, wasm_f32x4_const_splat(1.44269504f)));
  V r = muladd(n, wasm_f32x4_const_splat(-0.693145752f), x);
  r = muladd(n, wasm_f32x4_const_splat(-1.42860677e-6f), r);
  static const float series[] = {1.f / 720, 1.f / 120, 1.f / 24, 1.f / 6, 0.5f, 1, 1};
  V sum = wasm_f32x4_splat(series[0]);
  for (int i = 1; i < 7; i++) sum = muladd(sum, r, wasm_f32x4_splat(series[i]));
  const V power = wasm_i32x4_shl(wasm_i32x4_add(wasm_i32x4_trunc_sat_f32x4(n), wasm_i32x4_const_splat(127)), 23);
  return wasm_f32x4_mul(sum, power);
}

INLINE V sigmoid(V x) {
  const V one = wasm_f32x4_const_splat(1);
  return wasm_f32x4_div(one, wasm_f32x4_add(one, exponential(wasm_f32x4_neg(x))));
}

INLINE V hyperbolic(V x) { // tanh x = 2 sigmoid 2x - 1
  return muladd(sigmoid(wasm_f32x4_add(x, x)), wasm_f32x4_const_splat(2), wasm_f32x4_const_splat(-1));
}

// One direction of an LSTM. `gates`: input, output, forget, cell of every step, the part of the input already in; `w`: what the last
// output adds to them, in blocks of 32 gates. `out` may not be `gates`. `cell` and `sums` are scratch.
EXPORT(remember)(const float *gates, int gates_step, const float *w, float *out, int out_step, int cells, int steps,
                 int backward, float *cell, float *sums) {
  const int all = 4 * cells;
  for (int i = 0; i < cells; i++) cell[i] = 0;
  for (int nth = 0; nth < steps; nth++) {
    const int t = backward ? steps - 1 - nth : nth;
    const float *before = out + (backward ? t + 1 : t - 1) * out_step;
    const float *from = gates + t * gates_step, *weight = w;
    for (int g = 0; g < all; g += 32) {
      V sum[8];
      for (int q = 0; q < 8; q++) sum[q] = load(from + g + 4 * q);
      if (nth > 0)
        for (int k = 0; k < cells; k++, weight += 32) {
          const V value = wasm_v128_load32_splat(before + k);
          for (int q = 0; q < 8; q++) sum[q] = muladd(value, load(weight + 4 * q), sum[q]);
        }
      for (int q = 0; q < 8; q++) store(sums + g + 4 * q, sum[q]);
    }
    for (int i = 0; i < cells; i += 4) {
      const V in = sigmoid(load(sums + i)), shown = sigmoid(load(sums + cells + i));
      const V kept = sigmoid(load(sums + 2 * cells + i)), fresh = hyperbolic(load(sums + 3 * cells + i));
      const V now = muladd(kept, load(cell + i), wasm_f32x4_mul(in, fresh));
      store(cell + i, now);
      store(out + t * out_step + i, wasm_f32x4_mul(shown, hyperbolic(now)));
    }
  }
}

INLINE float total(V value) {
  return wasm_f32x4_extract_lane(value, 0) + wasm_f32x4_extract_lane(value, 1) + wasm_f32x4_extract_lane(value, 2) +
         wasm_f32x4_extract_lane(value, 3);
}

// Every row to mean 0 and variance 1, then times `gain` plus `bias`: a layer norm.
EXPORT(normalize)(const float *in, const float *gain, const float *bias, float *out, int width, int rows) {
  for (int r = 0; r < rows; r++, in += width, out += width) {
    V sum = wasm_f32x4_const_splat(0), squares = wasm_f32x4_const_splat(0);
    for (int i = 0; i < width; i += 4) sum = wasm_f32x4_add(sum, load(in + i));
    const V mean = wasm_f32x4_splat(total(sum) / width);
    for (int i = 0; i < width; i += 4) {
      const V off = wasm_f32x4_sub(load(in + i), mean);
      squares = muladd(off, off, squares);
    }
    const V scale = wasm_f32x4_div(wasm_f32x4_const_splat(1), wasm_f32x4_sqrt(wasm_f32x4_splat(total(squares) / width + 1e-5f)));
    for (int i = 0; i < width; i += 4)
      store(out + i, muladd(wasm_f32x4_mul(wasm_f32x4_sub(load(in + i), mean), scale), load(gain + i), load(bias + i)));
  }
}

// Adds the first half of each row of `both`, as far as the second half lets it through.
EXPORT(gate)(const float *both, float *to, int width, int rows) {
  for (int r = 0; r < rows; r++, both += 2 * width, to += width)
    for (int i = 0; i < width; i += 4)
      store(to + i, muladd(load(both + i), sigmoid(load(both + width + i)), load(to + i)));
}

// Turns each row by its place: the first half of its numbers against the second.
EXPORT(turn)(const float *in, int in_row, const float *cosines, const float *sines, float *out, int width, int rows) {
  const int half = width / 2;
  for (int r = 0; r < rows; r++, in += in_row, out += width, cosines += half, sines += half)
    for (int i = 0; i < half; i += 4) {
      const V a = load(in + i), b = load(in + half + i), c = load(cosines + i), s = load(sines + i);
      store(out + i, wasm_f32x4_sub(wasm_f32x4_mul(a, c), wasm_f32x4_mul(b, s)));
      store(out + half + i, muladd(a, s, wasm_f32x4_mul(b, c)));
    }
}

// Numbers of many rows as weights of `convolve`: blocks of 16 of them, in a block one after another what each is multiplied with.
// `rows` is a multiple of 16.
EXPORT(block_rows)(const float *in, float *out, int width, int rows) {
  for (int r = 0; r < rows; r += 16)
    for (int i = 0; i < width; i++)
      for (int k = 0; k < 16; k++) *out++ = in[(r + k) * width + i];
}

EXPORT(block_columns)(const float *in, int in_row, float *out, int width, int rows) {
  for (int c = 0; c < width; c += 16)
    for (int r = 0; r < rows; r++, out += 16)
      for (int k = 0; k < 16; k += 4) store(out + k, load(in + r * in_row + c + k));
}

// Each row to shares of one, of the numbers times `scale`; of `width` numbers only the first `seen` count, the others become 0.
EXPORT(shares)(float *at, float scale, int seen, int width, int rows) {
  for (int r = 0; r < rows; r++, at += width) {
    float most = at[0];
    for (int i = 1; i < seen; i++) most = at[i] > most ? at[i] : most;
    for (int i = seen; i < width; i++) at[i] = -1e30f;
    const V top = wasm_f32x4_splat(most * scale), by = wasm_f32x4_splat(scale);
    V sum = wasm_f32x4_const_splat(0);
    for (int i = 0; i < width; i += 4) {
      V value = exponential(wasm_f32x4_sub(wasm_f32x4_mul(load(at + i), by), top));
      if (i + 4 > seen)
        value = wasm_v128_and(value, wasm_i32x4_lt(wasm_i32x4_make(i, i + 1, i + 2, i + 3), wasm_i32x4_splat(seen)));
      store(at + i, value);
      sum = wasm_f32x4_add(sum, value);
    }
    const V part = wasm_f32x4_splat(1 / total(sum));
    for (int i = 0; i < width; i += 4) store(at + i, wasm_f32x4_mul(load(at + i), part));
  }
}
