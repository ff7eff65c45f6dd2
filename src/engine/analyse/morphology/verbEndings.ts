import type { Person, Phonemes } from '../../types.ts';

/** A personal ending: its letters and phonemes. */
export interface PersonalEnding {
  readonly letters: string;
  readonly phonemes: Phonemes;
  readonly person: Person;
  readonly colloquial?: true;
  readonly poetic?: true;
  /** In a spoken sentence, where that is another sound. */
  readonly spokenPhonemes?: Phonemes;
}

function endings(
  ...rows: readonly (readonly [string, Phonemes, Person, true?])[]
): readonly PersonalEnding[] {
  return rows.map(([letters, phonemes, person, colloquial]) => ({
    letters,
    phonemes,
    person,
    ...(colloquial && { colloquial }),
  }));
}

/** گفتمی, رفتندی: what used to be, in verse. */
const HABITUAL_ENDINGS: readonly PersonalEnding[] = [
  { letters: 'می', phonemes: 'ami', person: 1, poetic: true },
  { letters: 'ندی', phonemes: 'andi', person: 6, poetic: true },
];

export const PAST_ENDINGS = [
  ...HABITUAL_ENDINGS,
  ...endings(
    ['', '', 3],
    ['م', 'am', 1],
    ['ی', 'i', 2],
    ['یم', 'im', 4],
    ['ید', 'id', 5],
    ['ند', 'and', 6],
    ['ین', 'in', 5, true],
    ['ن', 'an', 6, true],
  ),
];

export const PRESENT_ENDINGS = endings(
  ['د', 'ad', 3],
  ['م', 'am', 1],
  ['ی', 'i', 2],
  ['یم', 'im', 4],
  ['ید', 'id', 5],
  ['ند', 'and', 6],
  ['ه', 'e', 3, true],
  ['ین', 'in', 5, true],
  ['ن', 'an', 6, true],
);

/** After a present stem in ā or u (می‌آیم، می‌گوید). */
export const PRESENT_ENDINGS_AFTER_VOWEL = endings(
  ['ید', 'yad', 3],
  ['یم', 'yam', 1],
  ['یی', 'yi', 2],
  ['ئی', '?i', 2],
  ['ییم', 'yim', 4],
  ['ئیم', '?im', 4],
  ['یید', 'yid', 5],
  ['ئید', '?id', 5],
  ['یند', 'yand', 6],
  ['م', 'm', 1, true],
  ['ی', 'y', 2, true],
  ['د', 'd', 3, true],
  ['یم', 'ym', 4, true],
  ['ین', 'yn', 5, true],
  ['ن', 'n', 6, true],
);

/** The perfect's enclitics behind a participle (رفته‌ام); the participle ends in e. */
export const PERFECT_ENDINGS = endings(
  ['ام', '?am', 1],
  ['ای', '?i', 2],
  ['است', '?ast', 3],
  ['ست', '?ast', 3],
  ['ایم', '?im', 4],
  ['اید', '?id', 5],
  ['اند', '?and', 6],
  ['م', 'm', 1, true],
  ['ن', 'n', 6, true],
);

/** Object pronouns behind a finite verb (دیدمش). */
export const OBJECT_CLITICS: readonly PersonalEnding[] = [
  ...endings(['م', 'am', 1]),
  { letters: 'ت', phonemes: 'at', person: 2, spokenPhonemes: 'et' },
  { letters: 'ش', phonemes: 'aS', person: 3, spokenPhonemes: 'eS' },
  ...endings(
    ['مان', 'emAn', 4],
    ['تان', 'etAn', 5],
    ['شان', 'eSAn', 6],
    ['مون', 'emun', 4, true],
    ['تون', 'etun', 5, true],
    ['شون', 'eSun', 6, true],
  ),
];
