import { NO_ARTICLE } from '../../src/engine/compile/index.ts';
import { englishStems } from '../senses/englishStems.ts';

const PREPOSITIONS =
  words(`of in on at to for from with by about into over under between among during after before behind through against
without within as than toward towards upon across along around near until onto off out beyond inside per via except despite like`);
const DETERMINERS = words(
  'my your his her its our their this that these those every each some any no another both all many few several such what which whose',
);
const OTHER_CLOSED =
  words(`and or but if when who whom while because since was were is are be been being has have had do does did will would
can could may might must should he she it they we you i him them us me not so then there where how why`);

/** How many words may stand between an article or preposition and its noun. */
const MOST_BETWEEN = 3;

/**
 * The article before a noun in a sentence, `-` for none; undefined where the sentence has the noun not once, or with
 * another determiner.
 */
export function articleIn(sentence: string, noun: string): string | undefined {
  const before = wordsBefore(sentence, noun);
  for (const word of before?.slice(0, MOST_BETWEEN) ?? []) {
    if (word === 'the') return 'the';
    if (word === 'a' || word === 'an') return 'a';
    if (DETERMINERS.has(word) || /['’\d]/.test(word)) return undefined;
    if (isClosed(word)) return NO_ARTICLE;
  }
  return before && NO_ARTICLE;
}

/** The preposition before a noun in a sentence; undefined where there is none or the sentence has the noun not once. */
export function prepositionIn(sentence: string, noun: string): string | undefined {
  for (const word of wordsBefore(sentence, noun)?.slice(0, MOST_BETWEEN + 1) ?? []) {
    if (PREPOSITIONS.has(word)) return word;
    if (isClosed(word)) return undefined;
  }
  return undefined;
}

function isClosed(word: string): boolean {
  return PREPOSITIONS.has(word) || OTHER_CLOSED.has(word) || !/^[a-z\d]/.test(word);
}

/** The words and signs before a noun, the nearest first. */
function wordsBefore(sentence: string, noun: string): string[] | undefined {
  const all = sentence.toLowerCase().match(/[a-z]+(?:['’][a-z]+)?(?:-[a-z]+)*|\d[\d.,:]*|[^\s\w]/g) ?? [];
  const stems = all.map((word) => englishStems(word)[0] ?? word);
  const own = englishStems(noun);
  const ends = stems.flatMap((_, at) =>
    own.length > 0 && own.every((stem, place) => stems[at - own.length + 1 + place] === stem) ? [at] : [],
  );
  const [end] = ends;
  return end === undefined || ends.length > 1 ? undefined : all.slice(0, end - own.length + 1).toReversed();
}

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/));
}
