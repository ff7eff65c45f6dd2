import assert from 'node:assert/strict';
import { testEngine } from '../../../support/engine.ts';

const SENTENCES = [
  'این کرم را دیدم.',
  'مرد بزرگ آمد.',
  'پسر همسایه آمد و سر در را گرفت.',
  'مهر مادر و شیر گرم و گل سرخ',
  'دانشجو خوب خواند.',
  'دم در خانه پر از برگ بود.',
];

describe('the shares of what a word could be', () => {
  const words = SENTENCES.flatMap((text) =>
    testEngine()
      .analyse(text)
      .tokens.flatMap(({ source, word }) => (word === undefined ? [] : [{ source, ...word }])),
  );

  it('sum to 1, with that of the word and of its other ezafe', () => {
    let doubtful = 0;
    for (const { source, pronunciation, confidence, otherEzafe = 0, alternatives } of words) {
      const others = alternatives.filter((each) => each.pronunciation.phonemes !== pronunciation.phonemes);
      if (others.length === 0 && otherEzafe === 0) continue;
      doubtful++;
      const sum = others.reduce((total, each) => total + each.confidence, confidence + otherEzafe);
      assert.ok(Math.abs(sum - 1) < 1e-9, `${source}: ${sum}`);
    }
    assert.ok(doubtful > 5);
  });

  it('are parts of that of the word where they sound as it does', () => {
    for (const { source, pronunciation, confidence, alternatives } of words)
      for (const other of alternatives.filter(
        (each) => each.pronunciation.phonemes === pronunciation.phonemes,
      ))
        assert.ok(other.confidence < confidence, source);
  });

  it('leave no doubt of an ezafe that the text marks, or denies', () => {
    const ezafeOf = (text: string) => testEngine().analyse(text).tokens[0]?.word;
    for (const [plain, last] of [
      ['مرد', 'بزرگ آمد.'],
      ['پسر', 'همسایه آمد.'],
      ['دوست', 'من رفت.'],
    ]) {
      assert.equal(ezafeOf(`${plain}\u0650 ${last}`)?.ezafe, 'e');
      assert.equal(ezafeOf(`${plain}\u0652 ${last}`)?.ezafe, 'none', plain);
    }
  });
});

describe('the confidence of an unknown word', () => {
  const confidenceOf = (text: string, word: string) =>
    testEngine()
      .analyse(text)
      .tokens.find(({ source }) => source === word)?.word?.confidence ?? 1;
  it('is low where its letters leave a choice', () => {
    assert.ok(confidenceOf('عسلکیان زیگولک را برداشت.', 'زیگولک') < 0.9);
    assert.ok(confidenceOf('کتاب را برداشت.', 'کتاب') > 0.9);
  });
});
