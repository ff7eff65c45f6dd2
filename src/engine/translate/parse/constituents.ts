import { parseAdjective } from '../nouns/adjectives.ts';
import { plainPhrase } from '../nouns/heads.ts';
import { parseNounPhrase } from '../nouns/nounPhrase.ts';
import { contractedPhrase, parsePrepositional, withGovernedPhrase } from '../nouns/prepositionalPhrase.ts';
import type { Elements, SentenceElement } from '../syntax/elements.ts';
import { type Constituent, type NounPhrase, type PhraseContext, plainAdverb } from '../syntax/phrases.ts';
import { isComparative, isForm } from '../syntax/wordClasses.ts';
import { approximationAt } from '../wording/numerals.ts';

/** A phrase as a constituent whose place is not yet known. */
export function plain(phrase: Constituent['phrase']): Constituent {
  return { phrase, at: 0, marked: false };
}

interface FoundConstituent {
  readonly constituent: Constituent;
  readonly next: number;
}

/** The constituent that begins at `at`; undefined where no rule reads one. */
export function parseConstituent(context: PhraseContext, at: number): FoundConstituent | undefined {
  const { elements } = context;
  const element = elements[at];
  if (element?.kind === 'fixedPhrase' && (element.role === 'question' || element.role === 'adverb'))
    return {
      constituent: plain(
        plainAdverb(element.english, { classes: element.classes, question: element.role === 'question' }),
      ),
      next: at + 1,
    };
  const prepositional =
    approximationAt(elements, at) === undefined ? parsePrepositional(context, at) : undefined;
  if (prepositional !== undefined)
    return { constituent: plain(prepositional.phrase), next: prepositional.next };
  if ((isForm(element, 'چه') || isForm(element, 'چی')) && elements[at + 1]?.kind === 'verb')
    return { constituent: plain(plainPhrase('pronoun', 'what', { question: true })), next: at + 1 };
  const contracted = element?.kind === 'word' ? contractedPhrase(element) : undefined;
  if (contracted !== undefined) return { constituent: plain(contracted), next: at + 1 };
  return nominalStep(context, at);
}

const INDEFINITE = ['کسی', 'چیزی', 'هیچ', 'هیچ‌کس', 'هیچکس', 'هیچ‌چیز'];

function nominalStep(context: PhraseContext, at: number): FoundConstituent | undefined {
  const { elements } = context;
  // «دیگر کسی نیامد»: `nobody came any more`.
  const isAlone = isForm(elements[at], 'دیگر') && INDEFINITE.some((form) => isForm(elements[at + 1], form));
  if (isAlone) return { constituent: plain(plainAdverb('no longer')), next: at + 1 };
  const noun = parseNounPhrase(context, at);
  if (noun !== undefined) {
    const { phrase, next } = withGovernedPhrase(context, noun);
    return withAgo(elements, phrase, next) ?? { constituent: objectForm(elements, at, plain(phrase)), next };
  }
  const adjective = parseAdjective(elements, at);
  if (adjective !== undefined) return { constituent: plain(adjective.phrase), next: adjective.next };
  return adverbStep(elements, at);
}

/** مرا, منو: the pronoun with its را. */
function objectForm(elements: Elements, at: number, constituent: Constituent): Constituent {
  const element = elements[at];
  return element?.kind === 'word' && element.functionWord.pronoun?.classes.has('object')
    ? { ...constituent, marked: true }
    : constituent;
}

/** سه روز پیش: three days ago. */
function withAgo(elements: Elements, phrase: NounPhrase, next: number): FoundConstituent | undefined {
  if (!phrase.features.has('time') || (phrase.quantity === undefined && !phrase.indefinite)) return undefined;
  const element = elements[next];
  const isAgo = isForm(element, 'پیش') || isForm(element, 'قبل');
  const word = isAgo ? 'ago' : isForm(element, 'بعد') ? 'later' : undefined;
  if (word === undefined) return undefined;
  return { constituent: plain({ ...phrase, label: word }), next: next + 1 };
}

function adverbStep(elements: Elements, at: number): FoundConstituent | undefined {
  const element = elements[at];
  if (element?.kind !== 'word') return undefined;
  const { partOfSpeech, features } = element.pronunciation;
  const isAdverb = ['adverb', 'determiner'].includes(partOfSpeech) || ['هم', 'نیز'].includes(element.form);
  if (!isAdverb) return undefined;
  const phrase = plainAdverb(element.english, {
    classes: element.properties.classes,
    comparative: isComparative(element),
    time: features.has('time'),
    question: features.has('question'),
    negative: features.has('negative'),
  });
  return { constituent: plain(phrase), next: at + 1 };
}

/** What no rule reads, as it stands. */
export function wordAsText(element: SentenceElement | undefined): Constituent {
  if (element?.kind === 'word') return plain({ kind: 'text', text: element.english });
  if (element?.kind === 'verbatim') return plain({ kind: 'text', text: element.text });
  return plain({ kind: 'text', text: element?.kind === 'fixedPhrase' ? element.english : '' });
}
