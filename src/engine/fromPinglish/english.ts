import type { Lexicon } from '../analyse/lexicon/lexicon.ts';
import type { KnownTyped } from './knownTyped.ts';
import type { TypedWord } from './typedText.ts';

/** Whether a folded word is English: one of those that the lexicon's glosses are made of. */
export type EnglishWords = (word: string) => boolean;

/** Words of English sentences that are no usual spelling of a Persian word. */
const TELLING = new Set(
  (
    'the is and of you your with this that have has had was were will would should could can what where which who how ' +
    'not it its they their there then we our my me she his her from for about been at by if please ' +
    'just does did want need know think'
  ).split(' '),
);
/** Those that are: on, do, so. They tell only among others. */
const WEAK = new Set('he are on but an so do i a to in am as or be'.split(' '));

const FEWEST_TELLING = 2;
const LEAST_SHARE = 0.65;
const SHORTEST_RUN = 3;
/** One of these is enough where all words beside it can be English. */
const SURE = new Set('you your the this what with'.split(' '));

/** Of those that tell, these are typed for Persian words too: did دید, at عطر. */
const SELDOM_TELLING = new Set('did at by me her we for can how not my our if been from want'.split(' '));
/** How English sentences begin, and no Persian one. */
const SUBJECT_AND_VERB =
  /^(?:i (?:am|was|have|had|will|can|do|did|like|love|think)|(?:he|she|it|this|that|there|who|what|where|how) (?:is|was|has|had|will|can|does|did)|(?:we|you|they|these|those|there|who|what|where|how) (?:are|were|have|had|will|can|do|did))$/;

/** Collects the English words when it is first asked. */
export function englishWords(lexicon: Lexicon): EnglishWords {
  let known: Set<string> | undefined;
  const has = (word: string): boolean => {
    known ??= wordsOfGlosses(lexicon);
    return known.has(word);
  };
  return (word) =>
    has(word) || ['s', 'ed', 'ing', 'd'].some((end) => word.endsWith(end) && has(word.slice(0, -end.length)));
}

function wordsOfGlosses(lexicon: Lexicon): Set<string> {
  const words = new Set<string>();
  for (const gloss of lexicon.glosses()) for (const [word] of gloss.matchAll(/[a-z]{3,}/g)) words.add(word);
  return words;
}

/** Whether folded words are an English sentence. */
export function isEnglishSentence(words: readonly string[], isEnglish: EnglishWords): boolean {
  const telling = words.filter((word) => TELLING.has(word));
  const weak = words.filter((word) => WEAK.has(word)).length;
  const english = words.filter((word) => TELLING.has(word) || WEAK.has(word) || isEnglish(word)).length;
  if (telling.length >= FEWEST_TELLING || SUBJECT_AND_VERB.test(words.slice(0, 2).join(' ')))
    return english >= words.length * LEAST_SHARE;
  if (words.length < SHORTEST_RUN || english < words.length) return false;
  return telling.some((word) => weak > 1 || !SELDOM_TELLING.has(word));
}

/** Whether a word is one that English sentences are known by. */
function isTelling(word: string): boolean {
  return TELLING.has(word);
}

/** Whether folded words in a row, all of which can be English, are; `isSure` says it of one by its place. */
function isEnglishRun(words: readonly string[], isSure: (at: number) => boolean): boolean {
  if (words.length < SHORTEST_RUN) return false;
  const telling = words.filter((word) => TELLING.has(word)).length;
  const sure = words.filter((_, at) => isSure(at)).length;
  return (
    telling >= FEWEST_TELLING ||
    words.some((word) => SURE.has(word)) ||
    (telling > 0 && sure > 0 && 2 * (telling + sure) > words.length)
  );
}

/** Verbs that make one of a noun before them: push kardam, log bezan. */
const LIGHT_VERB =
  /^(?:(?:n?e?mi?|be?|na)?(?:kard|kon|kn|sho?d|sh|zad|zan|zn|dad|deh?|bash)(?:am|an|ad|i|e|eh|im|in|id|and|eham|ehid)?|mish[aei]\w*|nemish[aei]\w*|beshe|nashe|kon|bokon|nakon|mikn\w*|bezan|nazan)$/;

/** Words that are English before a light verb, though they can be Persian elsewhere. */
const DONE =
  /^(?:save|mute|mark|run|log|paste|lock|pin|map|host|edit|use|share|read|seen|fit|hash|pick|cut|hit|add|vote|ship|skip|tag|type|rename|stop|note|cast)$/;

/** Which words of a clause are English where they stand. */
export function latinPlaces(
  words: readonly TypedWord[],
  known: KnownTyped,
  isGloss: (word: string) => boolean,
): boolean[] {
  const folded = words.map((word) => word.folded);
  const latin = folded.map((word) => known.isLatin(word));
  folded.forEach((word, at) => {
    const phrase = known.phraseAt(words, at);
    for (let inside = at; inside < at + phrase; inside++) latin[inside] = true;
    if (DONE.test(word) && LIGHT_VERB.test(folded[at + 1] ?? '')) latin[at] = true;
  });
  const english = folded.map(
    (word, at) =>
      latin[at] === true || known.isEither(word) || isGloss(word) || known.loanWord(word) !== undefined,
  );
  const mayEnd = (at: number): boolean => latin[at] === true || isTelling(folded[at] ?? '');
  for (const [from, last] of runsOf(english)) {
    let to = last;
    while (to > from && !mayEnd(to - 1)) to--;
    if (isEnglishRun(folded.slice(from, to), (at) => latin[from + at] === true)) latin.fill(true, from, to);
    else fillBetween(latin, from, to, (at) => known.isEither(folded[at] ?? ''));
  }
  return latin;
}

function runsOf(marked: readonly boolean[]): (readonly [from: number, to: number])[] {
  const runs: (readonly [number, number])[] = [];
  for (let from = 0; from < marked.length; from++) {
    if (marked[from] !== true) continue;
    const end = marked.indexOf(false, from);
    const to = end < 0 ? marked.length : end;
    runs.push([from, to]);
    from = to;
  }
  return runs;
}

/** One word between two that are English is English too: pull to master. */
function fillBetween(latin: boolean[], from: number, to: number, may: (at: number) => boolean): void {
  for (let at = from + 1; at < to - 1; at++)
    if (latin[at - 1] === true && latin[at + 1] === true && may(at)) latin[at] = true;
}
