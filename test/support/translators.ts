import assert from 'node:assert/strict';
import type { Answer } from '../../src/document/answers/answeredParts.ts';
import type { PartChange } from '../../src/document/answers/changes.ts';
import { MEANINGS } from '../../src/document/answers/harmless.ts';
import type { AlignedSpan } from '../../src/document/links/linkWords.ts';
import type { ProseKind } from '../../src/document/prose/formats.ts';
import type { ProsePassage } from '../../src/document/prose/prose.ts';
import type { AlignedCodePoints, AlignedSentence } from '../../src/text/codePoints.ts';
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
  const words: AlignedSpan[] = [];
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
          original: { utf16Start: persian, utf16End: persian + source.length },
          written: { utf16Start: english.length, utf16End: english.length + became.length },
        });
      english += became;
    }
    english += piece.slice(kept);
  }
  const whole = (length: number) => ({ utf16Start: 0, utf16End: length });
  return { text: english, words: [{ written: whole(english.length), original: whole(text.length), words }] };
}

/** As many letters as the word has; an object is its own English. */
function latinOf(word: string): string {
  return /[\ue000-\uf8ff]/.test(word) ? word : `a${'b'.repeat(word.length)}`;
}

/** The links of a text in which code points and UTF-16 units are the same. */
export function linkedWords(links: readonly AlignedSentence[]): AlignedSpan[] {
  const spans = ({ original, written }: AlignedCodePoints) => ({
    original: { utf16Start: original.codePointStart, utf16End: original.codePointEnd },
    written: { utf16Start: written.codePointStart, utf16End: written.codePointEnd },
  });
  return links.map(({ words, ...link }) => ({ ...spans(link), words: words.map(spans) }));
}

/** Code and the like in a gap, which may go with its words. */
const OBJECT_TEXT =
  /(?::\w+:)?`+[^`]+`+|\{n, plural.*\}\}|\{\{?[^{}]+\}?\}|\$\{[^{}]+\}|\$[^$]+\$|\$t\([^)]*\)|<img[^>]*>|<kbd>[^<]*<\/kbd>|\\cite\{[^}]*\}|!\[[^\]]*\]\([^)]*\)|\w+:[^\s[]*\[[^\]]*\]|%[@s]|https?:[^\s<]+/gsu;

const UNPAIRED = new Set('#&$%@\t');
const OPENERS: Readonly<Record<string, string>> = { ']': '[', '}': '{', '>': '<' };

/** Whether brackets close what opened last. */
function isNested(signs: readonly string[]): boolean {
  const open: string[] = [];
  return signs.every((sign) => {
    if (Object.values(OPENERS).includes(sign)) open.push(sign);
    return OPENERS[sign] === undefined || open.pop() === OPENERS[sign];
  });
}

/**
 * That a change has every sign of its source and no more, nested as they were, those that make no pairs in their order,
 * all else that is not prose, and nothing that stands for it. The prose has no sign that means something in its format.
 */
export function assertKept(
  {
    text,
    kind,
    passages,
  }: { readonly text: string; readonly kind: ProseKind; readonly passages: readonly ProsePassage[] },
  change: PartChange,
): void {
  const message = `${text}\n=>\n${change.text}`;
  assert.doesNotMatch(change.text, OBJECT, message);
  const objects: string[] = [];
  for (const { runs } of passages)
    for (const [at, { joint, utf16Start }] of runs.entries()) {
      const gap = { utf16Start: runs[at - 1]?.utf16End ?? utf16Start, utf16End: utf16Start };
      const isInside = gap.utf16Start >= change.utf16Start && gap.utf16End <= change.utf16End;
      const source = sliceSpan(text, gap);
      if (isInside && joint === 'word') objects.push(...(source.match(OBJECT_TEXT) ?? [source]));
    }
  const signsOf = (whole: string) => {
    let [rest, count] = [whole, 0];
    for (const object of objects) {
      count += rest.includes(object) ? 1 : 0;
      rest = rest.replace(object, () => ' ');
    }
    const escapes = rest.match(/\\[!-/:-@[-`{-~]/g)?.toSorted() ?? [];
    const signs = [...rest.replace(/\\[!-/:-@[-`{-~]/g, ' ')].filter((sign) => MEANINGS[kind].includes(sign));
    return {
      objects: count,
      escapes,
      signs: signs.toSorted().join(''),
      unpaired: signs.filter((sign) => UNPAIRED.has(sign)).join(''),
      isNested: isNested(signs),
    };
  };
  assert.deepEqual(signsOf(change.text), signsOf(change.source), message);
}
