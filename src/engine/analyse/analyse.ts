import { type OffsetTable, offsetTable } from '../../text/codePoints.ts';
import { ezafeAfter } from '../phonology.ts';
import type { Analysis, Ezafe, Pronunciation, Token, WordAnalysis } from '../types.ts';
import { readAlike } from './alike/readAlike.ts';
import { type Candidate, resounded } from './candidate.ts';
import { type Arrays, newArrays, ScratchArrays } from './context/arrays.ts';
import { confidenceOf, NO_ALTERNATIVES, sharesOf, soundsAlike } from './context/confidence.ts';
import { createJudge } from './context/model.ts';
import type { State } from './context/node.ts';
import { cheapestByRules } from './context/rules.ts';
import { type Decision, decide } from './context/viterbi.ts';
import { createLatticeReader, type Lattice, type LatticeReader } from './lattice.ts';
import type { Lexicon } from './lexicon/lexicon.ts';
import { type Network, openNetwork } from './network/network.ts';
import type { SourceWord } from './sentence/sourceWords.ts';
import { NO_PINS, type PinnedPronunciations } from './words/pins.ts';

type Analyser = (text: string, pins?: PinnedPronunciations) => Analysis;

/** Creates the function that analyses texts with this lexicon. It remembers words, never texts. */
export function createAnalyser(lexicon: Lexicon): Analyser {
  const arrays = new ScratchArrays();
  const learned = learnedBy(lexicon);
  const readers = new WeakMap<PinnedPronunciations, LatticeReader>();
  const readerFor = (pins: PinnedPronunciations): LatticeReader => {
    const reader = readers.get(pins) ?? createLatticeReader(lexicon, pins);
    readers.set(pins, reader);
    return reader;
  };
  return (text, pins = NO_PINS) => {
    const table = offsetTable(text);
    const tokens = readerFor(pins)(text).flatMap((lattice) => {
      const finished = finishedTokens(text, table, lattice.tokens, analysesOf(lattice, learned, arrays));
      const read = readAlike(finished, { pins, lexicon });
      return lattice.inMetre === undefined
        ? read
        : read.map((token) => ({ ...token, isVerse: true as const }));
    });
    return { source: text, tokens };
  };
}

/** The words of a sentence by the index of their token. */
type Analyses = (WordAnalysis | undefined)[];

/** The words of a sentence, decided in their context, by the index of their token. */
function analysesOf(lattice: Lattice, learned: Learned, arrays: ScratchArrays): Analyses {
  arrays.reuse();
  const analyses: Analyses = new Array(lattice.tokens.length);
  const decisions = decideInContext(lattice, learned, arrays);
  const soundOf = isSpoken(decisions.map(({ best }) => best.candidate)) ? asSpoken : asWritten;
  decisions.forEach((decision, at) => {
    const tokenIndex = lattice.nodes[at]?.tokenIndex ?? -1;
    const word = lattice.words.get(tokenIndex);
    if (word === undefined) return;
    const confidence = confidenceOf(decision, learned.calibration);
    addAnalyses(analyses, tokenIndex, word, {
      ...decision,
      confidence,
      pronunciation: soundOf(decision.best.candidate),
    });
  });
  return analyses;
}

/** In nats. */
const HARDLY_LESS_LIKELY = 1;

/** What was learned of readings in context, as far as the data have it. */
export interface Learned extends Pick<Lexicon, 'contextWeights' | 'calibration'> {
  readonly network: Network | undefined;
}

/** What was learned, ready to be asked. Where the network cannot run, the field alone decides. */
export function learnedBy({ contextWeights, calibration, networkSections }: Lexicon): Learned {
  return { contextWeights, calibration, network: networkSections && openNetwork(networkSections) };
}

/**
 * What was learned decides ezafe and sound, which is what the corpus marks; among the readings that agree with
 * that and are hardly less likely than another, the rules choose.
 */
export function decideInContext(
  lattice: Lattice,
  learned: Learned,
  arrays: Arrays = newArrays,
): readonly Decision[] {
  const { nodes, states, inMetre } = lattice;
  const decisions = decideAsLearned(lattice, learned, arrays);
  // What was trained on sentences is of no use for a single word.
  if (learned.contextWeights === undefined || nodes.length === 1) return decisions;
  const likely = decisions.map(({ best, ranked }, at) => likelyAlike(ranked, inMetre?.[at] ?? best));
  const chosen = cheapestByRules(nodes, states, (at, state) => likely[at]?.has(state) === true);
  return decisions.map(({ best, ranked }, at) => ({ best: chosen[at] ?? best, ranked }));
}

