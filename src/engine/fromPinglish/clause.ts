import type { WordCounts } from '../format/wordCounts.ts';
import {
  type Choice,
  cheapestPath,
  type Edge,
  knownOdds,
  likeliestOthers,
  unknownOdds,
} from './cheapestPath.ts';
import { type ChoiceFinder, withEzafe } from './choices.ts';
import { type EnglishWords, latinPlaces } from './english.ts';
import { EZAFE_APART, endedForeign } from './foreignEndings.ts';
import { joinings, PREFIX, partedWord } from './joinings.ts';
import type { ChosenTyped, KnownTyped, LoanWords } from './knownTyped.ts';
import type { TypedWord } from './typedText.ts';

/** How words of a clause are written, half-open by their places in it. */
interface Written {
  readonly from: number;
  readonly to: number;
  readonly letters: string;
  /** What else they could be, the likeliest first; empty unless it is asked for. */
  readonly candidates: readonly string[];
}

/** What a clause is written with; `singleA` is what a for ā costs in its text. */
interface Means {
  readonly singleA: number;
  readonly find: ChoiceFinder;
  readonly counts: WordCounts;
  readonly isEnglish: EnglishWords;
  readonly known: KnownTyped;
  readonly loanWords: LoanWords;
  /** Whether letters are somebody's name. */
  readonly isName: (letters: string) => boolean;
  readonly withCandidates: boolean;
  readonly chosen: ChosenTyped;
}

/** Farther from the spelling of a Persian word than this, an English word is English. */
const MOST_ENGLISH_SPELLING_COST = 0.9;
const SHORTEST_ENGLISH = 4;
/** What is typed more oddly than this for a word is hardly meant; what is written by its letters may be a name. */
const MOST_CANDIDATE_COST = 1.5;

/** Decides how the words of a clause are written; those that stay are left out. */
export function writeClause(words: readonly TypedWord[], means: Means): Written[] {
  const latin = latinPlaces(words, means.known, means.isEnglish);
  const edges = words.map(
    (_, at) => knownEdges(words, at, latin, means) ?? edgesFrom(words, at, latin, means),
  );
  let from = 0;
  const mayEndInEzafe = words.at(-1)?.mayEndInEzafe === true;
  const path = cheapestPath(edges, means.counts, mayEndInEzafe);
  return path.flatMap((edge, at): Written[] => {
    const place = { from, to: edge.to };
    const typed = words[from]?.folded ?? '';
    const stays = edge.letters === '' || isRatherEnglish(typed, edge, place, means);
    from = edge.to;
    if (stays) return [];
    const choices = means.withCandidates ? choicesAt(words, place, edges, means) : [];
    const between = { before: path[at - 1], edge, after: path[at + 1] };
    return [{ ...place, letters: edge.letters, candidates: likeliestOthers(choices, between, means.counts) }];
  });
}

interface Place {
  readonly from: number;
  readonly to: number;
}

/** All that the words at a place could be, also where a row of the tables says what they are. */
function choicesAt(
  words: readonly TypedWord[],
  { from, to }: Place,
  edges: readonly (readonly Edge[])[],
  { find, singleA }: Means,
): Choice[] {
  const typed = words.slice(from, to).map(({ folded }) => folded);
  const ezafe = words[to - 1]?.ezafe ?? '';
  return [
    ...(edges[from] ?? []).filter((edge) => edge.to === to),
    ...find({ typed: typed.join(''), joint: 'none', ezafe, singleA }),
  ].filter(
    ({ spellingCost }) => spellingCost <= MOST_CANDIDATE_COST || spellingCost === Number.POSITIVE_INFINITY,
  );
}

