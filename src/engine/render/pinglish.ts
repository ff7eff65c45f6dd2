import { heardWithoutEzafe } from '../phonology.ts';
import type { Analysis, Token } from '../types.ts';
import { type PinglishOptions, spell, spellEzafe } from './spelling.ts';

/** A Persian word and its Latin form; code points of the source, half-open. */
export interface AlignedWord {
  readonly codePointStart: number;
  readonly codePointEnd: number;
  readonly source: string;
  readonly pinglish: string;
}

export interface Pinglish {
  readonly pinglish: string;
  readonly alignment: readonly AlignedWord[];
}

/** Transliterates every Persian word; all else passes through unchanged. */
export function renderPinglish({ tokens }: Analysis, options: PinglishOptions): Pinglish {
  const alignment: AlignedWord[] = [];
  const parts = tokens.map((token) => {
    if (token.word === undefined) return token.source;
    const pinglish = tokenPinglish(token, options);
    const { codePointStart, codePointEnd, source } = token;
    if (pinglish !== '') alignment.push({ codePointStart, codePointEnd, source, pinglish });
    return pinglish;
  });
  return { pinglish: parts.join(''), alignment };
}

/** The Latin form of one token, ezafe included; a token that is no word as it is. */
export function tokenPinglish({ source, word }: Token, options: PinglishOptions): string {
  if (word === undefined) return source;
  const { phonemes } = word.reading;
  const isAsTyped = options.style === 'readable' && word.ezafe === 'none';
  const spelled = spell(isAsTyped ? heardWithoutEzafe(phonemes) : phonemes, options);
  return spelled === '' ? word.ezafe.replace('none', '') : spelled + spellEzafe(word.ezafe);
}
