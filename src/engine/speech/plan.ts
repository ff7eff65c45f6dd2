import { heardWithoutEzafe } from '../phonology.ts';
import type { Analysis, Phonemes, Token } from '../types.ts';
import { abbreviationAt } from './abbreviations.ts';
import { quantityAt } from './quantities.ts';
import { focusedOnQuestionWord, isAccented, stressedVowel, voiceLetters } from './stress.ts';

/** Something that is spoken in one go, with the half-open code-point range of the source it stands for. */
export interface SpokenPart {
  /** `persian`: letters of the phoneme voice; `foreign`: Latin text for the English voice. */
  readonly language: 'persian' | 'foreign';
  readonly text: string;
  /** The word in Persian letters, if the part is one word as it is written; for voices that learned from spellings. */
  readonly spelling?: string;
  /** The mark of the clause that ends behind the part, empty if none does. */
  readonly pause: '' | ',' | ';' | ':';
  readonly codePointStart: number;
  readonly codePointEnd: number;
}

export interface SpokenSentence {
  readonly parts: readonly SpokenPart[];
  readonly ending: '.' | '?' | '!';
  /** A word asks, such as کجا; the melody is a statement's. */
  readonly isAskedByWord?: boolean;
}

/** A longer sentence is divided at the next mark, so that a stream has something to play. */
const LONG_PARTS = 40;
/** A sentence is divided here at the latest, for the voice cannot be stopped within one. */
const MAX_PARTS = 80;

/** «و» between the parts of a number leans on the word before it. */
const AND = 'o';

const ENDINGS: Readonly<Record<string, SpokenSentence['ending']>> = {
  '.': '.',
  '…': '.',
  '۔': '.',
  '!': '!',
  '?': '?',
  '؟': '?',
};
const PAUSES: Readonly<Record<string, SpokenPart['pause']>> = {
  '،': ',',
  ',': ',',
  '؛': ';',
  ';': ';',
  ':': ':',
  '(': ',',
  ')': ',',
  '–': ',',
  '—': ',',
};

/** Divides an analysed text into the sentences that are spoken one by one; empty if nothing can be spoken. */
export function speechPlan({ tokens }: Analysis): SpokenSentence[] {
  const sentences: SpokenSentence[] = [];
  let parts: SpokenPart[] = [];
  const end = (ending: SpokenSentence['ending']): void => {
    if (parts.length > 0) sentences.push(sentenceOf(parts, ending));
    parts = [];
  };
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (token === undefined) continue;
    const group = abbreviationAt(tokens, at) ?? quantityAt(tokens, at);
    const ending = endingOf(token);
    if (group !== undefined) {
      parts.push(persianPart(group.phonemes, token, tokens[at + group.tokens - 1]));
      at += group.tokens - 1;
    } else if (ending !== undefined) end(ending);
    else addToken(parts, token, isAccented(tokens, at));
    if (parts.length >= (parts.at(-1)?.pause === '' ? MAX_PARTS : LONG_PARTS)) end('.');
  }
  end('.');
  return sentences;
}

function sentenceOf(parts: SpokenPart[], ending: SpokenSentence['ending']): SpokenSentence {
  const asked = ending === '?' ? focusedOnQuestionWord(parts) : undefined;
  return asked === undefined ? { parts, ending } : { parts: asked, ending, isAskedByWord: true };
}

function endingOf({ kind, source }: Token): SpokenSentence['ending'] | undefined {
  if (kind === 'space') return source.includes('\n') ? '.' : undefined;
  return kind === 'punctuation' ? ENDINGS[source] : undefined;
}

function addToken(parts: SpokenPart[], token: Token, accented: boolean): void {
  const pause = PAUSES[token.source];
  if (pause !== undefined) setPause(parts, pause);
  else if (token.word !== undefined) addWord(parts, token, accented);
  else {
    const symbol = token.kind === 'punctuation' ? spokenSymbol(token.source) : undefined;
    const foreign = foreignText(token);
    if (symbol !== undefined) parts.push(persianPart(symbol, token, token));
    else if (foreign !== '')
      parts.push({ ...persianPart('', token, token), language: 'foreign', text: foreign });
  }
}

