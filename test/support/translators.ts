import assert from 'node:assert/strict';
import type { Answer } from '../../src/document/answers/answeredParts.ts';
import type { PartChange } from '../../src/document/answers/changes.ts';
import type { LinkedWord } from '../../src/document/links/linkWords.ts';
import type { ProsePassage } from '../../src/document/prose/prose.ts';
import type { SentenceLink, WordLink } from '../../src/service/translation/translatedText.ts';
import { OBJECT } from '../../src/text/objectCharacters.ts';
import { sliceSpan } from '../../src/text/span.ts';

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

/** The links of a text in which code points and UTF-16 units are the same. */
export function linkedWords(links: readonly SentenceLink[]): LinkedWord[] {
  const spans = ({ sourceStart, sourceEnd, targetStart, targetEnd }: WordLink) => ({
    persian: { utf16Start: sourceStart, utf16End: sourceEnd },
    latin: { utf16Start: targetStart, utf16End: targetEnd },
  });
  return links.map(({ words, ...link }) => ({ ...spans(link), words: words.map(spans) }));
}

/** That a change has every sign of its source in order, all else that is not prose, and nothing that stands for it. */
export function assertKept(document: string, passages: readonly ProsePassage[], change: PartChange): void {
  const message = `${document}\n=>\n${change.text}`;
  assert.doesNotMatch(change.text, OBJECT, message);
  const signs: string[] = [];
  const objects: string[] = [];
  for (const { runs } of passages)
    for (const [at, { joint, utf16Start }] of runs.entries()) {
      const gap = { utf16Start: runs[at - 1]?.utf16End ?? utf16Start, utf16End: utf16Start };
      const isInside = gap.utf16Start >= change.utf16Start && gap.utf16End <= change.utf16End;
      if (at > 0 && isInside)
        (joint === 'word' || joint === 'message' ? objects : signs).push(sliceSpan(document, gap).trim());
    }
  let utf16From = 0;
  for (const sign of signs) {
    const found = change.text.indexOf(sign, utf16From);
    assert.ok(found >= 0, message);
    utf16From = found + sign.length;
  }
  for (const object of objects)
    assert.equal(change.text.split(object).length, change.source.split(object).length, message);
}
