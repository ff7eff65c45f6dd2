import {
  type NetworkWeights,
  openNetworkWeights,
  type Table,
  type TableName,
} from '../../format/networkWeights.ts';
import { EVERY_CLASS, type Node, type State } from '../context/node.ts';
import { type Decision, insert, type RankedState } from '../context/viterbi.ts';
import type { NetworkSections } from '../lexicon/lexicon.ts';
import { hasSeveralSounds, placeOf, type StateInputs, stateInputs, wordInputs } from './inputs.ts';

/**
 * Judges the states of each word by all words of its sentence, and by what the field, which sees neighbours only, has made of
 * them: two gated recurrent units, one from each end, over what is known of each word and what the field believes of it
 * give a query and how far the field is to be trusted there. What a state costs then follows from the product of the query
 * with what the state is, and from what it costs the field. The arithmetic is in `kernel/kernel.ts`.
 */
export interface Network {
  /**
   * @param decisions of the field
   * @returns decisions with costs of the network's, in nats
   */
  judge(
    nodes: readonly Node[],
    states: readonly (readonly State[])[],
    decisions: readonly Decision[],
  ): readonly Decision[];
}

/** What the compiled kernel exports; `kernel/kernel.ts` says what each does. */
interface Kernel {
  readonly memory: WebAssembly.Memory;
  addProduct(out: number, rows: number, matrix: number, vector: number, columns: number): void;
  addRow(out: number, row: number, factor: number, columns: number): void;
  tanhInPlace(at: number, count: number): void;
  runUnit(
    gates: number,
    gatesStep: number,
    count: number,
    width: number,
    matrix: number,
    scales: number,
    candidateBias: number,
    out: number,
    outStep: number,
    scratch: number,
  ): void;
  score(
    base: number,
    states: number,
    costs: number,
    size: number,
    outputs: number,
    width: number,
    matrix: number,
    scales: number,
    scratch: number,
  ): void;
}

/** Words that are seen together at most; a longer sentence is seen in parts. */
const MOST_WORDS = 512;
/** States of a word that are judged at most, those that are cheapest by themselves; no word has as many. */
const MOST_STATES = 64;
/** To the network, costs above this are the same. */
const MOST_COST = 12;
/** What is kept of words at most, in bytes; then it is begun anew. */
const MOST_KEPT = 16 * 2 ** 20;
const PAGE = 2 ** 16;
const PAGES_AHEAD = 16;
const FLOAT = 4;
const SHORT = 2;
/** The numbers of a vector of the kernel. */
const LANES = 4;
const ALIGNMENT = LANES * FLOAT;
const GATES = 3;
const LABELS = 2 * EVERY_CLASS.length;
const DENSE = [
  'labelCosts',
  'flags',
  'wordBias',
  'dense',
  'denseBias',
  'stateFlags',
  'stateBias',
  'stateScore',
] as const satisfies readonly TableName[];

/** @returns undefined where the machine has no SIMD for WebAssembly */
export function openNetwork({ weights, kernel }: NetworkSections): Network | undefined {
  const code = Uint8Array.from(kernel);
  if (!WebAssembly.validate(code)) return undefined;
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(code));
  return new KernelNetwork(openNetworkWeights(weights), exports as unknown as Kernel);
}

/** A matrix of 16 bits in the kernel's memory, and where its scales lie. */
interface Matrix {
  readonly at: number;
  readonly scales: number;
}

/** The recurrent unit of one direction. */
interface Unit {
  readonly matrix: Matrix;
  readonly candidateBias: number;
}

/** Where what is kept of a word lies, as long as `round` is the network's. */
interface Kept {
  readonly at: number;
  readonly round: number;
}

class KernelNetwork implements Network {
  readonly #weights: NetworkWeights;
  readonly #kernel: Kernel;
  readonly #memory: KernelMemory;
  readonly #forward: Unit;
  readonly #backward: Unit;
  /** What words, places and beliefs give to the gates of both directions. */
  readonly #word: number;
  readonly #places: number;
  readonly #beliefs: number;
  readonly #gateBias: Float32Array;
  /** The small tables as they are used, of float32. */
  readonly #dense: ReadonlyMap<TableName, Float32Array>;
  readonly #query: Matrix;
  readonly #queryWord: number;
  readonly #queryBias: Float32Array;
  readonly #scratch: number;
  readonly #vector: number;
  readonly #costs: number;
  readonly #labelBeliefs = new Float64Array(LABELS);
  readonly #gates: number;
  readonly #outputs: number;
  readonly #known = new WeakMap<readonly State[], Kept>();
  /** Where what is kept of words begins. */
  readonly #keptStart: number;
  #round = 0;

