import assert from 'node:assert/strict';
import { timeOf, timesAround, timeWords } from '../../../../src/engine/analyse/context/nodeView.ts';
import { testEngine } from '../../../support/engine.ts';

describe('when the verbs of a sentence are', () => {
  it('is past or not, whatever the aspect and the mood', () => {
    assert.deepEqual(
      [timeOf({ tense: 'imperfect' }), timeOf({ tense: 'perfect' }), timeOf({ tense: 'subjunctive' })],
      [1, 1, 2],
    );
    assert.deepEqual(
      [timeOf({}), timeOf({ tense: 'infinitive' }), timeOf({ tense: 'participle' })],
      [0, 0, 0],
    );
  });

  it('is told for each word by the nearest verbs before and behind it', () => {
    assert.deepEqual([...timesAround([1, 0, 2, 0])], [2, 3 + 2, 3, 6]);
    assert.deepEqual([...timesAround([])], []);
  });

  it('is told by the last word of time before it, else by the next', () => {
    assert.deepEqual([...timeWords([0, 7, 0, 9, 0])], [7, 9, 7, 7, 9]);
  });
});

describe('a verb whose letters are of two tenses', () => {
  it('is read in that of the verbs beside it', () => {
    const engine = testEngine();
    const phonemes = (text: string) => engine.phonemes(engine.analyse(text));
    assert.match(phonemes('دیروز معلم آمد و دفترها را برگرداند.'), /bargardAnd$/);
    assert.match(phonemes('او هر روز می‌آید و کتاب‌ها را برمی‌گرداند.'), /barmigardAnad$/);
    assert.match(phonemes('آن روزها می‌آمد، کتاب می‌گرفت و آن را برمی‌گرداند.'), /barmigardAnd$/);
  });
});
