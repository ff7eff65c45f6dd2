import assert from 'node:assert/strict';
import { readKernel } from '../../../../scripts/build/kernel.ts';

interface Kernel {
  readonly memory: WebAssembly.Memory;
  addProduct(out: number, rows: number, matrix: number, vector: number, columns: number): void;
  addRow(out: number, row: number, factor: number, columns: number): void;
  tanhInPlace(at: number, count: number): void;
  runUnit(...numbers: number[]): void;
  score(...numbers: number[]): void;
}

describe('the kernel of the network', () => {
  const open = () => {
    const { exports } = new WebAssembly.Instance(new WebAssembly.Module(Uint8Array.from(readKernel())));
    const kernel = exports as unknown as Kernel;
    kernel.memory.grow(1);
    return {
      kernel,
      floats: new Float32Array(kernel.memory.buffer),
      shorts: new Int16Array(kernel.memory.buffer),
    };
  };
  /** Numbers between -1 and 1 that look random. */
  const numbers = (count: number, seed: number) =>
    Array.from({ length: count }, (_, at) => Math.fround(((((at + seed) * 7919) % 2003) - 1001) / 1001));

  it('adds products and rows', () => {
    const { kernel, floats } = open();
    const [matrix, vector] = [numbers(24, 1), numbers(8, 2)];
    floats.set(matrix, 64);
    floats.set(vector, 128);
    floats.set([1, 2, 3], 256);
    kernel.addProduct(256 * 4, 3, 64 * 4, 128 * 4, 8);
    for (const [row, before] of [1, 2, 3].entries()) {
      const product = vector.reduce((sum, value, at) => sum + value * (matrix[row * 8 + at] ?? 0), 0);
      assert.ok(Math.abs((floats[256 + row] ?? 0) - before - product) < 1e-5);
    }
    kernel.addRow(256 * 4, 128 * 4, 0.5, 4);
    assert.equal(floats[259], Math.fround(0.5 * (vector[3] ?? 0)));
  });

  it('knows the hyperbolic tangent within a ten-thousandth', () => {
    const { kernel, floats } = open();
    const inputs = Array.from({ length: 400 }, (_, at) => (at - 200) / 20);
    floats.set(inputs, 64);
    kernel.tanhInPlace(64 * 4, inputs.length);
    for (const [at, input] of inputs.entries())
      assert.ok(Math.abs((floats[64 + at] ?? 0) - Math.tanh(input)) < 1.2e-4, `${input}: ${floats[64 + at]}`);
  });

  it('gives the same numbers, to the last bit, on every machine', () => {
    const { kernel, floats, shorts } = open();
    const [width, count] = [8, 3];
    const at = {
      gates: 64,
      matrix: 256,
      scales: 512,
      bias: 640,
      out: 768,
      scratch: 1024,
      base: 1280,
      costs: 1536,
    };
    floats.set(numbers(3 * width * count, 3), at.gates);
    shorts.set(
      numbers(3 * width * width, 4).map((value) => Math.round(127 * value)),
      at.matrix * 2,
    );
    floats.fill(1 / 127 / 16_384, at.scales, at.scales + 3 * width);
    floats.set(numbers(width, 5), at.bias);
    const bytes = (place: number) => place * 4;
    const unit = [width, bytes(at.matrix), bytes(at.scales), bytes(at.bias), bytes(at.out), 2 * width];
    kernel.runUnit(bytes(at.gates), 3 * width * 4, count, ...unit, bytes(at.scratch));
    assert.deepEqual([...shorts.subarray(at.out * 2, at.out * 2 + count * width)], OUTPUTS);
    floats.set(numbers(12 + 2 * 12, 6), at.base);
    floats.set([0, 1.5], at.costs);
    const query = [bytes(at.out), width, bytes(at.matrix), bytes(at.scales), bytes(at.scratch)];
    kernel.score(bytes(at.base), 2, bytes(at.costs), 8, ...query);
    assert.deepEqual([...floats.subarray(at.costs, at.costs + 2)], SCORES);
  });
});

const OUTPUTS: readonly number[] = [
  -3167, -4448, -5623, 7583, 7287, 6807, 6127, 5242, -6416, 7259, -2560, 9589, 6464, 10361, 4866, 4876, 4282,
  8030, 2106, 9587, 3857, 12687, 3669, 205,
];
const SCORES: readonly number[] = [-0.448982834815979, -3.7470993995666504];
