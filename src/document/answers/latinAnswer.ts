import { OBJECTS } from '../../text/objectCharacters.ts';
import { covers, movedSpan, type Span, sliceSpan } from '../../text/span.ts';
import type { AlignedSpan } from '../links/linkWords.ts';
import { PASSAGE_BREAK } from '../prose/proseText.ts';
import type { AnsweredPart, SplitAnswer } from './answeredParts.ts';
import { harmless } from './harmless.ts';

/**
 * Divides Pinglish at its linked words; a word that reaches over two parts goes to the first whole. A passage in which what
 * is not prose is not as it was stays as it is, and so do those behind it. What means something in the document's format is not brought in.
 */
export const splitLatin: SplitAnswer = ({ text, parts }, answer, document, kind = 'plain') => {
  const placeOf = followWords(text, answer.text, answer.words);
  const lost = passagesWithOtherObjects(text, answer.text);
  const told = new Set<Span>();
  let next = 0;
  let isQuoted = false;
  return parts.map(({ document: span, sent }, part): AnsweredPart => {
    const before = text.slice(parts[part - 1]?.sent.utf16End, sent.utf16Start);
    if (part === 0 || before === PASSAGE_BREAK) isQuoted = document[span.utf16Start - 1] === '"';
    const passage = lost.find((each) => covers(each, sent));
    if (passage !== undefined) {
      const isTold = told.has(passage);
      told.add(passage);
      return { document: span, text: sliceSpan(document, span), words: [], ...(!isTold && { isLeft: true }) };
    }
    const utf16Start = placeOf(sent.utf16Start);
    const utf16End = placeOf(sent.utf16End);
    const words: AlignedSpan[] = [];
    for (
      let word = answer.words[next];
      word && word.original.utf16Start < sent.utf16End;
      word = answer.words[++next]
    ) {
      const { original, written } = word;
      if (original.utf16Start < sent.utf16Start || original.utf16End > sent.utf16End) continue;
      words.push({
        original: movedSpan(original, -sent.utf16Start),
        written: movedSpan(written, -utf16Start),
      });
    }
    const latin = answer.text.slice(utf16Start, utf16End);
    return { document: span, text: harmless(latin, sliceSpan(text, sent), { kind, isQuoted }), words };
  });
};

/**
 * The passages of a text from the first one on of which the answer has other object characters: behind that, no word can be
 * told from another. All of them where passages were joined or divided.
 */
function passagesWithOtherObjects(text: string, latin: string): Span[] {
  const objectsOf = (part = '') => (part.match(OBJECTS) ?? []).join('');
  if (objectsOf(text) === objectsOf(latin)) return [];
  const [passages, latins] = [text.split(PASSAGE_BREAK), latin.split(PASSAGE_BREAK)];
  if (passages.length !== latins.length) return [{ utf16Start: 0, utf16End: text.length }];
  const first = passages.findIndex((passage, at) => objectsOf(passage) !== objectsOf(latins[at]));
  let utf16Start = 0;
  return passages
    .map((passage) => {
      const span = { utf16Start, utf16End: utf16Start + passage.length };
      utf16Start = span.utf16End + PASSAGE_BREAK.length;
      return span;
    })
    .slice(first);
}

/**
 * Finds where an offset of `text` is in `latin`; inside a word, its end, but for digits. Offsets must be asked for in ascending
 * order, so that all of them together take one pass.
 */
function followWords(
  text: string,
  latin: string,
  words: readonly AlignedSpan[],
): (utf16Offset: number) => number {
  let next = 0;
  return (utf16Offset) => {
    while ((words[next]?.original.utf16Start ?? Number.POSITIVE_INFINITY) < utf16Offset) next++;
    const before = words[next - 1];
    const after = words[next];
    const utf16Original = before?.original.utf16End ?? 0;
    const utf16Written = before?.written.utf16End ?? 0;
    if (utf16Offset < utf16Original && before !== undefined)
      return utf16Written - digitsBehind(text, latin, before, utf16Offset);
    if (utf16Offset <= utf16Original) return utf16Written;
    const originalGap = text.slice(utf16Original, after?.original.utf16Start);
    const writtenGap = latin.slice(utf16Written, after?.written.utf16Start);
    return utf16Written + placeInGap(originalGap, writtenGap, utf16Offset - utf16Original);
  };
}

const DIGITS = /^\p{Nd}+$/u;

/** How much of a Latin word stands behind an offset in its Persian word: something only where digits end or begin there. */
function digitsBehind(
  text: string,
  latin: string,
  { original, written }: AlignedSpan,
  utf16Offset: number,
): number {
  const [head, tail] = [
    text.slice(original.utf16Start, utf16Offset),
    text.slice(utf16Offset, original.utf16End),
  ];
  const word = sliceSpan(latin, written);
  if (DIGITS.test(head) && DIGITS.test(word.slice(0, head.length))) return word.length - head.length;
  return DIGITS.test(tail) && DIGITS.test(word.slice(-tail.length)) ? tail.length : 0;
}

/** Between two words services keep what there is, or change a sign for another; white space stays. */
function placeInGap(persian: string, latin: string, utf16Offset: number): number {
  if (persian.length === latin.length) return utf16Offset;
  if (utf16Offset >= persian.length) return latin.length;
  const isSpaceHere = /^\s/.test(persian.slice(utf16Offset));
  const passed = persian.slice(0, utf16Offset).match(/\s+/g)?.length ?? 0;
  const spaces = [...latin.matchAll(/\s+/g)];
  if (isSpaceHere) return spaces[passed]?.index ?? latin.length;
  const last = spaces[passed - 1];
  return last === undefined ? 0 : last.index + last[0].length;
}
