import { openLexicon } from '../../src/engine/analyse/lexicon/openLexicon.ts';
import { readTranslationTables } from '../../src/engine/compile/sources.ts';
import { packTranslationTables, unpackTranslationTables } from '../../src/engine/format/translationTables.ts';
import { parseNounPhrase } from '../../src/engine/translate/nouns/nounPhrase.ts';
import { withBrackets } from '../../src/engine/translate/parse/brackets.ts';
import { parseClauses } from '../../src/engine/translate/parse/clauses.ts';
import { elementsOf } from '../../src/engine/translate/parse/elements.ts';
import { translationRules } from '../../src/engine/translate/rules/rules.ts';
import type { LineElement, SentenceElement, Word } from '../../src/engine/translate/syntax/elements.ts';
import {
  type Clause,
  type Constituent,
  type NounPhrase,
  nounIn,
  phraseContext,
  type Roles,
} from '../../src/engine/translate/syntax/phrases.ts';
import { elementsIn, withVerbPhrases } from '../../src/engine/translate/verbPhrases.ts';
import { participleFinder } from '../../src/engine/translate/verbs/sourceVerbs.ts';
import type { Analysis } from '../../src/engine/types.ts';
import { testEngine, testEngineData, translationSources } from './engine.ts';

/** What the parts of the translation work with. */
function openDependencies() {
  const tables = packTranslationTables(readTranslationTables(translationSources()));
  const lexicon = openLexicon(testEngineData());
  return {
    rules: translationRules(unpackTranslationTables(tables)),
    findCompound: lexicon.compound,
    findParticiple: participleFinder(lexicon.verbs),
  };
}

let opened: ReturnType<typeof openDependencies> | undefined;

function dependencies() {
  opened ??= openDependencies();
  return opened;
}

/** The elements of a line of Persian, as it is read; brackets are put together. */
export function lineElements(text: string): LineElement[] {
  const { tokens } = testEngine().analyse(text);
  return withBrackets(elementsOf(tokens, dependencies().rules, ({ source }) => `<${source}>`));
}

/** The same with its terms, verbs and fixed phrases found. */
export function sentenceElements(text: string): SentenceElement[] {
  return withVerbPhrases(lineElements(text), dependencies());
}

/** The clauses of a sentence, which ends in no sign. */
export function clausesOf(text: string, isQuestion = false): Clause[] {
  return parseClauses(phraseContext(sentenceElements(text), isQuestion));
}

/** The only clause of a sentence that has one. */
export function clauseOf(text: string, isQuestion = false): Clause {
  const [clause, ...others] = clausesOf(text, isQuestion);
  if (clause === undefined || others.length > 0) throw new Error(`«${text}» is not one clause.`);
  return clause;
}

/** The roles in the only clause of a sentence. */
export function rolesOf(text: string): Roles {
  return clauseOf(text).roles;
}

/** The noun phrase that a text begins with. */
export function nounPhraseOf(text: string): NounPhrase {
  const found = parseNounPhrase(phraseContext(sentenceElements(text), false), 0);
  if (found === undefined) throw new Error(`«${text}» does not begin with a noun phrase.`);
  return found.phrase;
}

/** The head of what a constituent is, or of what its preposition governs. */
export function headOf(constituent: Constituent | undefined): string | undefined {
  return constituent && nounIn(constituent)?.head;
}

/** The words of a text as the sentences of its translation have them, but for terms, which are words of their own. */
export function wordsOfTranslation({ tokens }: Analysis): Word[] {
  const lines = elementsIn(tokens, { ...dependencies(), pinglishOf: ({ source }) => source });
  return wordsIn(lines);
}

function wordsIn(elements: readonly LineElement[]): Word[] {
  return withVerbPhrases(elements, dependencies()).flatMap((element) => {
    if (element.kind === 'bracketed') return wordsIn(element.content);
    return element.kind === 'word' && element.rest === undefined ? [element] : [];
  });
}
