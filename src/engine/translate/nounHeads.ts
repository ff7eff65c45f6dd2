import type { Person } from '../types.ts';
import { objectPronoun, reflexivePronoun, subjectPronoun } from './english/pronouns.ts';
import type { WordItem } from './items.ts';
import type { NounPhrase, SentenceItem } from './syntax.ts';

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
export function headPhrase(item: WordItem): NounPhrase {
  const { pronunciation, form } = item;
  const person = PERSONS[form];
  if (person !== undefined)
    return plainPhrase('pronoun', subjectPronoun(person), { person, plural: person > 3 });
  const demonstrative = DEMONSTRATIVES[form];
  if (demonstrative !== undefined)
    return plainPhrase('pronoun', demonstrative, { plural: PLURAL_DEMONSTRATIVES.has(form) });
  if (['خود', 'خویش', 'خودم', 'خویشتن'].includes(pronunciation.lemma)) return reflexive(item);
  if (pronunciation.inflection.tense === 'infinitive') return gerund(item);
  return pronunciation.partOfSpeech === 'pronoun' ? pronoun(item) : noun(item);
}

function reflexive({ pronunciation }: WordItem): NounPhrase {
  const person = pronunciation.inflection.clitic ?? 3;
  return plainPhrase('pronoun', reflexivePronoun(person), { possessor: 'own', person });
}

function gerund(item: WordItem): NounPhrase {
  const { features } = item.pronunciation;
  return plainPhrase('gerund', item.english, {
    features,
    link: features.has('transitive') ? '' : 'of',
    negative: item.pronunciation.inflection.negative === true,
    ...possessorOf(item),
  });
}

function pronoun(item: WordItem): NounPhrase {
  const { features, inflection } = item.pronunciation;
  const person = inflection.clitic;
  return plainPhrase(
    'pronoun',
    person === undefined ? item.english : `${item.english} of ${objectPronoun(person)}`,
    {
      features,
      question: features.has('question'),
      negative: features.has('negative'),
      plural: inflection.plural === true || ['دیگران', 'همه', 'هردو', 'هر‌دو'].includes(item.form),
    },
  );
}

function noun(item: WordItem): NounPhrase {
  const { pronunciation, english } = item;
  const { features, inflection } = pronunciation;
  const isName =
    pronunciation.partOfSpeech === 'name' || (!item.known && pronunciation.partOfSpeech !== 'adjective');
  return plainPhrase(isName ? 'name' : 'common', english, {
    features,
    plural: inflection.plural === true,
    indefinite: inflection.indefinite === true,
    ...possessorOf(item),
  });
}

function possessorOf({ pronunciation }: WordItem): Partial<NounPhrase> {
  return pronunciation.inflection.clitic === undefined ? {} : { possessor: pronunciation.inflection.clitic };
}

/** Whether a noun phrase may begin its head with `item`. */
export function isHead(item: SentenceItem | undefined): boolean {
  if (item?.kind === 'raw') return item.tokenKind !== 'emoji';
  if (item?.kind === 'group') return true;
  return item?.kind === 'word' && ['noun', 'name', 'pronoun'].includes(item.pronunciation.partOfSpeech);
}
