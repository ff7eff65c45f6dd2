import {
  namesIn,
  pairsIn,
  type TranslationRow,
  type TranslationRows,
  VERB_CLASSES,
  type VerbClass,
} from '../../format/translationTables.ts';
import { shared } from './shared.ts';

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
export function verbPropertiesIn(
  rows: Pick<TranslationRows, 'verbs' | 'verbSenses'>,
): ReadonlyMap<string, VerbProperties> {
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
