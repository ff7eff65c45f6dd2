import type { Inflection, Pronunciation, Token, WordAnalysis } from '../../types.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { PinnedPronunciations } from '../words/pins.ts';

/** A word of a sentence, with what is written apart from it. */
export interface SeenWord {
  readonly kind: 'word';
  readonly tokenIndex: number;
  readonly word: WordAnalysis;
  readonly pronunciation: Pronunciation;
  /** Unified letters, ZWNJ included. */
  readonly form: string;
  readonly ezafe: boolean;
  /** By the user, for wherever it stands. */
  readonly isChosen: boolean;
}

interface SeenOther {
  readonly kind: 'number' | 'sign' | 'other';
  readonly source: string;
}

/** What a rule sees of a sentence: words and what stands between them, but no white space. */
export type Seen = SeenWord | SeenOther;

export function seenIn(tokens: readonly Token[], pins: PinnedPronunciations): Seen[] {
  const sentence: Seen[] = [];
  for (const [tokenIndex, { kind, source, word }] of tokens.entries()) {
    if (kind === 'space' || word?.attachedTo === 'next') continue;
    const last = sentence.at(-1);
    if (word?.attachedTo === 'previous') {
      if (last?.kind === 'word' && word.ezafe !== 'none')
        sentence[sentence.length - 1] = { ...last, ezafe: true };
    } else if (word !== undefined) sentence.push(seenWord(tokenIndex, word, pins));
    else sentence.push({ kind: kindOf(kind), source });
  }
  return sentence;
}

function seenWord(tokenIndex: number, word: WordAnalysis, pins: PinnedPronunciations): SeenWord {
  const { pronunciation, normalised: form } = word;
  const isChosen = pins.size > 0 && pins.has(form);
  return { kind: 'word', tokenIndex, word, pronunciation, form, ezafe: word.ezafe !== 'none', isChosen };
}

function kindOf(kind: Token['kind']): SeenOther['kind'] {
  if (kind === 'number') return kind;
  return kind === 'punctuation' ? 'sign' : 'other';
}

/** What is asked of a whole sentence, found once, and of the lexicon. */
export interface Facts {
  readonly hasVerb: boolean;
  readonly hasPersonName: boolean;
  readonly hasCompound: Lexicon['hasCompound'];
}

export function factsOf(sentence: readonly Seen[], { hasCompound }: Pick<Lexicon, 'hasCompound'>): Facts {
  return {
    hasCompound,
    hasVerb: sentence.some((seen) => seen.kind === 'word' && seen.pronunciation.partOfSpeech === 'verb'),
    hasPersonName: sentence.some(isPersonName),
  };
}

export function isPersonName(seen: Seen | undefined): boolean {
  if (seen?.kind !== 'word') return false;
  return seen.pronunciation.partOfSpeech === 'name' && seen.pronunciation.features.has('person');
}

export function isForm(seen: Seen | undefined, form: string): boolean {
  return seen?.kind === 'word' && seen.form === form;
}

type Accepts = (pronunciation: Pronunciation) => boolean;

/** The likeliest of the readings that sound like the one that a word has here, and that `accepts` does. */
export function alikeReading(word: SeenWord, accepts: Accepts): Pronunciation | undefined {
  const { phonemes } = word.pronunciation;
  return otherReading(word, (other) => other.phonemes === phonemes && accepts(other));
}

/** The likeliest of all readings that a word could have and that `accepts` does. */
export function otherReading({ word }: SeenWord, accepts: Accepts): Pronunciation | undefined {
  return word.alternatives.find(({ pronunciation }) => pronunciation.gloss !== '' && accepts(pronunciation))
    ?.pronunciation;
}

export function hasNoEnding({ plural, indefinite, clitic, copula }: Inflection): boolean {
  return !plural && !indefinite && clitic === undefined && copula === undefined;
}
