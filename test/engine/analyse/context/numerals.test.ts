import assert from 'node:assert/strict';
import { testEngine } from '../../../support/engine.ts';

const phonemesOf = (text: string) => {
  const engine = testEngine();
  return engine.phonemes(engine.analyse(text));
};

describe('«و» within a numeral', () => {
  for (const [text, expected] of [
    ['چهل و هشت', /^Cehel o haSt/],
    ['صد و بیست و پنج هزار و ششصد تومان', /^sad o bist o panj hezAr o SeSsad /],
    ['بیست و یکم مهر', /^bist o yekom/],
    ['هزار و سیصد و نود و نه', /^hezAr o sisad o navad o noh/],
    ['صد و دوازده', /^sad o davAzdah/],
    ['دو میلیون و سیصد هزار', /^do milyun o sisad hezAr/],
    ['چهل و هشتمین', /^Cehel o haStomin/],
  ] as const)
    it(`is read o: ${text}`, () => assert.match(phonemesOf(text), expected));

  for (const text of ['دو و سه', 'ده و بیست', 'بیست و ده', 'پنجاه و صد', 'بیستم و سه', 'چهل و کتاب'])
    it(`is read va where it joins two: ${text}`, () => assert.match(phonemesOf(text), / va /));

  it('has its sound in marks and Pinglish too', () => {
    const engine = testEngine();
    const analysis = engine.analyse('چهل و هشت نفر');
    const { pinglish } = engine.pinglish(analysis, { style: 'readable', vowelNotation: 'double_a' });
    assert.equal(pinglish, 'chehel o hasht nafar');
    assert.match(engine.diacritize(analysis, { includeEzafe: true }), / وُ /);
  });
});