function isRatherEnglish(
  typed: string,
  { spellingCost }: Choice,
  { from, to }: Place,
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

/** A hyphen joins; the words beside it are seldom two. */
const PARTED_AT_HYPHEN_COST = 6;

function edgesFrom(words: readonly TypedWord[], at: number, latin: readonly boolean[], means: Means): Edge[] {
  const parted = words[at - 1]?.joint === 'hyphen' ? PARTED_AT_HYPHEN_COST : 0;
  return [
    ...[...edgesAlone(words, at, means), ...joinedEdges(words, at, latin, means)].map((edge) => ({
      ...edge,
      ownCost: edge.ownCost + parted,
    })),
    { ...STAYS, to: at + 1 },
  ];
}

function edgesAlone(words: readonly TypedWord[], at: number, means: Means): Edge[] {
  const { folded = '', ezafe = '' } = words[at] ?? {};
  const { singleA } = means;
  const found = means.find({ typed: folded, joint: 'none', ezafe, singleA });
  const isKnown = found.some(({ spellingCost }) => spellingCost <= MOST_KNOWN_COST);
  const parted = isKnown || ezafe !== '' ? undefined : partedWord(folded, (part) => sureChoice(part, means));
  const cost = PREFIX.test(folded) && at + 1 < words.length ? LONE_PREFIX_COST : 0;
  return [...(parted === undefined ? [] : [parted]), ...found].map((choice) => ({
    ...choice,
    ownCost: choice.ownCost + cost,
    to: at + 1,
  }));
}

/** «می» is no word before another. */
const LONE_PREFIX_COST = 14;

/** What a part of a typed word is, if there is no doubt that it is a word. */
function sureChoice(typed: string, means: Means): Choice | undefined {
  const [row] = means.known.meant(typed) ?? [];
  if (row !== undefined) return fixed(row, means);
  const [best] = means.find({ typed, joint: 'none', ezafe: '', singleA: means.singleA });
  return best?.word !== undefined && best.spellingCost <= MOST_PART_COST ? best : undefined;
}

/** A word is in doubt whose spelling is farther than this, and a part of one is none. */
const MOST_KNOWN_COST = 2;
const MOST_PART_COST = 0.6;

function joinedEdges(
  words: readonly TypedWord[],
  at: number,
  latin: readonly boolean[],
  means: Means,
): Edge[] {
  return joinings(words, at, latin).flatMap(({ cost, to, ...joined }) => {
    const row = joined.joint === 'ending' ? means.known.meant(joined.typed) : undefined;
    if (row !== undefined) return row.map((letters) => ({ ...fixed(letters, means), to }));
    return means.find({ ...joined, singleA: means.singleA }).map(
      (choice): Edge => ({
        ...choice,
        ownCost: choice.ownCost + cost,
        to,
      }),
    );
  });
}

/** In a row of the tables: what else the word can be by its sounds. */
const OTHERS = '…';
const OTHERS_COST = 2;

/** What stands at a place whatever its sounds are like: what the user chose, English, a row of the tables, a title. */
function knownEdges(
  words: readonly TypedWord[],
  at: number,
  latin: readonly boolean[],
  means: Means,
): Edge[] | undefined {
  const { folded = '', ezafe = '' } = words[at] ?? {};
  const chosen = means.chosen(words, at);
  if (chosen !== undefined) return withApartEzafe(words, at + chosen.words, [fixed(chosen.persian, means)]);
  // Behind a number: saat 4 e.
  if (at === 0 && folded === 'e') return [{ ...fixed('ه', means), to: 1 }];
  const title = titleAt(words, at, means);
  if (title !== undefined) return [{ ...fixed(title, means), isEzafe: false, to: at + 1 }];
  const loan = means.known.loanWord(folded);
  const known = means.known.standsFor(words, at);
  const isLatin =
    latin[at] === true && (loan === undefined || isAmongLatin(latin, at) || isInPhrase(words, at, means));
  const stays = isLatin || (loan !== undefined && means.loanWords === 'latin');
  const ended = endedForeign(words, at, { stays, known: means.known, loanWords: means.loanWords });
  if (ended !== undefined) return [{ ...fixed(ended.letters, means), to: at + ended.words }];
  if (stays && (known?.words ?? 1) === 1) return [{ ...STAYS, ownCost: 0, to: at + 1 }];
  const meant = known?.meant ?? (loan === undefined ? undefined : [loan]);
  if (meant === undefined) return undefined;
  const choices = meant
    .filter((letters) => letters !== OTHERS)
    .map((letters, order) => ({ ...fixed(letters, means), ownCost: order }));
  return [
    ...withApartEzafe(words, at + (known?.words ?? 1), withEzafe(choices, ezafe)),
    ...(meant.includes(OTHERS) ? others(edgesAlone(words, at, means)) : []),
    ...joinedEdges(words, at, latin, means),
  ];
}

/** The choices for words up to a place, with an ezafe that is typed there for itself too. */
function withApartEzafe(words: readonly TypedWord[], to: number, choices: readonly Choice[]): Edge[] {
  const apart = EZAFE_APART.get(words[to]?.folded ?? '');
  const before = choices.filter(({ letters }) => apart !== 'ye' || /[اوه]$/.test(letters));
  return [
    ...(apart === undefined ? [] : withEzafe(before, apart).map((choice) => ({ ...choice, to: to + 1 }))),
    ...choices.map((choice) => ({ ...choice, to })),
  ];
}

function others(edges: readonly Edge[]): Edge[] {
  return edges.map((edge) => ({ ...edge, ownCost: edge.ownCost + OTHERS_COST }));
}

/** Whether a word belongs to a phrase of several words that is English: code review. */
function isInPhrase(words: readonly TypedWord[], at: number, { known }: Means): boolean {
  return words.slice(Math.max(at - MOST_PHRASE_WORDS, 0), at + 1).some((_, back, { length }) => {
    const from = at + 1 - length + back;
    return from + known.phraseAt(words, from) > at;
  });
}

const MOST_PHRASE_WORDS = 4;

/** A loan word between English words is English. */
function isAmongLatin(latin: readonly boolean[], at: number): boolean {
  return latin[at - 1] === true && latin[at + 1] === true;
}

function fixed(letters: string, { counts }: Means): Choice {
  const word = counts.word(letters);
  return {
    letters,
    isEzafe: false,
    ...(word === undefined ? unknownOdds(false) : knownOdds(word, counts)),
    word,
    ownCost: 0,
    wordCost: word === undefined ? 0 : counts.cost(word),
    spellingCost: 0,
  };
}

function titleAt(words: readonly TypedWord[], at: number, means: Means): string | undefined {
  const title = means.known.title(words[at]?.folded ?? '');
  const next = words[at + 1];
  if (title === undefined || next === undefined || means.known.title(next.folded) !== undefined)
    return undefined;
  const [name] = means.find({ typed: next.folded, joint: 'none', ezafe: next.ezafe, singleA: means.singleA });
  return name !== undefined && means.isName(name.letters) ? title : undefined;
}
