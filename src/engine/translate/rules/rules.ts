import type { TranslationRows } from '../../format/translationTables.ts';
import { type FunctionWord, functionWordsIn } from './functionWords.ts';
import { type FormulaTable, formulaTableIn, type PhraseTable, phraseTableIn } from './phraseTable.ts';
import { type FindSenses, sensesIn } from './senses.ts';
import { type TermTable, termTableIn } from './termTable.ts';
import { type VerbFormEntry, verbFormsIn } from './verbForms.ts';
import { NO_VERB_PROPERTIES, type VerbProperties, verbPropertiesIn } from './verbProperties.ts';
import { type FindWordProperties, wordPropertiesIn } from './wordProperties.ts';

/** What linguists have written in the tables of `data/translation/`. Everything is found in constant time. */
export interface TranslationRules {
  /** Of an infinitive, with the complement of a compound before it. */
  verb(infinitive: string): VerbProperties;
  readonly word: FindWordProperties;
  readonly senses: FindSenses;
  functionWord(form: string): FunctionWord;
  verbForm(form: string): VerbFormEntry | undefined;
  readonly phraseTable: PhraseTable;
  readonly formulaTable: FormulaTable;
  readonly termTable: TermTable;
}

const NO_FUNCTION_WORD: FunctionWord = {};

/** Makes the rules of the rows of the tables; linear. */
export function translationRules(rows: TranslationRows): TranslationRules {
  const verbs = verbPropertiesIn(rows);
  const verbForms = verbFormsIn(rows);
  const functionWords = functionWordsIn(rows);
  return {
    verb: (infinitive) => verbs.get(infinitive) ?? NO_VERB_PROPERTIES,
    word: wordPropertiesIn(rows),
    senses: sensesIn(rows),
    functionWord: (form) => functionWords.get(form) ?? NO_FUNCTION_WORD,
    verbForm: (form) => verbForms.get(form),
    phraseTable: phraseTableIn(rows),
    formulaTable: formulaTableIn(rows),
    termTable: termTableIn(rows),
  };
}
