import { barePronunciation, type Candidate } from '../candidate.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { SourceWord } from '../sentence/sourceWords.ts';
import type { RawToken } from '../sentence/tokenise.ts';
import { classOf, EVERY_CLASS, type Node, type WordClass } from './node.ts';
import { joinsNumeral, withinNumeral } from './numerals.ts';

const TRANSPARENT = new Set(['«', '»', '"', '“', '”', "'", '*', '_']);

const INLINE = /^<\/?(?:a|abbr|b|bdi|bdo|cite|em|i|mark|small|span|strong|u)[\s/>]|^\\(?![nrt]$)|^&/i;

/** What a node is by itself, whatever stands around it. */
type Link = Pick<Node, 'tokenIndex' | 'form' | 'candidates' | 'fixedClass' | 'markedEzafe'>;

/** The chain of a sentence's words, numbers, Latin words and boundaries that context decides over. */
export function chain(
  text: string,
  tokens: readonly RawToken[],
  words: ReadonlyMap<number, SourceWord>,
  lexicon: Lexicon,
): Node[] {
  const links = [END];
  tokens.forEach((token, tokenIndex) => {
    const word = words.get(tokenIndex);
    const link = word === undefined ? linkOfOther(text, token, tokenIndex) : linkOf(word, tokenIndex);
    if (link !== undefined) links.push(link);
  });
  links.push(END);
  const compounds = links.map((_, at) => compoundLemmas(links, at, lexicon));
  const later = complementsOfLater(links, lexicon);
  const verbs = clauseVerbs(links, compounds, lexicon);
  return links.map(({ tokenIndex, form, candidates, fixedClass, markedEzafe }, at) => ({
    tokenIndex,
    form,
    candidates: joinsNumerals(links, at) ? withinNumeral(candidates) : candidates,
    fixedClass,
    markedEzafe,
    complementOfNext: (compounds[at + 1] ?? NO_LEMMAS).length > 0,
    complementOfLater: later[at] ?? false,
    clauseVerb: verbs[at] ?? 0,
    afterNumeralAnd: at > 1 && links[at - 1]?.form === 'و' && isNumeral(links[at - 2]),
    compoundLemmas: compounds[at] ?? NO_LEMMAS,
  }));
}

function linkOf({ normalised, form, candidates, markedEzafe }: SourceWord, tokenIndex: number): Link {
  return { tokenIndex, form: form ?? normalised, candidates, fixedClass: undefined, markedEzafe };
}

function linkOfOther(text: string, token: RawToken, tokenIndex: number): Link | undefined {
  const fixedClass = classOfOther(text, token);
  return fixedClass && noWord(tokenIndex, fixedClass);
}

function joinsNumerals(links: readonly Link[], at: number): boolean {
  return links[at]?.form === 'و' && joinsNumeral(links[at - 1]?.form ?? '', links[at + 1]?.form ?? '');
}

function isNumeral(node: Link | undefined): boolean {
  return node?.candidates.some(({ pronunciation }) => pronunciation.partOfSpeech === 'numeral') ?? false;
}

const NO_LEMMAS: readonly string[] = [];

/** The verbs that make a compound with the word or the two words before them. */
function compoundLemmas(links: readonly Link[], at: number, lexicon: Lexicon): readonly string[] {
  const [verb, complement] = [links[at], at > 0 ? links[at - 1] : undefined];
  if (verb === undefined || complement === undefined || complement.form === '') return NO_LEMMAS;
  const lemmas = verbLemmas(verb);
  if (lemmas.length === 0) return NO_LEMMAS;
  const { form } = complement;
  const longer = `${links[at - 2]?.form ?? ''} ${form}`;
  return lemmas.filter(
    (lemma) => makesCompound(lexicon, form, lemma) || makesCompound(lexicon, longer, lemma),
  );
}

const knownLemmas = new WeakMap<readonly Candidate[], readonly string[]>();

