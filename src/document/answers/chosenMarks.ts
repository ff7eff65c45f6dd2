import type { Span } from '../../text/span.ts';
import { followLetters } from './markedAnswer.ts';

/** Which marks of an answer are put on a text: all, where they are needed, the ezafe, or as primers print them, with sukun at the ends of words or without. */
export type MarkChoice = 'all' | 'needed' | 'ezafe' | 'school' | 'schoolOpenEnds';

/** How a word of the source is read, by the private analysis; offsets are UTF-16 units of the source. */
export interface ReadWord extends Span {
  /** With all marks and its ezafe. */
  readonly diacritized: string;
  /** The same with sukun on every consonant without a vowel. */
  readonly schoolMarks: string;
  /** Whether it is known, and its spelling has no other reading in use. */
  readonly isPlain: boolean;
}

const WORD = /[\p{L}\p{M}\u200c\u200d\u0640]+/gu;
/** At the end of a word, with its tashdid before or behind it. */
const EZAFE = /[\u0650\u0654](?=\u0651?$)/;
const SUKUN = '\u0652';
/** Consonants that no vowel letter follows; final ه is mostly silent. */
const BARE_CONSONANT =
  /[بپتثجچحخدذرزژسشصضطظعغفقکگلمنءأإئؤ](?![\u064b-\u0652\u0654\u0656-\u065f\u0670اویآ])|ه(?=[\u200c]?\p{L})(?![اویآ])/gu;

/** The text that was sent, with those of the answer's marks that are chosen; in one pass over both. */
export function chooseMarks(
  source: string,
  marked: string,
  choice: MarkChoice,
  words: readonly ReadWord[] = [],
): string {
  if (choice === 'all') return marked;
  const placeOf = followLetters(source, marked);
  const readAt = new Map(words.map((word) => [word.utf16Start, word]));
  const parts: string[] = [];
  let place = 0;
  for (const { 0: word, index } of source.matchAll(WORD)) {
    const [from, to] = [placeOf(index), placeOf(index + word.length)];
    const read = readAt.get(index);
    const answer = { word, marked: marked.slice(from, to) };
    const known = read?.utf16End === index + word.length ? read : undefined;
    parts.push(marked.slice(place, from), choose[choice](answer, known));
    place = to;
  }
  return parts.join('') + marked.slice(place);
}

/** A word as it was sent and as the answer has it. */
interface MarkedWord {
  readonly word: string;
  readonly marked: string;
}

const choose: Record<
  Exclude<MarkChoice, 'all'>,
  (answer: MarkedWord, read: ReadWord | undefined) => string
> = {
  ezafe: onlyEzafe,
  needed: (answer, read) => (read?.isPlain === true ? onlyEzafe(answer) : answer.marked),
  school: asPrimers,
  schoolOpenEnds: (answer, read) =>
    answer.marked.endsWith(SUKUN) ? asPrimers(answer, read) : asPrimers(answer, read).replace(/\u0652$/, ''),
};

function asPrimers({ marked }: MarkedWord, read: ReadWord | undefined): string {
  return read !== undefined && withoutEzafe(read.diacritized) === withoutEzafe(marked)
    ? withEzafeOf(marked, read.schoolMarks)
    : marked.replace(BARE_CONSONANT, `$&${SUKUN}`);
}

function onlyEzafe({ word, marked }: MarkedWord): string {
  const [ezafe = ''] = EZAFE.exec(marked) ?? [];
  return ezafe === '' || EZAFE.test(word) ? word : word + ezafe;
}

const withoutEzafe = (word: string): string => word.replace(EZAFE, '');

/** The service may leave out the ezafe that the analysis has, or the other way round. */
function withEzafeOf(marked: string, school: string): string {
  const [ezafe = ''] = EZAFE.exec(marked) ?? [];
  if (ezafe !== '') return school.replace(/[\u0650\u0654\u0652]?$/, ezafe);
  return school.replace(/\u0650$/, SUKUN).replace(/\u0654$/, '');
}
