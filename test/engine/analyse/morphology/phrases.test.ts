import assert from 'node:assert/strict';
import { testEngine } from '../../../support/engine.ts';

function check(word: string, phonemes: string): void {
  assert.equal(testEngine().analyse(word).tokens[0]?.word?.pronunciation.phonemes, phonemes);
}

describe('a phrase that is written with ZWNJ for spaces', () => {
  it('has its ezafe before an adjective of relation', () => {
    check('ذخایر‌معدنی', 'zaxAyerema?dani');
    check('گروه‌سنی', 'goruhesenni');
    check('آذربایجان‌غربی', 'AzarbAyjAneqarbi');
  });
  it('has the ezafe that its letters show', () => {
    check('شورای‌روستا', 'SowrAyerustA');
    check('نیروی‌زمینی', 'niruyezamini');
  });
  it('has ezafe behind words that govern, plurals, and before names', () => {
    check('قابل‌پیگیری', 'qAbelepeygiri');
    check('امور‌مردم', 'omuremardom');
    check('دانشگاه‌شیراز', 'dAneSgAheSirAz');
  });
  it('goes on from word to word', () => {
    check('وزیر‌امور‌داخله', 'vazire?omuredAxele');
    check('بیست‌و‌هفت‌هزار', 'bistohafthezAr');
  });
  it('has none behind a plain preposition, nor in a compound', () => {
    check('پیش‌از‌آن', 'piS?az?An');
    check('گل‌خانه', 'golxAne');
    check('سنگ‌تراشان', 'sangtarASAn');
    check('غزل‌خوانی', 'qazalxAni');
  });
  it('is known by که at its end', () => check('کسانی‌که', 'kasAnike'));
  it('is given in phonemes as the words that it is', () => {
    const phonemes = (text: string): string => testEngine().phonemes(testEngine().analyse(text));
    assert.equal(phonemes('به‌این شهر'), 'be in Sahr');
    assert.equal(phonemes('رده‌سنی'), 'rade-ye senni');
    assert.equal(phonemes('دانشگاه‌شیراز'), 'dAneSgAh-e SirAz');
  });
  it('is one word again under an ending', () => {
    const [token] = testEngine().analyse('ذخایر‌معدنی‌مان').tokens;
    assert.equal(token?.word?.pronunciation.phrase, undefined);
  });
  it('is marked with its ezafe', () => {
    const marked = (text: string): string =>
      testEngine().diacritize(testEngine().analyse(text), { includeEzafe: true });
    assert.equal(marked('ذخایر‌معدنی'), 'ذَخایِرِ‌مَعدَنی');
    assert.equal(marked('رده‌سنی'), 'رَدِهٔ‌سِنّی');
  });
  it('is written as the words that it is in Pinglish', () => {
    const pinglish = (text: string): string =>
      testEngine().pinglish(testEngine().analyse(text), { style: 'systematic', vowelNotation: 'macron' })
        .pinglish;
    assert.equal(pinglish('رده‌سنی'), 'rade-ye senni');
    assert.equal(pinglish('حقوق‌بشر'), 'hoghugh-e bashar');
    assert.equal(pinglish('شورای‌روستا'), 'showrā-ye rustā');
    assert.equal(pinglish('جام‌جهانی‌ها'), 'jām-e jahānihā');
    assert.equal(pinglish('خانه‌داری'), 'khānedāri');
    assert.equal(pinglish('رودخانه‌ها و دانش‌آموز'), "rudkhānehā va dānesh'āmuz");
  });
  it('of which a part is unknown reads the others as they are known', () =>
    assert.match(testEngine().analyse('مقام‌قژغپچط').tokens[0]?.word?.pronunciation.phonemes ?? '', /^maqAm/));
});
