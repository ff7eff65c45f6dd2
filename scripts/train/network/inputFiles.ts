import { closeSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import {
  hasSeveralSounds,
  type Lattice,
  placeOf,
  type State,
  stateInputs,
  wordInputs,
} from '../../../src/engine/compile/index.ts';

/** Costs of labels, from 0 to 1, are written in so many steps. */
const COST_STEPS = 144;

/** A number for each word or state, in the byte order of this machine, as numpy reads it. */
type Column =
  | Uint8ArrayConstructor
  | Uint16ArrayConstructor
  | Int32ArrayConstructor
  | Float32ArrayConstructor;

const COLUMNS = {
  // Of a sentence.
  length: Uint16Array,
  // Of a word.
  form: Int32Array,
  affixes: Uint16Array,
  labelCosts: Uint8Array,
  meaning: Uint16Array,
  widerMeaning: Uint16Array,
  flags: Uint16Array,
  place: Uint8Array,
  states: Uint8Array,
  // Of a state.
  label: Uint8Array,
  sound: Uint16Array,
  stateMeaning: Uint16Array,
  stateWiderMeaning: Uint16Array,
  tense: Uint8Array,
  stateFlags: Uint16Array,
  stateCost: Uint8Array,
  meant: Uint8Array,
  cost: Float32Array,
} as const satisfies Record<string, Column>;

type ColumnName = keyof typeof COLUMNS;

const BUFFERED = 2 ** 16;

/** Writes what the network sees of sentences to files, one for each column, which `train.py` reads. */
export class InputFiles {
  readonly #files: ReadonlyMap<ColumnName, ColumnFile>;

  /** @param folder that is there */
  constructor(folder: string) {
    const names = Object.keys(COLUMNS) as ColumnName[];
    this.#files = new Map(names.map((name) => [name, new ColumnFile(join(folder, name), COLUMNS[name])]));
  }

  /**
   * @param meant for each word, which of its states its writer meant
   * @param costs for each word, what the field makes of its states
   */
  add(
    { nodes, states }: Lattice,
    meant: readonly (readonly boolean[])[],
    costs: readonly (readonly number[])[],
  ): void {
    this.#put('length', nodes.length);
    nodes.forEach((node, at) => {
      const row = states[at] ?? [];
      const inputs = wordInputs(node, row);
      this.#put('form', inputs.form);
      this.#put('affixes', ...inputs.affixes);
      this.#put('labelCosts', ...inputs.labelCosts.map((cost) => cost * COST_STEPS));
      this.#put('meaning', inputs.meaning);
      this.#put('widerMeaning', inputs.widerMeaning);
      this.#put('flags', inputs.flags);
      this.#put('place', placeOf(node));
      this.#put('states', row.length);
      const several = hasSeveralSounds(row);
      row.forEach((state, column) => {
        this.#addState(node.form, several, state);
        this.#put('meant', meant[at]?.[column] ? 1 : 0);
        this.#put('cost', costs[at]?.[column] ?? 0);
      });
    });
  }

  /** Writes the rest. */
  close(): void {
    for (const file of this.#files.values()) file.close();
  }

  #addState(form: string, several: boolean, state: State): void {
    const inputs = stateInputs(form, several, state);
    this.#put('label', inputs.label);
    this.#put('sound', inputs.sound);
    this.#put('stateMeaning', inputs.meaning);
    this.#put('stateWiderMeaning', inputs.widerMeaning);
    this.#put('tense', inputs.tense);
    this.#put('stateFlags', inputs.flags);
    this.#put('stateCost', inputs.cost);
  }

  #put(name: ColumnName, ...numbers: number[]): void {
    for (const number of numbers) this.#files.get(name)?.put(number);
  }
}

class ColumnFile {
  readonly #file: number;
  readonly #numbers: Uint8Array | Uint16Array | Int32Array | Float32Array;
  #length = 0;

  constructor(path: string, type: Column) {
    this.#file = openSync(path, 'w');
    this.#numbers = new type(BUFFERED);
  }

  put(number: number): void {
    this.#numbers[this.#length++] = number;
    if (this.#length === BUFFERED) this.#write();
  }

  close(): void {
    this.#write();
    closeSync(this.#file);
  }

  #write(): void {
    const { buffer, BYTES_PER_ELEMENT } = this.#numbers;
    writeSync(this.#file, new Uint8Array(buffer, 0, this.#length * BYTES_PER_ELEMENT));
    this.#length = 0;
  }
}
