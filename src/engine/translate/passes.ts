import type { Token } from '../types.ts';
import { withBrackets } from './elements/brackets.ts';
import { elementsOf } from './elements/elements.ts';
import { parseClauses } from './parse/clauses.ts';
import { withPhrases } from './parse/fixedPhrases.ts';
import { withNames } from './parse/names.ts';
import { withTerms } from './parse/terms.ts';
import { withLinks } from './roles/links.ts';
import { withMoods } from './roles/moods.ts';
import type { Dependencies } from './rules/rules.ts';
import type { Elements, LineElement, LineElements, SentenceElement } from './syntax/elements.ts';
import { type Clause, phraseContext } from './syntax/phrases.ts';
import { withProgressives } from './verbs/progressive.ts';
import { withVerbs } from './verbs/verbElements.ts';
import { withDayNumbers, withoutDateWord, withWeekdays } from './wording/dates.ts';
import { withMeasures } from './wording/measures.ts';
import { withAbilities, withDear, withPrefixes } from './wording/pairs.ts';
import { withQuantities } from './wording/quantities.ts';
import { withFollowing, withSenses } from './wording/senses.ts';

/**
 * The way from tokens to clauses, as lists of passes. Each pass is linear, and sees what those above it have made. The
 * clauses are then said one by one: with the verb and the roles that English has (`roles/adaptation.ts`), in its order
 * (`generate/wordOrder.ts`) and in its words (`generate/clause.ts`).
 */
type Pass<Element> = (elements: readonly Element[], dependencies: Dependencies) => readonly Element[];

/** Over the words of a line: what is one word in English, and the sense that each has beside the others. */
const LINE_PASSES: readonly Pass<LineElement>[] = [
  withAbilities,
  withPrefixes,
  withQuantities,
  withMeasures,
  withDear,
  withDayNumbers,
  withWeekdays,
  withoutDateWord,
  withFollowing,
  withSenses,
  withBrackets,
];

/** Over the elements of a sentence, or of what stands between two formulas of one. */
const SENTENCE_PASSES: readonly Pass<SentenceElement>[] = [
  withTerms,
  withNames,
  withVerbs,
  withPhrases,
  withProgressives,
];

/** Over its clauses, which have their roles from the beginning. */
const CLAUSE_PASSES: readonly Pass<Clause>[] = [withMoods, withLinks];

function passed<Element>(
  passes: readonly Pass<Element>[],
  elements: readonly Element[],
  dependencies: Dependencies,
): readonly Element[] {
  return passes.reduce((before, pass) => pass(before, dependencies), elements);
}

/** The elements of a line, what is in brackets as one each. */
export function lineElementsOf(tokens: readonly Token[], dependencies: Dependencies): LineElements {
  return passed(LINE_PASSES, elementsOf(tokens, dependencies), dependencies);
}

/** The elements of a sentence with its terms, verbs and fixed phrases as one each. */
export function sentenceElementsOf(body: LineElements, dependencies: Dependencies): Elements {
  return passed<SentenceElement>(SENTENCE_PASSES, body, dependencies);
}

/** The clauses of a sentence. */
export function clausesOf(
  body: LineElements,
  dependencies: Dependencies,
  question: boolean,
): readonly Clause[] {
  const elements = sentenceElementsOf(body, dependencies);
  const context = phraseContext(elements, question, dependencies.rules.choices);
  return passed(CLAUSE_PASSES, parseClauses(context), dependencies);
}
