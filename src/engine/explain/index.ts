import type { Lexicon } from '../analyse/lexicon/lexicon.ts';
import { normaliseWord } from '../analyse/words/normalise.ts';
import type { PinnedPronunciations } from '../analyse/words/pins.ts';
import type { Homographs } from '../format/homographs.ts';
import { markedToken, schoolMarkedToken } from '../render/marks.ts';
import { type PinglishOptions, tokenPinglish } from '../render/pinglish.ts';
import { readingOf, type TranslationDependencies } from '../translate/index.ts';
import type { Analysis, Ezafe, Inflection, PartOfSpeech, Token, WordAnalysis } from '../types.ts';
import { type VerbPhrase, verbPhrases } from './verbPhrases.ts';

/** One way to read a word, as a dictionary shows it. */
interface ShownPronunciation {
  readonly diacritized: string;
  /** Systematic, with macrons: each sound has one spelling. */
  readonly pinglish: string;
  /** In the style and notation that were asked for. */
  readonly styledPinglish: string;
  readonly phonemes: string;
  readonly lemma: string;
  readonly partOfSpeech: string;
  readonly gloss: string;
}

/** All that a reader is told of a word. */
export interface ExplainedWord extends ShownPronunciation {
  readonly origin: Origin;
  /** As primers print it: sukun on every consonant without a vowel; only if it was asked for. */
  readonly schoolMarks?: string;
  /** Whether a reader could take its spelling for another word that is in use. */
  readonly isHomograph: boolean;
  /** Undefined if there is nothing around the dictionary form. */
  readonly inflection?: Omit<Inflection, 'tense' | 'person' | 'negative' | 'passive'>;
  /** The verb that the word is or belongs to. */
  readonly verb?: VerbPhrase;
  readonly ezafe: Ezafe;
  readonly confidence: number;
  readonly otherEzafe?: number;
  readonly alternatives: readonly (ShownPronunciation & { readonly confidence: number })[];
}

/**
 * What says how a word is read: its sentence, marks that its author wrote, the list of chosen readings, or for a word
 * that nobody knows its letters.
 */
type Origin = 'context' | 'marks' | 'list' | 'letters';

/** How words are to be shown. */
export interface ExplainOptions extends PinglishOptions {
  readonly schoolMarks?: boolean;
}

/** Explains the words of a text, by the index of their token; linear in the text. */
type Explainer = (
  analysis: Analysis,
  options: ExplainOptions,
  pins: PinnedPronunciations,
) => ReadonlyMap<number, ExplainedWord>;

/** An explainer that knows the homographs of a lexicon; what translates is asked for when it is first used. */
export function createExplainer(
  lexicon: Pick<Lexicon, 'homographs'>,
  translationDependencies: () => TranslationDependencies,
): Explainer {
  const marked = new Map<string, string>();
  return ({ tokens }, options, pins) => {
    const readings = paragraphsOf(tokens).map((each) => readingOf(each, translationDependencies()));
    const phrases = verbPhrases(
      tokens,
      readings.flatMap(({ verbs }) => verbs),
    );
    const glosses = new Map(readings.flatMap((reading) => [...reading.glosses]));
    const explained = new Map<number, ExplainedWord>();
    tokens.forEach((token, at) => {
      const { source, word } = token;
      if (word === undefined) return;
      const { pronunciation, ezafe, confidence, otherEzafe, alternatives } = word;
      const inflection = shownInflection(pronunciation.inflection);
      const verb = phrases.get(at);
      const shown = (as: WordAnalysis) => shownPronunciation(token, as, { options, marked });
      explained.set(at, {
        ...shown(word),
        gloss: glosses.get(token) ?? pronunciation.gloss,
        origin: originOf(source, word, pins),
        ...(options.schoolMarks && { schoolMarks: schoolMarkedToken(token, marked) }),
        isHomograph: isHomograph(word, lexicon.homographs),
        ...(inflection && { inflection }),
        ...(verb && { verb }),
        ezafe,
        confidence,
        ...(otherEzafe !== undefined && { otherEzafe }),
        alternatives: alternatives.map((other) => ({
          ...shown({ ...word, pronunciation: other.pronunciation, ezafe: 'none' }),
          confidence: other.confidence,
        })),
      });
    });
    return explained;
  };
}

