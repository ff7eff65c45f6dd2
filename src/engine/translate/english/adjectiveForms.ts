const IRREGULAR: Readonly<Record<string, readonly [string, string]>> = {
  good: ['better', 'best'],
  well: ['better', 'best'],
  bad: ['worse', 'worst'],
  far: ['farther', 'farthest'],
  much: ['more', 'most'],
  many: ['more', 'most'],
  little: ['less', 'least'],
  few: ['fewer', 'fewest'],
};
const ALREADY_COMPARED = /^(?:first|last|latest|better|worse|more|less|fewer|best|worst|most|least|fewest)\b/;
const SHORT = /^(?:qu|[^aeiou])*[aeiou]+[^aeiou]*e?$/;
const TWO_SYLLABLES_WITH_ENDING = /^(?:[^aeiou]*[aeiou]+[^aeiou]+(?:y|le|ow)|clever|quiet|narrow)$/;
const ONE_CONSONANT_AFTER_ONE_VOWEL = /^[^aeiou]*[aeiou][^aeiouwxy]$/;

/** `bigger`, `more beautiful`, `better`. */
export function comparative(adjective: string): string {
  return compared(adjective, 0, 'er', 'more');
}

/** `biggest`, `most beautiful`, `best`; without `the`. */
export function superlative(adjective: string): string {
  return compared(adjective, 1, 'est', 'most');
}

function compared(adjective: string, column: 0 | 1, ending: string, word: string): string {
  if (ALREADY_COMPARED.test(adjective)) return adjective;
  const irregular = IRREGULAR[adjective];
  if (irregular) return irregular[column];
  if (!takesEnding(adjective)) return `${word} ${adjective}`;
  if (/[^aeiou]y$/.test(adjective)) return `${adjective.slice(0, -1)}i${ending}`;
  if (adjective.endsWith('e')) return adjective + ending.slice(1);
  if (ONE_CONSONANT_AFTER_ONE_VOWEL.test(adjective)) return adjective + adjective.slice(-1) + ending;
  return adjective + ending;
}

function takesEnding(adjective: string): boolean {
  return /^[a-z]+$/.test(adjective) && (SHORT.test(adjective) || TWO_SYLLABLES_WITH_ENDING.test(adjective));
}

const SAME_AS_ADVERB =
  /^(?:fast|hard|late|early|straight|high|low|alone|together|enough|much|more|less|better|worse|.*ly)$/;

const WITHOUT_ADVERB = /^[A-Z]|(?:ed|en)$/;

/** Whether English makes an adverb of an adjective; not of a participle (`broken`) or a name (`Persian`). */
export function hasAdverb(adjective: string): boolean {
  return !WITHOUT_ADVERB.test(adjective);
}

/** The adverb of an adjective: `slow` gives `slowly`, `good` gives `well`. */
export function adverb(adjective: string): string {
  if (adjective === 'good') return 'well';
  if (adjective.includes(' ') || SAME_AS_ADVERB.test(adjective)) return adjective;
  if (/[^aeiou]y$/.test(adjective)) return `${adjective.slice(0, -1)}ily`;
  if (/[^aeiou]le$/.test(adjective)) return `${adjective.slice(0, -1)}y`;
  if (adjective.endsWith('ic')) return adjective === 'public' ? 'publicly' : `${adjective}ally`;
  if (adjective.endsWith('ll')) return `${adjective}y`;
  return `${adjective}ly`;
}
