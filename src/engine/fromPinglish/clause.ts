import type { WordCounts } from '../format/wordCounts.ts';
import { cheapestPath } from './cheapestPath.ts';
import type { ChoiceFinder, Joint } from './choices.ts';
import type { Choice, Edge } from './edge.ts';
import type { EnglishWords } from './english.ts';

/** A typed word of a clause. */
export interface TypedWord {
  readonly folded: string;
  /** What stands before the next word of the clause: a hyphen or a single space may be inside a word. */
  readonly joint: 'space' | 'hyphen' | 'other';
}

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
  /^(?:h?aa?|h?aa?y?[ei]h?|haa?[st]h?|haa?sho|haa?moun|haa?ro|y?eh?|i|tar(?:in|i)?|[ae](?:m|sh|t)|[ei]e|and?|i[md])$/;
const BEGINNING = /^(?:n?e?mi|bi|na|ham|bar|dar|be|ne)$/;
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
  isVerb: false,
  word: undefined,
  ownCost: 40,
  wordCost: 0,
  spellingCost: Number.POSITIVE_INFINITY,
};

function edgesFrom(words: readonly TypedWord[], at: number, { find, singleA }: Means): Edge[] {
  const first = words[at]?.folded ?? '';
  const alone = [...find(first, 'none', singleA), STAYS];
  return [
    ...alone.map((choice): Edge => ({ ...choice, to: at + 1 })),
    ...joinings(words, at).flatMap(({ typed, joint, cost, to }) =>
      find(typed, joint, singleA).map((choice): Edge => ({ ...choice, ownCost: choice.ownCost + cost, to })),
    ),
  ];
}

/** Some words of a clause typed as one. */
interface Joining {
  readonly typed: string;
  readonly joint: Joint;
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
    const isEnding = ENDING.test(next) || (to === at + 2 && isBeginning);
    typed += next;
    if (joint === 'other' || typed.length > MOST_LETTERS || (to > at + 2 && !isEnding)) break;
    const cost = isEnding ? (joint === 'hyphen' ? 0 : ENDING_JOINT_COST) : PIECES_JOINT_COST;
    found.push({ typed, joint: isEnding ? 'ending' : 'pieces', cost: cost * (to - at - 1), to });
  }
  return found;
}