/** No sentence goes on over a blank line. */
function paragraphsOf(tokens: readonly Token[]): Token[][] {
  const paragraphs: Token[][] = [[]];
  for (const token of tokens) {
    if (token.kind === 'space' && /\n[^\S\n]*\n|\u2029/.test(token.source)) paragraphs.push([]);
    else paragraphs.at(-1)?.push(token);
  }
  return paragraphs;
}

/** Parts of speech whose words are so common that nobody takes them for their rarer homographs. */
const FUNCTION_WORDS: ReadonlySet<PartOfSpeech> = new Set([
  'preposition',
  'conjunction',
  'pronoun',
  'determiner',
  'particle',
]);

/** Whether a reader could take a word for another: its spelling, or that of the word whose form it is, has several readings in use. */
function isHomograph(word: WordAnalysis, homographs: Homographs): boolean {
  const { normalised, pronunciation, attachedTo } = word;
  if (attachedTo !== undefined) return false;
  if (homographs.isVeryCommon(normalised) && FUNCTION_WORDS.has(pronunciation.partOfSpeech)) return false;
  return homographs.has(normalised) || isFormOfHomograph(word, homographs);
}

/** گل‌ها may be flowers or kinds of mud, but دیرتر is only "later": of a rare word nobody thinks at such a form. */
function isFormOfHomograph(
  { normalised, pronunciation, alternatives }: WordAnalysis,
  homographs: Homographs,
): boolean {
  const { lemma, phonemes, partOfSpeech } = pronunciation;
  if (lemma === normalised || partOfSpeech === 'verb') return false;
  if (!homographs.has(normaliseWord(lemma).letters)) return false;
  return alternatives.some(
    ({ pronunciation: other }) =>
      other.lemma === lemma &&
      other.phonemes !== phonemes &&
      !other.features.has('rare') &&
      !other.features.has('poetic'),
  );
}

const SYSTEMATIC = { style: 'systematic', vowelNotation: 'macron' } as const;

/** The word of `token`, read as `word` says; `marked` remembers marked forms. */
function shownPronunciation(
  token: Token,
  word: WordAnalysis,
  { options, marked }: { readonly options: PinglishOptions; readonly marked: Map<string, string> },
): ShownPronunciation {
  const { phonemes, lemma, partOfSpeech, gloss } = word.pronunciation;
  const read = { ...token, word };
  return {
    diacritized: markedToken(read, true, marked),
    pinglish: tokenPinglish(read, SYSTEMATIC),
    styledPinglish: tokenPinglish(read, options),
    phonemes,
    lemma,
    partOfSpeech,
    gloss,
  };
}

/** What stands around a word; the rest of its inflection is its verb's. */
function shownInflection({ plural, indefinite, clitic, object, copula, degree }: Inflection) {
  const shown = {
    ...(plural && { plural }),
    ...(indefinite && { indefinite }),
    ...(clitic && { clitic }),
    ...(object && { object }),
    ...(copula && { copula }),
    ...(degree && { degree }),
  };
  return Object.keys(shown).length === 0 ? undefined : shown;
}

/** Vowels and doubling; tanvin and the hamza of ـهٔ belong to the plain spelling of words. */
const VOWEL_MARKS = /[\u064c-\u0652\u0670]/;

/** What the author wrote on the word itself counts more than the list. */
function originOf(source: string, word: WordAnalysis, pins: PinnedPronunciations): Origin {
  if (VOWEL_MARKS.test(source)) return 'marks';
  if (pins.size > 0 && isPinned(word, pins)) return 'list';
  return word.pronunciation.origin === 'letters' ? 'letters' : 'context';
}

/** Whether the word or its dictionary form is in the list, with the sound that it has here. */
function isPinned({ normalised, pronunciation }: WordAnalysis, pins: PinnedPronunciations): boolean {
  if (pins.get(normalised)?.phonemes === pronunciation.phonemes) return true;
  const pinned = pins.get(normaliseWord(pronunciation.lemma).letters);
  return pinned !== undefined && pronunciation.phonemes.startsWith(pinned.phonemes);
}
