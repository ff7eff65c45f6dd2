import { endsInVowel, heardWithoutEzafe, isVowel } from '../phonology.ts';
import type { Analysis, WordAnalysis } from '../types.ts';

/**
 * The phonemes of a text's words in FA1, words separated by spaces, ezafe as `-e` or `-ye`; pieces written apart
 * are joined to their word, as می to آید with a glide.
 */
export function renderPhonemes({ tokens }: Analysis): string {
  let line = '';
  let joinNext = true;
  for (const { word } of tokens) {
    if (word === undefined) continue;
    const isPiece = word.pronunciation.partOfSpeech === 'affix';
    if (!joinNext && !(isPiece && word.attachedTo === 'previous')) line += ' ';
    const sound = spoken(word);
    line += joinNext && endsInVowel(line) && isVowel(sound.slice(0, 1)) ? `y${sound}` : sound;
    joinNext = isPiece && word.attachedTo === 'next';
  }
  return line.trim();
}

function spoken({ pronunciation, ezafe }: WordAnalysis): string {
  const phonemes = pronunciation.phrase?.join(' ') ?? pronunciation.phonemes;
  return ezafe === 'none' ? heardWithoutEzafe(phonemes) : `${phonemes}-${ezafe}`;
}
