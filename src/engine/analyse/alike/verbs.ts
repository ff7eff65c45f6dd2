import type { Pronunciation, Tense } from '../../types.ts';
import { alikeReading, isForm, type Seen, type SeenWord } from './seen.ts';

/**
 * Verbs whose letters are of two tenses get that of the other verbs of their sentence: «می‌بارید» is `you rain` and `it
 * was raining`, «برمی‌گرداند» `returns` and `was returning`. Linear.
 */
export function withTenses(sentence: readonly Seen[]): Seen[] {
  const doubtful = sentence.map((seen) => (seen.kind === 'word' ? doubtOf(seen) : undefined));
  if (doubtful.every((doubt) => doubt === undefined)) return [...sentence];
  const isPast = sentence.some((seen, at) => doubtful[at] === undefined && hasTense(seen, PAST));
  const isPresent = sentence.some((seen, at) => doubtful[at] === undefined && hasTense(seen, PRESENT));
  const addresses = sentence.some((seen) => seen.kind === 'word' && ADDRESS.has(seen.form));
  return sentence.map((seen, at) => {
    const doubt = doubtful[at];
    if (seen.kind !== 'word' || doubt === undefined || seen.isChosen) return seen;
    if (doubt === 'plural') return isPast && !addresses ? inTense(seen, 'imperfect') : seen;
    return isPresent && !isPast ? inTense(seen, 'present') : seen;
  });
}

const PAST: ReadonlySet<Tense | undefined> = new Set<Tense>(['past', 'imperfect', 'pluperfect', 'perfect']);
const PRESENT: ReadonlySet<Tense | undefined> = new Set<Tense>(['present', 'future']);
const ADDRESS = new Set(['شما', 'شماها', 'لطفا', 'لطفاً']);

/** `plural`: می‌بارید as `you rain`; `singular`: برمی‌گرداند as `was returning`. */
function doubtOf({ form, pronunciation }: SeenWord): 'plural' | 'singular' | undefined {
  const { lemma, inflection, partOfSpeech } = pronunciation;
  if (partOfSpeech !== 'verb') return undefined;
  if (inflection.tense === 'present' && inflection.person === 5)
    return lemma.endsWith('یدن') && form.endsWith(lemma.slice(0, -1)) ? 'plural' : undefined;
  if (inflection.tense !== 'imperfect' || inflection.person !== 3) return undefined;
  return lemma.endsWith('ندن') && form.endsWith('ند') ? 'singular' : undefined;
}

function hasTense(seen: Seen, tenses: ReadonlySet<Tense | undefined>): boolean {
  return seen.kind === 'word' && tenses.has(seen.pronunciation.inflection.tense);
}

function inTense(seen: SeenWord, tense: Tense): SeenWord {
  const inflection = { ...seen.pronunciation.inflection, tense, person: 3 as const };
  return { ...seen, pronunciation: { ...seen.pronunciation, inflection } };
}

/** «خسته‌ام», «من معلمم»: where a sentence ends, or behind من, the م of what somebody is is `am`, not `my`. */
export function amAt(sentence: readonly Seen[], at: number): Pronunciation | undefined {
  const [before, word, next] = [sentence[at - 1], sentence[at], sentence[at + 1]];
  if (word?.kind !== 'word' || (before?.kind === 'word' && before.ezafe)) return undefined;
  const { clitic, ...inflection } = word.pronunciation.inflection;
  if (clitic !== 1 || inflection.plural || inflection.copula !== undefined) return undefined;
  if (!isState(word, before) || !endsThere(next)) return undefined;
  return { ...word.pronunciation, inflection: { ...inflection, copula: 1 } };
}

function isState({ pronunciation }: SeenWord, before: Seen | undefined): boolean {
  return pronunciation.partOfSpeech === 'adjective' || isForm(before, 'من');
}

function endsThere(next: Seen | undefined): boolean {
  if (next === undefined || next.kind === 'sign') return true;
  return next.kind === 'word' && next.pronunciation.partOfSpeech === 'conjunction';
}

/** «کجا میری؟», «میرم خونه»: in speech these are forms of رفتن and a house, not of مردن and خواندن. */
export function spokenFormAt(sentence: readonly Seen[], at: number): Pronunciation | undefined {
  const word = sentence[at];
  if (word?.kind !== 'word' || word.pronunciation.partOfSpeech !== 'verb') return undefined;
  if (/^ن?میر/.test(word.form) && word.pronunciation.lemma === 'مردن') return goes(word.pronunciation);
  if (word.form !== 'خونه') return undefined;
  return alikeReading(word, ({ partOfSpeech, inflection }) => partOfSpeech === 'noun' && !inflection.copula);
}

function goes(pronunciation: Pronunciation): Pronunciation {
  const { person = 3, negative } = pronunciation.inflection;
  return {
    ...pronunciation,
    lemma: 'رفتن',
    gloss: 'go',
    inflection: { tense: 'present', person, ...(negative && { negative }) },
  };
}
