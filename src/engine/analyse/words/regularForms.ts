import type { Candidate } from '../candidate.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { nominalForms } from '../morphology/nouns.ts';
import type { VerbMorphology } from '../morphology/verbs.ts';
import { remembering } from '../remembering.ts';
import { entryCandidates } from './entries.ts';
import { chargedByPin, type PinnedPronunciations } from './pins.ts';

/** What words are read with. */
export interface WordSources {
  readonly lexicon: Lexicon;
  readonly verbs: VerbMorphology;
  readonly pins: PinnedPronunciations;
  /** A reading that only the pins have. */
  readonly pinned: (form: string) => Candidate | undefined;
}

/** The entries of a form in the lexicon, and the forms of nouns and verbs that it can be; often none. */
export function regularForms(word: string, { lexicon, verbs, pins, pinned }: WordSources): Candidate[] {
  const readBase = (form: string): Candidate[] => {
    const own = pinned(form);
    const listed = [...entryCandidates(lexicon, form), ...verbs.verbalNouns(form), ...(own ? [own] : [])];
    return chargedByPin(listed, pins.get(form));
  };
  return [...nominalForms(word, remembering(readBase)), ...verbs.finiteForms(word)];
}
