import type { Lattice } from '../../src/engine/analyse/lattice.ts';
import type { CorpusSentence, CorpusWord } from '../../src/engine/data/corpus.ts';

/** For each node, which of its states agree with the writer's marks; all of them where none does. */
export function goldStates({ nodes, states, tokens, words }: Lattice, sentence: CorpusSentence): boolean[][] {
  const marked = new Map(sentence.words.map((word) => [word.utf16Start, word]));
  return nodes.map(({ tokenIndex }, at) => {
    const row = states[at] ?? [];
    const head = marked.get(tokens[tokenIndex]?.utf16Start ?? -1);
    if (head === undefined) return row.map(() => true);
    const piece = words.get(tokenIndex)?.piece;
    const carrier =
      piece?.side === 'previous' ? marked.get(tokens[piece.tokenIndex]?.utf16Start ?? -1) : head;
    const agreeing = row.map(
      ({ ezafe, candidate }) =>
        ezafe === isLinked(carrier ?? head, head) && agrees(candidate.reading.phonemes, head),
    );
    return agreeing.includes(true) ? agreeing : row.map(() => true);
  });
}

/** A ی apart is ezafe itself: «خانه ی~ ما» and «خانه ی ما» mean the same. */
function isLinked(carrier: CorpusWord, head: CorpusWord): boolean {
  return carrier.ezafe || (carrier !== head && carrier.source === 'ی');
}

function agrees(phonemes: string, { reading }: CorpusWord): boolean {
  return reading === undefined || phonemes.startsWith(reading);
}
