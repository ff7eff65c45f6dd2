/** The English of small Persian words, which dictionaries gloss with too many others. */
const SMALL_WORDS: Readonly<Record<string, string>> = {
  من: 'i me my',
  او: 'he she him her his',
  وی: 'he she him her his',
  ما: 'we us our',
  تو: 'you your',
  شما: 'you your',
  آنها: 'they them their',
  آن‌ها: 'they them their',
  ایشان: 'they them their he she',
  این: 'this these it',
  آن: 'that those it',
  و: 'and',
  یا: 'or',
  اما: 'but',
  ولی: 'but',
  که: 'that who which',
  در: 'in at on',
  به: 'to',
  از: 'from of',
  با: 'with',
  برای: 'for',
  است: 'is',
  بود: 'was',
  هستم: 'am',
  هستند: 'are',
  بودند: 'were',
};

/** Persian words that need no English of their own. */
export const IS_PARTICLE = /^(?:را|رو|ها|های|هایی|می|که|کن|کنید|کرد|شد|کنم|کند)$/u;

/** Verbs that only help others, and what denies them. */
export const IS_AUXILIARY =
  /^(?:do|does|did|don't|doesn't|didn't|not|will|won't|would|have|has|had|am|is|are|was|were|be|been|can|could|must|should)$/iu;

const IS_SMALL =
  /^(?:an?|the|of|to|in|at|on|and|or|but|that|this|these|those|with|for|from|by|as|i|me|my|you|your|he|she|it|him|her|his|its|we|us|our|they|them|their|who|which)$/iu;

/** Whether an English word says something by itself. */
export function isContent(word: string): boolean {
  return /[\p{L}\p{N}]/u.test(word) && !IS_SMALL.test(word) && !IS_AUXILIARY.test(word);
}

/** How Persian verbs end, and nouns that somebody has, by the English pronoun that this brings. */
const ENDINGS: Readonly<Record<string, RegExp>> = {
  i: /م$/u,
  my: /م$/u,
  you: /(?:ی|ید)$/u,
  your: /ت(?:ان)?$/u,
  he: /[دت]$/u,
  she: /[دت]$/u,
  it: /[دت]$/u,
  his: /ش$/u,
  her: /ش$/u,
  its: /ش$/u,
  we: /یم$/u,
  our: /مان$/u,
  they: /ند$/u,
  their: /شان$/u,
};

/** Whether the ending of a Persian word brings this English pronoun. */
export function brings(persian: string, pronoun: string): boolean {
  return ENDINGS[pronoun.toLowerCase()]?.test(persian) === true;
}

/** Of a line, so that it takes little time. */
const MAX_WORDS = 400;

/** Which English word each small Persian word became, where one that it may be stands; of several, the one at about its place. */
export function smallWordPairs(
  persian: readonly (string | undefined)[],
  english: readonly (string | undefined)[],
): Map<number, number> {
  const pairs = new Map<number, number>();
  if (persian.length > MAX_WORDS || english.length > MAX_WORDS) return pairs;
  const places = Map.groupBy(english.keys(), (at) => english[at]?.toLowerCase() ?? '');
  for (const [at, word] of persian.entries()) {
    const far = (place: number) => Math.abs(place / english.length - at / persian.length);
    const [found] = (SMALL_WORDS[word ?? '']?.split(' ') ?? [])
      .flatMap((each) => places.get(each) ?? [])
      .filter((place) => !pairs.has(place))
      .sort((a, b) => far(a) - far(b));
    if (found !== undefined) pairs.set(found, at);
  }
  return pairs;
}