  constructor(weights: NetworkWeights, kernel: Kernel) {
    this.#weights = weights;
    this.#kernel = kernel;
    this.#memory = new KernelMemory(kernel.memory);
    const { word, unit, query } = weights.shape;
    const { table } = weights;
    this.#forward = this.#placeUnit('forwardUnit', 'forwardUnitBias');
    this.#backward = this.#placeUnit('backwardUnit', 'backwardUnitBias');
    this.#word = this.#memory.place(joined(decoded(table('forwardWord')), decoded(table('backwardWord'))));
    this.#places = this.#memory.place(rowsFor(table('place'), table('forwardPlace'), table('backwardPlace')));
    this.#beliefs = this.#memory.place(
      rowsFor(identity(LABELS), table('forwardBelief'), table('backwardBelief')),
    );
    this.#gateBias = joined(decoded(table('forwardBias')), decoded(table('backwardBias')));
    this.#dense = new Map(DENSE.map((name) => [name, decoded(table(name))]));
    this.#query = this.#placeMatrix(table('queryUnits'));
    this.#queryWord = this.#memory.place(decoded(table('queryWord')));
    this.#queryBias = decoded(table('queryBias'));
    this.#scratch = this.#memory.take(FLOAT * Math.max(query + LANES, (1 + GATES) * unit));
    this.#vector = this.#memory.take(FLOAT * word);
    this.#costs = this.#memory.take(FLOAT * MOST_STATES);
    this.#gates = this.#memory.take(MOST_WORDS * this.#gateBytes);
    this.#outputs = this.#memory.take(MOST_WORDS * this.#outputBytes);
    this.#keptStart = this.#memory.end;
  }

  judge(
    nodes: readonly Node[],
    states: readonly (readonly State[])[],
    decisions: readonly Decision[],
  ): readonly Decision[] {
    const judged: Decision[] = [];
    for (let start = 0; start < nodes.length; start += MOST_WORDS) {
      const end = Math.min(nodes.length, start + MOST_WORDS);
      const some = decisions.slice(start, end);
      const hasChoice = some.some(({ ranked }) => ranked.length > 1);
      judged.push(
        ...(hasChoice ? this.#judgePart(nodes.slice(start, end), states.slice(start, end), some) : some),
      );
    }
    return judged;
  }

  #judgePart(
    nodes: readonly Node[],
    states: readonly (readonly State[])[],
    decisions: readonly Decision[],
  ): readonly Decision[] {
    if (this.#memory.end > this.#keptStart + MOST_KEPT) {
      this.#memory.end = this.#keptStart;
      this.#round++;
    }
    const words = nodes.map((node, at) => this.#wordAt(node, states[at] ?? []));
    nodes.forEach((node, at) => {
      this.#fillGates(this.#gates + at * this.#gateBytes, words[at] ?? 0, node, decisions[at]);
    });
    this.#runUnits(nodes.length);
    return decisions.map((decision, at) =>
      decision.ranked.length < 2 ? decision : this.#judgeWord(decision, states[at] ?? [], words[at] ?? 0, at),
    );
  }

  get #gateColumns(): number {
    return 2 * GATES * this.#weights.shape.unit;
  }

  get #gateBytes(): number {
    return FLOAT * this.#gateColumns;
  }

  get #outputBytes(): number {
    return 2 * SHORT * this.#weights.shape.unit;
  }

  #fillGates(gates: number, word: number, node: Node, decision: Decision | undefined): void {
    const { floats } = this.#memory;
    floats.copyWithin(gates / FLOAT, word / FLOAT, word / FLOAT + this.#gateColumns);
    this.#kernel.addRow(gates, this.#places + placeOf(node) * this.#gateBytes, 1, this.#gateColumns);
    this.#addBeliefs(gates, decision?.ranked ?? []);
  }

  /** Adds what it gives to the gates how far the field believes in each label that the word may have, from 0 to 1. */
  #addBeliefs(gates: number, ranked: Decision['ranked']): void {
    const least = ranked[0]?.pathCost ?? 0;
    const beliefs = this.#labelBeliefs.fill(0);
    let total = 0;
    for (const { state, pathCost } of ranked) {
      const belief = Math.exp(-Math.min(MOST_COST, pathCost - least));
      total += belief;
      beliefs[state.view.label] = (beliefs[state.view.label] ?? 0) + belief;
    }
    for (let label = 0; label < LABELS; label++) {
      const belief = (beliefs[label] ?? 0) / total;
      if (belief > 0)
        this.#kernel.addRow(gates, this.#beliefs + label * this.#gateBytes, belief, this.#gateColumns);
    }
  }

  #runUnits(count: number): void {
    const { unit } = this.#weights.shape;
    const run = (direction: Unit, offset: number, first: number, step: number): void =>
      this.#kernel.runUnit(
        this.#gates + first * this.#gateBytes + offset * GATES * unit * FLOAT,
        step * this.#gateBytes,
        count,
        unit,
        direction.matrix.at,
        direction.matrix.scales,
        direction.candidateBias,
        this.#outputs + first * this.#outputBytes + offset * unit * SHORT,
        step * this.#outputBytes,
        this.#scratch,
      );
    run(this.#forward, 0, 0, 1);
    run(this.#backward, 1, count - 1, -1);
  }

  #judgeWord({ best, ranked }: Decision, states: readonly State[], word: number, at: number): Decision {
    const { unit, query } = this.#weights.shape;
    const length = Math.min(MOST_STATES, states.length);
    const { floats } = this.#memory;
    const costs = this.#costs / FLOAT;
    const least = ranked[0]?.pathCost ?? 0;
    const fieldCost = (pathCost: number): number => Math.min(MOST_COST, pathCost - least);
    for (const { column, pathCost } of ranked)
      if (column < length) floats[costs + column] = fieldCost(pathCost);
    this.#kernel.score(
      word + this.#gateBytes,
      length,
      this.#costs,
      query,
      this.#outputs + at * this.#outputBytes,
      2 * unit,
      this.#query.at,
      this.#query.scales,
      this.#scratch,
    );
    const judged: RankedState[] = [];
    for (const { state, column, pathCost } of ranked) {
      const score = column < length ? (floats[costs + column] ?? 0) : 0;
      // It learned beside fields that had seen two thirds of the sentences. The real one has seen all, so that what it says
      // counts once more, whatever the network trusts it.
      insert({ state, column, pathCost: fieldCost(pathCost) - score }, judged);
    }
    return { best: judged[0]?.state ?? best, ranked: judged };
  }

  /** Where what a word gives to the gates lies, behind it what it gives to its query, and its states. */
  #wordAt(node: Node, states: readonly State[]): number {
    const known = this.#known.get(states);
    if (known !== undefined && known.round === this.#round) return known.at;
    const at = this.#placeWord(node, states);
    this.#known.set(states, { at, round: this.#round });
    return at;
  }

  #placeWord(node: Node, states: readonly State[]): number {
    const { word, query } = this.#weights.shape;
    const judged = states.length > 1 ? states.slice(0, MOST_STATES) : [];
    const stateColumns = query + LANES;
    const at = this.#memory.take(this.#gateBytes + FLOAT * stateColumns * (1 + judged.length));
    const queryAt = at + this.#gateBytes;
    const { floats } = this.#memory;
    floats.set(this.#vectorOf(node, states), this.#vector / FLOAT);
    floats.set(this.#gateBias, at / FLOAT);
    this.#kernel.addProduct(at, this.#gateColumns, this.#word, this.#vector, word);
    floats.set(this.#queryBias, queryAt / FLOAT);
    this.#kernel.addProduct(queryAt, stateColumns, this.#queryWord, this.#vector, word);
    const several = hasSeveralSounds(states);
    judged.forEach((state, column) => {
      this.#placeState(stateInputs(node.form, several, state), queryAt + FLOAT * stateColumns * (1 + column));
    });
    return at;
  }

  #vectorOf(node: Node, states: readonly State[]): Float32Array {
    const { table, forms } = this.#weights;
    const inputs = wordInputs(node, states);
    const sum = this.#copyOf('wordBias');
    addRow(sum, table('form'), indexOf(forms, inputs.form) + 1);
    for (const affix of inputs.affixes) addRow(sum, table('affix'), affix);
    addRow(sum, table('meaning'), inputs.meaning);
    addRow(sum, table('widerMeaning'), inputs.widerMeaning);
    addProduct(sum, this.#dense.get('labelCosts'), inputs.labelCosts);
    addProduct(sum, this.#dense.get('flags'), bitsOf(inputs.flags));
    const vector = this.#copyOf('denseBias');
    addProduct(vector, this.#dense.get('dense'), sum.map(positive));
    return vector.map(positive);
  }

  #placeState(inputs: StateInputs, at: number): void {
    const { table, shape } = this.#weights;
    const sum = this.#copyOf('stateBias');
    addRow(sum, table('stateLabel'), inputs.label);
    if (inputs.sound > 0) addRow(sum, table('stateSound'), inputs.sound);
    addRow(sum, table('stateMeaning'), inputs.meaning);
    addRow(sum, table('stateWiderMeaning'), inputs.widerMeaning);
    addRow(sum, table('stateTense'), inputs.tense);
    addRow(sum, table('stateCost'), inputs.cost);
    addProduct(sum, this.#dense.get('stateFlags'), bitsOf(inputs.flags));
    const { floats } = this.#memory;
    floats.set(sum, at / FLOAT);
    this.#kernel.tanhInPlace(at, shape.query);
    const end = at / FLOAT + shape.query;
    const score = new Float32Array(1);
    addProduct(score, this.#dense.get('stateScore'), floats.subarray(at / FLOAT, end));
    floats.fill(0, end, end + LANES);
    floats.set(score, end);
  }

  #copyOf(bias: TableName): Float32Array {
    return Float32Array.from(this.#dense.get(bias) ?? []);
  }

  #placeUnit(matrix: TableName, candidateBias: TableName): Unit {
    const { table } = this.#weights;
    return {
      matrix: this.#placeMatrix(table(matrix)),
      candidateBias: this.#memory.place(decoded(table(candidateBias))),
    };
  }

  /** A matrix as numbers of 16 bits, its scales for a vector in which `ONE` of the kernel stands for 1. */
  #placeMatrix(matrix: Table): Matrix {
    const { rows, values } = matrix;
    const at = this.#memory.take(SHORT * values.length);
    new Int16Array(this.#kernel.memory.buffer, at, values.length).set(values);
    const scales = Float32Array.from({ length: rows }, (_, row) => scaleOf(matrix, row) / 2 ** 14);
    return { at, scales: this.#memory.place(scales) };
  }
}

/** The kernel's memory, which is handed out from its beginning. */
class KernelMemory {
  readonly #memory: WebAssembly.Memory;
  #floats: Float32Array<ArrayBuffer>;
  /** Where what is free begins. */
  end = ALIGNMENT;

  constructor(memory: WebAssembly.Memory) {
    this.#memory = memory;
    this.#floats = new Float32Array(memory.buffer);
  }

  /** The memory as float32; another one after it has grown. */
  get floats(): Float32Array<ArrayBuffer> {
    return this.#floats;
  }

  take(bytes: number): number {
    const start = this.end;
    this.end += Math.ceil(bytes / ALIGNMENT) * ALIGNMENT;
    const missing = this.end - this.#memory.buffer.byteLength;
    if (missing > 0) {
      this.#memory.grow(Math.ceil(missing / PAGE) + PAGES_AHEAD);
      this.#floats = new Float32Array(this.#memory.buffer);
    }
    return start;
  }

  place(values: Float32Array): number {
    const at = this.take(FLOAT * values.length);
    this.#floats.set(values, at / FLOAT);
    return at;
  }
}

/** The row of a hash in a list that rises; -1 if it is not there. */
function indexOf(hashes: Int32Array, hash: number): number {
  let [low, high] = [0, hashes.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = hashes[middle] ?? 0;
    if (found === hash) return middle;
    if (found < hash) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

function scaleOf({ scales }: Table, row: number): number {
  return scales[scales.length === 1 ? 0 : row] ?? 0;
}

function decoded(table: Table): Float32Array {
  const { rows, columns, values } = table;
  const cell = (_: unknown, at: number): number =>
    (values[at] ?? 0) * scaleOf(table, Math.floor(at / columns));
  return Float32Array.from({ length: rows * columns }, cell);
}

/** `sum += table[row]`. */
function addRow(sum: Float32Array, table: Table, row: number): void {
  const { columns, values } = table;
  const scale = scaleOf(table, row);
  for (let column = 0; column < columns; column++)
    sum[column] = (sum[column] ?? 0) + (values[row * columns + column] ?? 0) * scale;
}

/** `sum += matrix * vector`, of which a row is as long as the vector. */
function addProduct(sum: Float32Array, matrix: Float32Array | undefined, vector: ArrayLike<number>): void {
  const columns = vector.length;
  const weights = matrix ?? NO_MATRIX;
  for (let row = 0; row < sum.length; row++) {
    let product = 0;
    for (let column = 0; column < columns; column++)
      product += (weights[row * columns + column] ?? 0) * (vector[column] ?? 0);
    sum[row] = (sum[row] ?? 0) + product;
  }
}

const NO_MATRIX = new Float32Array();

/** For each row of `inputs`, its products with both matrices, side by side. */
function rowsFor(inputs: Table, forward: Table, backward: Table): Float32Array {
  const gates = forward.rows + backward.rows;
  const rows = new Float32Array(inputs.rows * gates);
  const given = decoded(inputs);
  const matrix = joined(decoded(forward), decoded(backward));
  for (let row = 0; row < inputs.rows; row++)
    addProduct(
      rows.subarray(row * gates, (row + 1) * gates),
      matrix,
      given.subarray(row * inputs.columns, (row + 1) * inputs.columns),
    );
  return rows;
}

function identity(size: number): Table {
  const values = new Int8Array(size * size);
  for (let at = 0; at < size; at++) values[at * size + at] = 1;
  return { rows: size, columns: size, values, scales: Float32Array.of(1) };
}

function joined(first: Float32Array, second: Float32Array): Float32Array {
  const both = new Float32Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
}

function bitsOf(flags: number): number[] {
  return Array.from({ length: FLAG_BITS }, (_, bit) => (flags >> bit) & 1);
}

const FLAG_BITS = 16;

function positive(value: number): number {
  return Math.max(0, value);
}
