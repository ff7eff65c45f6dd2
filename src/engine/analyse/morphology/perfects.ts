import type { Candidate } from '../candidate.ts';
import { joinedPhonemes, seenStems, type VerbPlace, withoutFinalJoiner } from './stems.ts';
import { COLLOQUIAL_FORM_COST, inflectionOf, verbCandidate } from './verbCandidate.ts';
import { PERFECT_ENDINGS } from './verbEndings.ts';

const COLLOQUIAL_PERFECT_COST = 1.5;
/** شدست، گفتست. */
const SHORT_PERFECT_COST = 0.9;

/** The perfects that `rest`, the letters behind preverb and prefix, can be. */
export function perfectForms(rest: string, place: VerbPlace): Candidate[] {
  return [...fullPerfects(rest, place), ...shortPerfects(rest, place)];
}

/** رفته‌ام, رفته است, رفته‌ن. */
function fullPerfects(rest: string, place: VerbPlace): Candidate[] {
  if (place.prefix.mood === 'subjunctive') return [];
  return PERFECT_ENDINGS.flatMap((ending) => {
    if (!rest.endsWith(ending.letters)) return [];
    const participle = withoutFinalJoiner(rest.slice(0, -ending.letters.length));
    if (!participle.endsWith('ه')) return [];
    return seenStems(participle.slice(0, -1), place)
      .filter(({ form }) => form.tense === 'past')
      .map((seen) =>
        verbCandidate(seen.form, {
          phonemes: `${joinedPhonemes(seen, place.prefix)}e${ending.phonemes}`,
          inflection: inflectionOf('perfect', ending, place.prefix),
          register: ending.colloquial ? 'spoken' : 'bookish',
          cost:
            place.prefix.cost +
            (ending.colloquial ? COLLOQUIAL_PERFECT_COST : 0) +
            (seen.form.colloquial ? COLLOQUIAL_FORM_COST : 0),
        }),
      );
  });
}

/** شدست for شده است, of verse. */
function shortPerfects(rest: string, place: VerbPlace): Candidate[] {
  if (!/[دت]ست$/.test(rest) || place.prefix.mood !== 'plain') return [];
  return seenStems(rest.slice(0, -2), place)
    .filter(({ form }) => form.tense === 'past')
    .map((seen) =>
      verbCandidate(seen.form, {
        phonemes: `${joinedPhonemes(seen, place.prefix)}ast`,
        inflection: inflectionOf('perfect', { person: 3 }, place.prefix),
        cost: place.prefix.cost + SHORT_PERFECT_COST,
      }),
    );
}