/** The field's decisions, which the network judges anew. */
export function decideAsLearned(
  { nodes, states }: Pick<Lattice, 'nodes' | 'states'>,
  { contextWeights, network }: Learned,
  arrays: Arrays = newArrays,
): readonly Decision[] {
  const weights = nodes.length > 1 ? contextWeights : undefined;
  const decisions = decide(states, createJudge(nodes, states, weights, arrays), arrays);
  if (weights === undefined) return decisions;
  return network?.judge(nodes, states, decisions) ?? decisions;
}

/**
 * The likely ones of the states that mark a word as `marked` does, and those that mean the same. Rare readings do not
 * make others unlikely.
 */
function likelyAlike(ranked: Decision['ranked'], marked: State): ReadonlySet<State> {
  const alike = ranked.filter(({ state }) => soundsAlike(state, marked));
  const isRare = ({ state }: (typeof alike)[number]): boolean =>
    state.candidate.pronunciation.features.has('rare');
  const likeliest = alike.find((one) => !isRare(one)) ?? alike[0];
  const most = (likeliest?.pathCost ?? 0) + HARDLY_LESS_LIKELY;
  const likely = alike.filter(({ pathCost }) => pathCost <= most);
  const glosses = new Set(likely.map(glossOf));
  return new Set(alike.filter((one) => glosses.has(glossOf(one))).map(({ state }) => state));
}

function glossOf({ state }: Decision['ranked'][number]): string {
  return state.candidate.pronunciation.gloss.split(';', 1)[0] ?? '';
}

/** A decision with the sound that its reading has in the register of its sentence. */
interface Sounded extends Decision {
  readonly confidence: number;
  readonly pronunciation: Pronunciation;
}

function addAnalyses(
  analyses: Analyses,
  tokenIndex: number,
  word: SourceWord,
  { best, ranked, confidence, pronunciation }: Sounded,
): void {
  const ending = word.pieces?.find(({ side }) => side === 'previous');
  const ezafe: Ezafe = best.ezafe
    ? ezafeAfter(pronunciation.phonemes + (ending?.pronunciation.phonemes ?? ''))
    : 'none';
  analyses[tokenIndex] = {
    normalised: word.normalised,
    pronunciation,
    ezafe: ending === undefined ? ezafe : 'none',
    confidence,
    ...sharesOf(best, ranked, confidence),
  };
  for (const piece of word.pieces ?? [])
    analyses[piece.tokenIndex] = {
      normalised: piece.pronunciation.lemma,
      pronunciation: piece.pronunciation,
      ezafe: piece === ending ? ezafe : (piece.ezafe ?? 'none'),
      confidence: 1,
      alternatives: NO_ALTERNATIVES,
      attachedTo: piece.side,
    };
}

function finishedTokens(
  text: string,
  table: OffsetTable,
  raw: Lattice['tokens'],
  analyses: Analyses,
): Token[] {
  let codePointStart = table.toCodePoint(raw[0]?.utf16Start ?? 0);
  return raw.map(({ utf16Start, utf16End, kind }, at) => {
    const codePointEnd = table.toCodePoint(utf16End);
    const source = text.slice(utf16Start, utf16End);
    const token: Token = { codePointStart, codePointEnd, utf16Start, utf16End, source, kind };
    codePointStart = codePointEnd;
    const word = analyses[at];
    return word === undefined ? token : { ...token, word };
  });
}

/** Whether more of the words of a sentence are forms of talk than forms of writing alone. */
function isSpoken(candidates: readonly Candidate[]): boolean {
  let balance = 0;
  for (const { register } of candidates) {
    if (register === 'spoken') balance++;
    if (register === 'bookish') balance--;
  }
  return balance > 0;
}

/** The reading as it sounds in writing. */
function asWritten({ pronunciation }: Candidate): Pronunciation {
  return pronunciation;
}

/** The reading as it sounds in a spoken sentence. */
function asSpoken({ pronunciation, spokenPhonemes }: Candidate): Pronunciation {
  if (spokenPhonemes === undefined) return pronunciation;
  return { ...resounded(pronunciation, spokenPhonemes), id: spokenPhonemes };
}
