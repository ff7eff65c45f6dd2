import { createAnalyser } from '../analyse/analyse.ts';
import { openLexicon } from '../analyse/lexicon/openLexicon.ts';
import { unpackSections } from '../format/container.ts';
import { TRANSLATION_SECTION, unpackTranslationTables } from '../format/translationTables.ts';
import { type Ambiguous, participleFinder, translate, translationRules } from '../translate/index.ts';

/** A word that the translation chose the English of. */
interface SensePlace {
  readonly word: Ambiguous;
  readonly candidates: readonly string[];
  /** Forms and lemmas of its neighbours. */
  readonly near: ReadonlySet<string>;
}

/** Tells of a text which words the translation chooses the English of, among what and beside what. `file` is as compiled. */
export function createSenseReader(file: Uint8Array): (text: string) => readonly SensePlace[] {
  const sections = unpackSections(file);
  const lexicon = openLexicon(file);
  const analyse = createAnalyser(lexicon);
  const rules = translationRules(unpackTranslationTables(sections.get(TRANSLATION_SECTION)));
  const { candidates } = rules.senses;
  return (text) => {
    const places: SensePlace[] = [];
    const choose = (word: Ambiguous, near: ReadonlySet<string>) => {
      if (isOpen(word)) places.push({ word, candidates: candidates(word), near });
      return undefined;
    };
    translate(analyse(text), {
      rules: { ...rules, senses: { candidates, choose } },
      findCompound: lexicon.compound,
      findParticiple: participleFinder(lexicon.verbs),
      pinglishOf: ({ source }) => source,
    });
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
