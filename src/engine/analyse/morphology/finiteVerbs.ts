import { endsInVowel, isVowel } from '../../phonology.ts';
import type { Phonemes, Pronunciation, Tense } from '../../types.ts';
import { type Candidate, withSound } from '../candidate.ts';
import {
  COLLOQUIAL_FORM_COST,
  inflectionOf,
  joinedPhonemes,
  type SeenStem,
  type StemForm,
  seenStems,
  type VerbPlace,
  type VerbPrefix,
  verbCandidate,
  withoutFinalJoiner,
} from './stems.ts';
import {
  OBJECT_CLITICS,
  PAST_ENDINGS,
  PERFECT_ENDINGS,
  type PersonalEnding,
  PRESENT_ENDINGS,
  PRESENT_ENDINGS_AFTER_VOWEL,
} from './verbEndings.ts';

const CLITIC_COST = 2;
/** می‌کند is the present of kardan before it is the imperfect of kandan. */
const IMPERFECT_COST = 0.4;
const BARE_PRESENT_COST = 3;
/** بگفت، بدید، گفتمی. */
const POETIC_PAST_COST = 3.5;
const IMPERATIVE_COST = 1;
const LONG_IMPERATIVE_COST = 1;

/** می‌شه and می‌شن, never می‌شد, and می‌خونه, never می‌خوند: those are imperfects. */
const LIKE_A_PAST = /^.$|ون$/;
const SPOKEN_PRESENT_ENDINGS = PRESENT_ENDINGS.filter(({ letters }) => letters !== 'د' && letters !== 'ند');

/** می‌رود and رفتند: people say می‌ره and رفتن. */
const BOOKISH_ENDINGS = new Set(['د', 'ند', 'یند']);

const ENDINGS = new Set(
  [...PAST_ENDINGS, ...PRESENT_ENDINGS, ...PRESENT_ENDINGS_AFTER_VOWEL].map(({ letters }) => letters),
);

/** The finite forms that `rest`, the letters behind preverb and prefix, can be; with object clitics too. */
export function finiteForms(rest: string, place: VerbPlace): Candidate[] {
  return [
    ...plainForms(rest, place),
    ...OBJECT_CLITICS.flatMap((clitic) => cliticForms(rest, place, clitic)),
  ];
}

function plainForms(rest: string, place: VerbPlace): Candidate[] {
  const simple = [...ENDINGS].flatMap((ending) =>
    rest.endsWith(ending)
      ? seenStems(rest.slice(0, rest.length - ending.length), place).flatMap((seen) =>
          conjugated(seen, ending, place.prefix),
        )
      : [],
  );
  return [...simple, ...clippedPast(rest, place), ...perfectForms(rest, place)];
}

/** Verbs whose third person of the past loses its t where people talk. */
const CLIPPED = new Set([
  ...['رفتن', 'گفتن', 'گرفتن', 'داشتن', 'برداشتن', 'برگشتن', 'گذشتن', 'نشستن'],
  ...['خواستن', 'توانستن', 'دانستن', 'گذاشتن'],
]);

/** «نداش», «می‌گف» and «نمی‌تونس». */
function clippedPast(rest: string, place: VerbPlace): Candidate[] {
  if (!/[سشف]$/.test(rest)) return [];
  return seenStems(`${rest}ت`, place)
    .filter(({ form }) => form.tense === 'past' && CLIPPED.has(form.verb.infinitive))
    .flatMap((seen) => finite(seen, CLIPPED_ENDING, place.prefix))
    .map((candidate) => withSound(candidate, candidate.pronunciation.phonemes.slice(0, -1)));
}

const CLIPPED_ENDING: PersonalEnding = { letters: '', phonemes: '', person: 3, colloquial: true };

function cliticForms(rest: string, place: VerbPlace, clitic: PersonalEnding): Candidate[] {
  if (!rest.endsWith(clitic.letters) || rest.length - clitic.letters.length < 2) return [];
  return plainForms(withoutFinalJoiner(rest.slice(0, -clitic.letters.length)), place)
    .filter(
      ({ pronunciation }) =>
        (!endsInVowel(pronunciation.phonemes) || mayLoseVowel(pronunciation, clitic)) &&
        (place.prefix.letters !== '' || pronunciation.inflection.tense !== 'imperative'),
    )
    .map(({ pronunciation, ...candidate }) => {
      const isShort = endsInVowel(pronunciation.phonemes);
      const phonemes = pronunciation.phonemes + (isShort ? clitic.phonemes.slice(1) : clitic.phonemes);
      const inflection = { ...pronunciation.inflection, clitic: clitic.person };
      return {
        ...candidate,
        ...((clitic.colloquial || isShort) && { register: 'spoken' }),
        spokenPhonemes: isShort
          ? undefined
          : clitic.spokenPhonemes && pronunciation.phonemes + clitic.spokenPhonemes,
        pronunciation: {
          ...pronunciation,
          id: phonemes,
          phonemes,
          inflection,
          cost: pronunciation.cost + CLITIC_COST,
        },
      };
    });
}

