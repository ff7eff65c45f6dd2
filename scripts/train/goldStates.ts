import type { CorpusSentence, CorpusWord, Lattice, State } from '../../src/engine/compile/index.ts';

/** For each node, which of its states agree with the writer's marks; all of them where none does, so that it teaches nothing. */
export function goldStates(lattice: Lattice, sentence: CorpusSentence): boolean[][] {
  return agreeingStates(lattice, sentence).map((row) => (row.includes(true) ? row : row.map(() => true)));
}

/** For each node, which of its states agree with the writer's marks. */
export function agreeingStates(
  { nodes, states, tokens, words }: Lattice,
  sentence: CorpusSentence,
): boolean[][] {
  const marked = new Map(sentence.words.map((word) => [word.utf16Start, word]));
  return nodes.map(({ tokenIndex }, at) => {
    const row = states[at] ?? [];
    const head = marked.get(tokens[tokenIndex]?.utf16Start ?? -1);
    if (head === undefined) return row.map(() => true);
    const ending = words.get(tokenIndex)?.pieces?.find(({ side }) => side === 'previous');
    const carrier = ending === undefined ? head : marked.get(tokens[ending.tokenIndex]?.utf16Start ?? -1);
    const linked = isLinked(carrier ?? head, head);
    const isMeant = meantBy(
      head,
      row.filter(({ ezafe }) => ezafe === linked),
    );
    return row.map(({ ezafe, candidate }) => ezafe === linked && isMeant(candidate.pronunciation.phonemes));
  });
}

/** A ی apart is ezafe itself: «خانه ی~ ما» and «خانه ی ما» mean the same. */
function isLinked(carrier: CorpusWord, head: CorpusWord): boolean {
  return carrier.ezafe || (carrier !== head && carrier.source === 'ی');
}

/** Whether phonemes are those that the writer meant: a reading is named in full (`me` is not `meh`) or, before endings, by its beginning (`سرش{sar}`). */
export function meantBy(
  { pronunciation, given }: CorpusWord,
  states: readonly State[],
): (phonemes: string) => boolean {
  if (given !== undefined) return (phonemes) => given.includes(phonemes);
  if (pronunciation === undefined) return usual(states);
  const isInFull = states.some(({ candidate }) => candidate.pronunciation.phonemes === pronunciation);
  return (phonemes) => (isInFull ? phonemes === pronunciation : phonemes.startsWith(pronunciation));
}

/** By so much more, in the costs' unit, a rare or poetic reading costs; a writer who means one names it. */
export const NAMED_COST = 2;

/** A word whose reading is not named has one of its usual sounds. */
function usual(states: readonly State[]): (phonemes: string) => boolean {
  const least = Math.min(...states.map(({ candidate }) => candidate.pronunciation.cost));
  const sounds = new Set(
    states
      .filter(({ candidate }) => candidate.pronunciation.cost < least + NAMED_COST)
      .map(({ candidate }) => candidate.pronunciation.phonemes),
  );
  return (phonemes) => sounds.has(phonemes);
}
