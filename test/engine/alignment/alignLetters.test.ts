import assert from 'node:assert/strict';
import { alignLetters, MISFIT_COST } from '../../../src/engine/alignment/alignLetters.ts';

/** Asserts how each letter sounds, written `letter:carrier+vowel`, a doubled consonant as two. */
function check(letters: string, phonemes: string, expected: string): void {
  const { sounds, cost } = alignLetters(letters, phonemes);
  assert.ok(cost < MISFIT_COST, `${letters} should carry ${phonemes}, cost ${cost}`);
  const shown = sounds.map(({ carrier, vowel }, at) => `${letters[at]}:${carrier}${vowel && `+${vowel}`}`);
  assert.equal(shown.join(' '), expected);
}

describe('the alignment of letters and phonemes', () => {
  it('gives a short vowel to the letter before it', () => check('کتاب', 'ketAb', 'ک:k+e ت:t ا:A ب:b'));
  it('explains a doubled consonant by one letter', () => check('معلم', 'mo?allem', 'م:m+o ع:?+a ل:ll+e م:m'));
  it('keeps و silent after خ', () => check('خواهر', 'xAhar', 'خ:x و: ا:A ه:h+a ر:r'));
  it('reads و as the glide of ow', () => check('دولت', 'dowlat', 'د:d+o و:w ل:l+a ت:t'));
  it('reads ی before a vowel as i and its glide', () =>
    check('خیابان', 'xiyAbAn', 'خ:x ی:iy ا:A ب:b ا:A ن:n'));
  it('keeps a final ه silent behind its vowel', () => check('خانه', 'xAne', 'خ:x ا:A ن:n+e ه:'));
  it('sounds a final ه where it is heard', () => check('ده', 'deh', 'د:d+e ه:h'));
  it('finds tanvin on a final alef', () => check('فعلا', 'fe?lan', 'ف:f+e ع:? ل:l ا:an'));
  it('finds the unwritten long a of الله', () => check('الله', 'allAh', 'ا:+a ل: ل:ll+A ه:h'));
  it('keeps alef and lam of the article silent, and the vowel on the letter before', () => {
    check('فارغ‌التحصیل', 'fAreqottahsil', 'ف:f ا:A ر:r+e غ:q+o \u200c: ا: ل: ت:tt+a ح:h ص:s ی:i ل:l');
    check('عبدالله', 'abdollAh', 'ع:+a ب:b د:d+o ا: ل: ل:ll+A ه:h');
    check('فی‌الواقع', 'felvAqe?', 'ف:f+e ی: \u200c: ا: ل:l و:v ا:A ق:q+e ع:?');
  });
  it('lets hamza and ع sound or be silent', () => check('مسئول', 'mas?ul', 'م:m+a س:s ئ:? و:u ل:l'));
  it('passes over ZWNJ', () => check('هم‌اکنون', 'ham?aknun', 'ه:h+a م:m \u200c: ا:?+a ک:k ن:n و:u ن:n'));
  it('hears the n of a tanvin at a ZWNJ', () =>
    check('مضاف‌الیه', 'mozAfoneleyh', 'م:m+o ض:z ا:A ف:f+o \u200c:n ا:+e ل:l+e ی:y ه:h'));
  it('reports letters that cannot carry the phonemes', () => {
    assert.ok(alignLetters('کتاب', 'madrase').cost >= MISFIT_COST);
  });
  it('succeeds on nothing', () => assert.deepEqual(alignLetters('', ''), { sounds: [], cost: 0 }));
});
