import type { Answer } from '../../src/document/answers/answeredParts.ts';
import type { LinkedWord } from '../../src/document/links/linkWords.ts';

/** Words of a text that is sent, and the characters that stand in it for what is not prose. */
export const WORDS = /[\u0620-\u06ff\u200c]+|[\ue000-\uf8ff]/gu;

/** What a translator makes of a text: each word and object by itself, those of a line in the order that `order` gives them. */
export function wordForWord(
  text: string,
  order: (words: readonly RegExpExecArray[]) => readonly RegExpExecArray[] = (words) => words,
  englishOf: (word: string) => string = latinOf,
): Answer {
  const words: LinkedWord[] = [];
  let english = '';
  for (const { 0: piece, index: pieceStart } of text.matchAll(/[^\n]+|\n/g)) {
    if (piece === '\n') {
      english += piece;
      continue;
    }
    const found = [...piece.matchAll(WORDS)];
    const ordered = order(found);
    let next = 0;
    let kept = 0;
    for (const { index, 0: place } of found) {
      const word = ordered[next++];
      english += piece.slice(kept, index);
      kept = index + place.length;
      if (word === undefined) continue;
      const [source] = word;
      const became = englishOf(source);
      const persian = pieceStart + word.index;
      if (became !== source)
        words.push({
          persian: { utf16Start: persian, utf16End: persian + source.length },
          latin: { utf16Start: english.length, utf16End: english.length + became.length },
        });
      english += became;
    }
    english += piece.slice(kept);
  }
  const whole = (length: number) => ({ utf16Start: 0, utf16End: length });
  return { text: english, words: [{ latin: whole(english.length), persian: whole(text.length), words }] };
}

/** As many letters as the word has; an object is its own English. */
function latinOf(word: string): string {
  return /[\ue000-\uf8ff]/.test(word) ? word : `a${'b'.repeat(word.length)}`;
}
