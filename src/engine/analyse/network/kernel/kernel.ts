/**
 * The network's arithmetic, in AssemblyScript (assemblyscript.org), which compiles to WebAssembly. Addresses are bytes of
 * the memory, which the caller lays out; widths are multiples of eight. What is rounded is rounded as IEEE 754 says, in an
 * order that is fixed here, so that the result is the same on every machine.
 */

/** What stands for 1 where an output of a cell is kept in 16 bits. */
const ONE: f32 = 16384;
const FLOAT: usize = 4;
const SHORT: usize = 2;

/** `out[row] += matrix[row] * vector`, of float32. */
export function addProduct(out: usize, rows: i32, matrix: usize, vector: usize, columns: i32): void {
  const end = vector + <usize>columns * FLOAT;
  let weights = matrix;
  for (let row = 0; row < rows; row++) {
    let product = f32x4.splat(0);
    for (let at = vector; at < end; at += 16) {
      product = f32x4.add(product, f32x4.mul(v128.load(at), v128.load(weights)));
      weights += 16;
    }
    f32.store(out, f32.load(out) + sumOf(product));
    out += FLOAT;
  }
}

/** The hyperbolic tangents of `count` float32 numbers, in their place. */
export function tanhInPlace(at: usize, count: i32): void {
  const end = at + <usize>count * FLOAT;
  for (; at < end; at += 16) v128.store(at, tanh(v128.load(at)));
}

/** `out += factor * row`, of float32. */
export function addRow(out: usize, row: usize, factor: f32, columns: i32): void {
  const end = row + <usize>columns * FLOAT;
  const factors = f32x4.splat(factor);
  for (; row < end; row += 16) {
    v128.store(out, f32x4.add(v128.load(out), f32x4.mul(factors, v128.load(row))));
    out += 16;
  }
}

/**
 * Runs a gated recurrent unit (Cho et al. 2014) over words, in one direction.
 * @param gates what the first word gives to the reset, update and candidate gates, 3 * width float32
 * @param gatesStep bytes from there to those of the next word
 * @param count of words
 * @param width of the unit
 * @param matrix 3 * width rows of `width` numbers of 16 bits
 * @param scales for each row, what one step of a product is worth in float32
 * @param candidateBias width float32, added to the candidate's product before it is reset
 * @param out where the outputs of the first word go, `width` numbers of 16 bits
 * @param outStep bytes from there to those of the next word
 * @param scratch 4 * width float32
 */
export function runUnit(
  gates: usize,
  gatesStep: i32,
  count: i32,
  width: i32,
  matrix: usize,
  scales: usize,
  candidateBias: usize,
  out: usize,
  outStep: i32,
  scratch: usize,
): void {
  const bytes = <usize>width * FLOAT;
  const products = scratch + bytes;
  const one = f32x4.splat(1);
  const steps = f32x4.splat(ONE);
  memory.fill(scratch, 0, 4 * bytes);
  for (let word = 0; word < count; word++) {
    for (let at: usize = 0; at < bytes; at += 16) {
      const reset = sigmoid(sum(gates + at, products + at));
      const update = sigmoid(sum(gates + bytes + at, products + bytes + at));
      const recurrent = sum(products + 2 * bytes + at, candidateBias + at);
      const candidate = tanh(f32x4.add(v128.load(gates + 2 * bytes + at), f32x4.mul(reset, recurrent)));
      const kept = f32x4.mul(update, v128.load(scratch + at));
      const now = f32x4.add(f32x4.mul(f32x4.sub(one, update), candidate), kept);
      v128.store(scratch + at, now);
      const whole = i32x4.trunc_sat_f32x4_s(f32x4.nearest(f32x4.mul(now, steps)));
      v128.store64_lane(out + (at >> 1), i16x8.narrow_i32x4_s(whole, whole), 0);
    }
    multiply(products, 3 * width, matrix, scales, out, <usize>width * SHORT);
    gates += gatesStep;
    out += outStep;
  }
}

/**
 * Scores the states of a word: `query * state + bias - trust * cost`, where query and trust are what the word gives to
 * them and the product of a matrix with the outputs of the units, and trust lies between 0 and 2.
 * @param base what the word gives to query and trust, `size` float32 and the first of four; behind it, for each state
 *   `size` float32 and the bias as the first of four
 * @param states their number
 * @param costs of the states, float32; the scores take their place
 * @param outputs of the units at the word, `width` numbers of 16 bits
 * @param scratch size + 4 float32
 */
