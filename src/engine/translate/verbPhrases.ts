import type { Token } from '../types.ts';
import { withBrackets } from './parse/brackets.ts';
import { elementsOf, type PinglishOf } from './parse/elements.ts';
import { withPhrases } from './parse/fixedPhrases.ts';
import { nextPart } from './parse/sentenceParts.ts';
import { withTerms } from './parse/terms.ts';
import type { LineElement, SentenceElement, SourceVerb } from './syntax/elements.ts';
import type { VerbDependencies } from './verbs/compounds.ts';
import { withProgressives } from './verbs/progressive.ts';
import { withVerbs } from './verbs/verbElements.ts';
import { withWording } from './wording/wording.ts';

/** What translation needs of the rest of the engine. */
export interface TranslationDependencies extends VerbDependencies {
  readonly pinglishOf: PinglishOf;
}

/** The elements of a line in the English that their neighbours ask for, what is in brackets as one each. */
export function elementsIn(
  tokens: readonly Token[],
  { rules, pinglishOf }: TranslationDependencies,
): LineElement[] {
  return withBrackets(withWording(elementsOf(tokens, rules, pinglishOf), rules));
}

/** The elements of a sentence with its terms, verbs and fixed phrases as one each. */
export function withVerbPhrases(
  body: readonly LineElement[],
  dependencies: VerbDependencies,
): SentenceElement[] {
  const { termTable, phraseTable } = dependencies.rules;
  return withProgressives(withPhrases(withVerbs(withTerms(body, termTable), dependencies), phraseTable));
}

/** The verbs of some tokens, as the translation of them has them. */
export function verbsOf(tokens: readonly Token[], dependencies: TranslationDependencies): SourceVerb[] {
  return verbsIn(elementsIn(tokens, dependencies), dependencies);
}

function verbsIn(elements: readonly LineElement[], dependencies: VerbDependencies): SourceVerb[] {
  const verbs: SourceVerb[] = [];
  for (let at = 0; at < elements.length; ) {
    const { body, next } = nextPart(elements, at);
    for (const element of withVerbPhrases(body, dependencies)) {
      if (element.kind === 'bracketed') verbs.push(...verbsIn(element.content, dependencies));
      else if ('source' in element && element.source !== undefined) verbs.push(element.source);
    }
    at = next;
  }
  return verbs;
}
