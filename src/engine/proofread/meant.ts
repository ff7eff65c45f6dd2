import { remembering } from '../analyse/remembering.ts';
import type { WordReader } from '../analyse/words/wordReader.ts';
import { ZWNJ } from '../signs.ts';
import type { Token } from '../types.ts';
import { type Spellings, soundAlikes, strokesAway } from './misspellings.ts';
import { type Finding, isKnown, isListed, MOST_SUGGESTIONS, type ProofSources } from './rule.ts';
import { gainBetween, neighboursOf, wordCost } from './wordCosts.ts';

type By = 'sound' | 'stroke';

/** What is meant by a word that hardly anybody means as it is written. */
interface Meant {
  /** Whether it sounds as what is written, or is a slip of the keyboard away. */
  readonly by: By;
  /** The likeliest first. */
  readonly suggestions: readonly string[];
}

interface Candidate {
  readonly letters: string;
  readonly by: By;
  /** In nats: of the error, and of the word wherever it stands. */
  readonly cost: number;
}

const LEAST_LETTERS = 3;
/** Longer ones are no words, and would be tried with too many other letters. */
const MOST_LETTERS = 20;
/** So much of what the neighbours say counts: they were counted in little text. */
const NEIGHBOURS_WEIGHT = 0.7;
/** Suggestions are at most so much less likely than the first. */
const MOST_BEHIND = 4;
/** What is written is hardly ever another word where it costs less, with all that neighbours say. */
const LEAST_COST = 7;
const KEPT_CANDIDATES = 12;
const REMEMBERED_WORDS = 5000;

/** Endings and prefixes that stand apart, tenses of reports (می‌برده) and of verse (می‌نشود), which the lexicon does not have. */
const NO_WORDS =
  /^(?:ن?می|ها(?:ی|یی|یم|یت|یش|یمان|یتان|یشان)?|ا[میت]|اش|اند|ایم|اید|تر|ترین)$|^ن?می\u200c.+ه$|^می\u200cن/u;
/** «کآرام»: که before a vowel, as verse writes it. */
const WITH_KE = /^ک(?=[اآ])/u;
/** «کجای»: an ezafe behind a vowel. */
const LINKING_YE = /(?<=[اوه])ی$/u;
const LETTERS_ONLY = /^[\p{L}\u200c]+$/u;

/** Two rules ask of the same text. */
const meantOf = new WeakMap<readonly Token[], readonly (Meant | undefined)[]>();

/** The words of a text by which others are meant that sound alike, or are a slip of the keyboard away. */
export function findMeant(tokens: readonly Token[], sources: ProofSources, by: By): Finding[] {
  const all = meantOf.get(tokens) ?? tokens.map((_, at) => meantBy(tokens, at, sources));
  meantOf.set(tokens, all);
  return tokens.flatMap(({ codePointStart, codePointEnd }, at) => {
    const meant = all[at];
    return meant?.by === by ? [{ codePointStart, codePointEnd, suggestions: meant.suggestions }] : [];
  });
}

/** What is likelier meant by a token than what is written; undefined where that is a word, or no other is near. */
function meantBy(tokens: readonly Token[], at: number, sources: ProofSources): Meant | undefined {
  const token = tokens[at];
  const letters = token?.word?.normalised ?? '';
  if (token === undefined || !isDoubtful(token, letters, sources)) return undefined;
  const neighbours = neighboursOf(tokens, at, sources);
  const written = costAsWritten(tokens, at, sources);
  if (written < LEAST_COST) return undefined;
  const costs = candidatesOf(sources)(letters)
    .map((one) => ({ ...one, cost: one.cost - gain(one.letters) }))
    .sort((a, b) => a.cost - b.cost);
  const [first] = costs;
  const most = written - gain(letters);
  if (first === undefined || first.cost > most) return undefined;
  const near = costs.filter(({ cost }) => cost <= first.cost + MOST_BEHIND);
  return { by: first.by, suggestions: near.slice(0, MOST_SUGGESTIONS).map((one) => one.letters) };

  function gain(word: string): number {
    return NEIGHBOURS_WEIGHT * gainBetween(word, neighbours, sources);
  }
}

