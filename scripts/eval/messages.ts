import { estimate } from './bootstrap.ts';
import type { NamedEstimate } from './figures.ts';

/** A message, what it says in Persian letters, and whether its faults were looked at. */
export interface Message {
  readonly typed: string;
  readonly persian: string;
  readonly part: string;
}

/** Reads the rows of `corpus/typed`; throws if one is not whole. */
export function readMessages(text: string): Message[] {
  const rows = text.split('\n').filter((row) => row !== '' && !row.startsWith('#'));
  return rows.map((row) => {
    const [typed = '', persian = '', part = ''] = row.split('\t');
    if (part === '') throw new Error(`A message is not whole: ${row}`);
    return { typed, persian, part };
  });
}

/** How much of a message is right. */
export interface JudgedMessage {
  readonly words: number;
  readonly right: number;
}

/** Words are right in their order; one too many is as wrong as one that is missing. */
export function judgeMessage(meant: readonly string[], written: readonly string[]): JudgedMessage {
  return { words: Math.max(meant.length, written.length), right: inCommon(meant, written) };
}

/** The words as they stand, signs at them and ZWNJ included. */
export function strictWords(text: string): string[] {
  return text.normalize('NFC').split(/\s+/).filter(Boolean);
}

/** The words without signs and ZWNJ. */
export function looseWords(text: string): string[] {
  return strictWords(text.replaceAll('\u200c', '').replace(/[\p{P}\p{S}]/gu, ' '));
}

/** By parts, strictly and without regard to signs and ZWNJ: the words that are right, and the messages without a mistake. */
export function messageFigures(
  messages: readonly Message[],
  write: (typed: string) => string,
): NamedEstimate[] {
  return [...Map.groupBy(messages, ({ part }) => part)].flatMap(([part, some]) =>
    [
      { name: part, wordsOf: strictWords },
      { name: `${part}, without signs and ZWNJ`, wordsOf: looseWords },
    ].flatMap(({ name, wordsOf }) => {
      const judged = some.map(({ typed, persian }) => judgeMessage(wordsOf(persian), wordsOf(write(typed))));
      return [
        { name: `${name}: words right`, ...estimate(judged, wordsRight) },
        { name: `${name}: messages without a mistake`, ...estimate(judged, withoutMistake) },
      ];
    }),
  );
}

function wordsRight(judged: readonly JudgedMessage[]): number {
  const sum = (part: keyof JudgedMessage): number => judged.reduce((all, one) => all + one[part], 0);
  return (100 * sum('right')) / sum('words');
}

function withoutMistake(judged: readonly JudgedMessage[]): number {
  return (100 * judged.filter(({ words, right }) => words === right).length) / judged.length;
}

/** The most words that stand in both in the same order. */
function inCommon(one: readonly string[], other: readonly string[]): number {
  let row = new Array<number>(other.length + 1).fill(0);
  for (const word of one) {
    const next = [0];
    other.forEach((each, at) => {
      const both = each === word ? (row[at] ?? 0) + 1 : 0;
      next.push(Math.max(both, row[at + 1] ?? 0, next[at] ?? 0));
    });
    row = next;
  }
  return row[other.length] ?? 0;
}
