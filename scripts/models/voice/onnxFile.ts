import { bytesField, integerField } from '../protobuf.ts';

const FLOAT = 1;
const INT64 = 7;
const BOOL = 9;
const IR_VERSION = 8;
const OPSET = 13;

/** A step of the graph: what it is called, and the names of what goes in and comes out. */
export interface Step {
  readonly operation: string;
  readonly inputs: readonly string[];
  readonly output: string;
  /** Whole numbers only. */
  readonly attributes?: Readonly<Record<string, number>>;
  /** What it runs again and again, if it is a loop. */
  readonly body?: Graph;
}

/** A tensor that is part of the model. */
export interface Constant {
  readonly name: string;
  readonly shape: readonly number[];
  readonly values: Float32Array | BigInt64Array;
}

/** What goes into the graph or comes out; a name stands for a length that is not known before. */
export interface Port {
  readonly name: string;
  readonly type: 'float' | 'int64' | 'bool';
  readonly shape: readonly (number | string)[];
}

export interface Graph {
  readonly steps: readonly Step[];
  readonly constants: readonly Constant[];
  readonly inputs: readonly Port[];
  readonly outputs: readonly Port[];
}

/** A model as an `.onnx` file (ONNX, `onnx.proto`, ModelProto). */
export function onnxFile(graph: Graph): Buffer {
  const opset = Buffer.concat([bytesField(1, ''), integerField(2, OPSET)]);
  return Buffer.concat([integerField(1, IR_VERSION), bytesField(7, graphOf(graph)), bytesField(8, opset)]);
}

function graphOf({ steps, constants, inputs, outputs }: Graph): Buffer {
  return Buffer.concat([
    ...steps.map((step) => bytesField(1, nodeOf(step))),
    bytesField(2, 'graph'),
    ...constants.map((constant) => bytesField(5, tensorOf(constant))),
    ...inputs.map((port) => bytesField(11, portOf(port))),
    ...outputs.map((port) => bytesField(12, portOf(port))),
  ]);
}

function nodeOf({ operation, inputs, output, attributes = {}, body }: Step): Buffer {
  return Buffer.concat([
    ...inputs.map((name) => bytesField(1, name)),
    bytesField(2, output),
    bytesField(4, operation),
    ...Object.entries(attributes).map(([name, value]) =>
      bytesField(5, Buffer.concat([bytesField(1, name), integerField(3, value), integerField(20, 2)])),
    ),
    ...(body === undefined ? [] : [bytesField(5, bodyOf(body))]),
  ]);
}

function bodyOf(body: Graph): Buffer {
  return Buffer.concat([bytesField(1, 'body'), bytesField(6, graphOf(body)), integerField(20, 5)]);
}

function tensorOf({ name, shape, values }: Constant): Buffer {
  const bytes = new Uint8Array(values.buffer, values.byteOffset, values.byteLength);
  return Buffer.concat([
    ...shape.map((length) => integerField(1, length)),
    integerField(2, values instanceof Float32Array ? FLOAT : INT64),
    bytesField(8, name),
    bytesField(9, bytes),
  ]);
}

function portOf({ name, type, shape }: Port): Buffer {
  const lengths = shape.map((length) =>
    bytesField(1, typeof length === 'number' ? integerField(1, length) : bytesField(2, length)),
  );
  const tensor = Buffer.concat([
    integerField(1, { float: FLOAT, int64: INT64, bool: BOOL }[type]),
    bytesField(2, Buffer.concat(lengths)),
  ]);
  return Buffer.concat([bytesField(1, name), bytesField(2, bytesField(1, tensor))]);
}
