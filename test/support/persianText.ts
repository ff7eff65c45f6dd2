import fc from 'fast-check';

const PIECES = [
  ...'ابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهیآأؤئءيكةۀ',
  ...'\u064e\u0650\u064f\u0651\u0652\u064b\u0654\u0670\u200c\u200d\u0640',
  ...' \n،.؟!«»:؛()`*#۱۲3ABc_-/@',
  'کتاب',
  'می‌روم',
  'خانه‌ی',
  'های',
  'https://a.ir',
  '👩‍💻',
  '\ud83d',
  'ﻻ',
  '𐎠',
];

/** Texts made of Persian letters, marks, joiners, words, Latin, digits, emoji and lone surrogates. */
export function persianText(): fc.Arbitrary<string> {
  return fc.array(fc.constantFrom(...PIECES), { maxLength: 60 }).map((pieces) => pieces.join(''));
}
