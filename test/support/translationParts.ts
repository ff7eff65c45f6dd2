import { openLexicon } from '../../src/engine/analyse/lexicon/openLexicon.ts';
import { readTranslationTables } from '../../src/engine/compile/sources.ts';
import { packTranslationTables, unpackTranslationTables } from '../../src/engine/format/translationTables.ts';
import { parseNounPhrase } from '../../src/engine/translate/nouns/nounPhrase.ts';
import { parseClauses } from '../../src/engine/translate/parse/clauses.ts';
import {
  lineElementsOf,
  clausesOf as linked,
  sentenceElementsOf,
} from '../../src/engine/translate/passes.ts';
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
import { participleFinder } from '../../src/engine/translate/verbs/sourceVerbs.ts';
import type { Analysis, Token } from '../../src/engine/types.ts';
import { testEngine, testEngineData, translationSources } from './engine.ts';

/** What the parts of the translation work with. */
function openDependencies() {
  const tables = packTranslationTables(readTranslationTables(translationSources()));
  const lexicon = openLexicon(testEngineData());
  return {
    rules: translationRules(unpackTranslationTables(tables)),
    findCompound: lexicon.compound,
    findParticiple: participleFinder(lexicon.verbs),
    pinglishOf: ({ source }: Token) => `<${source}>`,
  };
}

let opened: ReturnType<typeof openDependencies> | undefined;

export function dependencies() {
  opened ??= openDependencies();
  return opened;
}

/** The elements of a line of Persian, as it is read; brackets are put together. */
export function lineElements(text: string): readonly LineElement[] {
  return lineElementsOf(testEngine().analyse(text).tokens, dependencies());
}

/** The same with its terms, verbs and fixed phrases found. */
export function sentenceElements(text: string): readonly SentenceElement[] {
  return sentenceElementsOf(lineElements(text), dependencies());
}

/** The clauses of a sentence, which ends in no sign. */
export function clausesOf(text: string, isQuestion = false): Clause[] {
  return parseClauses(phraseContext(sentenceElements(text), isQuestion, dependencies().rules.choices));
}

/** The same with their moods and with what links each to the one before. */
export function linkedClausesOf(text: string, isQuestion = false): readonly Clause[] {
  return linked(lineElements(text), dependencies(), isQuestion);
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
  const found = parseNounPhrase(
    phraseContext(sentenceElements(text), false, dependencies().rules.choices),
    0,
  );
  if (found === undefined) throw new Error(`«${text}» does not begin with a noun phrase.`);
  return found.phrase;
}

/** The head of what a constituent is, or of what its preposition governs. */
export function headOf(constituent: Constituent | undefined): string | undefined {
  return constituent && nounIn(constituent)?.head;
}

/** The words of a text as the sentences of its translation have them, but for terms, which are words of their own. */
export function wordsOfTranslation({ tokens }: Analysis): Word[] {
  const lines = lineElementsOf(tokens, dependencies());
  return wordsIn(lines);
}

function wordsIn(elements: readonly LineElement[]): Word[] {
  return sentenceElementsOf(elements, dependencies()).flatMap((element) => {
    if (element.kind === 'bracketed') return wordsIn(element.content);
    return element.kind === 'word' && element.rest === undefined ? [element] : [];
  });
}
