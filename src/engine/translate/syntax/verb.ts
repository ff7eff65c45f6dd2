import type { Person, Tense } from '../../types.ts';
import { NO_VERB_PROPERTIES, type VerbProperties } from '../rules/properties.ts';

/** A verb of the source with its compound's complement and auxiliaries, as one unit. */
export interface Verb {
  /** Base form in English, perhaps with words after it. */
  readonly english: string;
  readonly known: boolean;
  /** In Persian letters, the complement of a compound before it: صحبت کردن. */
  readonly infinitive: string;
  readonly properties: VerbProperties;
  readonly role: 'ordinary' | 'copula' | 'existence' | 'modal';
  /** Of a modal: which one it is. */
  readonly modal?: Modal['sense'];
  readonly tense: Tense;
  readonly person: Person;
  readonly negative: boolean;
  readonly passive: boolean;
  readonly progressive: boolean;
  /** Unknown if the lexicon says neither. */
  readonly transitivity: 'transitive' | 'intransitive' | 'unknown';
  /** Its object is the last noun before it: «ابراز نگرانی کرد». */
  readonly parted?: true;
  /** The object pronoun written on the verb or on its complement. */
  readonly object?: Person;
}

/** A modal that has joined its main verb: `can` with its own tense and negation. */
export interface Modal {
  readonly sense: 'must' | 'can' | 'may' | 'would' | 'will';
  readonly tense: Tense;
  readonly negative: boolean;
  /** The modal of no person (می‌توان): the subject is `one`. */
  readonly impersonal: boolean;
}

type Required = 'english' | 'infinitive' | 'person';

/** A verb with the plain values for what is not given: present, affirmative, active, ordinary. */
export function makeVerb(given: Pick<Verb, Required> & Partial<Omit<Verb, Required>>): Verb {
  return {
    known: true,
    role: 'ordinary',
    tense: 'present',
    negative: false,
    passive: false,
    progressive: false,
    transitivity: 'unknown',
    properties: NO_VERB_PROPERTIES,
    ...given,
  };
}
