/**
 * What training has learned for the network, as a section of the engine's data: how wide it is, the forms that it knows, and
 * its tables, each of signed bytes with a float32 for all or for each row that says what one step is worth.
 */

/** How wide the parts of a network are. */
export interface NetworkShape {
  /** What a word becomes before it is seen among others. */
  readonly word: number;
  /** What its place becomes. */
  readonly place: number;
  /** The recurrent unit of one direction. */
  readonly unit: number;
  /** What a word asks of its states. */
  readonly query: number;
}

/** A table of numbers: `values[row * columns + column]` steps of `scales[row]`, or of the only scale. */
export interface Table {
  readonly rows: number;
  readonly columns: number;
  readonly values: Int8Array;
  readonly scales: Float32Array;
}

export interface NetworkWeights {
  readonly shape: NetworkShape;
  /** Hashes of the known forms, rising; the first row of `form` stands for all others, row `n + 1` for the `n`th. */
  readonly forms: Int32Array;
  readonly table: (name: TableName) => Table;
}

/** The tables in the order in which they lie in the section. */
export const TABLES = [
  // Of a word.
  'form',
  'affix',
  'labelCosts',
  'meaning',
  'widerMeaning',
  'flags',
  'wordBias',
  'dense',
  'denseBias',
  // Of the units; what is no matter of the word alone stands apart.
  'place',
  'forwardWord',
  'forwardPlace',
  'forwardBelief',
  'forwardBias',
  'forwardUnit',
  'forwardUnitBias',
  'backwardWord',
  'backwardPlace',
  'backwardBelief',
  'backwardBias',
  'backwardUnit',
  'backwardUnitBias',
  // Of the query.
  'queryUnits',
  'queryWord',
  'queryBias',
  // Of a state.
  'stateLabel',
  'stateSound',
  'stateMeaning',
  'stateWiderMeaning',
  'stateTense',
  'stateFlags',
  'stateCost',
  'stateBias',
  'stateScore',
] as const;

export type TableName = (typeof TABLES)[number];

const SHAPE_NUMBERS = 4;
const NUMBER_BYTES = 4;

/** The bytes of a section; `openNetworkWeights` reads them. */
export function networkBytes(
  { word, place, unit, query }: NetworkShape,
  forms: Int32Array,
  tables: ReadonlyMap<TableName, Table>,
): Uint8Array {
  const numbers = [word, place, unit, query, forms.length, ...forms];
  const parts: Uint8Array[] = [new Uint8Array(Int32Array.from(numbers).buffer)];
  for (const name of TABLES) {
    const table = tables.get(name);
    if (table === undefined) throw new Error(`The network has no table "${name}".`);
    parts.push(new Uint8Array(Int32Array.of(table.rows, table.columns, table.scales.length).buffer));
    parts.push(new Uint8Array(table.scales.slice().buffer), padded(table.values));
  }
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/** The network in a section, whose offset is a multiple of four, as views of its bytes. */
export function openNetworkWeights({ buffer, byteOffset }: Uint8Array): NetworkWeights {
  let at = byteOffset;
  const take = (length: number): number => {
    const start = at;
    at += length;
    return start;
  };
  const numbers = (count: number): Int32Array => new Int32Array(buffer, take(count * NUMBER_BYTES), count);
  const [word = 0, place = 0, unit = 0, query = 0] = numbers(SHAPE_NUMBERS);
  const [known = 0] = numbers(1);
  const forms = numbers(known);
  const tables = new Map<TableName, Table>();
  for (const name of TABLES) {
    const [rows = 0, columns = 0, steps = 0] = numbers(3);
    const scales = new Float32Array(buffer, take(steps * NUMBER_BYTES), steps);
    const values = new Int8Array(buffer, take(aligned(rows * columns)), rows * columns);
    tables.set(name, { rows, columns, values, scales });
  }
  const table = (name: TableName): Table => tables.get(name) ?? NO_TABLE;
  return { shape: { word, place, unit, query }, forms, table };
}

const NO_TABLE: Table = { rows: 0, columns: 0, values: new Int8Array(), scales: new Float32Array() };

function padded(values: Int8Array): Uint8Array {
  const bytes = new Uint8Array(aligned(values.length));
  bytes.set(new Uint8Array(values.buffer, values.byteOffset, values.length));
  return bytes;
}

function aligned(length: number): number {
  return (length + NUMBER_BYTES - 1) & -NUMBER_BYTES;
}
