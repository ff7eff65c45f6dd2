import type { Person } from '../../types.ts';
import { objectPronoun, reflexivePronoun, subjectPronoun } from '../english/pronouns.ts';
import type { SentenceElement, Word } from '../syntax/elements.ts';
import type { NounPhrase } from '../syntax/phrases.ts';

const NO_FEATURES: ReadonlySet<string> = new Set();

const EMPTY: Omit<NounPhrase, 'headKind' | 'head'> = {
  kind: 'nounPhrase',
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

const PERSONS: Readonly<Record<string, Person>> = {
  من: 1,
  تو: 2,
  او: 3,
  وی: 3,
  اون: 3,
  ایشان: 6,
  ایشون: 3,
  ما: 4,
  ماها: 4,
  شما: 5,
  شماها: 5,
  آنها: 6,
  آن‌ها: 6,
  آنان: 6,
  اونا: 6,
};
const DEMONSTRATIVES: Readonly<Record<string, string>> = {
  این: 'this',
  آن: 'that',
  همین: 'this',
  همان: 'that',
  اینها: 'these',
  این‌ها: 'these',
  اینا: 'these',
};
const PLURAL_DEMONSTRATIVES = new Set(['اینها', 'این‌ها', 'اینا']);

/** The head that a word makes: a pronoun, a gerund, a name or a common noun. */
export function headPhrase(element: Word): NounPhrase {
  const { pronunciation, form } = element;
  const person = PERSONS[form];
  if (person !== undefined)
    return plainPhrase('pronoun', subjectPronoun(person), { person, plural: person > 3 });
  const demonstrative = DEMONSTRATIVES[form];
  if (demonstrative !== undefined)
    return plainPhrase('pronoun', demonstrative, { plural: PLURAL_DEMONSTRATIVES.has(form) });
  if (['خود', 'خویش', 'خودم', 'خویشتن'].includes(pronunciation.lemma)) return reflexive(element);
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
      features,
      question: features.has('question'),
      negative: features.has('negative'),
      plural: inflection.plural === true || ['دیگران', 'همه', 'هردو', 'هر‌دو'].includes(element.form),
    },
  );
}

function noun(element: Word): NounPhrase {
  const { pronunciation, english } = element;
  const { features, inflection } = pronunciation;
  const isName =
    pronunciation.partOfSpeech === 'name' || (!element.known && pronunciation.partOfSpeech !== 'adjective');
  return plainPhrase(isName ? 'name' : 'common', english, {
    features,
    plural: inflection.plural === true,
    indefinite: inflection.indefinite === true,
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
