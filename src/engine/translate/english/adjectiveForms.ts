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

const WITH_ADVERB_ENDING =
  /^[a-z]+(?:ful|ous|ive|[^n]al|ional|onal|ic|able|ible|[^m]ent|ant|less|rate|ular|ior|[^ae]ry|ly|id|ile|ite|ete|ute|ect|act|sy|py|ky|dy)$/;
const WITH_ADVERB = new Set(
  `absolute angry bad blind bold brave brief bright brisk broad calm cheap clear close cold cool correct cruel current deep
dense different distant due easy equal exact fair faithful false fierce final fine firm firsthand fluent formal free frequent fresh full
general gentle good grand great happy harsh heavy high honest hungry idle immediate impatient independent intense kind large lazy
light loose loud lucky mad main mere merry mild neat new nice normal noisy numb obvious official open patient perfect plain
pleasant polite poor precise presumable private proper proud pure quick quiet random rare ready real recent regular rich rigid
rough rude sad safe scarce secret secure separate serious severe sharp short silent similar simple sincere slight slow
smart smooth soft solemn special steady stern stiff strange strict strong stupid sudden sure sweet swift temporary tender
thick thin thorough tight total tough true unique urgent usual vague vain violent visible voluntary warm weak weary wide wild wise wrong`.split(
    /\s+/,
  ),
);

/** Whether English makes an adverb of an adjective; not of a participle (`broken`), a name (`Persian`) or a noun (`forest`). */
export function hasAdverb(adjective: string): boolean {
  return WITH_ADVERB_ENDING.test(adjective) || WITH_ADVERB.has(adjective) || SAME_AS_ADVERB.test(adjective);
}

const OWN_ADVERBS: ReadonlyMap<string, string> = new Map(
  Object.entries({ written: 'in writing', widespread: 'widely', parallel: 'in parallel' }),
);

/** The adverb of an adjective: `slow` gives `slowly`, `good` gives `well`. */
export function adverb(adjective: string): string {
  const own = OWN_ADVERBS.get(adjective);
  if (own !== undefined) return own;
  if (adjective === 'good') return 'well';
  if (adjective.includes(' ') || SAME_AS_ADVERB.test(adjective)) return adjective;
  if (/[^aeiou]y$/.test(adjective)) return `${adjective.slice(0, -1)}ily`;
  if (/[^aeiou]le$/.test(adjective)) return `${adjective.slice(0, -1)}y`;
  if (adjective.endsWith('ic')) return adjective === 'public' ? 'publicly' : `${adjective}ally`;
  if (adjective.endsWith('ll')) return `${adjective}y`;
  return `${adjective}ly`;
}
