import type { WordCounts } from '../format/wordCounts.ts';
import { cheapestPath } from './cheapestPath.ts';
import type { ChoiceFinder, Joint } from './choices.ts';
import type { TypedEzafe, TypedWord } from './clausesOf.ts';
import { type Choice, type Edge, unknownOdds } from './edge.ts';
import type { EnglishWords } from './english.ts';

/** How words of a clause are written, half-open by their places in it. */
export interface Written {
  readonly from: number;
  readonly to: number;
  readonly letters: string;
}

/** What a clause is written with; `singleA` is what a for ā costs in its text. */
export interface Means {
  readonly singleA: number;
  readonly find: ChoiceFinder;
  readonly counts: WordCounts;
  readonly isEnglish: EnglishWords;
}

/** Endings that are typed apart from their word: ketab ha ye, karde am, khoshhal tar. */
const ENDING =
  /^(?:h?a|h?ay?[ei]h?|ha[st]h?|hasho|hamo?un|haro|y?eh?|i|tar(?:in|i)?|[ae](?:m|sh|t)|[ei]e|and?|i[md])$/;
const LONG_A = /aa|ā/g;
const BEGINNING = /^(?:n?e?mi|bi|na|ham|bar|dar|ne)$/;
const MOST_WORDS = 3;
const MOST_LETTERS = 40;
const ENDING_JOINT_COST = 1.2;
const PIECES_JOINT_COST = 2.4;
/** Farther from the spelling of a Persian word than this, an English word is English. */
const MOST_ENGLISH_SPELLING_COST = 0.9;
const SHORTEST_ENGLISH = 4;

/** Decides how the words of a clause are written; those that stay are left out. */
export function writeClause(words: readonly TypedWord[], means: Means): Written[] {
  const edges = words.map((_, at) => edgesFrom(words, at, means));
  let from = 0;
  return cheapestPath(edges, means.counts).flatMap((edge): Written[] => {
    const written = { from, to: edge.to, letters: edge.letters };
    const typed = words[from]?.folded ?? '';
    const stays = edge.letters === '' || isRatherEnglish(typed, edge, written, means);
    from = edge.to;
    return stays ? [] : [written];
  });
}

function isRatherEnglish(
  typed: string,
  { spellingCost }: Choice,
  { from, to }: Written,
  { isEnglish }: Means,
): boolean {
  const isNear = spellingCost <= MOST_ENGLISH_SPELLING_COST;
  return to === from + 1 && !isNear && typed.length >= SHORTEST_ENGLISH && isEnglish(typed);
}

const STAYS: Choice = {
  letters: '',
  isEzafe: false,
  ...unknownOdds(false),
  word: undefined,
  ownCost: 40,
  wordCost: 0,
  spellingCost: Number.POSITIVE_INFINITY,
};

function edgesFrom(words: readonly TypedWord[], at: number, { find, singleA }: Means): Edge[] {
  const first = words[at];
  const alone = [
    ...find({ typed: first?.folded ?? '', joint: 'none', ezafe: first?.ezafe ?? '', singleA }),
    STAYS,
  ];
  return [
    ...alone.map((choice): Edge => ({ ...choice, to: at + 1 })),
    ...joinings(words, at).flatMap(({ cost, to, ...joined }) =>
      find({ ...joined, singleA }).map((choice): Edge => ({ ...choice, ownCost: choice.ownCost + cost, to })),
    ),
  ];
}

/** Some words of a clause typed as one. */
interface Joining {
  readonly typed: string;
  readonly joint: Joint;
  readonly ezafe: TypedEzafe;
  readonly cost: number;
  readonly to: number;
}

function joinings(words: readonly TypedWord[], at: number): Joining[] {
  const found: Joining[] = [];
  let typed = words[at]?.folded ?? '';
  const isBeginning = BEGINNING.test(typed);
  for (let to = at + 2; to <= Math.min(at + MOST_WORDS, words.length); to++) {
    const joint = words[to - 2]?.joint;
    const next = words[to - 1]?.folded ?? '';
    const isEnding = ENDING.test(next.replace(LONG_A, 'a')) || (to === at + 2 && isBeginning);
    typed += next;
    if (joint === 'other' || typed.length > MOST_LETTERS || (to > at + 2 && !isEnding)) break;
    const cost = isEnding ? (joint === 'hyphen' ? 0 : ENDING_JOINT_COST) : PIECES_JOINT_COST;
    found.push({
      typed,
      ezafe: words[to - 1]?.ezafe ?? '',
      joint: isEnding ? 'ending' : 'pieces',
      cost: cost * (to - at - 1),
      to,
    });
  }
  return found;
}
