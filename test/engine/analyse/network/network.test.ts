import assert from 'node:assert/strict';
import fc from 'fast-check';
import { readKernel } from '../../../../scripts/build/kernel.ts';
import type { Node, State } from '../../../../src/engine/analyse/context/node.ts';
import { type Decision, decide } from '../../../../src/engine/analyse/context/viterbi.ts';
import {
  hasSeveralSounds,
  placeOf,
  stateInputs,
  wordInputs,
} from '../../../../src/engine/analyse/network/inputs.ts';
import { openNetwork } from '../../../../src/engine/analyse/network/network.ts';
import {
  createJudge,
  createLatticeReader,
  type NetworkShape,
  networkBytes,
  openLexicon,
  TABLES,
  type Table,
  type TableName,
} from '../../../../src/engine/compile/index.ts';
import { hashText } from '../../../../src/engine/format/hash.ts';
import { openNetworkWeights } from '../../../../src/engine/format/networkWeights.ts';
import { testEngineData } from '../../../support/engine.ts';

const SHAPE: NetworkShape = { word: 8, place: 4, unit: 16, query: 8 };
const LABELS = 28;

/** Rows and columns of each table of so small a network. */
const SIZES: Record<TableName, readonly [number, number]> = {
  form: [3, 8],
  affix: [4096, 8],
  labelCosts: [8, LABELS],
  meaning: [512, 8],
  widerMeaning: [129, 8],
  flags: [8, 16],
  wordBias: [8, 1],
  dense: [8, 8],
  denseBias: [8, 1],
  place: [39, 4],
  forwardWord: [48, 8],
  forwardPlace: [48, 4],
  forwardBelief: [48, LABELS],
  forwardBias: [48, 1],
  forwardUnit: [48, 16],
  forwardUnitBias: [16, 1],
  backwardWord: [48, 8],
  backwardPlace: [48, 4],
  backwardBelief: [48, LABELS],
  backwardBias: [48, 1],
  backwardUnit: [48, 16],
  backwardUnitBias: [16, 1],
  queryUnits: [12, 32],
  queryWord: [12, 8],
  queryBias: [12, 1],
  stateLabel: [LABELS, 8],
  stateSound: [16_384, 8],
  stateMeaning: [512, 8],
  stateWiderMeaning: [129, 8],
  stateTense: [16, 8],
  stateFlags: [8, 16],
  stateCost: [10, 8],
  stateBias: [8, 1],
  stateScore: [1, 8],
};

/** Numbers that look random and are always the same. */
function tableOf(name: TableName): Table {
  const [rows, columns] = SIZES[name];
  let seed = TABLES.indexOf(name) + 1;
  const values = Int8Array.from({ length: rows * columns }, () => {
    seed = Math.imul(seed, 1_103_515_245) + 12_345;
    return (seed >> 16) % 127;
  });
  return {
    rows,
    columns,
    values,
    scales: Float32Array.from({ length: rows }, (_, row) => 0.003 + (row % 3) / 1e3),
  };
}

const KNOWN = Int32Array.from(['کتاب', 'دیوار'], hashText).sort();
const section = networkBytes(SHAPE, KNOWN, new Map(TABLES.map((name) => [name, tableOf(name)])));

interface Read {
  readonly nodes: readonly Node[];
  readonly states: readonly (readonly State[])[];
  readonly decisions: readonly Decision[];
}

const plainly = ({ ranked }: Decision) =>
  ranked.map(({ state, pathCost }) => [state.candidate.pronunciation.phonemes, state.ezafe, pathCost]);

