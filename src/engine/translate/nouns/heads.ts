import { objectPronoun, reflexivePronoun, subjectPronoun } from '../english/pronouns.ts';
import { NO_WORD_PROPERTIES } from '../rules/properties.ts';
import type { SentenceElement, Word } from '../syntax/elements.ts';
import type { NounPhrase } from '../syntax/phrases.ts';

const NO_FEATURES: ReadonlySet<string> = new Set();

const EMPTY: Omit<NounPhrase, 'headKind' | 'head'> = {
  kind: 'nounPhrase',
  properties: NO_WORD_PROPERTIES,
  features: NO_FEATURES,
  plural: false,
  indefinite: false,
  unique: false,
  adjectives: [],
  trailing: 0,
  link: 'of',
  after: [],
  question: false,
  negative: false,
};

/** A noun phrase of one head, everything else at its plainest. */
export function plainPhrase(
  headKind: NounPhrase['headKind'],
  head: string,
  more: Partial<NounPhrase> = {},
): NounPhrase {
  return { ...EMPTY, headKind, head, ...more };
}

/** The head that a word makes: a pronoun, a gerund, a name or a common noun. */
export function headPhrase(element: Word): NounPhrase {
  const { pronunciation, functionWord, properties } = element;
  const listed = functionWord.pronoun;
  if (listed?.person !== undefined)
    return plainPhrase('pronoun', subjectPronoun(listed.person), {
      person: listed.person,
      plural: listed.person > 3,
      properties,
    });
  if (listed?.demonstrative !== undefined)
    return plainPhrase('pronoun', listed.demonstrative, { plural: listed.classes.has('plural'), properties });
  if (properties.classes.has('reflexive')) return reflexive(element);
  if (pronunciation.inflection.tense === 'infinitive') return gerund(element);
  return pronunciation.partOfSpeech === 'pronoun' ? pronoun(element) : noun(element);
}

function reflexive({ pronunciation }: Word): NounPhrase {
  const person = pronunciation.inflection.clitic ?? 3;
  return plainPhrase('pronoun', reflexivePronoun(person), { possessor: 'own', person });
}

function gerund(element: Word): NounPhrase {
  const { features } = element.pronunciation;
  return plainPhrase('gerund', element.english, {
    properties: element.properties,
    features,
    link: features.has('transitive') ? '' : 'of',
    negative: element.pronunciation.inflection.negative === true,
    ...possessorOf(element),
  });
}

function pronoun(element: Word): NounPhrase {
  const { features, inflection } = element.pronunciation;
  const person = inflection.clitic;
  return plainPhrase(
    'pronoun',
    person === undefined ? element.english : `${element.english} of ${objectPronoun(person)}`,
    {
      properties: element.properties,
      features,
      question: features.has('question'),
      negative: features.has('negative'),
      plural: inflection.plural === true || element.functionWord.pronoun?.classes.has('plural') === true,
    },
  );
}

function noun(element: Word): NounPhrase {
  const { pronunciation, english } = element;
  const { features, inflection } = pronunciation;
  const isName =
    pronunciation.partOfSpeech === 'name' || (!element.known && pronunciation.partOfSpeech !== 'adjective');
  return plainPhrase(isName ? 'name' : 'common', english, {
    properties: element.properties,
    features,
    plural: inflection.plural === true,
    indefinite: inflection.indefinite === true,
    unique: features.has('definite'),
    ...(element.action !== undefined && { action: element.action }),
    ...possessorOf(element),
  });
}

function possessorOf({ pronunciation }: Word): Partial<NounPhrase> {
  return pronunciation.inflection.clitic === undefined ? {} : { possessor: pronunciation.inflection.clitic };
}

/** Whether a noun phrase may begin its head with `element`. */
export function isHead(element: SentenceElement | undefined): boolean {
  if (element?.kind === 'verbatim') return element.tokenKind !== 'emoji';
  if (element?.kind === 'bracketed') return true;
  return element?.kind === 'word' && ['noun', 'name', 'pronoun'].includes(element.pronunciation.partOfSpeech);
}
