import { ZWNJ } from '../signs.ts';
import { SortedRows, sortedRowsText } from './sortedRows.ts';

/**
 * The tables that the translation is made with, as `data/translation/` has them (`data/README.md` describes their
 * columns). In the compiled file they are JSON: the lines of each table by its name.
 */
export const TRANSLATION_TABLES = [
  'verbs',
  'verbSenses',
  'verbForms',
  'words',
  'determiners',
  'pronouns',
  'contractions',
  'intensifiers',
  'conjunctions',
  'phrases',
  'formulas',
  'terms',
  'plurals',
  'names',
  'nameSlots',
  'senses',
  'learnedSenses',
  'learnedChoices',
] as const;

export type TranslationTable = (typeof TRANSLATION_TABLES)[number];
export type TranslationRow = readonly string[];
export type TranslationRows = Readonly<Record<TranslationTable, readonly TranslationRow[]>>;

/** The tables as they are read at run time. */
export interface TranslationTables extends Omit<TranslationRows, 'terms'> {
  /** By their keys, as `termKey` gives them. */
  readonly terms: SortedRows;
}

/** The section of the compiled file that holds them. */
export const TRANSLATION_SECTION = 'translation';

/** How many columns a row of each table has. */
export const TRANSLATION_COLUMNS: Readonly<Record<TranslationTable, number>> = {
  verbs: 3,
  verbSenses: 4,
  verbForms: 10,
  words: 4,
  determiners: 6,
  pronouns: 4,
  contractions: 5,
  intensifiers: 2,
  conjunctions: 3,
  phrases: 4,
  formulas: 4,
  terms: 3,
  plurals: 2,
  names: 3,
  nameSlots: 4,
  senses: 5,
  learnedSenses: 4,
  learnedChoices: 3,
};

/** Classes of verbs that rules ask for. */
export const VERB_CLASSES = [
  'ability',
  'causative',
  'directive',
  'existential',
  'experienced',
  'experiencer',
  'factitive',
  'impersonal',
  'linking',
  'official',
  'posture',
  'reporting',
  'saying',
  'separable',
  'stative',
] as const;

/** Classes of words, and of the phrases of fixed meaning, that rules ask for. */
export const WORD_CLASSES = [
  'anyPerson',
  'anyPlace',
  'anyThing',
  'approximate',
  'attributive',
  'calendarDay',
  'classifier',
  'clock',
  'comparative',
  'day',
  'dayPart',
  'front',
  'hour',
  'insideCompound',
  'manner',
  'middle',
  'moment',
  'month',
  'partOfTime',
  'namedBefore',
  'namedTime',
  'night',
  'ordinal',
  'participle',
  'partitive',
  'person',
  'place',
  'placeKind',
  'predicative',
  'reflexive',
  'relational',
  'relativeTime',
  'resumptive',
  'still',
  'verbalizing',
  'weekday',
  'wish',
  'year',
] as const;

/** What a conjunction makes of its clause. */
export const CLAUSE_RELATIONS = [
  'joining',
  'coordinating',
  'complement',
  'purpose',
  'until',
  'condition',
  'subordinate',
] as const;

export const DETERMINER_CLASSES = ['predeterminer', 'plural', 'near', 'far', 'question'] as const;
export const DETERMINER_CONDITIONS = [
  'always',
  'withEzafe',
  'withoutEzafe',
  'notAdjective',
  'inQuestion',
] as const;
export const PRONOUN_CLASSES = ['plural', 'object'] as const;
export const PHRASE_ROLES = ['preposition', 'conjunction', 'adverb', 'question'] as const;
/**
 * How a formula stands: only between signs, behind one, before what goes on in English (as it is, as an infinitive or as a
 * request), or before what it is said of.
 */
export const FORMULA_CLASSES = [
  'alone',
  'first',
  'open',
  'infinitive',
  'request',
  'destination',
  'occasion',
] as const;
/** What a formula holds that is said by itself; its English has `{1}`, `{2}` there. */
export const SLOT = '…';
/** What a term may be beside its features of the lexicon: `definite` ones have `the`. */
export const TERM_FEATURES = [
  'adjective',
  'definite',
  'name',
  'animate',
  'organisation',
  'person',
  'place',
  'plural',
  'time',
  'uncountable',
  'unit',
] as const;
/** What a word names that is also a common word: a person by a given or family name, a street or hotel, a club; or a country. */
export const NAME_KINDS = ['given', 'family', 'named', 'club', 'country'] as const;
/**
 * What may be the name behind a word, beside names and words that nobody knows. Behind an `owned` one, a person or a
 * country is whose it is.
 */
