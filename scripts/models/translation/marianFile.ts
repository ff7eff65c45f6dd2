/** A tensor as Marian's binary files of version 1 hold it. */
export interface Tensor {
  readonly name: string;
  readonly type: number;
  readonly shape: readonly number[];
  readonly data: Buffer;
}

export interface Matrix {
  readonly rows: number;
  readonly columns: number;
  /** Row by row. */
  readonly values: Float32Array;
}

const FLOAT32 = 0x404;
const INT8 = 0x101;
const INTGEMM8 = 0x4101;
const ALIGNMENT = 256;

/** A row of floats. */
export function floatTensor(name: string, values: readonly number[]): Tensor {
  const data = padded(Buffer.from(Float32Array.from(values).buffer));
  return { name, type: FLOAT32, shape: [1, values.length], data };
}

/** Eight-bit weights, with their scale behind them; products of matrices want them `transposed`, their shape not. */
export function weightTensor(name: string, { rows, columns, values }: Matrix, transposed: boolean): Tensor {
  const largest = values.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  const scale = largest === 0 ? 127 : 127 / largest;
  const data = Buffer.alloc(values.length + 4);
  values.forEach((value, at) => {
    const [row, column] = [Math.floor(at / columns), at % columns];
    data.writeInt8(Math.round(value * scale), transposed ? column * rows + row : at);
  });
  data.writeFloatLE(scale, values.length);
  return { name, type: INTGEMM8, shape: [rows, columns], data: padded(data) };
}

/** The settings of the model, which stand in it as a tensor. */
export function settingsTensor(settings: Readonly<Record<string, unknown>>): Tensor {
  const lines = Object.entries(settings).map(([name, value]) => `${name}: ${value}\n`);
  const data = Buffer.from(`${lines.join('')}\0`);
  return { name: 'special:model.yml', type: INT8, shape: [data.length], data };
}

/** Version, count, headers, names, shapes, a gap up to the alignment, data. */
export function marianFile(tensors: readonly Tensor[]): Buffer {
  const head = Buffer.concat([
    longs(1, tensors.length),
    ...tensors.map(({ name, type, shape, data }) =>
      longs(Buffer.byteLength(name) + 1, type, shape.length, data.length),
    ),
    ...tensors.map(({ name }) => Buffer.from(`${name}\0`)),
    ...tensors.map(({ shape }) => Buffer.from(Int32Array.from(shape).buffer)),
  ]);
  const end = head.length + 8;
  const gap = (Math.floor(end / ALIGNMENT) + 1) * ALIGNMENT - end;
  return Buffer.concat([head, longs(gap), Buffer.alloc(gap), ...tensors.map(({ data }) => data)]);
}

function longs(...values: number[]): Buffer {
  return Buffer.from(BigUint64Array.from(values, (value) => BigInt(value)).buffer);
}

function padded(data: Buffer): Buffer {
  return Buffer.concat([data, Buffer.alloc((ALIGNMENT - (data.length % ALIGNMENT)) % ALIGNMENT)]);
}
