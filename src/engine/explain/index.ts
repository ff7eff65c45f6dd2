import type { Lexicon } from '../analyse/lexicon/lexicon.ts';
import type { PinnedPronunciations } from '../analyse/words/pins.ts';
import type { TranslationRules } from '../translate/index.ts';
import type { Analysis } from '../types.ts';
import { complementFinder } from './complements.ts';
import { type Origin, originOf } from './origin.ts';
import { participleFinder } from './participles.ts';
import type { VerbPhrase } from './verbPhrase.ts';
import { verbPhrases } from './verbPhrases.ts';

export type { Origin } from './origin.ts';
export type { VerbPhrase } from './verbPhrase.ts';

/** What a reader is told of a word beside its reading. */
export interface Explanation {
  readonly origin: Origin;
  /** The verb that the word is or belongs to. */
  readonly verb?: VerbPhrase;
}

/** Explains the words of a text, by the index of their token; linear in the text. */
type Explainer = (analysis: Analysis, pins: PinnedPronunciations) => ReadonlyMap<number, Explanation>;

/** An explainer that knows the verbs of a lexicon; the rules are asked for when it is first used. */
export function createExplainer(
  { compound, verbs }: Pick<Lexicon, 'compound' | 'verbs'>,
  rules: () => TranslationRules,
): Explainer {
  const findParticiple = participleFinder(verbs);
  return ({ tokens }, pins) => {
    const dependencies = { findCompound: compound, rules: rules() };
    const findComplement = complementFinder(dependencies);
    const phrases = verbPhrases(tokens, { findComplement, findParticiple, rules: dependencies.rules });
    const explained = new Map<number, Explanation>();
    tokens.forEach(({ source, word }, at) => {
      if (word === undefined) return;
      const verb = phrases.get(at);
      explained.set(at, { origin: originOf(source, word, pins), ...(verb && { verb }) });
    });
    return explained;
  };
}
