import { adverb } from '../english/adjectiveForms.ts';
import { ADVERBS } from '../rules/adverbPhrases.ts';
import { CONJUNCTIONS } from '../rules/conjunctions.ts';
import { PREPOSITIONS } from '../rules/prepositions.ts';
import type { FixedPhrase, PhraseRole, SentenceElement, Word } from '../syntax/elements.ts';
import { isAdjective, isForm } from '../syntax/wordClasses.ts';

const ROLES: readonly (readonly [PhraseRole, string])[] = [
  ['preposition', PREPOSITIONS],
  ['conjunction', CONJUNCTIONS],
  ['adverb', ADVERBS],
];

const PHRASES: ReadonlyMap<string, FixedPhrase> = new Map(
  ROLES.flatMap(([role, table]) =>
    table
      .trim()
      .split('\n')
      .map((line): [string, FixedPhrase] => {
        const [persian = '', english = ''] = line.split('=');
        return [persian, { kind: 'fixedPhrase', role, persian, english }];
      }),
  ),
);
const MAX_WORDS = 5;
const FIRST_WORDS: ReadonlySet<string> = new Set(
  [...PHRASES.keys()].map((persian) => persian.split(' ', 1)[0] ?? ''),
);

/** Replaces fixed phrases by one element each, the longest first. */
export function withPhrases(elements: readonly SentenceElement[]): SentenceElement[] {
  const result: SentenceElement[] = [];
  for (let at = 0; at < elements.length; at++) {
    const element = elements[at];
    if (element === undefined) continue;
    const found = element.kind === 'word' ? phraseAt(elements, at, element) : undefined;
    const manner = element.kind === 'word' ? mannerAt(elements, at) : undefined;
    if (manner !== undefined && found?.phrase.role !== 'adverb') {
      result.push(manner);
      at += 2;
      continue;
    }
    result.push(found?.phrase ?? element);
    if (found !== undefined) at += found.length - 1;
  }
  return result;
}

const MANNERS = new Set(['طور', 'صورت', 'شکل', 'نحو', 'گونه']);

/** به طور مداوم, به شکل گسترده‌ای: an adverb made with an adjective. */
function mannerAt(elements: readonly SentenceElement[], at: number): FixedPhrase | undefined {
  const [first, noun, adjective] = elements.slice(at, at + 3);
  if (!isForm(first, 'به') || noun?.kind !== 'word' || !MANNERS.has(noun.pronunciation.lemma))
    return undefined;
  if (adjective?.kind !== 'word' || !isAdjective(adjective) || adjective.ezafe) return undefined;
  return { kind: 'fixedPhrase', role: 'adverb', persian: adjective.form, english: adverb(adjective.english) };
}

function phraseAt(
  elements: readonly SentenceElement[],
  at: number,
  first: Word,
): { phrase: FixedPhrase; length: number } | undefined {
  if (!FIRST_WORDS.has(spaced(first.form).split(' ', 1)[0] ?? '')) return undefined;
  const words: string[] = [];
  let best: { phrase: FixedPhrase; length: number } | undefined;
  for (let length = 1; length <= MAX_WORDS; length++) {
    const element = elements[at + length - 1];
    if (element?.kind !== 'word') break;
    words.push(spaced(element.form));
    const phrase = PHRASES.get(words.join(' '));
    if (phrase !== undefined && isSettled(phrase, element)) best = { phrase, length };
  }
  return best;
}

/** A phrase with ezafe behind it has a complement: no adverb. */
function isSettled(phrase: FixedPhrase, last: Word): boolean {
  return phrase.role !== 'adverb' || !last.ezafe;
}

function spaced(form: string): string {
  return form.replaceAll('\u200c', ' ');
}