function isDoubtful({ source, word }: Token, letters: string, { read, counts }: ProofSources): boolean {
  if (letters.length < LEAST_LETTERS || letters.length > MOST_LETTERS) return false;
  if (word === undefined || word.attachedTo !== undefined) return false;
  if (!LETTERS_ONLY.test(source) || NO_WORDS.test(letters)) return false;
  const { origin } = word.pronunciation;
  if (origin !== 'letters' && counts.word(letters) !== undefined) return false;
  if (isJoined(letters, read)) return false;
  // What neither the lexicon nor its forms explain was pinned by the user.
  if (origin === 'lexicon' && !isListed(read, letters)) return false;
  if (read(letters)[0]?.pronunciation.origin === 'letters') return origin === 'letters';
  return true;
}

/** Parts that are no words, but stand before a ZWNJ. */
const FIRST_PARTS: ReadonlySet<string> = new Set('بی هم نا پر کم بد سر دو سه تک نو بر در به ته'.split(' '));
const LEAST_PART = 2;

/** Whether it is known words side by side: with ZWNJ for a space (خواهم‌شد), with an ezafe, with که. */
function isJoined(letters: string, read: WordReader): boolean {
  if ([WITH_KE, LINKING_YE].some((end) => end.test(letters) && isKnown(read, letters.replace(end, ''))))
    return !isKnown(read, letters);
  const parts = letters.split(ZWNJ);
  return (
    parts.length > 1 &&
    !isKnown(read, letters) &&
    parts.every(
      (part, at) => (at === 0 && FIRST_PARTS.has(part)) || (part.length >= LEAST_PART && isKnown(read, part)),
    )
  );
}

/** In nats: of a word that nobody knows, of each of its letters, and of those at most. */
const NEW_WORD = 10;
const MOST_NEW_LETTERS = 8;
/** How sure it has to be that a known word is not meant, and of each letter that it is shorter than usual. */
const COMPOUND_MARGIN = 1;
const FORM_MARGIN = 3.5;
const VERB_MARGIN = 6;
const LISTED_MARGIN = 3;
const SHORT_MARGIN = 1.5;
const USUAL_LETTERS = 6;
/** What is taken off for an unknown word that stands there more than once, each time, and for one beside a name, or another unknown word: it is a name. */
const REPEATED = 2;
const BESIDE_NAME = 2;

/** How rare a word is that is spelt so, in nats, less what another has to be likelier. */
function costAsWritten(tokens: readonly Token[], at: number, sources: ProofSources): number {
  const letters = tokens[at]?.word?.normalised ?? '';
  const short = SHORT_MARGIN * Math.max(0, USUAL_LETTERS - letters.length);
  if (isKnown(sources.read, letters))
    return wordCost(letters, sources) - knownMargin(letters, sources) - short;
  const [likeliest] = sources.read(letters);
  if (likeliest !== undefined && likeliest.pronunciation.origin !== 'letters')
    return compoundCost(likeliest.pronunciation.cost) - COMPOUND_MARGIN - short;
  const name = isBesideName(tokens, at) ? BESIDE_NAME : 0;
  return (
    NEW_WORD + Math.min(letters.length, MOST_NEW_LETTERS) - name - REPEATED * repetitions(tokens, letters)
  );
}

function knownMargin(letters: string, { read }: ProofSources): number {
  if (isListed(read, letters)) return LISTED_MARGIN;
  const [likeliest] = read(letters, { without: 'compounds' });
  return likeliest?.pronunciation.partOfSpeech === 'verb' ? VERB_MARGIN : FORM_MARGIN;
}

const COST_OF_COMPOUND = 13.5;
const MOST_COST_OF_COMPOUND = 17;

/** In nats, by what the lexicon charges for putting words together. */
function compoundCost(charged: number): number {
  return Math.min(MOST_COST_OF_COMPOUND, COST_OF_COMPOUND + charged / 2);
}

const timesOf = new WeakMap<readonly Token[], ReadonlyMap<string, number>>();

