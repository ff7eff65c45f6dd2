import type { CodePointSpan } from '../../text/codePoints.ts';
import {
  elementsOf,
  type LineElement,
  makeVerb,
  type SentenceElement,
  suppletiveForm,
  type TranslationRules,
  type Word,
} from '../translate/index.ts';
import type { Person, Tense, Token } from '../types.ts';
import type { Complement, ComplementFinder, ParticipleFinder } from './verbParts.ts';

/** A verb of the source with its complement and auxiliaries, wherever they stand. */
export interface VerbPhrase {
  /** In Persian letters, the complement of a compound before it: دوست داشتن. */
  readonly infinitive: string;
  /** Base forms in English, commonest first, separated by `; `; empty if unknown. */
  readonly gloss: string;
  readonly tense: Tense;
  /** Not for infinitives and participles. */
  readonly person?: Person;
  readonly negative: boolean;
  readonly passive: boolean;
  /** «دارم می‌روم», «داشتم می‌رفتم». */
  readonly progressive: boolean;
  /** Its words in the order of the source. */
  readonly parts: readonly CodePointSpan[];
}

type Phrase = Omit<VerbPhrase, 'parts'>;

/** What is looked up in the lexicon and in the tables of the translation. */
interface ExplanationDependencies {
  readonly findComplement: ComplementFinder;
  readonly findParticiple: ParticipleFinder;
  readonly rules: TranslationRules;
}

/** A verb and the words that it is made of. */
interface FoundVerb {
  readonly phrase: Phrase;
  readonly words: readonly Token[];
}

/** «دارم» and how far back it stands, as long as a verb may still follow to which it belongs. */
interface Waiting extends FoundVerb {
  readonly distance: number;
}

/** The verbs of a text, by the index of every token that belongs to one. */
export function verbPhrases(
  tokens: readonly Token[],
  dependencies: ExplanationDependencies,
): ReadonlyMap<number, VerbPhrase> {
  const places = new Map(tokens.map((token, at) => [token, at]));
  const phrases = new Map<number, VerbPhrase>();
  for (const { phrase, words } of paragraphsOf(tokens).flatMap((each) => verbsIn(each, dependencies))) {
    const parts = words.flatMap((word) => withPieces(tokens, places.get(word) ?? -1)).sort((a, b) => a - b);
    const verb = { ...phrase, parts: parts.flatMap((at) => partOf(tokens[at])) };
    for (const at of parts) phrases.set(at, verb);
  }
  return phrases;
}

function partOf(token: Token | undefined): VerbPhrase['parts'] {
  return token === undefined
    ? []
    : [{ codePointStart: token.codePointStart, codePointEnd: token.codePointEnd }];
}

/** No sentence goes on over a blank line. */
function paragraphsOf(tokens: readonly Token[]): Token[][] {
  const paragraphs: Token[][] = [[]];
  for (const token of tokens) {
    if (token.kind === 'space' && /\n[^\S\n]*\n|\u2029/.test(token.source)) paragraphs.push([]);
    else paragraphs.at(-1)?.push(token);
  }
  return paragraphs;
}

/** The token at `at` with the auxiliaries and pieces that are attached to it. */
function withPieces(tokens: readonly Token[], at: number): number[] {
  const places = [at];
  for (let next = at + 1; isAround(tokens[next], 'previous'); next++)
    if (tokens[next]?.word !== undefined) places.push(next);
  for (let before = at - 1; isAround(tokens[before], 'next'); before--)
    if (tokens[before]?.word !== undefined) places.push(before);
  return places;
}

function isAround(token: Token | undefined, side: 'previous' | 'next'): boolean {
  return token?.kind === 'space' || (token?.word !== undefined && token.word.attachedTo === side);
}

const ENDS_SENTENCE = /^[.!?…:;|•]/;

function verbsIn(tokens: readonly Token[], dependencies: ExplanationDependencies): FoundVerb[] {
  const verbs: FoundVerb[] = [];
  let before: SentenceElement[] = [];
  let waiting: Waiting | undefined;
  for (const element of elementsOf(tokens, dependencies.rules, noPinglish)) {
    waiting = stillWaiting(waiting, element);
    if (element.kind === 'punctuation' && ENDS_SENTENCE.test(element.text)) before = [];
    const found = element.kind === 'word' ? verbAt(before, element, dependencies) : undefined;
    if (found === undefined) {
      before.push(element);
      continue;
    }
    const helped =
      waiting && isAuxiliaryOf(waiting.phrase, found.phrase) ? joined(waiting, found) : undefined;
    if (helped !== undefined) verbs.pop();
    verbs.push(helped ?? found);
    if (found.phrase.person !== undefined)
      waiting = isProgressiveAuxiliary(found.phrase) ? { ...found, distance: 0 } : undefined;
  }
  return verbs;
}

function noPinglish(): string {
  return '';
}