/** «دیدیش» and «می‌بینیشون», but «دیدیم» is "we saw". */
function mayLoseVowel({ phonemes, inflection }: Pronunciation, { person }: PersonalEnding): boolean {
  if (inflection.person !== 2 || !phonemes.endsWith('i')) return false;
  return person === 3 || person === 4 || person === 6;
}

function conjugated(seen: SeenStem, ending: string, prefix: VerbPrefix): Candidate[] {
  if (seen.form.tense === 'present' && ending === '') return imperative(seen, prefix);
  const isLong =
    ending === 'ی' && seen.form.tense === 'present' && isVowel(seen.form.stem.phonemes.slice(-1));
  const long = isLong && !seen.form.colloquial ? imperative(seen, prefix).map(longImperative) : [];
  const plain = endingsOf(seen.form)
    .filter(({ letters }) => letters === ending)
    .flatMap((row) => finite(seen, row, prefix));
  return [...plain, ...long];
}

/** بگوی, مجوی: the stem with the glide that it has before endings. */
function longImperative({ pronunciation, ezafe }: Candidate): Candidate {
  const phonemes = `${pronunciation.phonemes}y`;
  return {
    ezafe,
    pronunciation: {
      ...pronunciation,
      id: phonemes,
      phonemes,
      cost: pronunciation.cost + LONG_IMPERATIVE_COST,
    },
  };
}

/** Colloquial endings go with vowel stems only where the stem itself is colloquial (می‌خوام). */
function endingsOf({ tense, stem, colloquial }: StemForm): readonly PersonalEnding[] {
  if (tense === 'past') return PAST_ENDINGS;
  if (!isVowel(stem.phonemes.slice(-1)))
    return colloquial && LIKE_A_PAST.test(stem.letters) ? SPOKEN_PRESENT_ENDINGS : PRESENT_ENDINGS;
  // «می‌خوایم» is we, as I say «می‌خوام».
  return PRESENT_ENDINGS_AFTER_VOWEL.filter((ending) =>
    colloquial ? ending.phonemes !== 'yam' : !ending.colloquial,
  );
}

function finite(seen: SeenStem, ending: PersonalEnding, prefix: VerbPrefix): Candidate[] {
  const tense = tenseOf(seen.form, prefix);
  // «میفتد» is rather می‌افتد as it is spoken than a wish of verse.
  const isWish = prefix.letters === 'م' && seen.glide !== 'none';
  if (tense === undefined || isWish) return [];
  const colloquial = seen.form.colloquial || ending.colloquial === true;
  const poetic = tense === 'past' && prefix.mood === 'subjunctive';
  return [
    verbCandidate(seen.form, {
      phonemes: joinedPhonemes(seen, prefix) + ending.phonemes,
      inflection: inflectionOf(tense, ending, prefix),
      register: colloquial ? 'spoken' : BOOKISH_ENDINGS.has(ending.letters) ? 'bookish' : undefined,
      cost:
        prefix.cost +
        (colloquial ? COLLOQUIAL_FORM_COST : 0) +
        (tense === 'imperfect' ? IMPERFECT_COST : 0) +
        (poetic || ending.poetic ? POETIC_PAST_COST : 0),
    }),
  ];
}

function tenseOf({ tense, verb }: StemForm, { mood, negative }: VerbPrefix): Tense | undefined {
  if (tense === 'past') {
    return mood === 'continuous' ? 'imperfect' : 'past';
  }
  if (mood === 'continuous') return 'present';
  if (mood === 'subjunctive') return 'subjunctive';
  if (verb.infinitive === 'داشتن') return 'present';
  return verb.infinitive === 'خواستن' && !negative ? 'future' : 'subjunctive';
}

/** بده and نرو lose their last sound where people talk. */
function spokenImperative(phonemes: Phonemes): Phonemes | undefined {
  return /(?:deh|row)$/.test(phonemes) ? phonemes.slice(0, -1) : undefined;
}

/** بگو، برو، نکن; a bare stem (گیر) is an imperative of verse or a piece of a compound. */
function imperative(seen: SeenStem, prefix: VerbPrefix): Candidate[] {
  if (prefix.mood === 'continuous') return [];
  const regular = joinedPhonemes(seen, prefix).replace(/av$/, 'ow').replace(/ah$/, 'eh');
  const isGo = seen.form.verb.infinitive === 'رفتن' && prefix.letters === 'ب';
  // The stem of می‌ره has no imperative.
  if (isGo && !regular.endsWith('ow')) return [];
  return [
    verbCandidate(seen.form, {
      phonemes: isGo ? 'borow' : regular,
      inflection: inflectionOf('imperative', { person: 2 }, prefix),
      cost: prefix.cost + (prefix.letters === '' ? BARE_PRESENT_COST : IMPERATIVE_COST),
    }),
  ].map((candidate) => ({
    ...candidate,
    spokenPhonemes: spokenImperative(candidate.pronunciation.phonemes),
  }));
}

const COLLOQUIAL_PERFECT_COST = 1.5;
/** شدست، گفتست. */
const SHORT_PERFECT_COST = 0.9;

/** The perfects that `rest`, the letters behind preverb and prefix, can be. */
function perfectForms(rest: string, place: VerbPlace): Candidate[] {
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