function setPause(parts: SpokenPart[], pause: SpokenPart['pause']): void {
  const last = parts.at(-1);
  if (last !== undefined) parts[parts.length - 1] = { ...last, pause };
}

/** A piece written apart is spoken with its word, which then stands for both. */
function addWord(parts: SpokenPart[], token: Token, accented: boolean): void {
  const { word } = token;
  if (word === undefined) return;
  const { pronunciation, ezafe } = word;
  const phonemes =
    ezafe === 'none' ? heardWithoutEzafe(pronunciation.phonemes) : pronunciation.phonemes + ezafe;
  const endings = word.ezafe === 'none' ? 0 : 1;
  const stressed = accented ? stressedVowel(word) : undefined;
  const text = voiceLetters(phonemes, stressed !== undefined && stressed < 0 ? stressed - endings : stressed);
  const last = parts.at(-1);
  const isPiece = word.pronunciation.partOfSpeech === 'affix' && word.attachedTo === 'previous';
  if (!isPiece || last === undefined || last.pause !== '')
    parts.push({ ...persianPart('', token, token), text, spelling: word.normalised });
  else {
    const { spelling: _, ...whole } = last;
    parts[parts.length - 1] = { ...whole, text: last.text + text, codePointEnd: token.codePointEnd };
  }
}

function persianPart(phonemes: string, first: Token | undefined, last: Token | undefined): SpokenPart {
  return {
    language: 'persian',
    text: phonemes.split(' ').map(spokenWord).join(' '),
    pause: '',
    codePointStart: first?.codePointStart ?? 0,
    codePointEnd: last?.codePointEnd ?? 0,
  };
}

/** Ezafe behind a hyphen has no stress. */
function spokenWord(word: Phonemes): string {
  const [stem = '', ezafe = ''] = word.split('-');
  return voiceLetters(stem, stem === AND ? undefined : -1) + voiceLetters(ezafe);
}

const SYMBOLS: Readonly<Record<string, Phonemes>> = {
  $: 'dolAr',
  '€': 'yoro',
  '£': 'pond',
  '¥': 'yen',
  '﷼': 'riyAl',
  '%': 'darsad',
  '٪': 'darsad',
  '+': 'be?alAve',
  '=': 'mosAvi',
  '×': 'zarbdar',
  '÷': 'taqsimbar',
  '&': 'va',
  '@': 'at',
  '°': 'daraje',
};

/** How a symbol is read aloud, undefined for those that are not. */
function spokenSymbol(source: string): Phonemes | undefined {
  return SYMBOLS[source];
}

/** What the English voice says for a token: Latin words as they are, hosts and e-mail addresses spelled out; empty for others. */
function foreignText({ kind, source }: Token): string {
  switch (kind) {
    case 'latin':
      return source
        .replace(/\.(?=\p{L})/gu, ' dot ')
        .replace(/_/g, ' ')
        .replace(/#+$/, ' sharp')
        .replace(/\+\+$/, ' plus plus');
    case 'code':
      return latinOnly(source.replaceAll('`', ' '));
    case 'url':
      return spelledAddress(hostOf(source));
    case 'email':
      return spelledAddress(source);
    default:
      return '';
  }
}

/** All that a listener wants of an address; nothing of one that stands behind its text in Markdown. */
function hostOf(url: string): string {
  if (url.startsWith('(')) return '';
  return url.replace(/^[a-z][a-z0-9+.-]*:(\/\/)?/i, '').replace(/[/?#].*$/s, '');
}

function spelledAddress(address: string): string {
  return latinOnly(address.replaceAll('@', ' at ').replaceAll('.', ' dot ').replace(/[-_]+/g, ' dash '));
}

function latinOnly(text: string): string {
  return text
    .replace(/[^\p{Script=Latin}0-9 .,']+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
