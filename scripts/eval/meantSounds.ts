import {
  type CorpusSentence,
  type CorpusWord,
  normaliseWord,
  type WordReader,
} from '../../src/engine/compile/index.ts';
import { NAMED_COST } from '../train/goldStates.ts';

/**
 * The ways in which a word is rightly said, by its writer's marks and nothing that a context model says: those that are
 * given, the reading that is named, or the usual ones.
 */
export function meantSounds(
  { source, pronunciation, given }: CorpusWord,
  read: WordReader,
): readonly string[] {
  if (given !== undefined) return given;
  const candidates = read(normaliseWord(source).letters).map((candidate) => candidate.pronunciation);
  const named = candidates.filter(({ phonemes }) => phonemes.startsWith(pronunciation ?? ''));
  if (named.some(({ phonemes }) => phonemes === pronunciation)) return [pronunciation ?? ''];
  const least = Math.min(...named.map(({ cost }) => cost));
  const usual = named.filter(({ cost }) => cost < least + NAMED_COST);
  return [...new Set(usual.map(({ phonemes }) => phonemes))];
}

/** The words of sentences whose sound their marks leave open: several are usual, or no list has the word. */
export function openWords(sentences: readonly CorpusSentence[], read: WordReader): string[] {
  return sentences.flatMap(({ id, words }) =>
    words.flatMap((word) => {
      const sounds = meantSounds(word, read);
      const isGuess = read(normaliseWord(word.source).letters).every(
        ({ pronunciation }) => pronunciation.origin === 'letters',
      );
      const isOpen = word.given === undefined && (sounds.length > 1 || isGuess);
      return isOpen ? [`${id}: ${word.source} may be ${sounds.join(' or ')}`] : [];
    }),
  );
}