/** The infinitives of the verbs that a node can be, each once; kept as long as its candidates are. */
function verbLemmas({ candidates }: Link): readonly string[] {
  const known = knownLemmas.get(candidates);
  if (known !== undefined) return known;
  const verbs = candidates.filter(
    ({ pronunciation }) =>
      pronunciation.partOfSpeech === 'verb' || pronunciation.inflection.tense !== undefined,
  );
  const lemmas = [...new Set(verbs.map(({ pronunciation }) => pronunciation.lemma))];
  knownLemmas.set(candidates, lemmas);
  return lemmas;
}

/** Formal light verbs make the compounds of the plain ones: تدوین نمود is تدوین کرد. */
const PLAIN_LIGHT_VERB: ReadonlyMap<string, string> = new Map([
  ['نمودن', 'کردن'],
  ['فرمودن', 'کردن'],
  ['ساختن', 'کردن'],
  ['گردیدن', 'شدن'],
  ['گشتن', 'شدن'],
]);

function makesCompound(lexicon: Lexicon, complement: string, lemma: string): boolean {
  if (lexicon.hasCompound(complement, lemma)) return true;
  const plain = PLAIN_LIGHT_VERB.get(lemma);
  return plain !== undefined && lexicon.hasCompound(complement, plain);
}

/** For each link, whether it makes a compound verb with the next word that is first of all a verb. */
function complementsOfLater(links: readonly Link[], lexicon: Lexicon): boolean[] {
  let ahead = NO_LEMMAS;
  return links
    .toReversed()
    .map((link) => {
      const known = ahead;
      if (link.fixedClass === 'boundary') ahead = NO_LEMMAS;
      else if (link.candidates[0]?.pronunciation.partOfSpeech === 'verb') ahead = verbLemmas(link);
      return known.some((lemma) => makesCompound(lexicon, link.form, lemma));
    })
    .toReversed();
}

/** Stands for a token that is no word, so that its neighbours can be judged. */
const SILENT: Candidate = {
  ezafe: 'impossible',
  pronunciation: barePronunciation({
    phonemes: '',
    lemma: '',
    partOfSpeech: 'noun',
    origin: 'letters',
    cost: 0,
  }),
};

/** A list of its own for each class, because what is computed of a node is remembered by its list of candidates. */
const SILENT_OF: ReadonlyMap<WordClass, readonly Candidate[]> = new Map(
  EVERY_CLASS.map((wordClass) => [wordClass, [SILENT]]),
);

function noWord(tokenIndex: number, fixedClass: WordClass): Link {
  const candidates = SILENT_OF.get(fixedClass) ?? [SILENT];
  return { tokenIndex, form: '', candidates, fixedClass, markedEzafe: undefined };
}

/** The beginning and the end of the sentence. */
const END = noWord(-1, 'boundary');

/** The class of a token that is no word; undefined for what does not part the words around it. */
function classOfOther(text: string, { kind, utf16Start, utf16End }: RawToken): WordClass | undefined {
  const source = text.slice(utf16Start, utf16End);
  switch (kind) {
    case 'number':
      return 'numeral';
    case 'latin':
    case 'code':
      return classOfCode(source);
    case 'url':
    case 'email':
      return 'name';
    case 'space':
    case 'word':
      return undefined;
    default:
      return TRANSPARENT.has(source) ? undefined : 'boundary';
  }
}

/** Tags and commands inside a sentence, such as `<b>` and `\emph`, do not part words: they have no class. */
function classOfCode(source: string): WordClass | undefined {
  if (INLINE.test(source)) return undefined;
  return /^[<\\-]/.test(source) ? 'boundary' : 'name';
}

/** What is known of a node before its clause is. */

/** What the next verb of a clause takes; 0 stands for no verb. */
const VALENCIES = { none: 0, copula: 1, transitive: 2, intransitive: 3, unknown: 4 } as const;

/** Added where را stands between the word and the verb. */
const OBJECT_AHEAD = 8;

const COPULAS: ReadonlySet<string> = new Set(['بودن', 'شدن', 'هستن']);

/**
 * For each link, what the next verb of its clause takes (with the complement that makes a compound of it), and whether its object
 * stands between them. It tells where a noun phrase may end: before a copula a subject is followed by its predicate.
 */
function clauseVerbs(
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
