import assert from 'node:assert/strict';
import { goldStates } from '../../../scripts/train/goldStates.ts';
import { quantised } from '../../../scripts/train/quantise.ts';
import { train } from '../../../scripts/train/randomField.ts';
import { score } from '../../../scripts/train/score.ts';
import {
  compileLexicon,
  createLatticeReader,
  openLexicon,
  readCorpus,
  UNCALIBRATED,
  type Weights,
} from '../../../src/engine/compile/index.ts';
import { lexiconSources } from '../../support/engine.ts';

describe('training the context model', () => {
  const readLattices = createLatticeReader(openLexicon(compileLexicon(lexiconSources())));
  // Against what the rules hold likely: they link نامه to what follows.
  const lines = ['نامه معلم~ مدرسه را خواند', 'نامه مدیر~ اداره را دید', 'نامه دوست~ برادرم را رساند'];
  const examples = lines.map((line, at) => {
    const [sentence] = readCorpus({ name: 'a.tsv', text: `a${at}\tb\tc\t${line}` });
    assert.ok(sentence);
    const [lattice] = readLattices(sentence.text);
    assert.ok(lattice);
    return { lattice, gold: goldStates(lattice, sentence) };
  });

  it('learns what the rules get wrong', () => {
    const accuracyWith = (contextWeights: Weights | undefined) =>
      score(examples, { contextWeights, calibration: UNCALIBRATED, network: undefined }).accuracy;
    const before = accuracyWith(undefined);
    const after = accuracyWith(quantised(train(examples, 4)));
    assert.ok(before < 1 && after === 1, `from ${before} to ${after}`);
  });

  it('gives the same weights every time', () => {
    assert.deepEqual(quantised(train(examples, 2)), quantised(train(examples, 2)));
  });
});