describe('the network', () => {
  let lexicon: ReturnType<typeof openLexicon>;
  let read: (text: string) => Read;
  const open = () => {
    const network = openNetwork({ weights: section, kernel: readKernel() });
    assert.ok(network);
    return network;
  };

  before(() => {
    lexicon = openLexicon(testEngineData());
    const lattices = createLatticeReader(lexicon);
    read = (text) => {
      const [lattice] = lattices(text);
      assert.ok(lattice);
      const { nodes, states } = lattice;
      return { nodes, states, decisions: decide(states, createJudge(nodes, states, lexicon.contextWeights)) };
    };
  });

  const judge = (network: ReturnType<typeof open>, { nodes, states, decisions }: Read) =>
    network.judge(nodes, states, decisions);

  it('gives each state the cost that its formulas give', () => {
    for (const text of [
      'معلم داستان خواند',
      'آن دیوار سفید است و آن دیوار سیاه است.',
      'کتاب کرم در گل است',
    ]) {
      const sentence = read(text);
      const expected = costsByFormula(sentence);
      judge(open(), sentence).forEach(({ ranked }, at) => {
        if (ranked.length < 2) return;
        for (const { state, pathCost } of ranked) {
          const column = sentence.states[at]?.indexOf(state) ?? -1;
          const cost = expected[at]?.[column] ?? Number.NaN;
          assert.ok(Math.abs(pathCost - cost) < 0.01, `${text} ${at}: ${pathCost}, not ${cost}`);
        }
      });
    }
  });

  it('puts what costs least first, and keeps what has no choice as it is', () => {
    const sentence = read('پدر من کتاب خوب را خواند.');
    judge(open(), sentence).forEach(({ best, ranked }, at) => {
      assert.equal(best, ranked[0]?.state);
      assert.deepEqual(
        ranked.map(({ pathCost }) => pathCost),
        ranked.map(({ pathCost }) => pathCost).toSorted((a, b) => a - b),
      );
      assert.deepEqual(new Set(ranked.map(({ state }) => state)), new Set(sentence.states[at]));
      if (ranked.length === 1) assert.equal(ranked, sentence.decisions[at]?.ranked);
    });
  });

  it('judges a sentence the same, whatever it has judged before', () => {
    const network = open();
    const words = ['شیر', 'مرد', 'را', 'در', 'گل', 'دید', 'و', 'کتاب', 'خوب', 'است', 'مهر', 'کرم'];
    const texts = fc.array(fc.constantFrom(...words), { minLength: 2, maxLength: 12 });
    fc.assert(
      fc.property(texts, (some) => {
        const sentence = read(some.join(' '));
        assert.deepEqual(judge(network, sentence).map(plainly), judge(open(), sentence).map(plainly));
      }),
      { numRuns: 20 },
    );
  });

  it('goes on when it has forgotten what it kept of words', () => {
    const network = open();
    const sentence = read('شیر در گل است و مرد کتاب خوب را دید');
    const before = judge(network, sentence).map(plainly);
    for (let round = 0; round < 4000; round++) {
      // The states of each are new, so that each is kept anew.
      const states = sentence.states.map((row) => [...row]);
      network.judge(sentence.nodes, states, sentence.decisions);
    }
    assert.deepEqual(judge(network, sentence).map(plainly), before);
  }).timeout(60_000);

  it('sees a sentence of any length, part by part', () => {
    const sentence = read('کتاب خوب مرد را دید و '.repeat(400));
    const judged = judge(open(), sentence);
    assert.equal(judged.length, sentence.nodes.length);
    assert.ok(sentence.nodes.length > 2000);
    assert.ok(judged.every(({ ranked }) => ranked.every(({ pathCost }) => Number.isFinite(pathCost))));
  });

  it('is not there where the machine cannot run its kernel, and the field alone decides', () => {
    assert.equal(openNetwork({ weights: section, kernel: Uint8Array.of(0, 97, 115, 109, 9) }), undefined);
  });

  /** What each state costs, in the numbers of JavaScript and by its own tanh. */
  function costsByFormula({ nodes, states, decisions }: Read): number[][] {
    const { table } = openNetworkWeights(section);
    const row = (name: TableName, at: number): number[] => {
      const { columns, values, scales } = table(name);
      return Array.from(
        values.subarray(at * columns, (at + 1) * columns),
        (value) => value * (scales[at] ?? 0),
      );
    };
    const rows = (name: TableName): number[][] =>
      Array.from({ length: table(name).rows }, (_, at) => row(name, at));
    const times = (name: TableName, vector: readonly number[]): number[] =>
      rows(name).map((weights) => weights.reduce((sum, weight, at) => sum + weight * (vector[at] ?? 0), 0));
    const column = (name: TableName): number[] => rows(name).map(([value = 0]) => value);
    const sum = (...vectors: readonly (readonly number[])[]): number[] =>
      (vectors[0] ?? []).map((_, at) => vectors.reduce((total, vector) => total + (vector[at] ?? 0), 0));
    const bits = (flags: number): number[] => Array.from({ length: 16 }, (_, bit) => (flags >> bit) & 1);
    const positive = (vector: readonly number[]): number[] => vector.map((value) => Math.max(0, value));
    const costs = decisions.map(({ ranked }, at) => {
      const least = ranked[0]?.pathCost ?? 0;
      const of = new Map(ranked.map(({ state, pathCost }) => [state, Math.min(12, pathCost - least)]));
      return (states[at] ?? []).map((state) => of.get(state) ?? Number.NaN);
    });
    const words = nodes.map((node, at) => {
      const inputs = wordInputs(node, states[at] ?? []);
      const given = sum(
        column('wordBias'),
        row('form', KNOWN.indexOf(inputs.form) + 1),
        ...inputs.affixes.map((affix) => row('affix', affix)),
        row('meaning', inputs.meaning),
        row('widerMeaning', inputs.widerMeaning),
        times('labelCosts', inputs.labelCosts),
        times('flags', bits(inputs.flags)),
      );
      return positive(sum(times('dense', positive(given)), column('denseBias')));
    });
    const beliefs = costs.map((row_, at) => {
      const chances = row_.map((cost) => Math.exp(-cost));
      const total = chances.reduce((all, chance) => all + chance, 0);
      const of = new Array<number>(LABELS).fill(0);
      for (const [state, chance] of chances.entries()) {
        const label = states[at]?.[state]?.view.label ?? 0;
        of[label] = (of[label] ?? 0) + chance / total;
      }
      return of;
    });
    const run = (name: 'forward' | 'backward'): number[][] => {
      const outputs: number[][] = [];
      let hidden = new Array<number>(16).fill(0);
      const order = name === 'forward' ? nodes.keys() : [...nodes.keys()].toReversed();
      for (const at of order) {
        const node = nodes[at];
        assert.ok(node);
        const given = sum(
          column(`${name}Bias`),
          times(`${name}Word`, words[at] ?? []),
          times(`${name}Place`, row('place', placeOf(node))),
          times(`${name}Belief`, beliefs[at] ?? []),
        );
        const recurrent = times(`${name}Unit`, hidden);
        const gate = (part: number, unit: number): number =>
          1 / (1 + Math.exp(-((given[part * 16 + unit] ?? 0) + (recurrent[part * 16 + unit] ?? 0))));
        hidden = hidden.map((before, unit) => {
          const bias = row(`${name}UnitBias`, unit)[0] ?? 0;
          const candidate = Math.tanh(
            (given[32 + unit] ?? 0) + gate(0, unit) * ((recurrent[32 + unit] ?? 0) + bias),
          );
          return (1 - gate(1, unit)) * candidate + gate(1, unit) * before;
        });
        outputs[at] = hidden;
      }
      return outputs;
    };
    const [forward, backward] = [run('forward'), run('backward')];
    return nodes.map((node, at) => {
      const outputs = [...(forward[at] ?? []), ...(backward[at] ?? [])];
      const query = sum(
        column('queryBias'),
        times('queryWord', words[at] ?? []),
        times('queryUnits', outputs),
      );
      const trust = 2 / (1 + Math.exp(-(query[8] ?? 0)));
      const several = hasSeveralSounds(states[at] ?? []);
      return (states[at] ?? []).map((state, stateAt) => {
        const inputs = stateInputs(node.form, several, state);
        const is = sum(
          column('stateBias'),
          row('stateLabel', inputs.label),
          inputs.sound > 0 ? row('stateSound', inputs.sound) : [],
          row('stateMeaning', inputs.meaning),
          row('stateWiderMeaning', inputs.widerMeaning),
          row('stateTense', inputs.tense),
          row('stateCost', inputs.cost),
          times('stateFlags', bits(inputs.flags)),
        ).map(Math.tanh);
        const score = is.reduce((total, value, unit) => total + value * (query[unit] ?? 0), 0);
        const cost = costs[at]?.[stateAt] ?? 0;
        return cost + trust * cost - score - (times('stateScore', is)[0] ?? 0);
      });
    });
  }
});
