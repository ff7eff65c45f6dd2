import type { SentenceItem } from './syntax.ts';
import { isForm } from './wordClasses.ts';

/** What a clause begins with: punctuation, then a conjunction. */
export interface Connector {
  readonly separator: string;
  readonly connector: string;
  readonly subordinate: boolean;
  readonly next: number;
}

const COORDINATING = new Set(['و', 'یا', 'اما', 'ولی', 'لیکن', 'ولیکن', 'بلکه', 'لیک', 'وگرنه', 'یعنی']);
const SENSES: Readonly<Record<string, string>> = {
  که: 'that',
  تا: 'so that',
  اینکه: 'that',
  این‌که: 'that',
  بلکه: 'but',
};

/** The connector at `at`: with empty strings if there is none, and then `next` is `at`. */
export function connectorAt(items: readonly SentenceItem[], at: number): Connector {
  let separator = '';
  let next = at;
  for (let item = items[next]; item?.kind === 'break'; item = items[next]) {
    separator += item.spaceBefore !== '' && item.text !== ',' ? ` ${item.text}` : item.text;
    next++;
  }
  const words: string[] = [];
  let subordinate = false;
  for (
    let found = conjunctionAt(items, next);
    found !== undefined && words.length < 3;
    found = conjunctionAt(items, next)
  ) {
    if (!(found.english === 'that' && words.length > 0 && subordinate)) words.push(found.english);
    subordinate ||= found.subordinate;
    next++;
  }
  return { separator, connector: words.join(' '), subordinate, next };
}

function conjunctionAt(
  items: readonly SentenceItem[],
  at: number,
): { english: string; subordinate: boolean } | undefined {
  const item = items[at];
  if (item?.kind === 'phrase' && item.role === 'conjunction')
    return { english: item.english, subordinate: item.english !== 'but' };
  if (item?.kind !== 'word') return undefined;
  if (item.form === 'چه') return undefined;
  if (isForm(item, 'تا') && !isPurpose(items, at)) return undefined;
  if (item.pronunciation.partOfSpeech !== 'conjunction' && !isForm(item, 'تا')) return undefined;
  if (isForm(item, 'تا') && at === 0) return { english: 'until', subordinate: true };
  return { english: SENSES[item.form] ?? item.english, subordinate: !COORDINATING.has(item.form) };
}

/** تا before a subjunctive is a purpose. */
function isPurpose(items: readonly SentenceItem[], at: number): boolean {
  for (let next = at + 1; next < items.length; next++) {
    const item = items[next];
    if (item?.kind === 'verb') return item.verb.tense === 'subjunctive';
  }
  return false;
}
