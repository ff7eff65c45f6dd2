import { alignLetters } from '../alignment/alignLetters.ts';
import { normaliseWord } from '../analyse/words/normalise.ts';
import type { Token } from '../types.ts';
import { markedToken } from './marks.ts';

const SUKUN = '\u0652';
const MARK = /[\u064b-\u0652\u0654\u0656-\u065f\u0670]/;
const MARKS = /[\u064b-\u0652\u0654\u0656-\u065f\u0670]+/g;
/** What letters sound like that are consonants: `w` and a `y` behind a vowel are glides, which primers mark too. */
const CONSONANT = /^[bptjCxdrzZsSqfkglmnvhyw?]+$/;

/** One token as primers print it: the marks of its reading, and sukun on every consonant without a vowel. */
export function schoolMarkedToken(token: Token, known: Map<string, string>): string {
  const marked = markedToken(token, true, known);
  if (token.word === undefined) return marked;
  const silent = withoutVowel(token.source, token.word.pronunciation.phonemes);
  let letter = -1;
  let result = '';
  for (let utf16 = 0; utf16 < marked.length; utf16++) {
    const unit = marked[utf16] ?? '';
    result += unit;
    if (MARK.test(unit)) continue;
    letter++;
    if (silent.has(letter) && !MARK.test(marked[utf16 + 1] ?? '')) result += SUKUN;
  }
  return result;
}

/** The letters of a word, counted in UTF-16 units without marks, that are consonants with no vowel behind them; خ in خواب has one. */
function withoutVowel(source: string, phonemes: string): ReadonlySet<number> {
  const { letters, utf16Ends } = normaliseWord(source);
  const { sounds } = alignLetters(letters, phonemes);
  const found = new Set<number>();
  sounds.forEach(({ carrier, vowel }, at) => {
    const next = (sounds[at + 1]?.carrier || sounds[at + 2]?.carrier) ?? '';
    const isFollowed = vowel !== '' || /^[Aiuaeo]/.test(next);
    if (!CONSONANT.test(carrier) || isFollowed) return;
    const end = utf16Ends[at] ?? 0;
    found.add(source.slice(0, end).replace(MARKS, '').length - 1);
  });
  return found;
}
