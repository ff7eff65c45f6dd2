import assert from 'node:assert/strict';
import { dataFiles } from '../../../scripts/data/dataFiles.ts';
import { judgeSpoken, readSpoken, spokenFigures } from '../../../scripts/eval/spoken.ts';

describe('the measure of spoken Persian that is written', () => {
  const sentence = { kind: 'k', spoken: 'میرم خونه من', written: 'به خانه من می‌روم' };

  it('counts the words that should change, and those that should stay', () => {
    assert.deepEqual(judgeSpoken(sentence, sentence.written), {
      needed: 3,
      right: 3,
      made: 3,
      kept: 1,
      lost: 0,
      isExact: true,
    });
    assert.deepEqual(judgeSpoken(sentence, 'می‌روم خانه ما'), {
      needed: 3,
      right: 2,
      made: 3,
      kept: 1,
      lost: 1,
      isExact: false,
    });
  });

  it('counts a word as often as it stands there', () => {
    const twice = { kind: 'k', spoken: 'میرم میرم', written: 'می‌روم می‌روم' };
    assert.equal(judgeSpoken(twice, 'می‌روم میرم').right, 1);
  });

  it('tells of every second sentence by itself', () => {
    const figures = spokenFigures([sentence, sentence], (text) => text);
    assert.deepEqual(figures.map(({ value }) => value).slice(0, 1), [0]);
    assert.equal(figures.length, 8);
  });

  it('refuses a sentence that is not whole', () => {
    assert.throws(() => readSpoken('k\tمیرم\n'), /not whole/);
  });

  it('has more than two hundred sentences, some of them written already', () => {
    const all = dataFiles('corpus/spoken').flatMap(({ text }) => readSpoken(text));
    assert.ok(all.length > 200);
    assert.ok(all.filter(({ spoken, written }) => spoken === written).length >= 20);
  });
});
