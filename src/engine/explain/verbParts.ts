import type { Verb } from '../analyse/lexicon/lexicon.ts';
import {
  complementLetters,
  compoundBefore,
  type FindCompound,
  firstGloss,
  passiveOf,
  type SentenceElement,
  type VerbDependencies,
  type Word,
} from '../translate/index.ts';
import type { Alternative } from '../types.ts';

/** The words that make a compound of a verb, and what the compound is. */
export interface Complement {
  /** Where its first word stands among the elements before the verb. */
  readonly at: number;
  readonly words: readonly Word[];
  readonly infinitive: string;
  readonly gloss: string;
  readonly passive: boolean;
}

/** Finds the complement of `verb` among the elements before it. */
export type ComplementFinder = (before: readonly SentenceElement[], verb: Word) => Complement | undefined;

/** The most that is looked at before a verb. */
const MAX_ELEMENTS = 12;

/** A finder over the compound verbs of the lexicon and the tables of the translation. */
export function complementFinder(dependencies: VerbDependencies): ComplementFinder {
  const { findCompound } = dependencies;
  return (before, verb) => {
    // «دوست خوبی دارم» and «دوستی دارم» are no «دوست دارم».
    const isHaving = verb.pronunciation.lemma === 'داشتن';
    const elements = isHaving ? before.slice(-MAX_ELEMENTS) : before.slice(-MAX_ELEMENTS).map(withoutArticle);
    const found = compoundBefore(elements, verb, dependencies);
    if (found === undefined || (isHaving && found.adverb)) return undefined;
    const words = elements
      .slice(found.at, found.at + found.length)
      .filter((element) => element.kind === 'word');
    const letters = words.map(complementLetters);
    const active = activeGloss(letters, verb, findCompound);
    const gloss = found.passive && active !== '' ? passiveOf(firstGloss(active)) : active;
    return {
      at: before.length - elements.length + found.at,
      words,
      infinitive: [...letters, verb.pronunciation.lemma].join(' '),
      gloss,
      passive: found.passive,
    };
  };
}

/** «تصمیمی گرفتند» is the same verb as «تصمیم گرفتند»; in «کار زیادی کرد» the last word describes the first. */
function withoutArticle(element: SentenceElement): SentenceElement {
  if (element.kind !== 'word') return element;
  const { pronunciation, token } = element;
  const described = token.word?.alternatives.find(isDescription)?.pronunciation;
  if (pronunciation.partOfSpeech !== 'noun') return element;
  if (described !== undefined) return { ...element, pronunciation: described };
  return pronunciation.inflection.indefinite === true ? { ...element, form: pronunciation.lemma } : element;
}

function isDescription({ pronunciation: { partOfSpeech, inflection } }: Alternative): boolean {
  return partOfSpeech === 'adjective' && inflection.indefinite === true;
}

/** Of the compound itself, else of the one with کردن: «حفظ شد», and «مورد استفاده قرار گرفت» by its noun. */
function activeGloss(letters: readonly string[], { pronunciation }: Word, find: FindCompound): string {
  const own = find(letters.join(' '), pronunciation.lemma);
  const [, noun = ''] = letters;
  return (own ?? find(letters.join(' '), 'کردن') ?? find(noun, 'کردن'))?.gloss ?? '';
}

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
