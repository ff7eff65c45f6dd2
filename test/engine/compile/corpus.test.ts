import assert from 'node:assert/strict';
import { openLexicon } from '../../../src/engine/analyse/lexicon/openLexicon.ts';
import { checkCorpus, unknownWords } from '../../../src/engine/compile/checkCorpus.ts';
import { corpusSources, testEngineData } from '../../support/engine.ts';

const lexicon = openLexicon(testEngineData());

/** Asserts that sentences, numbered from one, have exactly these problems. */
function check(sentences: readonly string[], ...expected: string[]): void {
  const text = sentences.map((sentence, at) => `${at + 1}\tnews\ta\t${sentence}\n`).join('');
  // The sentences are numbered as their lines are.
  const placed = expected.map((problem) => problem.replace(/^(\d+): /, 'a.tsv:$1: $1: '));
  assert.deepEqual(checkCorpus([{ name: 'a.tsv', text }], lexicon), placed);
}

describe('the corpus', () => {
  it('has no sentence that breaks a rule', function () {
    this.timeout(240_000);
    assert.deepEqual(checkCorpus(corpusSources(), lexicon), []);
  });
});

describe('the checker of the corpus', () => {
  it('accepts a good sentence', () => check(['کتاب~ تازه~ او در بازار است.']));
  it('asks for the reading of a word that has several', () =>
    check(['گرم شد{Sod}.'], '1: گرم is garm or geram; name its reading.'));
  it('finds a reading that the word does not have', () =>
    check(['آن مرد{merd} آمد.'], '1: مرد is never merd; it is mard or mord.'));
  it('accepts sounds that are given in full, if they are phonemes', () =>
    check(
      ['گفت صلی‌الله{=sallallAho|salallAho}.', 'گفت الله{=allâh|allAh}.'],
      '2: الله has allâh|allAh, which are no phonemes.',
    ));
  it('finds markup behind a mark, behind a quotation and without a word', () =>
    check(
      ['خانهٔ~ او بزرگ است.', 'شعر~ «مادر»~ شاعر.', 'دیوار ~ بلند.', 'نامهٔ دوست رسید.'],
      '1: in خانهٔ~ the markup is not behind the last letter of a word without marks.',
      '2: in «مادر»~ the markup is not behind the last letter of a word without marks.',
      '3: in ~ the markup is not behind the last letter of a word without marks.',
      '4: in نامهٔ the markup is not behind the last letter of a word without marks.',
    ));
  it('finds markup inside a compound', () =>
    check(
      ['گل{gol}\u200cافشانی زیباست.'],
      '1: افشانی has markup before it; write it behind the whole compound.',
    ));
  it('finds ezafe before a stop', () => check(['این{in} کتاب~.'], '1: کتاب has ezafe before a stop.'));
  it('finds ezafe before a verb and before را', () =>
    check(
      ['او کتاب~ را خواند.', 'او کتاب~ می‌خواند.'],
      '1: کتاب has ezafe before را.',
      '2: کتاب has ezafe before می‌خواند.',
    ));
  it('accepts ezafe before a number and before a quotation', () =>
    check(['کتاب در سال~ ۱۳۵۷ چاپ شد{Sod}.', 'داستان~ «بازار» خوب است.']));
  it('finds a sentence that stands twice or nearly so', () =>
    check(
      ['او هر روز به مدرسه~ روستا می‌رفت و درس می‌خواند.', 'او هر روز به مدرسه~ روستا می‌رفت و درس می‌خواند!'],
      '2: nearly the same as 1.',
    ));
  it('counts the words that nothing explains', () => {
    const text = '1\tnews\ta\tبلوخج و بلوخج\n';
    assert.deepEqual(unknownWords([{ name: 'a.tsv', text }], lexicon), [['بلوخج', 2]]);
  });
});
