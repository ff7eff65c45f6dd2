import type { TypedWord } from './clausesOf.ts';
import { isEnglishRun, isTelling } from './english.ts';
import type { KnownTyped } from './knownTyped.ts';

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
