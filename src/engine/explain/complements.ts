import { adjacentCompound, distantCompound, type FindCompound } from '../translate/compoundVerbs.ts';
import { verbForm } from '../translate/english/verbForms.ts';
import { firstGloss } from '../translate/gloss.ts';
import type { WordItem } from '../translate/items.ts';
import type { SentenceItem } from '../translate/syntax.ts';
import type { Alternative } from '../types.ts';

/** The words that make a compound of a verb, and what the compound is. */
export interface Complement {
  /** Where its first word stands among the items before the verb. */
  readonly at: number;
  readonly words: readonly WordItem[];
  readonly infinitive: string;
  readonly gloss: string;
  readonly passive: boolean;
}

/** Finds the complement of `verb` among the items before it. */
export type ComplementFinder = (before: readonly SentenceItem[], verb: WordItem) => Complement | undefined;

/** The most that is looked at before a verb. */
const MAX_ITEMS = 12;

/** A finder over the compound verbs of the lexicon. */
export function complementFinder(findCompound: FindCompound): ComplementFinder {
  return (before, verb) => {
    // «دوست خوبی دارم» and «دوستی دارم» are no «دوست دارم».
    const isHaving = verb.pronunciation.lemma === 'داشتن';
    const items = isHaving ? before.slice(-MAX_ITEMS) : before.slice(-MAX_ITEMS).map(withoutArticle);
    const found = adjacentCompound(items, verb, findCompound) ?? distantCompound(items, verb, findCompound);
    if (found === undefined || (isHaving && found.adverb)) return undefined;
    const words = items.slice(found.at, found.at + found.length).filter((item) => item.kind === 'word');
    const letters = words.map(lettersOf);
    const active = activeGloss(letters, verb, findCompound);
    const gloss =
      found.passive && active !== '' ? `be ${verbForm(firstGloss(active), 'participle')}` : active;
    return {
      at: before.length - items.length + found.at,
      words,
      infinitive: [...letters, verb.pronunciation.lemma].join(' '),
      gloss,
      passive: found.passive,
    };
  };
}

/** «تصمیمی گرفتند» is the same verb as «تصمیم گرفتند»; in «کار زیادی کرد» the last word describes the first. */
function withoutArticle(item: SentenceItem): SentenceItem {
  if (item.kind !== 'word') return item;
  const { pronunciation, token } = item;
  const described = token.word?.alternatives.find(isDescription)?.pronunciation;
  if (pronunciation.partOfSpeech !== 'noun') return item;
  if (described !== undefined) return { ...item, pronunciation: described };
  return pronunciation.inflection.indefinite === true ? { ...item, form: pronunciation.lemma } : item;
}

function isDescription({ pronunciation: { partOfSpeech, inflection } }: Alternative): boolean {
  return partOfSpeech === 'adjective' && inflection.indefinite === true;
}

function lettersOf({ form, pronunciation }: WordItem): string {
  return pronunciation.inflection.clitic === undefined ? form : pronunciation.lemma;
}

/** Of the compound itself, else of the one with کردن: «حفظ شد», and «مورد استفاده قرار گرفت» by its noun. */
function activeGloss(letters: readonly string[], { pronunciation }: WordItem, find: FindCompound): string {
  const own = find(letters.join(' '), pronunciation.lemma);
  const [, noun = ''] = letters;
  return (own ?? find(letters.join(' '), 'کردن') ?? find(noun, 'کردن'))?.gloss ?? '';
}
