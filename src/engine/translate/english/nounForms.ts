import plur from 'plur';

const IRREGULAR_SECOND_PART = /^(.*)(woman|man|child)$/;
const PLURAL_ENDINGS: Readonly<Record<string, string>> = { woman: 'women', man: 'men', child: 'children' };
/** Not made with `man`. */
const OTHER_MAN = /(?:brah|cai|ger|hu|otto|ro|sha|talis|to|tu)man$/i;
/** Glosses that are plural already, as those of collective words: `arrows`, `collected poems`. */
const IN_PLURAL = /[^aious]s$/;
const SINGULAR_IN_S = /(?:lens|mumps|summons|hertz|thermos|ss)$/;
const ALWAYS_PLURAL =
  /(?:^|\s)(?:people|police|clothes|goods|glasses|trousers|scissors|news|mathematics|physics|politics|economics|percent)$/;
const HEAD_BEFORE_PREPOSITION = /^(.*?\S)( (?:of|in|to|for|on|at|by) .*|-in-law)$/;

const WITH_PLURAL_VERB = /^(?:people|police)$/;

/** Whether the verb of an English noun without plural ending is plural: `people`. */
export function takesPluralVerb(noun: string): boolean {
  return WITH_PLURAL_VERB.test(noun);
}

const PLURAL_FORM = /s$|^(?:people|children|men|women|data|news|media)$/;

/** Whether an English noun is a plural already: `members`, `children`. */
export function isPluralForm(noun: string): boolean {
  return PLURAL_FORM.test(noun);
}

const ABSTRACT_ENDING = /(?:tion|sion|ment|ness|ance|ence|ism)$/;
const CONCRETE = new Set(
  'station nation section position location question institution organization organisation foundation corporation government apartment document department moment monument instrument element parliament regiment audience sentence ambulance appliance distance alliance conference business witness harness illness sickness'.split(
    ' ',
  ),
);

/** Whether an English noun has the ending of an abstract one, which stands without article: prevention, importance. */
export function isAbstract(noun: string): boolean {
  return ABSTRACT_ENDING.test(noun) && !CONCRETE.has(noun.slice(noun.lastIndexOf(' ') + 1));
}

/** The plural of an English noun or noun phrase without article: `name of the day` gives `names of the day`. */
export function plural(noun: string): string {
  const phrase = HEAD_BEFORE_PREPOSITION.exec(noun);
  if (phrase) return plural(phrase[1] ?? '') + (phrase[2] ?? '');
  if (ALWAYS_PLURAL.test(noun)) return noun;
  const space = noun.lastIndexOf(' ') + 1;
  return noun.slice(0, space) + pluralWord(noun.slice(space));
}

function pluralWord(word: string): string {
  if (OTHER_MAN.test(word)) return `${word}s`;
  const second = IRREGULAR_SECOND_PART.exec(word);
  if (second) return (second[1] ?? '') + (PLURAL_ENDINGS[second[2] ?? ''] ?? '');
  if (/[aeoy]sis$/.test(word)) return word.replace(/is$/, 'es');
  return IN_PLURAL.test(word) && !SINGULAR_IN_S.test(word) ? word : plur(word, 2);
}

const VOWEL_LETTER_CONSONANT_SOUND = /^(?:uni(?![nm])|use|usual|util|ur[aeo]|eu|one|once|ubiq)/i;
const SILENT_H = /^(?:hour|honest|honour|honor|heir)/i;
const LETTER_NAME_WITH_VOWEL = /^(?:[AEFHILMNORSX]|8)(?:[A-Z0-9.-]|$)|^(?:11|18)(?!\d)/;

/** `a` or `an`, whichever stands before `next`. */
export function indefiniteArticle(next: string): 'a' | 'an' {
  if (LETTER_NAME_WITH_VOWEL.test(next) || SILENT_H.test(next)) return 'an';
  if (VOWEL_LETTER_CONSONANT_SOUND.test(next)) return 'a';
  return /^[aeiou]/i.test(next) ? 'an' : 'a';
}

/** The possessive of a noun phrase: `Ali` gives `Ali's`, `the teachers` gives `the teachers'`. */
export function possessive(phrase: string, isPlural: boolean): string {
  return isPlural && phrase.endsWith('s') ? `${phrase}'` : `${phrase}'s`;
}
