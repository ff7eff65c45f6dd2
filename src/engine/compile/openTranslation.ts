import { createAnalyser } from '../analyse/analyse.ts';
import { openLexicon } from '../analyse/lexicon/openLexicon.ts';
import { unpackSections } from '../format/container.ts';
import { TRANSLATION_SECTION, unpackTranslationTables } from '../format/translationTables.ts';
import { participleFinder, type TranslationRules, translate, translationRules } from '../translate/index.ts';

/** The rules of a compiled file, and the draft of a text by others in their place; words without gloss stay as they are. */
interface OpenTranslation {
  readonly rules: TranslationRules;
  readonly translateWith: (rules: TranslationRules, text: string) => string;
}

/** `file` is as compiled. */
export function openTranslation(file: Uint8Array): OpenTranslation {
  const lexicon = openLexicon(file);
  const analyse = createAnalyser(lexicon);
  const findParticiple = participleFinder(lexicon.verbs);
  return {
    rules: translationRules(unpackTranslationTables(unpackSections(file).get(TRANSLATION_SECTION))),
    translateWith: (rules, text) =>
      translate(analyse(text), {
        rules,
        findCompound: lexicon.compound,
        findParticiple,
        pinglishOf: ({ source }) => source,
      }).translation,
  };
}
