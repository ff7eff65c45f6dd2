import type { AlignedWord } from '../../text/codePoints.ts';
import { alignLetters, MISFIT_COST } from '../alignment/alignLetters.ts';
import { heard } from '../alignment/letterSound.ts';
import { heardWithoutEzafe } from '../phonology.ts';
import { ZWNJ } from '../signs.ts';
import type { Analysis, Ezafe, Phonemes, Token, WordAnalysis } from '../types.ts';

export interface Pinglish {
  readonly pinglish: string;
  readonly alignment: readonly AlignedWord[];
}

/**
 * Transliterates every Persian word; all else passes through unchanged. Words that stand together without a space
 * (`اعتباررا`, `که‌در`) are one aligned word with a space inside, so that all of the Latin belongs to a word of the
 * source.
 */
export function renderPinglish({ tokens }: Analysis, options: PinglishOptions): Pinglish {
  const alignment: AlignedWord[] = [];
  let pinglish = '';
  let joinsAt = -1;
  for (const [at, token] of tokens.entries()) {
    const { codePointStart, codePointEnd, source } = token;
    if (isJoiner(token)) {
      if (joinsAt === codePointStart) joinsAt = codePointEnd;
      continue;
    }
    const latin =
      tokenPinglish(withoutOnset(token, onsetBehind(tokens, at - 2)), options) +
      spell(onsetBehind(tokens, at), options);
    const isWord = token.word !== undefined && latin !== '';
    const last = isWord && joinsAt === codePointStart ? alignment.pop() : undefined;
    pinglish += last === undefined ? latin : ` ${latin}`;
    if (!isWord) continue;
    const word = { codePointStart, codePointEnd, source, written: latin };
    alignment.push(last === undefined ? word : together(last, word));
    joinsAt = codePointEnd;
  }
  return { pinglish, alignment };
}

/** Only the article of Arabic makes a word begin with two consonants: «besme llAhe», «nahjo lbalAqe». */
const ASSIMILATED_ONSET = /^[^aeoAiu](?=[^aeoAiu])/;

/** The consonant of the article with which the next word begins: it is typed behind this one (nahjol balaaghe). */
function onsetBehind(tokens: readonly Token[], at: number): string {
  if (tokens[at]?.word === undefined || tokens[at + 1]?.source !== ' ') return '';
  return ASSIMILATED_ONSET.exec(tokens[at + 2]?.word?.pronunciation.phonemes ?? '')?.[0] ?? '';
}

function withoutOnset(token: Token, onset: string): Token {
  if (token.word === undefined || onset === '') return token;
  const { pronunciation } = token.word;
  const phonemes = pronunciation.phonemes.slice(onset.length).replace(/^\?/, '');
  return { ...token, word: { ...token.word, pronunciation: { ...pronunciation, phonemes } } };
}

/** A ZWNJ that stands for the space between two words. */
function isJoiner({ kind, source }: Token): boolean {
  return kind === 'space' && source === ZWNJ;
}

function together(first: AlignedWord, second: AlignedWord): AlignedWord {
  const joiner = first.codePointEnd === second.codePointStart ? '' : ZWNJ;
  return {
    codePointStart: first.codePointStart,
    codePointEnd: second.codePointEnd,
    source: first.source + joiner + second.source,
    written: `${first.written} ${second.written}`,
  };
}

/** The Latin form of one token, ezafe included; a token that is no word as it is. */
export function tokenPinglish({ source, word }: Token, options: PinglishOptions): string {
  if (word === undefined) return source;
  if (isLaughter(word.normalised)) return laughterPinglish(word.normalised);
  return innerWords(withoutGlottalOnset(word))
    .map((inner) => wordPinglish(inner, options))
    .join(' ');
}

/** An ending that is written apart begins as a word does: «rafte and». */
function withoutGlottalOnset(word: WordAnalysis): WordAnalysis {
  const { pronunciation } = word;
  if (word.attachedTo !== 'previous' || !pronunciation.phonemes.startsWith('?')) return word;
  return { ...word, pronunciation: { ...pronunciation, phonemes: pronunciation.phonemes.slice(1) } };
}

function wordPinglish({ phonemes, ezafe }: InnerWord, options: PinglishOptions): string {
  const isAsTyped = options.style === 'readable' && ezafe === 'none';
  const spelled = spell(isAsTyped ? heardWithoutEzafe(phonemes) : phonemes, options);
  return spelled === '' ? ezafe.replace('none', '') : spelled + spellEzafe(ezafe);
}

/** A word of a phrase that is written as one, with the ezafe that is heard behind it. */
interface InnerWord {
  readonly phonemes: Phonemes;
  readonly ezafe: Ezafe;
}

/** Two parts of which the second is no ending. */
const MAY_BE_PHRASE = /[^\u200c]{2}\u200c(?!ها|تر|ا[یشتمن])[^\u200c]{2}/;

/**
 * The words of a phrase that is written with a ZWNJ where an ezafe is heard (`حقوق‌بشر`: hoquq-e baSar), the last with
 * the ezafe of the whole. All other words are one.
 */
function innerWords({ normalised, pronunciation, ezafe }: WordAnalysis): readonly InnerWord[] {
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
    words.push({ phonemes: withoutGlottalStop(begun.slice(0, -link.length)), ezafe: link });
    begun = '';
  }
  return words.length === 0 ? whole : [...words, { phonemes: withoutGlottalStop(begun), ezafe }];
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
function withoutGlottalStop(phonemes: Phonemes): Phonemes {
  return phonemes.replace(/^\?(?=[aeoAiu])/, '');
}

/** The contract's styles and notations of Pinglish. */
type PinglishStyle = 'readable' | 'systematic';
type VowelNotation = 'double_a' | 'macron';

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
function spellEzafe(ezafe: Ezafe): string {
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

/** «هههه», «خخخ»: laughter as it is typed, which has no vowels. */
const LAUGHTER = /^(?:ه{3,}|خ{3,})$/;

export function isLaughter(letters: string): boolean {
  return LAUGHTER.test(letters);
}

/** One syllable for each letter. */
function laughterPinglish(letters: string): string {
  return letters.replaceAll('ه', 'ha').replaceAll('خ', 'kh');
}
