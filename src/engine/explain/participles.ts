import type { Verb } from '../analyse/lexicon/lexicon.ts';

/** The transitive verb whose past participle is written so; undefined if there is none. */
export type ParticipleFinder = (letters: string) => Pick<Verb, 'infinitive' | 'gloss'> | undefined;

/** A finder over the verbs of the lexicon, which are listed by their participles when the first is looked for. */
export function participleFinder(verbs: readonly Verb[]): ParticipleFinder {
  let byLetters: ReadonlyMap<string, Verb> | undefined;
  return (letters) => {
    byLetters ??= new Map(
      verbs
        .filter(({ features }) => features.has('transitive'))
        .map((verb) => [`${verb.past.preverb}${verb.past.letters}ه`, verb]),
    );
    return byLetters.get(letters);
  };
}
