import type { Candidate } from '../candidate.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { classOf, type Node } from './node.ts';

/** What is known of a node before its clause is. */
type Link = Pick<Node, 'form' | 'candidates' | 'fixedClass'>;

/** What the next verb of a clause takes; 0 stands for no verb. */
const VALENCIES = { none: 0, copula: 1, transitive: 2, intransitive: 3, unknown: 4 } as const;

/** Added where را stands between the word and the verb. */
const OBJECT_AHEAD = 8;

const COPULAS: ReadonlySet<string> = new Set(['بودن', 'شدن', 'هستن']);

/**
 * For each link, what the next verb of its clause takes (with the complement that makes a compound of it), and whether its object
 * stands between them. It tells where a noun phrase may end: before a copula a subject is followed by its predicate.
 */
export function clauseVerbs(
  links: readonly Link[],
  compounds: readonly (readonly string[])[],
  lexicon: Lexicon,
): number[] {
  const ahead = new Array<number>(links.length).fill(0);
  let known: number = VALENCIES.none;
  for (let at = links.length - 1; at >= 0; at--) {
    ahead[at] = known;
    const [link, first] = [links[at], links[at]?.candidates[0]];
    if (link === undefined || first === undefined) continue;
    if (link.fixedClass === 'boundary') known = VALENCIES.none;
    else if (first.pronunciation.partOfSpeech === 'verb')
      known = valency(first, links[at - 1]?.form ?? '', compounds[at] ?? [], lexicon);
    else if (known !== VALENCIES.none && link.fixedClass === undefined && classOf(first) === 'object')
      known |= OBJECT_AHEAD;
  }
  return ahead;
}

function valency(
  { pronunciation }: Candidate,
  complement: string,
  compoundLemmas: readonly string[],
  lexicon: Lexicon,
): number {
  const compound = compoundLemmas
    .map((lemma) => lexicon.compound(complement, lemma))
    .find((found) => found !== undefined);
  if (compound === undefined && COPULAS.has(pronunciation.lemma)) return VALENCIES.copula;
  const { features } = compound ?? pronunciation;
  if (features.has('transitive')) return VALENCIES.transitive;
  return features.has('intransitive') ? VALENCIES.intransitive : VALENCIES.unknown;
}
