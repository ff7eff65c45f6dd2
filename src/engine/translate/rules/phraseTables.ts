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
  type TranslationRows,
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

export function phraseTableIn({ phrases }: TranslationRows): PhraseTable {
  return wordsTable(phrases.map((row) => [row[0] ?? '', phraseEntry(row)]));
}

export function formulaTableIn({ formulas }: TranslationRows): FormulaTable {
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
  const words = rows.map(([persian]) => persian.split(' '));
  return {
    entries: new Map(rows),
    firstWords: new Set(words.map(([first = '']) => first)),
    mostWords: words.reduce((most, { length }) => Math.max(most, length), 0),
  };
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
    classes: new Set(namesIn(FORMULA_CLASSES, classes)),
  };
}

function phraseEntry([persian = '', role = '', english = '', classes = '']: readonly string[]): PhraseEntry {
  return {
    role: named(PHRASE_ROLES, role) ?? 'adverb',
    persian,
    english,
    classes: new Set(namesIn(WORD_CLASSES, classes)),
    relation: named(CLAUSE_RELATIONS, classes) ?? 'subordinate',
  };
}

/** Several words with one English: وزیر نیرو. */
export interface TermEntry {
  readonly english: string;
  readonly partOfSpeech: PartOfSpeech;
  readonly features: ReadonlySet<string>;
}

export interface TermTable {
  /** By their words, `~` behind those that carry ezafe, a space for a ZWNJ. */
  readonly terms: ReadonlyMap<string, TermEntry>;
  /** What the terms begin with, up to the space before a word, so that most words of a text are passed at once. */
  readonly beginnings: ReadonlySet<string>;
  /** The singular of a plural that has a form of its own: وزیر of وزرا. */
  readonly singulars: ReadonlyMap<string, string>;
}

/** Makes the table; linear. */
export function termTableIn({ terms, plurals }: TranslationRows): TermTable {
  const kind = shared(termKind);
  const entries = new Map<string, TermEntry>();
  const beginnings = new Set<string>();
  for (const [term = '', english = '', features = ''] of terms) {
    const key = termKey(term);
    entries.set(key, { english, ...kind([features]) });
    for (let at = key.indexOf(' '); at >= 0; at = key.indexOf(' ', at + 1))
      beginnings.add(key.slice(0, at + 1));
  }
  return {
    terms: entries,
    beginnings,
    singulars: new Map(plurals.map(([plural = '', singular = '']) => [plural, singular])),
  };
}

/** A term without the ی that writes an ezafe. */
function termKey(term: string): string {
  return spaced(term.replaceAll(WRITTEN_EZAFE, '~'));
}

const WRITTEN_EZAFE = /(?<=[او])ی~|\u200cی~/g;

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
