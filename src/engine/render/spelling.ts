import type { Ezafe, Phonemes } from '../types.ts';

/** The contract's styles and notations of Pinglish. */
export type PinglishStyle = 'readable' | 'systematic';
export type VowelNotation = 'double_a' | 'macron';

export interface PinglishOptions {
  readonly style: PinglishStyle;
  readonly vowelNotation: VowelNotation;
}

const DIGRAPHS: Readonly<Record<string, string>> = { S: 'sh', Z: 'zh', C: 'ch', x: 'kh', q: 'gh' };

/** Pairs of Latin letters that would be read as one sound; systematic spelling parts them. */
const AMBIGUOUS = new Set(['sh', 'zh', 'kh', 'gh', 'ch', 'aa', 'ow']);
const SEPARATOR = '·';

/** Spells phonemes in Latin letters, without ezafe. */
export function spell(phonemes: Phonemes, { style, vowelNotation }: PinglishOptions): string {
  const longA = vowelNotation === 'macron' ? 'ā' : 'aa';
  return style === 'systematic' ? systematic(phonemes, longA) : readable(phonemes, longA);
}

/** How ezafe is written behind a word. */
export function spellEzafe(ezafe: Ezafe): string {
  return ezafe === 'none' ? '' : `-${ezafe}`;
}

/** One spelling for each phoneme: reversible. README has the table. */
function systematic(phonemes: Phonemes, longA: string): string {
  let spelled = '';
  for (const phoneme of phonemes) {
    const next = phoneme === 'A' ? longA : phoneme === '?' ? "'" : (DIGRAPHS[phoneme] ?? phoneme);
    const joint = spelled.slice(-1) + next.slice(0, 1);
    const isDiphthong = joint === 'ow' && phoneme === 'w';
    spelled += AMBIGUOUS.has(joint) && !isDiphthong ? SEPARATOR + next : next;
  }
  return spelled;
}

/** What Iranians type: oo for long u, no glottal stop at the ends and between consonants. */
function readable(phonemes: Phonemes, longA: string): string {
  let spelled = '';
  for (let at = 0; at < phonemes.length; at++) {
    const phoneme = phonemes[at] ?? '';
    if (phoneme === '?') spelled += isBetweenVowels(phonemes, at) ? "'" : '';
    else if (phoneme === 'A') spelled += longA;
    else if (phoneme === 'u') spelled += 'oo';
    else spelled += DIGRAPHS[phoneme] ?? phoneme;
  }
  return spelled;
}

function isBetweenVowels(phonemes: Phonemes, at: number): boolean {
  return /[aeoAiu]/.test(phonemes[at - 1] ?? '') && /[aeoAiu]/.test(phonemes[at + 1] ?? '');
}
