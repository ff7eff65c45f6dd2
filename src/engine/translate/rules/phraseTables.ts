import {
  CLAUSE_RELATIONS,
  type ClauseRelation,
  FORMULA_CLASSES,
  type FormulaClass,
  named,
  namesIn,
  PHRASE_ROLES,
  type PhraseRole,
  SLOT,
  TERM_FEATURES,
  type TranslationTables,
  WORD_CLASSES,
  type WordClass,
} from '../../format/translationTables.ts';
import { FATHATAN, ZWNJ } from '../../signs.ts';
import type { PartOfSpeech } from '../../types.ts';
import { shared } from './properties.ts';

/** Several words of fixed meaning (در مورد), or one that is always meant so (دارای). */
export interface PhraseEntry {
  readonly role: PhraseRole;
  /** Written with spaces; a ZWNJ in the text counts as one. */
  readonly persian: string;
  readonly english: string;
  readonly classes: ReadonlySet<WordClass>;
  /** Of a conjunction. */
  readonly relation: ClauseRelation;
}

/** What is said as a whole on an occasion: «خسته نباشید». */
export interface FormulaEntry {
  readonly english: string;
  readonly inQuestion: string;
  readonly classes: ReadonlySet<FormulaClass>;
}

/** Entries of several words, which are written with spaces. */
export interface WordsTable<Entry> {
  readonly entries: ReadonlyMap<string, Entry>;
  /** The first words of the entries, so that most words of a text are passed at once. */
  readonly firstWords: ReadonlySet<string>;
  readonly mostWords: number;
}

export type PhraseTable = WordsTable<PhraseEntry>;

export interface FormulaTable extends WordsTable<FormulaEntry> {
  /** By the first word that is fixed. */
  readonly slotted: ReadonlyMap<string, readonly SlottedFormula[]>;
}

/** A formula with slots, in which what is said by itself stands: «به اطلاع … می‌رساند». */
export interface SlottedFormula extends FormulaEntry {
  /** Words that stand together; there is a slot between two parts. */
  readonly parts: readonly string[];
  readonly slotBefore: boolean;
  readonly slotBehind: boolean;
}

export function phraseTableIn({ phrases }: TranslationTables): PhraseTable {
  return wordsTable(phrases.map((row) => [row[0] ?? '', phraseEntry(row)]));
}

export function formulaTableIn({ formulas }: TranslationTables): FormulaTable {
  const rows = formulas.flatMap(([formula = '', ...row]) =>
    alternatives(formula).map((each) => [spaced(each).replaceAll(FATHATAN, ''), formulaEntry(row)] as const),
  );
  const isSlotted = ([formula]: (typeof rows)[number]) => formula.includes(SLOT);
  const slotted = rows.filter(isSlotted).map(([formula, entry]) => slottedFormula(formula, entry));
  return {
    ...wordsTable(rows.filter((row) => !isSlotted(row))),
    slotted: Map.groupBy(slotted, ({ parts: [first = ''] }) => first.split(' ', 1)[0] ?? ''),
  };
}

function slottedFormula(formula: string, entry: FormulaEntry): SlottedFormula {
  const parts = formula.split(SLOT).map((part) => part.trim());
  return {
    ...entry,
    parts: parts.filter((part) => part !== ''),
    slotBefore: parts[0] === '',
    slotBehind: parts.at(-1) === '',
  };
}

function wordsTable<Entry>(rows: readonly (readonly [string, Entry])[]): WordsTable<Entry> {
  const firstWords = new Set<string>();
  let mostWords = 0;
  for (const [persian] of rows) {
    let [words, end] = [1, persian.indexOf(' ')];
    firstWords.add(end < 0 ? persian : persian.slice(0, end));
    for (; end >= 0; end = persian.indexOf(' ', end + 1)) words++;
    mostWords = Math.max(mostWords, words);
  }
  return { entries: new Map(rows), firstWords, mostWords };
}

/** «خسته نباشی/نباشید» is two formulas; a half-space holds an alternative together: «می‌شود/می‌گردد». */
function alternatives(formula: string): string[] {
  if (!formula.includes('/')) return [formula];
  return formula
    .split(' ')
    .reduce<string[]>(
      (before, word) =>
        before.flatMap((words) => word.split('/').map((each) => (words === '' ? each : `${words} ${each}`))),
      [''],
    );
}

function formulaEntry([english = '', inQuestion = '', classes = '']: readonly string[]): FormulaEntry {
  return {
    english,
    inQuestion: inQuestion === '-' ? english : inQuestion,
    classes: formulaClasses([classes]),
  };
}

const formulaClasses = shared(
  ([classes = '']): ReadonlySet<FormulaClass> => new Set(namesIn(FORMULA_CLASSES, classes)),
);

function phraseEntry([persian = '', role = '', english = '', classes = '']: readonly string[]): PhraseEntry {
  return {
    role: named(PHRASE_ROLES, role) ?? 'adverb',
    persian,
    english,
    classes: phraseClasses([classes]),
    relation: named(CLAUSE_RELATIONS, classes) ?? 'subordinate',
  };
}

const phraseClasses = shared(
  ([classes = '']): ReadonlySet<WordClass> => new Set(namesIn(WORD_CLASSES, classes)),
);

/** Several words with one English: وزیر نیرو. */
export interface TermEntry {
  readonly english: string;
  readonly partOfSpeech: PartOfSpeech;
  readonly features: ReadonlySet<string>;
}

export interface TermTable {
  /** By its words, `~` behind those that carry ezafe, a space for a ZWNJ. */
  term(key: string): TermEntry | undefined;
  /** Whether a term begins so, up to the space before a word, so that most words of a text are passed at once. */
  begins(key: string): boolean;
  /** The singular of a plural that has a form of its own: وزیر of وزرا. */
  readonly singulars: ReadonlyMap<string, string>;
}

/** Makes the table; the terms are read when they are met. */
export function termTableIn({ terms, plurals }: TranslationTables): TermTable {
  const kind = shared(termKind);
  return {
    term(key) {
      const [english = '', features = ''] = terms.find(key) ?? [];
      return english === '' ? undefined : { english, ...kind([features]) };
    },
    begins: (key) => terms.hasBeginning(key),
    singulars: new Map(plurals.map(([plural = '', singular = '']) => [plural, singular])),
  };
}

/** شورای with ezafe is شورا. */
export function withoutEzafe(form: string): string {
  return spaced(form.replace(/(?<=[او])ی$|\u200cی$/, ''));
}

/** A form with a space for each half-space, as the tables have words. */
export function spaced(form: string): string {
  return form.replaceAll(ZWNJ, ' ');
}

function termKind([features = '']: readonly string[]): Omit<TermEntry, 'english'> {
  const { adjective, name, ...rest } = Object.groupBy(namesIn(TERM_FEATURES, features), (each) => each);
  return {
    partOfSpeech: name ? 'name' : adjective ? 'adjective' : 'noun',
    features: new Set(Object.keys(rest)),
  };
}
