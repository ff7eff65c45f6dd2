import { onnxFile, type Step } from './onnxFile.ts';

const PORTS = {
  inputs: [
    { name: 'input', isFloat: false, shape: [1, 'phonemes'] },
    { name: 'input_lengths', isFloat: false, shape: [1] },
    { name: 'scales', isFloat: true, shape: [3] },
  ],
  outputs: [{ name: 'output', isFloat: true, shape: [1, 1, 'samples'] }],
} as const;
const ONE = { name: 'one', shape: [1], values: Float32Array.of(1) };

/** A voice of a few hundred bytes that says a phrase of so many samples, whatever it is asked to say. */
export function endlessVoice(samples: number): Buffer {
  return onnxFile({
    ...PORTS,
    constants: [ONE, { name: 'shape', shape: [3], values: BigInt64Array.of(1n, 1n, BigInt(samples)) }],
    steps: [
      { operation: 'ReduceMax', inputs: ['scales'], output: 'scale', attributes: { keepdims: 0 } },
      { operation: 'Mul', inputs: ['one', 'scale'], output: 'loudness' },
      { operation: 'Expand', inputs: ['loudness', 'shape'], output: 'output' },
    ],
  });
}

/** Products of matrices of so many rows, one after the other: minutes of work in little memory. */
const ROWS = 1024;
const PRODUCTS = 400;

/** A voice that is at work for minutes on each phrase. */
export function slowVoice(): Buffer {
  const products = Array.from(
    { length: PRODUCTS },
    (_, at): Step => ({ operation: 'MatMul', inputs: [`m${at}`, `m${at}`], output: `m${at + 1}` }),
  );
  return onnxFile({
    ...PORTS,
    constants: [
      ONE,
      { name: 'shape', shape: [2], values: BigInt64Array.of(BigInt(ROWS), BigInt(ROWS)) },
      { name: 'sound', shape: [3], values: BigInt64Array.of(1n, 1n, -1n) },
    ],
    steps: [
      // What depends on an input is not worked out when the model is loaded.
      { operation: 'ReduceMax', inputs: ['scales'], output: 'scale', attributes: { keepdims: 0 } },
      { operation: 'Mul', inputs: ['one', 'scale'], output: 'loudness' },
      { operation: 'Expand', inputs: ['loudness', 'shape'], output: 'm0' },
      ...products,
      { operation: 'Reshape', inputs: [`m${PRODUCTS}`, 'sound'], output: 'output' },
    ],
  });
}
