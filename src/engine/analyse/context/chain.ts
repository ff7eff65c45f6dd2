import type { Candidate } from '../candidate.ts';
import type { Lexicon } from '../lexicon.ts';
import type { SourceWord } from '../sourceWords.ts';
import type { RawToken } from '../tokenise.ts';
import type { Node, WordClass } from './node.ts';

/** A line this long (UTF-16 units) that ends in a single line break is wrapped prose and goes on. */
const WRAPPED_LINE = 60;

const TRANSPARENT = new Set(['«', '»', '"', '“', '”', "'", '*', '_']);

const INLINE = /^<\/?(?:a|abbr|b|bdi|bdo|cite|em|i|mark|small|span|strong|u)[\s/>]|^\\(?![nrt]$)|^&/i;

/** The chain of words, numbers, Latin words and boundaries that context decides over. */
export function chain(
  text: string,
  tokens: readonly RawToken[],
  words: ReadonlyMap<number, SourceWord>,
  lexicon: Lexicon,
): Node[] {
  const nodes: Node[] = [END];
  const forms: string[] = [''];
  tokens.forEach((token, tokenIndex) => {
    const word = words.get(tokenIndex);
    const fixedClass = word === undefined ? classOfOther(text, token) : undefined;
    if (word === undefined && fixedClass === undefined) return;
    const form = word?.normalised ?? '';
    forms.push(form);
    nodes.push({
      tokenIndex,
      form,
      candidates: word?.candidates ?? SILENT,
      complementOfNext: false,
      complementOfLater: false,
      afterNumeralAnd: forms[forms.length - 2] === 'و' && isNumeral(nodes[nodes.length - 2]),
      compoundLemmas: NO_LEMMAS,
      ...(fixedClass && { fixedClass }),
      ...(word?.markedEzafe && { markedEzafe: true }),
    });
  });
  nodes.push(END);
  const compounds = nodes.map((node, at) => compoundLemmas(forms, at, node, lexicon));
  const later = complementsOfLater(nodes, lexicon);
  return nodes.map((node, at) => ({
    ...node,
    compoundLemmas: compounds[at] ?? NO_LEMMAS,
    complementOfNext: (compounds[at + 1]?.length ?? 0) > 0,
    complementOfLater: later[at] ?? false,
  }));
}

function isNumeral(node: Node | undefined): boolean {
  return node?.candidates.some(({ reading }) => reading.partOfSpeech === 'numeral') ?? false;
}

const NO_LEMMAS: readonly string[] = [];

/** The verbs that make a compound with the word or the two words before them. */
function compoundLemmas(
  forms: readonly string[],
  at: number,
  verb: Node,
  lexicon: Lexicon,
): readonly string[] {
  const form = forms[at - 1] ?? '';
  const lemmas = verbLemmas(verb);
  if (form === '' || lemmas.length === 0) return NO_LEMMAS;
  const longer = `${forms[at - 2] ?? ''} ${form}`;
  return lemmas.filter(
    (lemma) => makesCompound(lexicon, form, lemma) || makesCompound(lexicon, longer, lemma),
  );
}

const knownLemmas = new WeakMap<readonly Candidate[], readonly string[]>();

/** The infinitives of the verbs that a node can be, each once; kept as long as its candidates are. */
function verbLemmas({ candidates }: Node): readonly string[] {
  const known = knownLemmas.get(candidates);
  if (known !== undefined) return known;
  const verbs = candidates.filter(
    ({ reading }) => reading.partOfSpeech === 'verb' || reading.inflection.tense !== undefined,
  );
  const lemmas = [...new Set(verbs.map(({ reading }) => reading.lemma))];
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

/** For each node, whether it makes a compound verb with the next word that is first of all a verb. */
function complementsOfLater(nodes: readonly Node[], lexicon: Lexicon): boolean[] {
  let ahead = NO_LEMMAS;
  return nodes
    .toReversed()
    .map((node) => {
      const known = ahead;
      if (node.fixedClass === 'boundary') ahead = NO_LEMMAS;
      else if (node.candidates[0]?.reading.partOfSpeech === 'verb') ahead = verbLemmas(node);
      return known.some((lemma) => makesCompound(lexicon, node.form, lemma));
    })
    .toReversed();
}

/** Stands for a token that is no word, so that its neighbours can be judged. */
const SILENT: readonly Candidate[] = [
  {
    ezafe: 'impossible',
    reading: {
      id: '',
      phonemes: '',
      lemma: '',
      partOfSpeech: 'noun',
      gloss: '',
      features: new Set(),
      inflection: {},
      origin: 'letters',
      cost: 0,
    },
  },
];

/** The beginning and the end of the text. */
const END: Node = {
  tokenIndex: -1,
  form: '',
  candidates: SILENT,
  complementOfNext: false,
  complementOfLater: false,
  afterNumeralAnd: false,
  compoundLemmas: NO_LEMMAS,
  fixedClass: 'boundary',
};

/** The class of a token that is no word, undefined for what context looks through. */
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
      return isBreak(text, utf16Start, source) ? 'boundary' : undefined;
    case 'word':
      return undefined;
    default:
      return TRANSPARENT.has(source) ? undefined : 'boundary';
  }
}

/** Tags and commands inside a sentence, such as `<b>` and `\emph`, are looked through. */
function classOfCode(source: string): WordClass | undefined {
  if (INLINE.test(source)) return undefined;
  return /^[<\\-]/.test(source) ? 'boundary' : 'name';
}

function isBreak(text: string, utf16Start: number, space: string): boolean {
  const lines = space.split('\n').length - 1;
  if (lines !== 1) return lines > 1;
  return utf16Start - (text.lastIndexOf('\n', utf16Start - 1) + 1) < WRAPPED_LINE;
}
