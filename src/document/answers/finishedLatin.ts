import { sliceSpan } from '../../text/span.ts';
import type { AlignedSpan } from '../links/linkWords.ts';
import type { Answer } from './answeredParts.ts';

/** How the Pinglish of an answer is finished. */
export interface LatinFinish {
  /** As people type it: no apostrophes, single letters, capitals. */
  readonly asTyped: boolean;
  /** Whether digits and ، ؛ ؟ « » become those of English. */
  readonly latinSigns: boolean;
}

/** Whether a word of the source is a name; offsets are UTF-16 units. */
export type IsName = (persian: AlignedSpan['original']) => boolean;

const SIGNS: Readonly<Record<string, string>> = {
  '،': ',',
  '؛': ';',
  '؟': '?',
  '«': '"',
  '»': '"',
  '٪': '%',
  '٫': '.',
  '٬': ',',
};
const PERSIAN_SIGN = /[،؛؟«»٪٫٬۰-۹٠-٩]/g;
const ENDS_SENTENCE = /[.!?؟…\n](?!.*\p{L})/su;
const HAS_LETTER = /\p{L}/u;
/** What is written for blessings, in brackets behind a name. */
const BLESSINGS: Readonly<Record<string, string>> = { ص: 's', ع: 'a', س: 's', ره: 'rh', عج: 'aj' };

/** The answer, its words still linked to theirs in `source`, finished in one pass. */
export function finishLatin(
  source: string,
  answer: Answer,
  { asTyped, latinSigns }: LatinFinish,
  isName: IsName = () => false,
): Answer {
  const words: AlignedSpan[] = [];
  let [text, end] = ['', 0];
  for (const { original, written } of answer.words) {
    const gap = answer.text.slice(end, written.utf16Start);
    const isFirst = end === 0 ? !HAS_LETTER.test(gap) : ENDS_SENTENCE.test(gap);
    text += latinSigns ? withLatinSigns(gap) : gap;
    const word = sliceSpan(answer.text, written);
    const utf16Start = text.length;
    if (!asTyped) text += word;
    else {
      const typed = blessing(source, original) ?? typedWord(word);
      text += isFirst || isName(original) ? capitalised(typed) : typed;
    }
    words.push({ original, written: { utf16Start, utf16End: text.length } });
    end = written.utf16End;
  }
  const rest = answer.text.slice(end);
  return { text: text + (latinSigns ? withLatinSigns(rest) : rest), words };
}

function withLatinSigns(text: string): string {
  return text.replace(PERSIAN_SIGN, (sign) => SIGNS[sign] ?? String(sign.charCodeAt(0) & 0xf));
}

/** In the order in which people shorten: saa'at is saat, ghazaa'i ghazaei, ta'ajjob taajob, dowlat dolat. */
function typedWord(word: string): string {
  return word
    .replace(/(?:aa|ā)['’]i/g, 'aei')
    .replace(/aa|ā/g, 'a')
    .replace(/['’·]/g, '')
    .replace(/ow/g, 'o')
    .replace(/(sh|kh|gh|ch|zh)\1/g, '$1')
    .replace(/([bcdfghjklmnpqrstvwxyz])\1/g, '$1');
}

function blessing(source: string, { utf16Start, utf16End }: AlignedSpan['original']): string | undefined {
  const isInBrackets = source[utf16Start - 1] === '(' && source[utf16End] === ')';
  return isInBrackets ? BLESSINGS[source.slice(utf16Start, utf16End)] : undefined;
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
