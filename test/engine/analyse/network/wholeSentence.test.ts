import assert from 'node:assert/strict';
import { testEngine } from '../../../support/engine.ts';

const phonemesOf = (text: string) => {
  const engine = testEngine();
  return engine.phonemes(engine.analyse(text));
};

describe('what the whole sentence decides', () => {
  for (const [text, phonemes] of [
    ['آن دیوار سفید است و آن دیوار سیاه است.', 'An divAr sefid ast va An divAr siyAh ast'],
    ['به گفته پلیس سارق بازداشت شد', 'be gofte-ye polis sAreq bAzdASt Sod'],
    ['معلم داستان خواند', 'mo?allem dAstAn xAnd'],
    ['داور مسابقه را ترک کرد', 'dAvar mosAbeqe rA tark kard'],
    ['هشت کشته و نه زخمی', 'haSt koSte va noh zaxmi'],
    ['آن مداد آبی است', 'An medAd Abi ast'],
    ['به کار اشتغال دارند', 'be kAr eSteqAl dArand'],
    ['کتاباتو جمع کن بریم', 'ketAbAto jam? kon berim'],
    ['دوست من سه برادر دارد', 'dust-e man se barAdar dArad'],
  ] as const)
    it(`is read right: ${text}`, () => assert.equal(phonemesOf(text), phonemes));
});
