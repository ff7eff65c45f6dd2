/** Where a word stands in a row of words that are written as one. */
export type Place = 'first' | 'inside' | 'last';

function costs(rows: Readonly<Record<string, number>>): ReadonlyMap<string, number> {
  return new Map(
    Object.entries(rows).flatMap(([words, cost]) => words.split(' ').map((word) => [word, cost] as const)),
  );
}

/**
 * Words that people often write as one with the next word, and what that costs before one that is not common: names
 * begin with the dearer ones.
 */
const FIRST = costs({
  'به در از که این برای بدون هیچ خواهد خواهند خواهم خواهیم نخواهد نخواهند': 0,
  'و چه همان همین': 0.6,
  'آن با هر اگر نیز باید نباید شاید': 1,
  'قبل بعد پیش بیش پس همه چند': 1.2,
  'تا ولی اما چون یا هم': 1.8,
  'را بر': 2.4,
});
/** Words that people often write as one with the word before them. */
const LAST = costs({
  'است که را اینکه آنکه': -0.3,
  'از در به این آن باره': 0,
  'بود بودند شد شدند شده شود شوند کند کنند کرد کردند خواهد خواهند باید': 0,
  'نیست باشد باشند بوده هستند': 0,
  'میشود میشوند میکند میکنند میباشد میباشند میتوان میتواند': 0,
  'اینها آنها آنجا اینجا': 0,
  'ما او من شما تو خود شب': 0.7,
  'دارد دارند داشت روی': 1.2,
});
/** And, inside of such a row: names have this letter too. */
const AND_INSIDE = 1.5;

const PREPOSITION = new Set(['به', 'در', 'از', 'با', 'بر', 'برای', 'بدون']);
/** Names end in these letters too: فریدمن. */
const ONLY_BEHIND_PREPOSITION = new Set(['ما', 'او', 'من', 'شما', 'تو', 'خود']);

/** Whether the second is no word that is written as one with the first. */
export function areApart(first: string, second: string): boolean {
  if (first === second) return true;
  if (PREPOSITION.has(first)) return PREPOSITION.has(second);
  return ONLY_BEHIND_PREPOSITION.has(second) || (first === 'و' && second.startsWith('ال'));
}

/** Before a word that is not common, of one that is run together with the word before it rather. */
const LAST_FIRST = 1.5;

/** What it costs to take letters for a word that is often run together with others; undefined for any other word. */
export function commonCost(word: string, place: Place): number | undefined {
  const [first, last] = [FIRST.get(word), LAST.get(word)];
  if (place === 'first') return first === undefined && !canLead(word) ? undefined : 0;
  if (place === 'last') return last ?? first;
  if (word === 'و') return AND_INSIDE;
  return first === undefined || last === undefined ? (first ?? last) : Math.min(first, last);
}

/** What a common word, the first of a row, costs before one that is not common. */
export function leadingCost(word: string): number {
  return FIRST.get(word) ?? LAST_FIRST;
}

/** Whether the first word of a row is run together with the word before it rather, as «شدند» is. */
export function canLead(word: string): boolean {
  return LAST.has(word) && !FIRST.has(word) && !ONLY_BEHIND_PREPOSITION.has(word);
}

/** Whether a word is run together with the next one only: names end in such letters too. */
export function isOnlyFirst(word: string): boolean {
  return FIRST.has(word) && !LAST.has(word);
}
