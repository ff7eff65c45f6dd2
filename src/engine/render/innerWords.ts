import { alignLetters } from '../alignment/alignLetters.ts';
import { MISFIT_COST } from '../alignment/cheapestSteps.ts';
import { heard } from '../alignment/letterSound.ts';
import type { Ezafe, Phonemes, WordAnalysis } from '../types.ts';

/** A word of a phrase that is written as one, with the ezafe that is heard behind it. */
export interface InnerWord {
  readonly phonemes: Phonemes;
  readonly ezafe: Ezafe;
}

const ZWNJ = '\u200c';
/** Two parts of which the second is no ending. */
const MAY_BE_PHRASE = /[^\u200c]{2}\u200c(?!ها|تر|ا[یشتمن])[^\u200c]{2}/;

/**
 * The words of a phrase that is written with a ZWNJ where an ezafe is heard (`حقوق‌بشر`: hoquq-e baSar), the last with
 * the ezafe of the whole. All other words are one.
 */
export function innerWords({ normalised, pronunciation, ezafe }: WordAnalysis): readonly InnerWord[] {
  const whole = [{ phonemes: pronunciation.phonemes, ezafe }];
  if (pronunciation.partOfSpeech === 'verb' || !MAY_BE_PHRASE.test(normalised)) return whole;
  const { sounds, cost } = alignLetters(normalised, pronunciation.phonemes);
  if (cost >= MISFIT_COST) return whole;
  const words: InnerWord[] = [];
  let begun = '';
  let start = 0;
  for (const letters of normalised.split(ZWNJ)) {
    const end = start + letters.length;
    // The glide behind a silent ه stands with the ZWNJ.
    begun += heard(sounds.slice(start, end + ZWNJ.length));
    start = end + ZWNJ.length;
    const mayHaveLink =
      end < normalised.length && !isArticle(normalised.slice(start), heard(sounds.slice(start)));
    const link = mayHaveLink ? ezafeInside(letters, begun) : 'none';
    if (link === 'none') continue;
    words.push({ phonemes: withoutOnset(begun.slice(0, -link.length)), ezafe: link });
    begun = '';
  }
  return words.length === 0 ? whole : [...words, { phonemes: withoutOnset(begun), ezafe }];
}

/** The vowel before the article, «بسم‌الله», is no ezafe. */
function isArticle(letters: string, phonemes: Phonemes): boolean {
  return letters.startsWith('ال') && !/^[?aeoAiu]/.test(phonemes);
}

/** Behind a silent ه ezafe has its glide; any other e at the end of letters that do not write it is ezafe. */
function ezafeInside(letters: string, phonemes: Phonemes): Ezafe {
  if (letters.endsWith('ه')) return phonemes.endsWith('eye') ? 'ye' : 'none';
  if (!phonemes.endsWith('e')) return 'none';
  return /[Aui]ye$/.test(phonemes) ? 'ye' : 'e';
}

/** A word that begins with a vowel is written without the glottal stop that it has inside another. */
function withoutOnset(phonemes: Phonemes): Phonemes {
  return phonemes.replace(/^\?(?=[aeoAiu])/, '');
}
