import { type OffsetTable, offsetTable } from '../../text/codePoints.ts';
import type { Weights } from '../format/weights.ts';
import { ezafeAfter } from '../phonology.ts';
import type { Alternative, Analysis, Ezafe, Pronunciation, Token, WordAnalysis } from '../types.ts';
import { type Arrays, newArrays, ScratchArrays } from './context/arrays.ts';
import { confidenceOf, soundsAlike } from './context/confidence.ts';
import { createJudge } from './context/model.ts';
import { cheapestByRules } from './context/rules.ts';
import { type Decision, decide } from './context/viterbi.ts';
import { createLatticeReader, type Lattice, type LatticeReader } from './lattice.ts';
import type { Lexicon } from './lexicon/lexicon.ts';
import type { SourceWord } from './sentence/sourceWords.ts';
import { groupVerbs } from './sentence/verbGroups.ts';
import { NO_PINS, type PinnedPronunciations } from './words/pins.ts';

type Analyser = (text: string, pins?: PinnedPronunciations) => Analysis;

/** Gives the function that analyses texts with this lexicon. It remembers words, never texts. */
export function createAnalyser(lexicon: Lexicon): Analyser {
  const arrays = new ScratchArrays();
  const readers = new WeakMap<PinnedPronunciations, LatticeReader>();
  const readerFor = (pins: PinnedPronunciations): LatticeReader => {
    const reader = readers.get(pins) ?? createLatticeReader(lexicon, pins);
    readers.set(pins, reader);
    return reader;
  };
  return (text, pins = NO_PINS) => {
    const table = offsetTable(text);
    const tokens = readerFor(pins)(text).flatMap((lattice) =>
      finishedTokens(text, table, lattice.tokens, analysesOf(lattice, lexicon, arrays)),
    );
    return { source: text, tokens };
  };
}

/** The words of a sentence, decided in their context, by the index of their token. */
function analysesOf(
  lattice: Lattice,
  { contextWeights, calibration }: Lexicon,
  arrays: ScratchArrays,
): Analyses {
  arrays.reuse();
  const analyses: Analyses = new Array(lattice.tokens.length);
  decideInContext(lattice, contextWeights, arrays).forEach((decision, at) => {
    const tokenIndex = lattice.nodes[at]?.tokenIndex ?? -1;
    const word = lattice.words.get(tokenIndex);
    if (word === undefined) return;
    addAnalyses(analyses, tokenIndex, word, { ...decision, confidence: confidenceOf(decision, calibration) });
  });
  groupVerbs(analyses);
  return analyses;
}

type Analyses = (WordAnalysis | undefined)[];

/**
 * What was learned decides ezafe and sound, which is what the corpus marks; among the readings that agree with
 * that, the rules choose.
 */
export function decideInContext(
  { nodes, states }: Lattice,
  learned: Weights | undefined,
  arrays: Arrays = newArrays,
): Decision[] {
  // What is learned of sentences does not hold for a word by itself.
  const weights = nodes.length > 1 ? learned : undefined;
  const decisions = decide(states, createJudge(nodes, states, weights, arrays), arrays);
  if (weights === undefined) return decisions;
  const chosen = cheapestByRules(nodes, states, (at, state) => soundsAlike(state, decisions[at]?.best));
  return decisions.map(({ best, ranked }, at) => ({ best: chosen[at] ?? best, ranked }));
}

function addAnalyses(
  analyses: Analyses,
  tokenIndex: number,
  word: SourceWord,
  { best, ranked, confidence }: Decision & { readonly confidence: number },
): void {
  const { pronunciation } = best.candidate;
  const piecePhonemes = word.piece?.side === 'next' ? '' : (word.piece?.pronunciation.phonemes ?? '');
  const ezafe: Ezafe = best.ezafe ? ezafeAfter(pronunciation.phonemes + piecePhonemes) : 'none';
  const onPiece = word.piece?.side === 'previous';
  analyses[tokenIndex] = {
    normalised: word.normalised,
    pronunciation,
    ezafe: onPiece ? 'none' : ezafe,
    confidence,
    alternatives: alternativesTo(pronunciation, ranked),
  };
  if (word.piece === undefined) return;
  analyses[word.piece.tokenIndex] = {
    normalised: word.piece.pronunciation.lemma,
    pronunciation: word.piece.pronunciation,
    ezafe: onPiece ? ezafe : 'none',
    confidence: 1,
    alternatives: NO_ALTERNATIVES,
    attachedTo: word.piece.side,
  };
}

function alternativesTo(chosen: Pronunciation, ranked: Decision['ranked']): readonly Alternative[] {
  if (ranked.every(({ state }) => state.candidate.pronunciation === chosen)) return NO_ALTERNATIVES;
  const pronunciations = cheapestOfEach(ranked);
  const least = ranked[0]?.pathCost ?? 0;
  const weightOf = (pathCost: number): number => Math.exp(least - pathCost);
  const total = pronunciations.reduce((sum, { pathCost }) => sum + weightOf(pathCost), 0);
  return pronunciations
    .filter(({ pronunciation }) => !readsAlike(pronunciation, chosen))
    .map(({ pronunciation, pathCost }) => ({ pronunciation, confidence: weightOf(pathCost) / total }));
}

const NO_ALTERNATIVES: readonly Alternative[] = [];

/** Each reading once, with its cheapest path; the cheapest first. */
function cheapestOfEach(
  ranked: Decision['ranked'],
): readonly { readonly pronunciation: Pronunciation; readonly pathCost: number }[] {
  const pronunciations: { readonly pronunciation: Pronunciation; readonly pathCost: number }[] = [];
  for (const { state, pathCost } of ranked) {
    const { pronunciation } = state.candidate;
    if (!pronunciations.some((cheaper) => readsAlike(cheaper.pronunciation, pronunciation)))
      pronunciations.push({ pronunciation, pathCost });
  }
  return pronunciations;
}

/** Whether two readings are the same to a reader. */
function readsAlike(a: Pronunciation, b: Pronunciation): boolean {
  if (a === b) return true;
  return a.phonemes === b.phonemes && a.lemma === b.lemma && a.partOfSpeech === b.partOfSpeech;
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
