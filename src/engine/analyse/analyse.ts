import { offsetTable } from '../../text/codePoints.ts';
import { ezafeAfter } from '../phonology.ts';
import type { Analysis, Ezafe, Reading, Token, WordAnalysis } from '../types.ts';
import { createJudge } from './context/model.ts';
import { type Decision, decide } from './context/viterbi.ts';
import { createLatticeReader } from './lattice.ts';
import type { Lexicon } from './lexicon.ts';
import type { SourceWord } from './sourceWords.ts';
import type { RawToken } from './tokenise.ts';
import { groupVerbs } from './verbGroups.ts';

/** Gives the function that analyses texts with this lexicon. It remembers words, never texts. */
export function createAnalyser(lexicon: Lexicon): (text: string) => Analysis {
  const readLattice = createLatticeReader(lexicon);
  return (text) => {
    const { tokens, words, nodes, states } = readLattice(text);
    const decisions = decide(states, createJudge(nodes, states, lexicon.contextWeights));
    const analyses = new Map<number, WordAnalysis>();
    nodes.forEach(({ tokenIndex }, at) => {
      const word = words.get(tokenIndex);
      const decision = decisions[at];
      if (word !== undefined && decision !== undefined) addAnalyses(analyses, tokenIndex, word, decision);
    });
    groupVerbs(analyses, tokens.length);
    return { source: text, tokens: finishedTokens(text, tokens, analyses) };
  };
}

function addAnalyses(
  analyses: Map<number, WordAnalysis>,
  tokenIndex: number,
  word: SourceWord,
  { best, ranked }: Decision,
): void {
  const { reading } = best.candidate;
  const piecePhonemes = word.piece?.side === 'next' ? '' : (word.piece?.reading.phonemes ?? '');
  const ezafe: Ezafe = best.ezafe ? ezafeAfter(reading.phonemes + piecePhonemes) : 'none';
  const onPiece = word.piece?.side === 'previous';
  analyses.set(tokenIndex, {
    normalised: word.normalised,
    reading,
    ezafe: onPiece ? 'none' : ezafe,
    confidence: confidenceOf(ranked),
    alternatives: alternativesTo(reading, ranked),
  });
  if (word.piece === undefined) return;
  analyses.set(word.piece.tokenIndex, {
    normalised: word.piece.reading.lemma,
    reading: word.piece.reading,
    ezafe: onPiece ? ezafe : 'none',
    confidence: 1,
    alternatives: [],
    attachedTo: word.piece.side,
  });
}

/** From the margin over the cheapest path that reads or links the word otherwise. */
function confidenceOf(ranked: Decision['ranked']): number {
  const best = ranked[0];
  const other = ranked.find(
    ({ state }) =>
      state.ezafe !== best?.state.ezafe ||
      state.candidate.reading.phonemes !== best.state.candidate.reading.phonemes,
  );
  if (best === undefined || other === undefined) return 1;
  return 1 / (1 + Math.exp(best.pathCost - other.pathCost));
}

function alternativesTo(chosen: Reading, ranked: Decision['ranked']): Reading[] {
  const seen = new Set([chosen.phonemes]);
  return ranked
    .map(({ state }) => state.candidate.reading)
    .filter(({ phonemes }) => !seen.has(phonemes) && seen.add(phonemes));
}

function finishedTokens(
  text: string,
  raw: readonly RawToken[],
  analyses: ReadonlyMap<number, WordAnalysis>,
): Token[] {
  const table = offsetTable(text);
  return raw.map(({ utf16Start, utf16End, kind }, at) => {
    const word = analyses.get(at);
    return {
      codePointStart: table.toCodePoint(utf16Start),
      codePointEnd: table.toCodePoint(utf16End),
      utf16Start,
      utf16End,
      source: text.slice(utf16Start, utf16End),
      kind,
      ...(word && { word }),
    };
  });
}
