import type { Phonemes } from '../../types.ts';
import type { Candidate } from '../candidate.ts';

type Read = (part: string) => readonly Candidate[];

const LONGEST_PART = 8;
/** What numerals that stand before others begin with, so that most words are passed at once. */
const BEGINS =
  /^(?:یک|دو|سه|چهار|پنج|شش|هفت|هشت|نه|ده|بیست|سی|چهل|پنجاه|شصت|هفتاد|هشتاد|نود|صد|پانصد|پونصد|هزار)(?:صد|یست)?(?:هزار)?\u200c?و/;
const MULTIPLIERS = ['هزار', 'میلیون', 'میلیارد'];

/** هزاروسیصدوهفتادونه, صدوبیستم: numerals written as one word, with و between them; `read` reads the parts. */
export function joinedNumeral(word: string, read: Read): Candidate | undefined {
  if (!BEGINS.test(word)) return undefined;
  for (let length = Math.min(word.length, LONGEST_PART); length > 1; length--) {
    const first = numeralAt(word.slice(0, length), read);
    if (first === undefined) continue;
    const rest = restOf(word.slice(length), read);
    if (rest !== undefined) return behind(first, rest);
  }
  return undefined;
}

/** What follows a numeral: a thousand, then و and further ones. */
function restOf(letters: string, read: Read): Candidate | undefined {
  const multiplier = MULTIPLIERS.find((each) => letters.startsWith(each));
  const [thousand] = multiplier === undefined ? [] : numeralsOf(multiplier, read);
  const next = /^\u200c?و\u200c?(?=.)/.exec(letters.slice(multiplier?.length ?? 0));
  if (next === null) return undefined;
  const part = letters.slice((multiplier?.length ?? 0) + next[0].length);
  const last = joinedNumeral(part, read) ?? numeralAt(part, read);
  if (last === undefined) return undefined;
  const sound = thousand?.pronunciation.phonemes;
  const { phonemes, gloss } = last.pronunciation;
  return sound === undefined
    ? made(last, `o${phonemes}`, gloss)
    : made(last, `${sound}o${phonemes}`, `${thousand?.pronunciation.gloss} ${gloss}`);
}

function numeralAt(part: string, read: Read): Candidate | undefined {
  return numeralsOf(part, read)[0];
}

function numeralsOf(part: string, read: Read): Candidate[] {
  return read(part).filter(({ pronunciation }) => pronunciation.partOfSpeech === 'numeral');
}

function behind({ pronunciation }: Candidate, rest: Candidate): Candidate {
  const { phonemes, gloss } = pronunciation;
  const after = rest.pronunciation;
  const link = after.phonemes.startsWith('o') ? linkAfter(phonemes) : '';
  const sign = gloss.endsWith('ty') ? '-' : ' ';
  return made(rest, phonemes + link + after.phonemes, gloss + sign + after.gloss);
}

/** siyoSeS, dovonim. */
function linkAfter(before: Phonemes): Phonemes {
  if (before.endsWith('i')) return 'y';
  return before.endsWith('o') ? 'v' : '';
}

function made(candidate: Candidate, phonemes: Phonemes, gloss: string): Candidate {
  const pronunciation = { ...candidate.pronunciation, id: phonemes, phonemes, gloss };
  return { ...candidate, pronunciation, spokenPhonemes: undefined };
}
