/** Thanks to God, in which شکر is no sugar; the lexicon has its other phrases as words with ZWNJ. */
const PHRASES: ReadonlySet<string> = new Set([
  'شکر خدا',
  'شکر خدای',
  'شکر خداوند',
  'شکر پروردگار',
  'شکر ایزد',
  'شکر یزدان',
  'شکر نعمت',
  'خدا را شکر',
  'خدا رو شکر',
  'خدای را شکر',
  'خداوند را شکر',
  'خدایا شکر',
  'الهی شکر',
]);

const LONGEST = 3;

/**
 * The places of the words that belong to a fixed phrase, which is read as itself whatever is chosen for its words.
 * @param forms normalised words that stand next to each other
 * @param isListed whether the lexicon itself has the form that the parts are together
 */
export function wordsOfPhrases(
  forms: readonly string[],
  isListed: (...parts: readonly string[]) => boolean,
): ReadonlySet<number> {
  const places = new Set<number>();
  for (let at = 0; at < forms.length; at++)
    for (let count = 2; count <= LONGEST && at + count <= forms.length; count++) {
      const words = forms.slice(at, at + count);
      if (!PHRASES.has(words.join(' ')) && !isListed(words.join('\u200c'))) continue;
      for (let place = at; place < at + count; place++) places.add(place);
    }
  return places;
}
