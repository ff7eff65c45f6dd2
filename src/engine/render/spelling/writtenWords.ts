import { normaliseWord } from '../../analyse/words/normalise.ts';
import type { Token } from '../../types.ts';

/** What stands between two spaces or signs: a word, or several that are run together. */
export interface WrittenWord {
  readonly tokens: readonly Token[];
  readonly source: string;
  /** With unified letters, without marks. */
  readonly letters: string;
  /** For each letter where it ends in the source, with its marks. */
  readonly utf16Ends: readonly number[];
  readonly codePointStart: number;
  readonly codePointEnd: number;
  /** The index of its first token. */
  readonly tokenIndex: number;
  /** Whether one space stands between it and the word behind it. */
  readonly isBeforeSpace: boolean;
}

/** The words of a text as they are written, in order. */
export function writtenWords(tokens: readonly Token[]): WrittenWord[] {
  const words: WrittenWord[] = [];
  for (let at = 0; at < tokens.length; at++) {
    if (tokens[at]?.word === undefined) continue;
    let end = at + 1;
    while (tokens[end]?.word !== undefined) end++;
    words.push(writtenWord(tokens, at, end));
    at = end - 1;
  }
  return words;
}

function writtenWord(all: readonly Token[], start: number, end: number): WrittenWord {
  const tokens = all.slice(start, end);
  const source = tokens.map((token) => token.source).join('');
  const { letters, utf16Ends } = normaliseWord(source);
  return {
    tokens,
    source,
    letters,
    utf16Ends,
    codePointStart: tokens[0]?.codePointStart ?? 0,
    codePointEnd: tokens.at(-1)?.codePointEnd ?? 0,
    tokenIndex: start,
    isBeforeSpace: all[end]?.source === ' ' && all[end + 1]?.word !== undefined,
  };
}

/** The source of a word with something put in behind some of its letters. */
export function withBorders(
  { source, utf16Ends }: WrittenWord,
  borders: ReadonlyMap<number, string>,
): string {
  let text = '';
  let from = 0;
  for (const [letters, border] of [...borders].sort(([one], [other]) => one - other)) {
    const end = utf16Ends[letters - 1] ?? from;
    text += source.slice(from, end) + border;
    from = end;
  }
  return text + source.slice(from);
}