function stillWaiting(waiting: Waiting | undefined, element: LineElement): Waiting | undefined {
  if (waiting === undefined || element.kind === 'punctuation') return undefined;
  const isBorder = element.kind === 'word' && element.pronunciation.partOfSpeech === 'conjunction';
  return isBorder || waiting.distance >= MAX_DISTANCE
    ? undefined
    : { ...waiting, distance: waiting.distance + 1 };
}

function joined(auxiliary: FoundVerb, main: FoundVerb): FoundVerb {
  return {
    phrase: progressive(auxiliary.phrase, main.phrase),
    words: [...auxiliary.words, ...main.words],
  };
}

/** The verb that `element` is, its complement taken off the end of `before` and the verb put there. */
function verbAt(
  before: SentenceElement[],
  element: Word,
  dependencies: ExplanationDependencies,
): FoundVerb | undefined {
  const { pronunciation } = element;
  const { tense } = pronunciation.inflection;
  if (tense === undefined) return suppletiveAt(before, element, dependencies.rules);
  const hasSubject = tense !== 'infinitive' && tense !== 'participle';
  if (hasSubject && pronunciation.partOfSpeech !== 'verb') return undefined;
  const verb = passiveAt(before, element, dependencies) ?? { head: element, words: [element] };
  const complement = dependencies.findComplement(before, verb.head);
  if (complement !== undefined) before.splice(complement.at, complement.words.length);
  before.push(hasSubject ? SOME_VERB : element);
  return {
    phrase: phraseOf(verb.head, tense, complement),
    words: [...(complement?.words ?? []), ...verb.words].map(({ token }) => token),
  };
}

const SOME_VERB: SentenceElement = {
  kind: 'verb',
  verb: makeVerb({ english: '', infinitive: '', person: 3 }),
};

/** «ساخته شد», «گفته خواهد شد»: the verb of the participle, which is taken off the end of `before`. */
function passiveAt(
  before: SentenceElement[],
  element: Word,
  { findParticiple }: ExplanationDependencies,
): { readonly head: Word; readonly words: readonly Word[] } | undefined {
  const participle = element.pronunciation.lemma === 'شدن' ? before.at(-1) : undefined;
  if (participle?.kind !== 'word' || participle.ezafe) return undefined;
  const active = findParticiple(participle.form);
  if (active === undefined) return undefined;
  before.pop();
  const { infinitive: lemma, gloss } = active;
  const inflection = { ...element.pronunciation.inflection, passive: true as const };
  return {
    head: { ...element, pronunciation: { ...element.pronunciation, lemma, gloss, inflection } },
    words: [participle, element],
  };
}

function phraseOf({ pronunciation }: Word, tense: Tense, complement: Complement | undefined): Phrase {
  const { person, negative, passive } = pronunciation.inflection;
  return {
    infinitive: complement?.infinitive ?? pronunciation.lemma,
    gloss: complement?.gloss ?? pronunciation.gloss,
    tense,
    ...(person !== undefined && { person }),
    negative: negative === true,
    passive: passive === true || complement?.passive === true,
    progressive: false,
  };
}

/** است and its like, which no stem gives. */
function suppletiveAt(
  before: SentenceElement[],
  element: Word,
  rules: TranslationRules,
): FoundVerb | undefined {
  const isVerb = element.pronunciation.partOfSpeech === 'verb';
  const copula = isVerb ? suppletiveForm(element.form, rules)?.at(-1) : undefined;
  if (copula?.kind !== 'verb' || !(copula.verb.role === 'copula' || copula.verb.role === 'existence'))
    return undefined;
  const { infinitive, english, tense, person, negative } = copula.verb;
  before.push(copula);
  const phrase = { infinitive, gloss: english, tense, person, negative };
  return { phrase: { ...phrase, passive: false, progressive: false }, words: [element.token] };
}

/** So many words may stand between داشتم and می‌رفتم. */
const MAX_DISTANCE = 12;

/** Whether a verb is a form of داشتن that may say of another one that it was under way. */
function isProgressiveAuxiliary({ infinitive, tense, negative }: Phrase): boolean {
  return infinitive === 'داشتن' && !negative && (tense === 'present' || tense === 'past');
}

/** می‌خواند is both tenses, so the auxiliary's counts. */
function isAuxiliaryOf(auxiliary: Phrase, { tense, person, infinitive }: Phrase): boolean {
  if (person !== auxiliary.person || infinitive === 'بودن') return false;
  return tense === tenseBeside(auxiliary) || (tense === 'imperfect' && person === 3);
}

/** «داشتم می‌رفتم»: the verb as its auxiliary makes it. */
function progressive(auxiliary: Phrase, main: Phrase): Phrase {
  return { ...main, tense: tenseBeside(auxiliary), progressive: true };
}

function tenseBeside({ tense }: Phrase): Tense {
  return tense === 'present' ? 'present' : 'imperfect';
}
