import {
  namesIn,
  pairsIn,
  type TranslationRow,
  type TranslationTables,
  VERB_CLASSES,
  type VerbClass,
  WORD_CLASSES,
  type WordClass,
} from '../../format/translationTables.ts';
import type { Pronunciation } from '../../types.ts';

/** What the tables say of a word of the lexicon, which they name by its lemma and id. */
export interface WordProperties {
  readonly classes: ReadonlySet<WordClass>;
  /** The English prepositions that a noun governs, by those of the source: از behind استفاده is `of`. */
  readonly prepositions: ReadonlyMap<string, string>;
  readonly contraction?: Contraction;
}

/** بهش: a preposition and its pronoun in one word. */
interface Contraction {
  /** The preposition's letters. */
  readonly persian: string;
  readonly english: string;
  readonly pronoun: string;
}

export const NO_WORD_PROPERTIES: WordProperties = { classes: new Set(), prepositions: new Map() };

/** Finds the properties of a word, whatever endings it has. */
export type FindWordProperties = (word: Pick<Pronunciation, 'lemma' | 'id' | 'phonemes'>) => WordProperties;

interface Entry {
  readonly lemma: string;
  readonly id: string;
  readonly properties: WordProperties;
}

export function wordPropertiesIn(rows: TranslationTables): FindWordProperties {
  const properties = shared(propertiesIn);
  const words = rows.words.map(
    ([lemma = '', id = '', ...columns]): Entry => ({ lemma, id, properties: properties(columns) }),
  );
  const entries = [...words, ...rows.contractions.map(contractionEntry)];
  const byLemma = Map.groupBy(entries, ({ lemma }) => lemma);
  return (pronunciation) => {
    const found = byLemma.get(pronunciation.lemma);
    if (found === undefined) return NO_WORD_PROPERTIES;
    const entry =
      found.find(({ id }) => id === pronunciation.id) ?? found.find(({ id }) => isFormOf(pronunciation, id));
    return entry?.properties ?? NO_WORD_PROPERTIES;
  };
}

function propertiesIn([classes = '', prepositions = '']: TranslationRow): WordProperties {
  return { classes: new Set(namesIn(WORD_CLASSES, classes)), prepositions: new Map(pairsIn(prepositions)) };
}

function contractionEntry([lemma = '', id = '', ...columns]: TranslationRow): Entry {
  const [persian = '', english = '', pronoun = ''] = columns;
  const contraction = { persian, english, pronoun };
  return { lemma, id, properties: { ...NO_WORD_PROPERTIES, contraction } };
}

/**
 * Whether a word with endings, which has no id of the lexicon, is a form of the one with this id. Where the id is more
 * than the phonemes, several words sound so, and a form of one is not told from that of another.
 */
function isFormOf({ phonemes }: Pick<Pronunciation, 'phonemes'>, id: string): boolean {
  // ـات takes the last vowel away: مجله, مجلات.
  return !id.includes('.') && phonemes.startsWith(id.replace(/e$/, ''));
}

/** What the tables say of a verb of the source, which they name by its infinitive: صحبت کردن. */
export interface VerbProperties {
  readonly classes: ReadonlySet<VerbClass>;
  /** How English takes a complement with a Persian preposition: by another preposition, or as `object`. */
  readonly prepositions: ReadonlyMap<string, string>;
  /** The English verb that a complement with a Persian preposition calls for: به beside گفتن gives `tell`. */
  readonly senses: ReadonlyMap<string, VerbSense>;
}

export interface VerbSense {
  readonly english: string;
  readonly classes: ReadonlySet<VerbClass>;
}

export const NO_VERB_PROPERTIES: VerbProperties = {
  classes: new Set(),
  prepositions: new Map(),
  senses: new Map(),
};

function propertiesOf([classes = '', prepositions = '']: TranslationRow): VerbProperties {
  return {
    ...NO_VERB_PROPERTIES,
    classes: new Set(namesIn(VERB_CLASSES, classes)),
    prepositions: new Map(pairsIn(prepositions)),
  };
}

/** The properties of each verb that the tables name. */
export function verbPropertiesIn(rows: TranslationTables): ReadonlyMap<string, VerbProperties> {
  const properties = new Map<string, VerbProperties>();
  const ofColumns = shared(propertiesOf);
  for (const [infinitive = '', ...columns] of rows.verbs) properties.set(infinitive, ofColumns(columns));
  for (const [infinitive = '', preposition = '', english = '', classes = ''] of rows.verbSenses) {
    const known = properties.get(infinitive) ?? NO_VERB_PROPERTIES;
    const sense = { english, classes: new Set(namesIn(VERB_CLASSES, classes)) };
    properties.set(infinitive, { ...known, senses: new Map([...known.senses, [preposition, sense]]) });
  }
  return properties;
}

/** Makes a value of the same columns once; the tables have few different values in many rows. */
export function shared<T>(make: (columns: TranslationRow) => T): (columns: TranslationRow) => T {
  const made = new Map<string, T>();
  return (columns) => {
    const key = columns.join('\t');
    const known = made.get(key);
    if (known !== undefined) return known;
    const value = make(columns);
    made.set(key, value);
    return value;
  };
}
