import type { Verb } from '../../analyse/lexicon/lexicon.ts';
import {
  named,
  PHRASE_ROLES,
  type PhraseRole,
  type TranslationTables,
  VERB_FORM_ROLES,
  type VerbFormRole,
} from '../../format/translationTables.ts';
import type { Person, Tense, Token } from '../../types.ts';
import { type Choices, choicesIn } from './choices.ts';
import { type FunctionWord, functionWordsIn, personIn } from './functionWords.ts';
import { type NameTable, nameTableIn } from './names.ts';
import {
  type FormulaTable,
  formulaTableIn,
  type PhraseTable,
  phraseTableIn,
  type TermTable,
  termTableIn,
} from './phraseTables.ts';
import {
  type FindWordProperties,
  NO_VERB_PROPERTIES,
  type VerbProperties,
  verbPropertiesIn,
  wordPropertiesIn,
} from './properties.ts';
import { type Senses, sensesIn } from './senses.ts';

/** What translation needs of the rest of the engine. */
export interface Dependencies {
  readonly rules: TranslationRules;
  /** Finds the compound verb of a complement (words joined by a space) and a light verb's infinitive. */
  readonly findCompound: (
    complement: string,
    infinitive: string,
  ) => { readonly gloss: string; readonly features: ReadonlySet<string> } | undefined;
  /** The transitive verb whose past participle is written so; undefined if there is none. */
  readonly findParticiple: (letters: string) => Pick<Verb, 'infinitive' | 'gloss'> | undefined;
  /** Writes a word that has no gloss. */
  readonly pinglishOf: (token: Token) => string;
}

/** What linguists have written in the tables of `data/translation/`. Everything is found in constant time. */
export interface TranslationRules {
  /** Of an infinitive, with the complement of a compound before it. */
  verb(infinitive: string): VerbProperties;
  readonly word: FindWordProperties;
  readonly senses: Senses;
  readonly choices: Choices;
  functionWord(form: string): FunctionWord;
  verbForm(form: string): VerbFormEntry | undefined;
  readonly phraseTable: PhraseTable;
  readonly formulaTable: FormulaTable;
  readonly termTable: TermTable;
  readonly nameTable: NameTable;
}

const NO_FUNCTION_WORD: FunctionWord = {};

/** Makes the rules of the rows of the tables; linear. */
export function translationRules(rows: TranslationTables): TranslationRules {
  const verbs = verbPropertiesIn(rows);
  const verbForms = verbFormsIn(rows);
  const functionWords = functionWordsIn(rows);
  return {
    verb: (infinitive) => verbs.get(infinitive) ?? NO_VERB_PROPERTIES,
    word: wordPropertiesIn(rows),
    senses: sensesIn(rows),
    choices: choicesIn(rows),
    functionWord: (form) => functionWords.get(form) ?? NO_FUNCTION_WORD,
    verbForm: (form) => verbForms.get(form),
    phraseTable: phraseTableIn(rows),
    formulaTable: formulaTableIn(rows),
    termTable: termTableIn(rows),
    nameTable: nameTableIn(rows),
  };
}

/** A form that no stem gives and the lexicon lists as it is: است, نیستند, چیست, باید. */
interface VerbFormEntry {
  readonly infinitive: string;
  readonly role: VerbFormRole;
  readonly english: string;
  readonly person: Person;
  readonly tense: Tense;
  readonly negative: boolean;
  /** The word before the verb that is written with it: چی in چیست. */
  readonly before?: { readonly persian: string; readonly role: PhraseRole; readonly english: string };
}

const TENSES: readonly Tense[] = ['present', 'subjunctive', 'imperative', 'past'];

/** The verb forms by their letters. */
function verbFormsIn({ verbForms }: TranslationTables): ReadonlyMap<string, VerbFormEntry> {
  return new Map(verbForms.map(([form = '', ...columns]) => [form, verbForm(columns)]));
}

function verbForm([infinitive = '', ...columns]: readonly string[]): VerbFormEntry {
  const [role = '', english = '', person = '', tense = '', polarity = '', ...before] = columns;
  const [persian = '-', wordRole = '', wordEnglish = ''] = before;
  const word = { persian, role: named(PHRASE_ROLES, wordRole) ?? 'adverb', english: wordEnglish } as const;
  return {
    infinitive,
    role: named(VERB_FORM_ROLES, role) ?? 'ordinary',
    english,
    person: personIn(person),
    tense: named(TENSES, tense) ?? 'present',
    negative: polarity === 'negative',
    ...(persian !== '-' && { before: word }),
  };
}
