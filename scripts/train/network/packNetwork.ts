import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type NetworkShape,
  networkBytes,
  TABLES,
  type Table,
  type TableName,
} from '../../../src/engine/compile/index.ts';

/** What `train.py` says of its tables. */
interface Trained {
  readonly shape: NetworkShape;
  readonly forms: readonly number[];
  readonly tables: Readonly<Record<TableName, TrainedTable>>;
}

interface TrainedTable {
  /** Where the table begins, in numbers. */
  readonly offset: number;
  readonly rows: number;
  readonly columns: number;
}

/** Tables with a row for each of very many things; they are most of the section. */
const LARGE: ReadonlySet<TableName> = new Set<TableName>([
  'form',
  'affix',
  'meaning',
  'widerMeaning',
  'stateSound',
  'stateMeaning',
  'stateWiderMeaning',
]);
/** Steps from zero to the largest number of a large table: fewer pack better, and three times as many read no better. */
const LARGE_STEPS = 10;
const STEPS = 127;

/** What `train.py` wrote into a folder, as the section `network`. */
export function packNetwork(folder: string): Uint8Array {
  const { shape, forms, tables }: Trained = JSON.parse(readFileSync(join(folder, 'network.json'), 'utf8'));
  const bytes = readFileSync(join(folder, 'network.bin'));
  const numbers = new Float32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4);
  const packed = TABLES.map((name) => {
    const { offset, rows, columns } = tables[name];
    const values = numbers.subarray(offset, offset + rows * columns);
    return [name, LARGE.has(name) ? inSteps(values, rows, 1) : inSteps(values, rows, rows)] as const;
  });
  return networkBytes(shape, Int32Array.from(forms), new Map(packed));
}

/** The numbers of a table in whole steps, of which there is one size for all rows or one for each. */
function inSteps(numbers: Float32Array, rows: number, sizes: number): Table {
  const part = numbers.length / sizes;
  const steps = sizes === 1 ? LARGE_STEPS : STEPS;
  const scales = Float32Array.from({ length: sizes }, (_, at) => {
    const largest = numbers
      .subarray(at * part, (at + 1) * part)
      .reduce((most, value) => Math.max(most, Math.abs(value)), 1e-9);
    return largest / steps;
  });
  const values = Int8Array.from(numbers, (value, at) =>
    Math.round(value / (scales[Math.floor(at / part)] ?? 1)),
  );
  return { rows, columns: numbers.length / rows, values, scales };
}
