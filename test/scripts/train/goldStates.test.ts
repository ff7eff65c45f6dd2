import assert from 'node:assert/strict';
import { goldStates } from '../../../scripts/train/goldStates.ts';
import {
  compileLexicon,
  createLatticeReader,
  openLexicon,
  readCorpus,
} from '../../../src/engine/compile/index.ts';
import { lexiconSources } from '../../support/engine.ts';

describe('what a corpus sentence teaches', () => {
  const readLattices = createLatticeReader(openLexicon(compileLexicon(lexiconSources())));

  /** Asserts which phonemes the marks allow for a word, each with `~` where ezafe follows. */
  function check(marked: string, word: string, allowed: readonly string[]): void {
    const [sentence] = readCorpus({ name: 'a.tsv', text: `a\tb\tc\t${marked}` });
    assert.ok(sentence);
    const [lattice] = readLattices(sentence.text);
    assert.ok(lattice);
    const gold = goldStates(lattice, sentence);
    const at = lattice.nodes.findIndex(({ form }) => form === word);
    const seen = (lattice.states[at] ?? [])
      .filter((_, column) => gold[at]?.[column])
      .map(({ ezafe, candidate }) => candidate.pronunciation.phonemes + (ezafe ? '~' : ''));
    assert.deepEqual([...new Set(seen)], allowed);
  }

  it('a reading named in full is no other', () => check('ماه~ مه{me} رسید', 'مه', ['me']));
  it('a reading may be named by its beginning', () => check('سرم{sar} درد می‌کند', 'سرم', ['saram']));
  it('a reading in full counts only if its ezafe is meant too', () =>
    check('سیل روی{ru} داد', 'روی', ['ruy']));
  it('a reading that is not named is a usual one', () => check('او به خانه رفت', 'رفت', ['raft']));
  it('the mark of ezafe asks for ezafe', () => check('مه{meh}~ غلیظ رسید', 'مه', ['meh~']));
});
