import { sentenceStarts } from '../../text/sections/sentences.ts';
import type { Span } from '../../text/span.ts';
import type { ForeignLanguage } from './scriptLanguage.ts';
import { judgement } from './sentenceLanguage.ts';

/** A sentence, or lines of one, that is not Persian; white space around it is not part of it. */
interface ForeignSentence extends Span {
  readonly language: ForeignLanguage;
}

/** A line of a sentence: a sentence of one line is one piece. */
interface SentenceLine extends Span {
  /** The place of its sentence in the text. */
  readonly sentence: number;
  /** Undefined where nothing in it speaks for Persian or decides for another language. */
  readonly language: ForeignLanguage | 'persian' | undefined;
}

const LINE = /[^\n\r\u0085\u2028\u2029]+/g;
const PERSIAN_ENOUGH = 0.5;

/**
 * Every sentence of `text` that is not Persian, in order, in UTF-16 code units. Lines are judged on their own, for a
 * passage in another language may end without a full stop. One that says nothing for itself leans to its
 * neighbours, where these agree. Linear in the text.
 */
export function foreignSentences(text: string): readonly ForeignSentence[] {
  return joined(leaning(piecesOf(text)));
}

function piecesOf(text: string): SentenceLine[] {
  const starts = sentenceStarts(text);
  return starts.flatMap((start, sentence) => {
    const lines = text.slice(start, starts[sentence + 1]).matchAll(LINE);
    return [...lines].flatMap(({ 0: line, index }) => pieceOf(line, start + index, sentence));
  });
}

function pieceOf(line: string, utf16Offset: number, sentence: number): SentenceLine[] {
  const content = line.trim();
  if (content === '') return [];
  const utf16Start = utf16Offset + line.indexOf(content);
  const { language, tally } = judgement(content);
  const isPersian = language === 'persian' && tally.scores.persian >= PERSIAN_ENOUGH;
  const decided = language === 'persian' && !isPersian ? undefined : language;
  return [{ utf16Start, utf16End: utf16Start + content.length, sentence, language: decided }];
}

/** The pieces with those that say nothing decided by the nearest that do: both sides agree, or two in a row on one. */
function leaning(pieces: readonly SentenceLine[]): SentenceLine[] {
  const decided = pieces.flatMap(({ language }) => language ?? []);
  let before = 0;
  return pieces.map((piece) => {
    if (piece.language !== undefined) {
      before++;
      return piece;
    }
    const [previous, next] = [decided[before - 1], decided[before]];
    const outer = previous === undefined ? decided[before + 1] : decided[before - 2];
    const language = previous ?? next;
    const agrees = previous === undefined || next === undefined ? outer === language : previous === next;
    return agrees ? { ...piece, language } : piece;
  });
}

function joined(pieces: readonly SentenceLine[]): ForeignSentence[] {
  const found: { utf16Start: number; utf16End: number; language: ForeignLanguage }[] = [];
  let last: SentenceLine | undefined;
  for (const piece of pieces) {
    const { utf16Start, utf16End, language } = piece;
    const open = found.at(-1);
    if (language !== undefined && language !== 'persian') {
      const continues = last?.language === language && last.sentence === piece.sentence;
      if (continues && open !== undefined) open.utf16End = utf16End;
      else found.push({ utf16Start, utf16End, language });
    }
    last = piece;
  }
  return found;
}
