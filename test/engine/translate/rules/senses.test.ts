import assert from 'node:assert/strict';
import type { TranslationRow } from '../../../../src/engine/format/translationTables.ts';
import { type Ambiguous, NUMBER_NEAR, sensesIn } from '../../../../src/engine/translate/rules/senses.ts';

const bar: Ambiguous = {
  lemma: 'بار',
  id: 'bAr',
  phonemes: 'bAr',
  partOfSpeech: 'noun',
  gloss: 'time; load',
};

function choice(
  near: readonly string[],
  { senses = [], learned = [] }: { senses?: readonly TranslationRow[]; learned?: readonly TranslationRow[] },
  word = bar,
): string | undefined {
  return sensesIn({ senses, learnedSenses: learned }).choose(word, new Set(near))?.english;
}

describe('the sense of a word', () => {
  it('is left to its glosses where nothing is known of it', () => {
    assert.equal(choice(['کامیون'], {}), undefined);
  });

  it('is the one that a table names beside a neighbour, else the first gloss', () => {
    const senses = [['بار', '-', 'charge', '-', 'مثبت,منفی']];
    assert.equal(choice(['مثبت'], { senses }), 'charge');
    assert.equal(choice(['کامیون'], { senses }), 'time');
  });

  it('is named beside a number by its sign', () => {
    const senses = [['بار', '-', 'times', '-', '#']];
    assert.equal(choice([NUMBER_NEAR], { senses }), 'times');
  });

  it('is what a table says everywhere before what is seen a little more often', () => {
    const senses = [['بار', '-', 'burden', '-', '-']];
    const learned = [['بار', 'noun', 'time:20;burden:15', '-']];
    assert.equal(choice([], { senses, learned }), 'burden');
  });

  it('is the gloss that was seen most often in translations', () => {
    const learned = [['بار', 'noun', 'load:80;time:2', '-']];
    assert.equal(choice([], { learned }), 'load');
  });

  it('is turned by a neighbour that it was seen beside', () => {
    const learned = [['بار', 'noun', 'time:20;load:20', 'کامیون:-20,20;هفته:20,-20']];
    assert.equal(choice(['کامیون'], { learned }), 'load');
    assert.equal(choice(['هفته'], { learned }), 'time');
  });

  it('is that of its own reading and part of speech', () => {
    const senses = [['بار', 'bar', 'fruit', '-', 'مثبت']];
    const learned = [['بار', 'adjective', 'load:80;time:2', '-']];
    assert.equal(choice(['مثبت'], { senses }) ?? 'time', 'time');
    assert.equal(choice([], { learned }) ?? 'time', 'time');
  });

  it('is one of its candidates, each of which is named once', () => {
    const { candidates } = sensesIn({
      senses: [
        ['بار', '-', 'charge', '-', 'مثبت'],
        ['بار', '-', 'load', '-', 'کامیون'],
      ],
      learnedSenses: [],
    });
    assert.deepEqual(candidates(bar), ['time', 'load', 'charge']);
  });
});
