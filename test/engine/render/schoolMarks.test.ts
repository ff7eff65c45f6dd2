import assert from 'node:assert/strict';
import fc from 'fast-check';
import { stripMarks } from '../../../src/text/marks.ts';
import { testEngine } from '../../support/engine.ts';

function schoolMarks(text: string): string {
  const engine = testEngine();
  const analysis = engine.analyse(text);
  const options = { style: 'readable', vowelNotation: 'double_a', schoolMarks: true } as const;
  const words = engine.explain(analysis, options);
  return analysis.tokens.map(({ source }, at) => words.get(at)?.schoolMarks ?? source).join('');
}

describe('marks as primers print them', () => {
  const examples = [
    'آنْ مَرْدْ دَرْ بارانْ آمَدْ.',
    'دَرْسِ فارْسی اِمْروزْ سَخْتْ بودْ.',
    'خانِه‌یِ ما بُزُرْگْ اَسْتْ.',
    'دُوْلَتْ خُورْشیدْ را دوسْتْ دارَدْ.',
    'دانِشْ‌آموزْ خوابْ اَسْتْ.',
  ];
  for (const marked of examples)
    it(`have sukun on consonants without a vowel: ${marked}`, () => {
      assert.equal(schoolMarks(stripMarks(marked)), marked);
    });

  it('are on the letters of any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'بپاوی هسلﻻـ‌َِّ.۱a') }), (text) => {
        assert.equal(stripMarks(schoolMarks(text)), stripMarks(text));
      }),
    );
  });
});
