import { adverb } from './english/adjectiveForms.ts';
import type { WordItem } from './items.ts';
import { ADVERBS } from './phraseTables/adverbs.ts';
import { CONJUNCTIONS } from './phraseTables/conjunctions.ts';
import { PREPOSITIONS } from './phraseTables/prepositions.ts';
import type { PhraseItem, PhraseRole, SentenceItem } from './syntax.ts';
import { isAdjective, isForm } from './wordClasses.ts';

const ROLES: readonly (readonly [PhraseRole, string])[] = [
  ['preposition', PREPOSITIONS],
  ['conjunction', CONJUNCTIONS],
  ['adverb', ADVERBS],
];

const PHRASES: ReadonlyMap<string, PhraseItem> = new Map(
  ROLES.flatMap(([role, table]) =>
    table
      .trim()
      .split('\n')
      .map((line): [string, PhraseItem] => {
        const [persian = '', english = ''] = line.split('=');
        return [persian, { kind: 'phrase', role, persian, english }];
      }),
  ),
);
const MAX_WORDS = 5;
const FIRST_WORDS: ReadonlySet<string> = new Set(
  [...PHRASES.keys()].map((persian) => persian.split(' ', 1)[0] ?? ''),
);

/** Replaces fixed phrases by one item each, the longest first. */
export function withPhrases(items: readonly SentenceItem[]): SentenceItem[] {
  const result: SentenceItem[] = [];
  for (let at = 0; at < items.length; at++) {
    const item = items[at];
    if (item === undefined) continue;
    const found = item.kind === 'word' ? phraseAt(items, at, item) : undefined;
    const manner = item.kind === 'word' ? mannerAt(items, at) : undefined;
    if (manner !== undefined && found?.phrase.role !== 'adverb') {
      result.push(manner);
      at += 2;
      continue;
    }
    result.push(found?.phrase ?? item);
    if (found !== undefined) at += found.length - 1;
  }
  return result;
}

const MANNERS = new Set(['طور', 'صورت', 'شکل', 'نحو', 'گونه']);

/** به طور مداوم, به شکل گسترده‌ای: an adverb made with an adjective. */
function mannerAt(items: readonly SentenceItem[], at: number): PhraseItem | undefined {
  const [first, noun, adjective] = items.slice(at, at + 3);
  if (!isForm(first, 'به') || noun?.kind !== 'word' || !MANNERS.has(noun.pronunciation.lemma))
    return undefined;
  if (adjective?.kind !== 'word' || !isAdjective(adjective) || adjective.ezafe) return undefined;
  return { kind: 'phrase', role: 'adverb', persian: adjective.form, english: adverb(adjective.english) };
}

function phraseAt(
  items: readonly SentenceItem[],
  at: number,
  first: WordItem,
): { phrase: PhraseItem; length: number } | undefined {
  if (!FIRST_WORDS.has(spaced(first.form).split(' ', 1)[0] ?? '')) return undefined;
  const words: string[] = [];
  let best: { phrase: PhraseItem; length: number } | undefined;
  for (let length = 1; length <= MAX_WORDS; length++) {
    const item = items[at + length - 1];
    if (item?.kind !== 'word') break;
    words.push(spaced(item.form));
    const phrase = PHRASES.get(words.join(' '));
    if (phrase !== undefined && isSettled(phrase, item)) best = { phrase, length };
  }
  return best;
}

/** A phrase with ezafe behind it has a complement: no adverb. */
function isSettled(phrase: PhraseItem, last: WordItem): boolean {
  return phrase.role !== 'adverb' || !last.ezafe;
}

function spaced(form: string): string {
  return form.replaceAll('\u200c', ' ');
}
