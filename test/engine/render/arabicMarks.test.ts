import assert from 'node:assert/strict';
import { stripMarks } from '../../../src/text/marks.ts';
import { testEngine } from '../../support/engine.ts';

function diacritize(text: string): string {
  const engine = testEngine();
  return engine.diacritize(engine.analyse(text), { includeEzafe: true });
}

/** Persian sentences and the vowelled Arabic that each quotes. */
const QUOTING: readonly (readonly [string, string])[] = [
  ['در آیهٔ «#» سخن از صبر است.', 'إِنَّا لِلَّهِ وَإِنَّا إِلَيْهِ رَاجِعُونَ'],
  ['پیامبر فرمود: «#» و رفت.', 'اَلْعِلْمُ نُورٌ یَقْذِفُهُ اللّٰهُ فی قَلْبِ مَنْ یَشاءُ'],
  ['قرآن می‌گوید «#» و بس.', 'قُلْ هُوَ ٱللَّهُ أَحَدٌ ٱللَّهُ ٱلصَّمَدُ'],
  ['پدرم # گفت و آرام شد.', 'الْحَمْدُ لِلَّهِ رَبِّ الْعَالَمِينَ'],
  ['معنای (#) در این کتاب آمده است.', 'مَا لَا يُدْرَكُ كُلُّهُ لَا يُتْرَكُ كُلُّهُ'],
  ['به قول سعدی # و این روشن است.', 'رَبَّنا آتِنا فِی الدُّنْیا حَسَنَةً'],
  ['عبارت «#» را بر در نوشته بود.', 'بِسْمِ اللَّهِ الرَّحْمَٰنِ الرَّحِيمِ'],
];

describe('vowelled Arabic in a Persian sentence', () => {
  for (const [sentence, quotation] of QUOTING)
    it(`keeps its marks as they are: ${quotation}`, () => {
      const text = sentence.replace('#', quotation);
      const marked = diacritize(text);
      assert.ok(marked.includes(quotation), marked);
      assert.equal(stripMarks(marked), stripMarks(text));
    });
  it('leaves the Persian around it to be marked', () => {
    const marked = diacritize('کتاب خوب، «قُلْ هُوَ اللَّهُ أَحَدٌ» کتاب خوب');
    assert.equal(marked, 'کِتابِ خوب، «قُلْ هُوَ اللَّهُ أَحَدٌ» کِتابِ خوب');
  });
  it('is not seen in Persian with some marks of its own', () => {
    assert.equal(diacritize('مُعلم کتاب خوبی داد'), diacritize('معلم کتاب خوبی داد'));
  });
});
