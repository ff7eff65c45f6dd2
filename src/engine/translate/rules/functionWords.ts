import {
  CLAUSE_RELATIONS,
  type ClauseRelation,
  DETERMINER_CLASSES,
  DETERMINER_CONDITIONS,
  type DeterminerClass,
  type DeterminerCondition,
  named,
  namesIn,
  PRONOUN_CLASSES,
  type PronounClass,
  pairsIn,
  type TranslationTables,
} from '../../format/translationTables.ts';
import type { Person } from '../../types.ts';

/** What the tables say of a form of a closed class: این, او, خیلی, اگر. */
export interface FunctionWord {
  /** The determiners that it can be, each under a condition of its own; the narrower conditions stand first. */
  readonly determiners?: readonly DeterminerEntry[];
  readonly pronoun?: PronounEntry;
  /** Its English before an adjective: خیلی is `very`. */
  readonly intensifier?: string;
  readonly conjunction?: ConjunctionEntry;
}

export interface DeterminerEntry {
  readonly condition: DeterminerCondition;
  readonly english: string;
  /** `these` for این. */
  readonly beforePlural: string;
  readonly classes: ReadonlySet<DeterminerClass>;
  /** The English pronoun that it makes with a noun of a class: هیچ کس is `nobody`. */
  readonly pronouns: ReadonlyMap<string, string>;
}

interface PronounEntry {
  readonly person?: Person;
  /** `this` for این. */
  readonly demonstrative?: string;
  readonly classes: ReadonlySet<PronounClass>;
}

interface ConjunctionEntry {
  /** Instead of the gloss. */
  readonly english?: string;
  readonly relation: ClauseRelation;
}

type Writable = { -readonly [Key in keyof FunctionWord]: FunctionWord[Key] };

/** The function words by their letters. */
export function functionWordsIn(rows: TranslationTables): ReadonlyMap<string, FunctionWord> {
  const words = new Map<string, Writable>();
  const word = (form: string): Writable => {
    const known = words.get(form) ?? {};
    words.set(form, known);
    return known;
  };
  for (const [form, entries] of Map.groupBy(rows.determiners, ([form = '']) => form))
    word(form).determiners = entries.map(determinerEntry).sort((a, b) => breadth(a) - breadth(b));
  for (const [form = '', ...columns] of rows.pronouns) word(form).pronoun = pronounEntry(columns);
  for (const [form = '', english = ''] of rows.intensifiers) word(form).intensifier = english;
  for (const [form = '', ...columns] of rows.conjunctions) word(form).conjunction = conjunctionEntry(columns);
  return words;
}

function determinerEntry([, condition = '', english = '', ...columns]: readonly string[]): DeterminerEntry {
  const [beforePlural = '', classes = '', pronouns = ''] = columns;
  return {
    condition: named(DETERMINER_CONDITIONS, condition) ?? 'always',
    english,
    beforePlural: beforePlural === '-' ? english : beforePlural,
    classes: new Set(namesIn(DETERMINER_CLASSES, classes)),
    pronouns: new Map(pairsIn(pronouns)),
  };
}

function breadth({ condition }: DeterminerEntry): number {
  return condition === 'inQuestion' ? 0 : 1;
}

function pronounEntry([person = '', english = '', classes = '']: readonly string[]): PronounEntry {
  return {
    ...(person !== '-' && { person: personIn(person) }),
    ...(english !== '-' && { demonstrative: english }),
    classes: new Set(namesIn(PRONOUN_CLASSES, classes)),
  };
}

function conjunctionEntry([english = '', relation = '']: readonly string[]): ConjunctionEntry {
  return {
    ...(english !== '-' && { english }),
    relation: named(CLAUSE_RELATIONS, relation) ?? 'subordinate',
  };
}

const PERSONS: readonly Person[] = [1, 2, 3, 4, 5, 6];

/** The person that a column names; the third for anything else. */
export function personIn(column: string): Person {
  return PERSONS.find((person) => `${person}` === column) ?? 3;
}
