import { foldTyped, type TypedWord } from './typedText.ts';

/** What somebody types, and what it is to become. */
export interface ChosenWord {
  readonly typed: string;
  readonly persian: string;
}

/** What a user chose for the words from a place on, the longest first. */
export type ChosenTyped = (
  words: readonly TypedWord[],
  at: number,
) => { readonly words: number; readonly persian: string } | undefined;

/** Finds what a user chose before; of what is chosen twice the last counts. */
export function chosenTyped(chosen: readonly ChosenWord[]): ChosenTyped {
  const known = new Map(chosen.map(({ typed, persian }) => [keyOf(typed), persian]));
  const most = Math.max(0, ...[...known.keys()].map((key) => key.split(' ').length));
  return (words, at) => {
    let key = '';
    let found: ReturnType<ChosenTyped>;
    for (let count = 1; count <= most; count++) {
      const word = words[at + count - 1];
      if (word === undefined) break;
      key += `${count > 1 ? ' ' : ''}${word.folded}${word.ezafe === '' ? '' : ` ${word.ezafe}`}`;
      const persian = known.get(key);
      if (persian !== undefined) found = { words: count, persian };
      if (word.joint === 'other') break;
    }
    return found;
  };
}

/** As typed words are compared: without capitals, and a hyphen is as good as a space. */
function keyOf(typed: string): string {
  return typed
    .trim()
    .split(/[\s-]+/)
    .map(foldTyped)
    .join(' ');
}
