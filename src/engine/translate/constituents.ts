import { parseAdjective } from './adjectives.ts';
import { parseNounPhrase } from './nounPhrase.ts';
import { approximationAt } from './numerals.ts';
import { parsePrepositional, spokenPrepositional, withGovernedPhrase } from './prepositions.ts';
import type { Constituent, NounPhrase, PhraseContext, SentenceItem } from './syntax.ts';
import { isForm } from './wordClasses.ts';

export function plain(phrase: Constituent['phrase']): Constituent {
  return { phrase, at: 0, marked: false };
}

interface FoundConstituent {
  readonly constituent: Constituent;
  readonly next: number;
}

export function phraseStep(context: PhraseContext, at: number): FoundConstituent | undefined {
  const { items } = context;
  const item = items[at];
  if (item?.kind === 'phrase' && item.role === 'question')
    return { constituent: plain(adverbOf(item.english, { question: true })), next: at + 1 };
  if (item?.kind === 'phrase' && item.role === 'adverb')
    return { constituent: plain(adverbOf(item.english, {})), next: at + 1 };
  const prepositional =
    approximationAt(items, at) === undefined ? parsePrepositional(context, at) : undefined;
  if (prepositional !== undefined)
    return { constituent: plain(prepositional.phrase), next: prepositional.next };
  const spoken = item?.kind === 'word' ? spokenPrepositional(item) : undefined;
  if (spoken !== undefined) return { constituent: plain(spoken), next: at + 1 };
  return nominalStep(context, at);
}

function nominalStep(context: PhraseContext, at: number): FoundConstituent | undefined {
  const { items } = context;
  const noun = parseNounPhrase(context, at);
  if (noun !== undefined) {
    const { phrase, next } = withGovernedPhrase(context, noun);
    return withAgo(items, phrase, next) ?? { constituent: objectForm(items, at, plain(phrase)), next };
  }
  const adjective = parseAdjective(items, at);
  if (adjective !== undefined) return { constituent: plain(adjective.phrase), next: adjective.next };
  return adverbStep(items, at);
}

const OBJECT_FORMS = new Set(['مرا', 'منو', 'ترا', 'تورو', 'تو‌را', 'اورا', 'او‌را', 'خودمو', 'اینو', 'اونو']);

/** مرا, منو: the pronoun with its را. */
function objectForm(items: readonly SentenceItem[], at: number, constituent: Constituent): Constituent {
  const item = items[at];
  return item?.kind === 'word' && OBJECT_FORMS.has(item.form)
    ? { ...constituent, marked: true }
    : constituent;
}

/** سه روز پیش: three days ago. */
function withAgo(
  items: readonly SentenceItem[],
  phrase: NounPhrase,
  next: number,
): FoundConstituent | undefined {
  if (!phrase.features.has('time') || (phrase.quantity === undefined && !phrase.indefinite)) return undefined;
  const item = items[next];
  const isAgo = isForm(item, 'پیش') || isForm(item, 'قبل');
  const word = isAgo ? 'ago' : isForm(item, 'بعد') ? 'later' : undefined;
  if (word === undefined) return undefined;
  return { constituent: plain({ ...phrase, label: word }), next: next + 1 };
}

function adverbStep(items: readonly SentenceItem[], at: number): FoundConstituent | undefined {
  const item = items[at];
  if (item?.kind !== 'word') return undefined;
  const { partOfSpeech, features } = item.pronunciation;
  if (partOfSpeech !== 'adverb' && partOfSpeech !== 'determiner' && item.form !== 'هم' && item.form !== 'نیز')
    return undefined;
  const phrase = adverbOf(item.english, {
    time: features.has('time'),
    question: features.has('question'),
    negative: features.has('negative'),
  });
  return { constituent: plain(phrase), next: at + 1 };
}

function adverbOf(
  english: string,
  more: { time?: boolean; question?: boolean; negative?: boolean },
): Constituent['phrase'] {
  return { kind: 'adverb', english, time: false, question: false, negative: false, ...more };
}

export function wordAsText(item: SentenceItem | undefined): Constituent {
  if (item?.kind === 'word') return plain({ kind: 'text', text: item.english });
  if (item?.kind === 'raw') return plain({ kind: 'text', text: item.text });
  return plain({ kind: 'text', text: item?.kind === 'phrase' ? item.english : '' });
}
