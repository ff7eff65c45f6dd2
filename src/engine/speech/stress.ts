import type { WordAnalysis } from '../types.ts';

const UNSTRESSED = new Set(['conjunction', 'preposition', 'affix', 'particle']);

/**
 * Which vowel of a word is stressed, counted from the end (-1 is the last), as `voiceLetters` takes it.
 * Nouns and adjectives: the last of the stem, before ezafe, clitics and indefinite ی. Verbs: the prefix if there
 * is one (می‌روم, نرفتم), else the last of the stem. Facts: Persian stress as in standard grammars.
 */
export function stressedVowel({ pronunciation }: WordAnalysis): number | undefined {
  if (UNSTRESSED.has(pronunciation.partOfSpeech)) return undefined;
  const { tense, clitic, copula, indefinite, person, negative } = pronunciation.inflection;
  if (pronunciation.partOfSpeech === 'verb' && tense !== undefined) {
    if (
      negative ||
      tense === 'present' ||
      tense === 'imperfect' ||
      tense === 'subjunctive' ||
      tense === 'imperative'
    )
      return 0;
    const ending = person === 3 && tense !== 'perfect' ? 0 : 1;
    return -1 - ending - (clitic === undefined ? 0 : 1);
  }
  const endings =
    (clitic === undefined ? 0 : syllablesOfClitic(clitic)) + (copula ? 1 : 0) + (indefinite ? 1 : 0);
  return -1 - endings;
}

/** مان، تان، شان have two syllables behind a consonant. */
function syllablesOfClitic(person: number): number {
  return person > 3 ? 2 : 1;
}
