import packageJson from '../../package.json' with { type: 'json' };
import { createAnalyser } from './analyse/analyse.ts';
import { lexiconOf } from './analyse/lexicon/openLexicon.ts';
import { NO_PINS, type PinnedPronunciations } from './analyse/words/pins.ts';
import { createWordReader } from './analyse/words/wordReader.ts';
import { type CarefulText, carefulText } from './carefulText.ts';
import { createExplainer, type ExplainedWord, type ExplainOptions } from './explain/index.ts';
import { type Sections, unpackSections } from './format/container.ts';
import { TRANSLATION_SECTION, unpackTranslationTables } from './format/translationTables.ts';
import type { FromPinglish } from './fromPinglish/assemble.ts';
import { createFromPinglish, type FromPinglishOptions } from './fromPinglish/fromPinglish.ts';
import { createProofreader, type ProofreadOptions, type RuleFinding } from './proofread/index.ts';
import { createMarkRenderer } from './render/marks.ts';
import { renderPhonemes } from './render/phonemes.ts';
import { type Pinglish, type PinglishOptions, renderPinglish, tokenPinglish } from './render/pinglish.ts';
import { gluedWordFinder } from './render/spelling/gluedWords.ts';
import { type SpokenSentence, speechPlan } from './speech/plan.ts';
import {
  participleFinder,
  type Translation,
  type TranslationDependencies,
  type TranslationRules,
  translate,
  translationRules,
} from './translate/index.ts';
import type { Analysis } from './types.ts';
import { signFinder } from './written/missingSigns.ts';
import { createToWritten, type Written } from './written/toWritten.ts';

/** Of the code; what answers carry as `engine_version` also names the data, which change the sound as well. */
const CODE_VERSION = `harf-${packageJson.version}`;

const READABLE = { style: 'readable', vowelNotation: 'double_a' } as const;

export interface Engine {
  readonly version: string;
  /**
   * Divides a text of any length into tokens and reads its words, those of `pins` as they are pinned. Any
   * string is valid input.
   */
  analyse(text: string, pins?: PinnedPronunciations): Analysis;
  /** The source with marks added; without its marks it equals the source without its marks. */
  diacritize(analysis: Analysis, options: { readonly includeEzafe: boolean }): string;
  /** The Latin form, with the code-point range of each Persian word in the source. */
  pinglish(analysis: Analysis, options: PinglishOptions): Pinglish;
  /** Persian typed in Latin letters in Persian ones, with the code-point range of what each word came from. */
  fromPinglish(text: string, options?: FromPinglishOptions): FromPinglish;
  /**
   * A first English draft of the text as a careful writer would have put it, and the words that it carries as Pinglish
   * because they have no gloss; `pins` as they were analysed with.
   */
  translate(analysis: Analysis, pins?: PinnedPronunciations): Translation;
  /** FA1 phonemes of the words, separated by spaces, ezafe as `-e` or `-ye`. */
  phonemes(analysis: Analysis): string;
  /** The sentences of the text as they are spoken; empty if nothing can be. */
  speechPlan(analysis: Analysis): SpokenSentence[];
  /** What of the text is likely to be an error, or is written otherwise with care, in order and without overlap. */
  proofread(analysis: Analysis, options?: ProofreadOptions): readonly RuleFinding[];
  /** Spoken Persian as it is written, as far as that is sure, with what each changed part came from. */
  toWritten(analysis: Analysis): Written;
  /** All that a reader is told of each word, by the index of its token; `pins` as they were analysed with. */
  explain(
    analysis: Analysis,
    options: ExplainOptions,
    pins?: PinnedPronunciations,
  ): ReadonlyMap<number, ExplainedWord>;
}

/** The engine over a compiled lexicon that is not deflated. Throws an Error if it is, or if the bytes are none. */
export function createEngine(file: Uint8Array): Engine {
  return engineOver(unpackSections(file));
}

/** The engine over the sections of a compiled lexicon. */
export function engineOver(sections: Sections): Engine {
  const lexicon = lexiconOf(sections);
  const renderMarks = createMarkRenderer();
  const rules = translationRulesOf(sections);
  const found = { findCompound: lexicon.compound, findParticiple: participleFinder(lexicon.verbs) };
  const translationDependencies = (): TranslationDependencies => ({
    ...found,
    rules: rules(),
    pinglishOf: (token) => tokenPinglish(token, READABLE),
  });
  const explain = createExplainer(lexicon, translationDependencies);
  const analyse = createAnalyser(lexicon);
  const proofread = createProofreader(lexicon, analyse);
  const toWritten = createToWritten(lexicon, analyse);
  const findGlued = gluedWordFinder(lexicon, createWordReader(lexicon));
  const carefulWriter = { analyse, proofread, toWritten, findGlued, findSigns: signFinder(lexicon) };
  let fromPinglish: ReturnType<typeof createFromPinglish> | undefined;
  return {
    version: `${CODE_VERSION}+${lexicon.revision}`,
    analyse,
    diacritize: (analysis, { includeEzafe }) => renderMarks(analysis, includeEzafe),
    pinglish: renderPinglish,
    fromPinglish(text, options) {
      fromPinglish ??= createFromPinglish(lexicon);
      return fromPinglish(text, options);
    },
    translate(analysis, pins = NO_PINS) {
      const careful = carefulText(analysis, carefulWriter, pins);
      return translatedBack(translate(careful.analysis, translationDependencies()), careful, analysis);
    },
    phonemes: renderPhonemes,
    speechPlan,
    proofread,
    toWritten,
    explain: (analysis, options, pins = NO_PINS) => explain(analysis, options, pins),
  };
}

/** A translation of a careful text, with its unknown words as they stand in the source. */
function translatedBack(
  { translation, unknown }: Translation,
  { sourceSpan }: CarefulText,
  { source }: Analysis,
): Translation {
  if (unknown.length === 0) return { translation, unknown };
  const codePoints = [...source];
  return {
    translation,
    unknown: unknown.map(({ codePointStart, codePointEnd }) => {
      const span = sourceSpan(codePointStart, codePointEnd);
      return { ...span, source: codePoints.slice(span.codePointStart, span.codePointEnd).join('') };
    }),
  };
}

/** The rules of the translation, read when they are first asked for. */
function translationRulesOf(sections: Sections): () => TranslationRules {
  let rules: TranslationRules | undefined;
  return () => {
    rules ??= translationRules(unpackTranslationTables(sections.get(TRANSLATION_SECTION)));
    return rules;
  };
}
