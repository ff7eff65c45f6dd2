import type { TranslationRows } from '../../format/translationTables.ts';

export type Article = 'a' | 'the' | '';

/** Where the complement of a noun stands in English: `the price of oil`, `oil price`, `the team's coach`. */
export type Place = 'behind' | 'before' | 'owner';

/** What translated sentences have taught to choose among what the rules allow. `noun` is the English head behind it. */
export interface Choices {
  /** The likeliest of some articles by what is seen of their place; the first is that of the rules. */
  article(options: readonly [Article, ...Article[]], seen: readonly string[], noun: string): Article;
  /** The English of a preposition, by its letters: that of the rules or a likelier one. */
  preposition(persian: string, rule: string, seen: readonly string[], noun: string): string;
  /** The likeliest of some places of the complement of a noun. */
  place(
    options: readonly [Place, ...Place[]],
    seen: readonly string[],
    complement: string,
    noun: string,
  ): Place;
}

/** No article, in the table. */
export const NO_ARTICLE = '-';

/** By how many tenths no article has to be likelier where English may have `a`: `choosing friend` reads worse than one too many. */
const BARE_SINGULAR = 5;

/** By how many tenths a person is likelier to own than the sentences show: «کیف معلم» is `the teacher's bag`. */
const OWNING_PERSON = 8;

/** The choices by the weights of `learnedChoices.tsv`, tenths of a natural logarithm. */
export function choicesIn({ learnedChoices }: Pick<TranslationRows, 'learnedChoices'>): Choices {
  const articles = new Map<string, string>();
  const prepositions = new Map<string, string>();
  const places = new Map<string, string>();
  const options = new Map<string, readonly string[]>();
  for (const [choice, seen = '', column = ''] of learnedChoices)
    if (choice === 'article') articles.set(seen, column);
    else if (choice === 'preposition') prepositions.set(seen, column);
    else if (choice === 'place') places.set(seen, column);
    else options.set(seen, column.split(','));
  return {
    article(allowed, seen) {
      const sums = sumsOf(articles, seen);
      if (allowed.includes('a')) sums.set(NO_ARTICLE, (sums.get(NO_ARTICLE) ?? 0) - BARE_SINGULAR);
      return likeliest(allowed, sums);
    },
    place(allowed, seen) {
      const sums = sumsOf(places, seen);
      if (seen.includes('complement person')) sums.set('owner', (sums.get('owner') ?? 0) + OWNING_PERSON);
      return likeliest(allowed, sums);
    },
    preposition(persian, rule, seen) {
      const others = options.get(persian);
      return others?.includes(rule) ? likeliest([rule, ...others], sumsOf(prepositions, seen)) : rule;
    },
  };
}

function likeliest<Option extends string>(
  options: readonly [Option, ...Option[]],
  sums: ReadonlyMap<string, number>,
): Option {
  const weightOf = (option: Option) => sums.get(option || NO_ARTICLE) ?? 0;
  return options.reduce((best, option) => (weightOf(option) > weightOf(best) ? option : best));
}

function sumsOf(weights: ReadonlyMap<string, string>, seen: readonly string[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const each of seen)
    for (const pair of weights.get(each)?.split(',') ?? []) {
      const [option = '', tenths] = pair.split(':');
      sums.set(option, (sums.get(option) ?? 0) + Number(tenths));
    }
  return sums;
}
