import type { Verb as LexiconVerb } from '../../analyse/lexicon/lexicon.ts';
import { firstGloss, glossBeginningWith } from '../english/gloss.ts';
import { passiveOf } from '../english/verbForms.ts';
import type { Dependencies } from '../rules/rules.ts';
import type { SourceVerb, Word } from '../syntax/elements.ts';
import type { FoundCompound } from './compounds.ts';

/** The verb that a word of the source is, with the complement that was found before it. */
export function sourceVerb(
  word: Word,
  found: { readonly compound: FoundCompound; readonly complement: readonly Word[] } | undefined,
  findCompound: Dependencies['findCompound'],
): SourceVerb {
  const { lemma, inflection } = word.pronunciation;
  const { tense = 'present', person, negative, passive } = inflection;
  return {
    infinitive: found === undefined ? lemma : `${found.compound.complement} ${lemma}`,
    gloss: found === undefined ? glossInSentence(word) : compoundGloss(found.compound, lemma, findCompound),
    tense,
    ...(person !== undefined && { person }),
    negative: negative === true,
    passive: passive === true || found?.compound.passive === true,
    progressive: false,
    words: [...(found?.complement ?? []), word],
  };
}

/** All English of a word, first what it is beside its neighbours. */
export function glossInSentence({ sense, pronunciation }: Word): string {
  return sense === undefined ? pronunciation.gloss : glossBeginningWith(sense, pronunciation.gloss);
}

/** Of the compound itself, else of the one with کردن: «حفظ شد», and «مورد استفاده قرار گرفت» by its noun. */
function compoundGloss(
  { complement, passive, english }: FoundCompound,
  lemma: string,
  findCompound: Dependencies['findCompound'],
): string {
  const [, noun = ''] = complement.split(' ');
  const own = findCompound(complement, lemma);
  const active = (own ?? findCompound(complement, 'کردن') ?? findCompound(noun, 'کردن'))?.gloss;
  if (!passive) return active ?? english;
  return passiveOf(active === undefined ? english : firstGloss(active));
}

/** A finder over the verbs of the lexicon, which are listed by their participles when the first is looked for. */
export function participleFinder(verbs: readonly LexiconVerb[]): Dependencies['findParticiple'] {
  let byLetters: ReadonlyMap<string, LexiconVerb> | undefined;
  return (letters) => {
    byLetters ??= new Map(
      verbs
        .filter(({ features }) => features.has('transitive'))
        .map((verb) => [`${verb.past.preverb}${verb.past.letters}ه`, verb]),
    );
    return byLetters.get(letters);
  };
}
