import type { TidyRule } from '../rule.ts';

/** «اعتباررا»: two words without the space between them, which the speller finds. */
export const joinedWords: TidyRule = {
  name: 'joined-words',
  reason: {
    en: '"{0}" is two words: "{1}".',
    fa: '«{0}» دو واژه است: «{1}».',
  },
  severity: 'hint',
  mends: [{ before: 'این اعتباررا دارد.', after: 'این اعتبار را دارد.' }],
  stays: ['او را دارا می‌داند.'],
  tidies: [],
};
