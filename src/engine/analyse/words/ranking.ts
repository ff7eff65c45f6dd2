import type { Inflection, Pronunciation } from '../../types.ts';
import { type Candidate, charged } from '../candidate.ts';

const MADE_OF_LISTED_SOUND = 1;
/**
 * What it costs to take a form apart that is known as a whole: توانست is the verb before it is "it is power", سری is
 * a series before it is "a head", نزد is near before it is "did not strike".
 */
const KNOWN_FORM_TAKEN_APART = { clitic: 1.5, plural: 1.5, indefinite: 1, verb: 1 } as const;
/** A reading this cheap is the plain one of its form; one of poetry is so for the forms of nouns only. */
const PLAIN_COST = 0.5;
export const PLAIN_IN_POETRY_COST = 2;

/** Where a form is a plain verb or listed, it is rarely another word with an ending, or a verb with a prefix. */
export function wholeFirst(candidates: readonly Candidate[]): readonly Candidate[] {
  const listed = leastCost(candidates, ({ origin }) => origin === 'lexicon');
  const verb = leastCost(candidates, ({ partOfSpeech }) => partOfSpeech === 'verb');
  const nounsAreForms = listed <= PLAIN_IN_POETRY_COST || verb <= PLAIN_COST;
  const verbsAreForms = listed <= PLAIN_COST;
  if (!nounsAreForms) return candidates;
  return candidates.map((candidate) => {
    const { pronunciation } = candidate;
    if (pronunciation.origin === 'lexicon') return candidate;
    const isForm = pronunciation.partOfSpeech === 'verb' ? verbsAreForms : nounsAreForms;
    return isForm ? charged(candidate, takenApartCost(pronunciation)) : candidate;
  });
}

function leastCost(
  candidates: readonly Candidate[],
  counts: (pronunciation: Pronunciation) => boolean,
): number {
  return Math.min(
    ...candidates.map(({ pronunciation }) => (counts(pronunciation) ? pronunciation.cost : Infinity)),
  );
}

function takenApartCost({ partOfSpeech, inflection, phonemes }: Pronunciation): number {
  const cost = KNOWN_FORM_TAKEN_APART;
  if (partOfSpeech === 'verb') return inflection.negative || /^b[ei]/.test(phonemes) ? cost.verb : 0;
  if (hasClitic(inflection)) return cost.clitic;
  return inflection.indefinite ? cost.indefinite : inflection.plural ? cost.plural : 0;
}

/** Whether something is said of the word by an ending of its own: whose it is, that it is, that it is the object. */
export function hasClitic({ clitic, copula, object }: Inflection): boolean {
  return clitic !== undefined || copula !== undefined || object === true;
}

/** What the lexicon lists beats what morphology makes of the same sound: سلامتی is health, not "a healthy one". */
export function listedFirst(candidates: readonly Candidate[]): Candidate[] {
  const nameOf = ({ pronunciation }: Candidate): string =>
    `${pronunciation.phonemes} ${pronunciation.partOfSpeech}`;
  const listed = new Set(
    candidates.filter(({ pronunciation }) => pronunciation.origin === 'lexicon').map(nameOf),
  );
  return candidates.map((candidate) => {
    const { pronunciation } = candidate;
    if (pronunciation.origin === 'lexicon' || !listed.has(nameOf(candidate))) return candidate;
    return charged(candidate, MADE_OF_LISTED_SOUND);
  });
}

/**
 * One candidate for each pair of reading and part of speech, the cheapest, in the order of cost. A participle is no
 * other adjective: گرفته is gloomy, but «گرفته بود» had taken.
 */
export function distinct(candidates: readonly Candidate[]): Candidate[] {
  const sorted = candidates.toSorted((a, b) => a.pronunciation.cost - b.pronunciation.cost);
  const seen = new Set<string>();
  return sorted.filter(({ pronunciation, ezafe }) => {
    const kind = pronunciation.inflection.tense === 'participle' ? 'participle' : pronunciation.partOfSpeech;
    const key = `${pronunciation.phonemes} ${kind} ${ezafe}`;
    return !seen.has(key) && seen.add(key);
  });
}
