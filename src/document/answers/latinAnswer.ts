import type { LinkedWord } from '../links/linkWords.ts';
import type { AnsweredPart, DivideAnswer } from './answeredParts.ts';

/** Divides Pinglish at its linked words; a word that reaches over two parts goes to the first whole. */
export const divideLatin: DivideAnswer = ({ text, parts }, answer) => {
  const placeOf = followWords(text, answer.text, answer.words);
  let next = 0;
  return parts.map(({ document, sent }): AnsweredPart => {
    const utf16Start = placeOf(sent.utf16Start);
    const utf16End = placeOf(sent.utf16End);
    const words: LinkedWord[] = [];
    for (
      let word = answer.words[next];
      word && word.persian.utf16Start < sent.utf16End;
      word = answer.words[++next]
    ) {
      const { persian, latin } = word;
      if (persian.utf16Start < sent.utf16Start || persian.utf16End > sent.utf16End) continue;
      words.push({
        persian: {
          utf16Start: persian.utf16Start - sent.utf16Start,
          utf16End: persian.utf16End - sent.utf16Start,
        },
        latin: { utf16Start: latin.utf16Start - utf16Start, utf16End: latin.utf16End - utf16Start },
      });
    }
    return { document, text: answer.text.slice(utf16Start, utf16End), words };
  });
};

/**
 * Finds where an offset of `text` is in `latin`; inside a word, its end. Offsets must be asked for in ascending
 * order, so that all of them together take one pass.
 */
function followWords(
  text: string,
  latin: string,
  words: readonly LinkedWord[],
): (utf16Offset: number) => number {
  let next = 0;
  return (utf16Offset) => {
    while ((words[next]?.persian.utf16Start ?? Number.POSITIVE_INFINITY) < utf16Offset) next++;
    const before = words[next - 1];
    const after = words[next];
    const persianStart = before?.persian.utf16End ?? 0;
    const latinStart = before?.latin.utf16End ?? 0;
    if (utf16Offset <= persianStart) return latinStart;
    const persianGap = text.slice(persianStart, after?.persian.utf16Start);
    const latinGap = latin.slice(latinStart, after?.latin.utf16Start);
    return latinStart + placeInGap(persianGap, latinGap, utf16Offset - persianStart);
  };
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
