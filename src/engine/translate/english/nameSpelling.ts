import type { Phonemes } from '../../types.ts';

const LETTERS: Readonly<Record<string, string>> = {
  A: 'a',
  S: 'sh',
  Z: 'zh',
  C: 'ch',
  x: 'kh',
  q: 'gh',
  '?': '',
};

/** A name as the press spells it: `Laleh`, `Kiarostami`; with ezafe `Khane-ye`. */
export function nameSpelling(phonemes: Phonemes, ezafe = false): string {
  const ending = /[aeoAiu]$/.test(phonemes) ? '-ye' : '-e';
  const bare = phonemes.replace(/iy(?=[aeoAiu])/g, 'i');
  const spelled = [...(ezafe ? bare : bare.replace(/e$/, 'eh'))]
    .map((phoneme) => LETTERS[phoneme] ?? phoneme)
    .join('');
  return spelled.charAt(0).toUpperCase() + spelled.slice(1) + (ezafe ? ending : '');
}