export const SLOT_KINDS = ['person', 'listed', 'rareNoun', 'club', 'organisation', 'work', 'owned'] as const;
/** What a word has or, behind `!`, has not in a sense; a `definite` one has `the`. */
export const SENSE_FEATURES = [
  'definite',
  'person',
  'place',
  'organisation',
  'animate',
  'time',
  'uncountable',
  'plural',
] as const;
export const VERB_FORM_ROLES = ['copula', 'existence', 'ability', 'obligation', 'ordinary'] as const;

/** Stands for the ezafe among the prepositions that a noun governs. */
export const EZAFE = '~';

export type VerbClass = (typeof VERB_CLASSES)[number];
export type WordClass = (typeof WORD_CLASSES)[number];
export type ClauseRelation = (typeof CLAUSE_RELATIONS)[number];
export type DeterminerClass = (typeof DETERMINER_CLASSES)[number];
export type DeterminerCondition = (typeof DETERMINER_CONDITIONS)[number];
export type PronounClass = (typeof PRONOUN_CLASSES)[number];
export type FormulaClass = (typeof FORMULA_CLASSES)[number];
export type PhraseRole = (typeof PHRASE_ROLES)[number];
export type NameKind = (typeof NAME_KINDS)[number];
export type SlotKind = (typeof SLOT_KINDS)[number];
export type VerbFormRole = (typeof VERB_FORM_ROLES)[number];

/** The member of `known` that `text` names, else undefined. */
export function named<T extends string>(known: readonly T[], text: string): T | undefined {
  return known.find((each) => each === text);
}

/** The names in a column, separated by commas, that `known` has; `-` stands for none. */
export function namesIn<T extends string>(known: readonly T[], column: string): T[] {
  return column.split(',').flatMap((name) => named(known, name) ?? []);
}

/** The pairs of a column (`از=object به=at`); `-` stands for none. */
export function pairsIn(column: string): (readonly [string, string])[] {
  if (column === '-') return [];
  return column.split(' ').map((pair) => {
    const [key = '', value = ''] = pair.split('=');
    return [key, value];
  });
}

export function packTranslationTables({ terms = [], ...rows }: Partial<TranslationRows>): Uint8Array {
  const texts = Object.entries(rows).map(([name, table]) => [name, table.map(lineOf).join('\n')]);
  const keyed = terms.map(([term = '', ...columns]) => [termKey(term), ...columns]);
  const tables = { ...Object.fromEntries(texts), terms: sortedRowsText(keyed) };
  return new TextEncoder().encode(JSON.stringify(tables));
}

function lineOf(row: TranslationRow): string {
  return row.join('\t');
}

/** The words of a term, `~` behind those that carry ezafe, without the ی that writes one, and with a space for a ZWNJ. */
function termKey(term: string): string {
  return term.replaceAll(/(?<=[او])ی~|\u200cی~/g, '~').replaceAll(ZWNJ, ' ');
}

/** The tables in a section; empty where the data have none. Linear. */
export function unpackTranslationTables(section: Uint8Array | undefined): TranslationTables {
  const texts: Partial<Record<TranslationTable, string>> =
    section === undefined ? {} : JSON.parse(new TextDecoder().decode(section));
  return {
    verbs: rowsIn(texts.verbs),
    verbSenses: rowsIn(texts.verbSenses),
    verbForms: rowsIn(texts.verbForms),
    words: rowsIn(texts.words),
    determiners: rowsIn(texts.determiners),
    pronouns: rowsIn(texts.pronouns),
    contractions: rowsIn(texts.contractions),
    intensifiers: rowsIn(texts.intensifiers),
    conjunctions: rowsIn(texts.conjunctions),
    phrases: rowsIn(texts.phrases),
    formulas: rowsIn(texts.formulas),
    terms: new SortedRows(texts.terms ?? ''),
    plurals: rowsIn(texts.plurals),
    names: rowsIn(texts.names),
    nameSlots: rowsIn(texts.nameSlots),
    senses: rowsIn(texts.senses),
    learnedSenses: rowsIn(texts.learnedSenses),
    learnedChoices: rowsIn(texts.learnedChoices),
  };
}

function rowsIn(text = ''): TranslationRow[] {
  return text === '' ? [] : text.split('\n').map((line) => line.split('\t'));
}
