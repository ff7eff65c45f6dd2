const BEFORE_VERB = new Set(
  'always never also already often usually still just really only ever even almost hardly scarcely probably certainly definitely completely merely simply mainly mostly generally rarely sometimes currently recently now too'.split(
    ' ',
  ),
);
const AT_FRONT =
  /^(?:unfortunately|fortunately|therefore|thus|so|however|nevertheless|moreover|besides|then|afterwards|in fact|actually|finally|perhaps|maybe|of course|for example|in general|in addition|meanwhile|on the other hand|on the one hand|for this reason|first of all|firstly|secondly|thirdly|apparently|as a result|consequently|otherwise|likewise|similarly|suddenly|please|in my opinion|probably|at first|at the same time|in this way|in any case|anyway|after that|naturally|basically|hopefully|if only)$/;

/** Where an English adverb stands: before the clause, beside the verb, or behind. */
export function adverbPlace(english: string): 'front' | 'middle' | 'end' {
  if (AT_FRONT.test(english)) return 'front';
  return BEFORE_VERB.has(english) ? 'middle' : 'end';
}
