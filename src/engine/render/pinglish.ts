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

/**
 * Transliterates every Persian word; all else passes through unchanged. Words that stand together without a space
 * (`اعتباررا`) are one aligned word with a space inside, so that all of the Latin belongs to a word of the source.
 */
export function renderPinglish({ tokens }: Analysis, options: PinglishOptions): Pinglish {
  const alignment: AlignedWord[] = [];
  let pinglish = '';
  for (const token of tokens) {
    const latin = tokenPinglish(token, options);
    const joined = token.word && latin !== '' ? joinedTo(alignment.at(-1), token) : undefined;
    pinglish += joined === undefined ? latin : ` ${latin}`;
    if (token.word === undefined || latin === '') continue;
    const { codePointStart, codePointEnd, source } = token;
    if (joined === undefined) alignment.push({ codePointStart, codePointEnd, source, pinglish: latin });
    else alignment[alignment.length - 1] = together(joined, token, latin);
  }
  return { pinglish, alignment };
}

/** The aligned word that ends where the token begins. */
function joinedTo(last: AlignedWord | undefined, { codePointStart }: Token): AlignedWord | undefined {
  return last?.codePointEnd === codePointStart ? last : undefined;
}

function together(first: AlignedWord, { codePointEnd, source }: Token, latin: string): AlignedWord {
  return {
    ...first,
    codePointEnd,
    source: first.source + source,
    pinglish: `${first.pinglish} ${latin}`,
  };
}

/** The Latin form of one token, ezafe included; a token that is no word as it is. */
export function tokenPinglish({ source, word }: Token, options: PinglishOptions): string {
  if (word === undefined) return source;
  const { phonemes } = word.reading;
  const isAsTyped = options.style === 'readable' && word.ezafe === 'none';
  const spelled = spell(isAsTyped ? heardWithoutEzafe(phonemes) : phonemes, options);
  return spelled === '' ? word.ezafe.replace('none', '') : spelled + spellEzafe(word.ezafe);
}