export function score(
  base: usize,
  states: i32,
  costs: usize,
  size: i32,
  outputs: usize,
  width: i32,
  matrix: usize,
  scales: usize,
  scratch: usize,
): void {
  const bytes = <usize>size * FLOAT;
  multiply(scratch, size + 4, matrix, scales, outputs, <usize>width * SHORT);
  for (let at: usize = 0; at < bytes + 16; at += 16) v128.store(scratch + at, sum(scratch + at, base + at));
  const trust = <f32>2 * f32x4.extract_lane(sigmoid(v128.load(scratch + bytes)), 0);
  let state = base + bytes + 16;
  for (let number = 0; number < states; number++) {
    let product = v128.load(state + bytes);
    for (let at: usize = 0; at < bytes; at += 16)
      product = f32x4.add(product, f32x4.mul(v128.load(scratch + at), v128.load(state + at)));
    f32.store(costs, sumOf(product) - trust * f32.load(costs));
    costs += FLOAT;
    state += bytes + 16;
  }
}

/** `out[row] = scales[row] * (matrix[row] * vector)`, the product of numbers of 16 bits; four rows at once. */
function multiply(out: usize, rows: i32, matrix: usize, scales: usize, vector: usize, rowBytes: usize): void {
  const end = vector + rowBytes;
  for (let row = 0; row < rows; row += 4) {
    let first = i32x4.splat(0);
    let second = i32x4.splat(0);
    let third = i32x4.splat(0);
    let fourth = i32x4.splat(0);
    for (let at = vector; at < end; at += 16) {
      const values = v128.load(at);
      first = i32x4.add(first, i32x4.dot_i16x8_s(values, v128.load(matrix)));
      second = i32x4.add(second, i32x4.dot_i16x8_s(values, v128.load(matrix + rowBytes)));
      third = i32x4.add(third, i32x4.dot_i16x8_s(values, v128.load(matrix + 2 * rowBytes)));
      fourth = i32x4.add(fourth, i32x4.dot_i16x8_s(values, v128.load(matrix + 3 * rowBytes)));
      matrix += 16;
    }
    matrix += 3 * rowBytes;
    const firstTwo = i32x4.add(
      v128.shuffle<i32>(first, second, 0, 4, 1, 5),
      v128.shuffle<i32>(first, second, 2, 6, 3, 7),
    );
    const lastTwo = i32x4.add(
      v128.shuffle<i32>(third, fourth, 0, 4, 1, 5),
      v128.shuffle<i32>(third, fourth, 2, 6, 3, 7),
    );
    const sums = i32x4.add(
      v128.shuffle<i32>(firstTwo, lastTwo, 0, 1, 4, 5),
      v128.shuffle<i32>(firstTwo, lastTwo, 2, 3, 6, 7),
    );
    v128.store(out, f32x4.mul(f32x4.convert_i32x4_s(sums), v128.load(scales)));
    out += 16;
    scales += 16;
  }
}

function sum(a: usize, b: usize): v128 {
  return f32x4.add(v128.load(a), v128.load(b));
}

function sigmoid(x: v128): v128 {
  const half = f32x4.splat(0.5);
  return f32x4.add(half, f32x4.mul(half, tanh(f32x4.mul(half, x))));
}

/** Lambert's continued fraction to its seventh step; beyond 4.9 it is 1 within a ten-thousandth. */
function tanh(x: v128): v128 {
  const near = f32x4.max(f32x4.min(x, f32x4.splat(4.9)), f32x4.splat(-4.9));
  const square = f32x4.mul(near, near);
  let over = f32x4.add(square, f32x4.splat(378));
  over = f32x4.add(f32x4.mul(over, square), f32x4.splat(17325));
  over = f32x4.add(f32x4.mul(over, square), f32x4.splat(135135));
  let under = f32x4.add(f32x4.mul(f32x4.splat(28), square), f32x4.splat(3150));
  under = f32x4.add(f32x4.mul(under, square), f32x4.splat(62370));
  under = f32x4.add(f32x4.mul(under, square), f32x4.splat(135135));
  return f32x4.div(f32x4.mul(near, over), under);
}

function sumOf(x: v128): f32 {
  return (
    f32x4.extract_lane(x, 0) +
    f32x4.extract_lane(x, 1) +
    (f32x4.extract_lane(x, 2) + f32x4.extract_lane(x, 3))
  );
}