/** How often a word stands again in the text. */
function repetitions(tokens: readonly Token[], letters: string): number {
  let times = timesOf.get(tokens);
  if (times === undefined) {
    const counted = new Map<string, number>();
    for (const { word } of tokens)
      if (word?.pronunciation.origin === 'letters')
        counted.set(word.normalised, (counted.get(word.normalised) ?? 0) + 1);
    timesOf.set(tokens, counted);
    times = counted;
  }
  return (times.get(letters) ?? 1) - 1;
}

/** Whether a name of a person, a title or another unknown word stands directly beside it. */
function isBesideName(tokens: readonly Token[], at: number): boolean {
  return [-1, 1].some((step) => {
    if (tokens[at + step]?.kind !== 'space') return false;
    const pronunciation = tokens[at + 2 * step]?.word?.pronunciation;
    if (pronunciation === undefined) return false;
    const { partOfSpeech, features, origin } = pronunciation;
    return (
      (step < 0 && features.has('title')) ||
      (partOfSpeech === 'name' && features.has('person')) ||
      origin === 'letters'
    );
  });
}

const candidateMemories = new WeakMap<WordReader, (letters: string) => readonly Candidate[]>();

/** Finds what may be meant by a word wherever it stands, the likeliest first; it remembers the words. */
function candidatesOf(sources: ProofSources): (letters: string) => readonly Candidate[] {
  const known = candidateMemories.get(sources.read);
  if (known !== undefined) return known;
  const find = remembering((letters: string) => findCandidates(letters, sources), REMEMBERED_WORDS);
  candidateMemories.set(sources.read, find);
  return find;
}

function findCandidates(letters: string, sources: ProofSources): readonly Candidate[] {
  const { read, counts } = sources;
  const isForm = isKnown(read, letters);
  // Of other forms that were never counted none is likelier than a known one.
  const mayBe = (word: string): boolean =>
    isForm ? counts.word(word) !== undefined : mayBeInUse(word, sources);
  const candidates = (by: By, spellings: Spellings): Candidate[] =>
    [...spellings]
      .filter(([word]) => mayBe(word) && isKnown(read, word) && !isSpokenFor(letters, word))
      .map(([word, cost]) => ({ letters: word, by, cost: cost + wordCost(word, sources) }));
  const alike = candidates('sound', soundAlikes(letters)).map((one) =>
    !isListed(read, letters) && isListed(read, one.letters) ? { ...one, cost: one.cost - LISTED_ALIKE } : one,
  );
  // A slip makes an entry of the lexicon too seldom.
  const strokes = isListed(read, letters) ? [] : candidates('stroke', strokesAway(letters));
  const short = letters.length < USUAL_STROKES ? SHORT_STROKE : 0;
  return [...alike, ...strokes.map((one) => ({ ...one, cost: one.cost + short }))]
    .sort((a, b) => a.cost - b.cost)
    .slice(0, KEPT_CANDIDATES);
}

/** In letters, and in nats for words that are shorter: they are a stroke away from too many others. */
const USUAL_STROKES = 4;
const SHORT_STROKE = 2;

/** «می‌تونستم»: ون as it is spoken for ان. */
function isSpokenFor(letters: string, word: string): boolean {
  return letters.includes('ون') && [letters.replace('ون', 'ان'), letters.replace('ون', 'وان')].includes(word);
}

/** An entry that sounds like what has none is hardly ever not meant. */
const LISTED_ALIKE = 2;
const ENDING =
  /\u200c?(?:ها(?:یی?|یم|یت|یش|مون|تون|شون)?|[یا]?[متشی]|[مت]ان|شان|[متش]ون|[اگ]ان|ات|تر(?:ین)?|ی[دم]|ن?د|ست|[وه]|رو)$/u;
const VERB = /^ن?می\u200c/u;

/** Whether it is worth looking up: counted, or with an ending on a counted word. */
function mayBeInUse(word: string, { counts }: ProofSources): boolean {
  if (counts.word(word) !== undefined || VERB.test(word)) return true;
  const stem = word.replace(ENDING, '');
  return stem !== word && counts.word(stem) !== undefined;
}
