import { hasPersianLetter } from '../../../text/persian.ts';
import { PassageWriter } from '../passageWriter.ts';
import type { ProsePassage } from '../prose.ts';
import type { ClassedToken } from './token.ts';

const WORD = /[\p{L}\p{M}\p{N}_\u200c]+/gu;

/** The identifiers with Persian letters among the tokens of code, outside comments, strings and text. */
export function identifiersIn(text: string, tokens: Iterable<ClassedToken>): ReadonlySet<string> {
  const found = new Set<string>();
  for (const {
    utf16Start,
    utf16End,
    class: { region },
  } of tokens) {
    if (region !== 'code') continue;
    const part = text.slice(utf16Start, utf16End);
    if (!hasPersianLetter(part)) continue;
    for (const [word] of part.matchAll(WORD)) if (hasPersianLetter(word)) found.add(word);
  }
  return found;
}

/** The passages without the words that are identifiers of the program. */
export function withoutIdentifiers(
  text: string,
  passages: readonly ProsePassage[],
  identifiers: ReadonlySet<string>,
): readonly ProsePassage[] {
  if (identifiers.size === 0) return passages;
  const writer = new PassageWriter(text);
  for (const { runs } of passages) {
    for (const { joint, utf16Start, utf16End } of runs) {
      writer.skip(joint);
      let kept = utf16Start;
      for (const { index, 0: word } of text.slice(utf16Start, utf16End).matchAll(WORD)) {
        if (!identifiers.has(word)) continue;
        writer.keep(kept, utf16Start + index);
        writer.skip('word');
        kept = utf16Start + index + word.length;
      }
      writer.keep(kept, utf16End);
    }
    writer.finish();
  }
  return writer.passages();
}
