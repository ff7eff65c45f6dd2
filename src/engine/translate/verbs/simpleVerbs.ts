import type { Tense } from '../../types.ts';
import { participleOf, passiveOf } from '../english/verbForms.ts';
import { NO_VERB_PROPERTIES, NO_WORD_PROPERTIES, type VerbProperties } from '../rules/properties.ts';
import type { TranslationRules } from '../rules/rules.ts';
import type { VerbElement, Word } from '../syntax/elements.ts';
import { makeVerb, type Verb } from '../syntax/verb.ts';
import type { FoundCompound } from './compounds.ts';

/** The verb that a word is, with its compound: an infinitive and a participle stay words. */
export function verbalElement(
  word: Word,
  compound: FoundCompound | undefined,
  rules: TranslationRules,
): Word | VerbElement {
  const { tense } = word.pronunciation.inflection;
  if (tense === 'infinitive') return gerund(word, compound, rules);
  const verb = finiteVerb(word, compound, rules);
  return tense === 'participle' ? participle(word, verb) : { kind: 'verb', verb };
}

function participle(word: Word, verb: Verb): Word {
  return { ...word, verb, english: verb.known ? participleOf(verb.english) : verb.english };
}

/** An infinitive of the source is a noun, which governs what its verb governs. */
function gerund(word: Word, compound: FoundCompound | undefined, rules: TranslationRules): Word {
  const { prepositions } = rules.verb(compound?.infinitive ?? word.pronunciation.lemma);
  const properties = { ...NO_WORD_PROPERTIES, prepositions };
  if (compound === undefined) return { ...word, properties };
  const { passive, english, features } = compound;
  return {
    ...word,
    properties,
    english: passive ? passiveOf(english) : english,
    known: true,
    pronunciation: { ...word.pronunciation, features },
  };
}

/** A verb with a person and a tense. */
export function finiteVerb(word: Word, compound: FoundCompound | undefined, rules: TranslationRules): Verb {
  const { pronunciation, known } = word;
  const { lemma, inflection } = pronunciation;
  const { person = 3, negative, passive, clitic } = inflection;
  const tense = tenseOf(lemma, inflection.tense);
  const infinitive = compound?.infinitive ?? lemma;
  const properties = propertiesOf(infinitive, rules);
  const isFelt = properties.classes.has('experienced') && compound?.object !== undefined;
  const object = clitic ?? (isFelt ? undefined : compound?.object);
  return makeVerb({
    english: properties.classes.has('ability') ? 'can' : (compound?.english ?? word.english),
    known: known || compound !== undefined,
    infinitive,
    properties,
    role: infinitive === 'بودن' ? 'copula' : 'ordinary',
    tense,
    person: isFelt ? (compound.object ?? person) : person,
    negative: negative === true,
    passive: passive === true || compound?.passive === true,
    transitivity: transitivityIn(compound?.features ?? pronunciation.features),
    ...(object !== undefined && { object }),
    ...(compound?.parted && { parted: true as const }),
  });
}

/** What is said of استفاده کردن holds for its passive «استفاده شدن» too. */
function propertiesOf(infinitive: string, rules: TranslationRules): VerbProperties {
  const own = rules.verb(infinitive);
  return own === NO_VERB_PROPERTIES ? rules.verb(infinitive.replace(/ (?:شدن|گردیدن|گشتن)$/, ' کردن')) : own;
}

/** «داشته باشد» is the only subjunctive that داشتن has. */
function tenseOf(lemma: string, tense: Tense = 'present'): Tense {
  return lemma === 'داشتن' && tense === 'perfect_subjunctive' ? 'subjunctive' : tense;
}

function transitivityIn(features: ReadonlySet<string>): Verb['transitivity'] {
  if (features.has('transitive')) return 'transitive';
  return features.has('intransitive') ? 'intransitive' : 'unknown';
}
