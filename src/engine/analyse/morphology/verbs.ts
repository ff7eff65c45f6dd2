import type { Candidate } from '../candidate.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { finiteForms } from './finiteVerbs.ts';
import { stemTable, VERB_PREFIXES, type VerbPlace } from './stems.ts';
import { verbalNouns } from './verbalNouns.ts';

export interface VerbMorphology {
  /** The finite forms that `word` (normalised letters) can be. */
  finiteForms(word: string): Candidate[];
  /** Infinitives, participles and agent nouns, to which nominal endings may be added. */
  verbalNouns(word: string): Candidate[];
}

/** Builds the tables of stems once for a lexicon. */
export function createVerbMorphology(lexicon: Lexicon): VerbMorphology {
  const stems = stemTable(lexicon);
  const preverbs = new Set(lexicon.verbs.flatMap(({ past, present }) => [past.preverb, present.preverb]));
  const atEveryPlace = (word: string, read: (rest: string, place: VerbPlace) => Candidate[]): Candidate[] =>
    [...preverbs].flatMap((preverb) => {
      if (!word.startsWith(preverb)) return [];
      const behind = withoutJoiner(word.slice(preverb.length), preverb);
      return VERB_PREFIXES.flatMap((prefix) =>
        behind.startsWith(prefix.letters)
          ? read(behind.slice(prefix.letters.length), { stems, preverb, prefix })
          : [],
      );
    });
  return {
    finiteForms: (word) => atEveryPlace(word, finiteForms),
    verbalNouns: (word) => atEveryPlace(word, verbalNouns),
  };
}

function withoutJoiner(rest: string, preverb: string): string {
  return preverb !== '' && rest.startsWith('\u200c') ? rest.slice(1) : rest;
}
