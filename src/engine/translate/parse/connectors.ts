import type { SentenceElement } from '../syntax/elements.ts';
import { isForm } from '../syntax/wordClasses.ts';

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
export function connectorAt(elements: readonly SentenceElement[], at: number): Connector {
  let separator = '';
  let next = at;
  for (let element = elements[next]; element?.kind === 'punctuation'; element = elements[next]) {
    separator += element.spaceBefore !== '' && element.text !== ',' ? ` ${element.text}` : element.text;
    next++;
  }
  const words: string[] = [];
  let subordinate = false;
  for (
    let found = conjunctionAt(elements, next);
    found !== undefined && words.length < 3;
    found = conjunctionAt(elements, next)
  ) {
    if (!(found.english === 'that' && words.length > 0 && subordinate)) words.push(found.english);
    subordinate ||= found.subordinate;
    next++;
  }
  return { separator, connector: words.join(' '), subordinate, next };
}

function conjunctionAt(
  elements: readonly SentenceElement[],
  at: number,
): { english: string; subordinate: boolean } | undefined {
  const element = elements[at];
  if (element?.kind === 'fixedPhrase' && element.role === 'conjunction')
    return { english: element.english, subordinate: element.english !== 'but' };
  if (element?.kind !== 'word') return undefined;
  if (element.form === 'چه') return undefined;
  if (isForm(element, 'تا') && !isPurpose(elements, at)) return undefined;
  if (element.pronunciation.partOfSpeech !== 'conjunction' && !isForm(element, 'تا')) return undefined;
  if (isForm(element, 'تا') && at === 0) return { english: 'until', subordinate: true };
  return { english: SENSES[element.form] ?? element.english, subordinate: !COORDINATING.has(element.form) };
}

/** تا before a subjunctive is a purpose. */
function isPurpose(elements: readonly SentenceElement[], at: number): boolean {
  for (let next = at + 1; next < elements.length; next++) {
    const element = elements[next];
    if (element?.kind === 'verb') return element.verb.tense === 'subjunctive';
  }
  return false;
}
