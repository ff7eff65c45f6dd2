import type { Ambiguous } from '../translate/index.ts';
import { openTranslation } from './openTranslation.ts';

/** A word that the translation chose the English of. */
interface SensePlace {
  readonly word: Ambiguous;
  readonly candidates: readonly string[];
  /** Forms and lemmas of its neighbours. */
  readonly near: ReadonlySet<string>;
}

/** Tells of a text which words the translation chooses the English of, among what and beside what. `file` is as compiled. */
export function createSenseReader(file: Uint8Array): (text: string) => readonly SensePlace[] {
  const { rules, translateWith } = openTranslation(file);
  const { candidates } = rules.senses;
  return (text) => {
    const places: SensePlace[] = [];
    const choose = (word: Ambiguous, near: ReadonlySet<string>) => {
      if (isOpen(word)) places.push({ word, candidates: candidates(word), near });
      return undefined;
    };
    translateWith({ ...rules, senses: { candidates, choose } }, text);
    return places;
  };

  /** Where other tables tell what a word does, another English would not do it. */
  function isOpen(word: Ambiguous): boolean {
    if (word.partOfSpeech === 'verb') return rules.verb(word.lemma).senses.size === 0;
    const classes = rules.word(word).classes;
    return OPEN.has(word.partOfSpeech) && (classes.size === 0 || classes.has('relational'));
  }
}

const OPEN: ReadonlySet<string> = new Set(['noun', 'adjective', 'adverb']);
