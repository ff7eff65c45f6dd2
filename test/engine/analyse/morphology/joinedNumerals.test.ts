import assert from 'node:assert/strict';
import { testEngine } from '../../../support/engine.ts';

function check(word: string, phonemes: string, english: string): void {
  const engine = testEngine();
  const analysis = engine.analyse(word);
  assert.equal(engine.phonemes(analysis), phonemes);
  assert.equal(engine.translate(analysis).translation, english);
}

describe('numerals written as one word', () => {
  it('are read part by part', () => {
    check('سی‌وشش', 'siyoSeS', 'Thirty-six');
    check('پنجاه‌وشش', 'panjAhoSeS', 'Fifty-six');
    check('دویست‌ونه', 'devistonoh', 'Two hundred nine');
    check('دوهزاروپانصد', 'dohezAropAnsad', 'Two thousand five hundred');
    check('هزاروسیصدوهفتادونه', 'hezArosisadohaftAdonoh', 'Thousand three hundred seventy-nine');
  });
  it('have the endings of ordinals', () => {
    check('بیست‌وسوم', 'bistosevvom', 'Twenty-third');
  });
});

describe('the plural owners of talk behind short words', () => {
  it('are no part of an unknown word', () => {
    check('پدرتون', 'pedaretun', 'Your father');
    check('پسرتون', 'pesaretun', 'Your son');
    check('نشونت بده', 'neSunet bede', 'Show you');
  });
});
