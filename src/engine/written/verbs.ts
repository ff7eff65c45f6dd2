import type { Verb } from '../analyse/lexicon/lexicon.ts';
import { isVowel } from '../phonology.ts';
import { ZWNJ } from '../signs.ts';
import type { Inflection, Person, Pronunciation, Tense } from '../types.ts';
import { folded, type Unit } from './units.ts';

export interface Verbs {
  /** The verb of an infinitive; of one that is only spoken (اومدن), the one that is written for it. */
  find(infinitive: string): Verb | undefined;
  /** Whether it has a present that is only spoken: می‌رم, می‌گم. */
  hasSpokenPresent(infinitive: string): boolean;
}

const PAST_ENDINGS: Readonly<Record<Person, string>> = { 1: 'م', 2: 'ی', 3: '', 4: 'یم', 5: 'ید', 6: 'ند' };
const PRESENT_ENDINGS: Readonly<Record<Person, string>> = { ...PAST_ENDINGS, 3: 'د' };
const PERFECT_ENDINGS: Readonly<Record<Person, string>> = {
  1: `${ZWNJ}ام`,
  2: `${ZWNJ}ای`,
  3: ' است',
  4: `${ZWNJ}ایم`,
  5: `${ZWNJ}اید`,
  6: `${ZWNJ}اند`,
};
const OBJECTS: Readonly<Record<Person, string>> = { 1: 'م', 2: 'ت', 3: 'ش', 4: 'مان', 5: 'تان', 6: 'شان' };

/** What is written for a form of a verb; undefined if it is written so already, or of none that is known. */
export function writtenVerb({ letters, reading }: Unit, verbs: Verbs): string | undefined {
  const { lemma, inflection } = reading;
  const verb = verbs.find(lemma);
  if (verb === undefined || inflection.passive === true || isDoubtful(letters, reading)) return undefined;
  // «رفته» of رفته است and رفته بود is a participle.
  if (inflection.tense === 'perfect' && letters.endsWith('ه')) return undefined;
  if (!mayBeSpoken(verb, inflection, letters, verbs)) return undefined;
  const form = formOf(verb, inflection, letters);
  if (form === undefined) return undefined;
  const object = inflection.clitic === undefined ? '' : OBJECTS[inflection.clitic];
  const written = form.begin + form.end + object;
  const isSame = folded(letters) === folded(written) || folded(letters).endsWith(folded(form.end + object));
  return isSame ? undefined : written;
}

const SPOKEN_PARTICIPLE = /(?:و[نم]|ذاش|وایس).*ه$/u;

/** The participle of a verb as it is written: آمده, نمانده. */
export function writtenParticiple({ letters, reading }: Unit, verbs: Verbs): string | undefined {
  const verb = verbs.find(reading.lemma);
  if (verb === undefined || !SPOKEN_PARTICIPLE.test(letters)) return undefined;
  const { preverb, letters: stem } = verb.past;
  const isNegative = reading.inflection.negative === true;
  const written = `${preverb}${isNegative ? negated(stem) : stem}ه`;
  return folded(written) === folded(letters) ? undefined : written;
}

/** «گفتن» as they said: گفتند. */
export function writtenPast({ letters, reading }: Unit, verbs: Verbs): string | undefined {
  const verb = verbs.find(reading.lemma);
  if (verb === undefined) return undefined;
  const { preverb, letters: stem } = verb.past;
  const isNegative = reading.inflection.negative === true;
  return letters.endsWith('ن') ? `${preverb}${isNegative ? negated(stem) : stem}ند` : undefined;
}

const PRESENTS: ReadonlySet<Tense | undefined> = new Set(['present', 'subjunctive', 'imperative']);

/** Of a present without a spoken stem, only the ending is spoken: «می‌کنه», but «می‌جوییم» is written. */
function mayBeSpoken(
  { infinitive }: Verb,
  { tense, person, clitic }: Inflection,
  letters: string,
  verbs: Verbs,
): boolean {
  if (!PRESENTS.has(tense) || verbs.hasSpokenPresent(infinitive)) return true;
  const owner = clitic === undefined ? '' : '(?:م|ت|ش|مون|تون|شون|مان|تان|شان)';
  if (clitic !== undefined && clitic > 3) return true;
  return person !== undefined && new RegExp(`${SPOKEN_ENDINGS[person]}${owner}$`, 'u').test(letters);
}

/** Nothing ends in a space. */
const SPOKEN_ENDINGS: Readonly<Record<Person, string>> = { 1: ' ', 2: ' ', 3: 'ه', 4: ' ', 5: 'ین', 6: 'ن' };

/** A wish without ب is spoken of light verbs: «شه», but «اندیشه» is a thought. */
function isDoubtful(letters: string, { features, inflection, lemma }: Pronunciation): boolean {
  if (inflection.tense === 'imperative') return letters.length < 3;
  const isBare =
    inflection.tense === 'subjunctive' && inflection.negative !== true && !letters.startsWith('ب');
  if (!isBare) return false;
  return !features.has('light') || GOING.has(lemma);
}

const GOING: ReadonlySet<string> = new Set(['رفتن', 'آمدن']);

/** Stem and ending of a form, and what stands before them. */
interface Form {
  readonly begin: string;
  readonly end: string;
}

function formOf(verb: Verb, { tense, person, negative }: Inflection, letters: string): Form | undefined {
  const no = negative === true;
  switch (tense) {
    case 'present':
      return person && presentForm(verb, person, { no, isContinuous: letters.includes('می') });
    case 'subjunctive':
      return person && wishedForm(verb, presentEnding(verb, person), { no, letters });
    case 'imperative':
      return wishedForm(verb, '', { no, letters });
    case 'past':
      return person && pastForm(verb, PAST_ENDINGS[person], no);
    case 'imperfect':
      return person && imperfectForm(verb, person, no);
    case 'perfect':
      return person && pastForm(verb, `ه${PERFECT_ENDINGS[person]}`, no);
    default:
      return undefined;
  }
}

function presentEnding({ present }: Verb, person: Person): string {
  const ending = PRESENT_ENDINGS[person];
  return isVowel(present.phonemes.slice(-1)) && /[اآو]$/.test(present.letters) ? `ی${ending}` : ending;
}

/** Only داشتن and بودن have a present without می. */
function presentForm(
  verb: Verb,
  person: Person,
  { no, isContinuous }: { readonly no: boolean; readonly isContinuous: boolean },
): Form {
  const { preverb, letters } = verb.present;
  const prefix = isContinuous ? `${no ? 'ن' : ''}می${ZWNJ}` : no ? 'ن' : '';
  return { begin: preverb + prefix, end: letters + presentEnding(verb, person) };
}

/** What is wished or told has ب only where it is spoken with it: «کنم» is کنم, «بکنم» بکنم. */
function wishedForm(
  { present }: Verb,
  ending: string,
  { no, letters }: { readonly no: boolean; readonly letters: string },
): Form {
  const { preverb, letters: stem } = present;
  const behind = letters.startsWith(preverb) ? letters.slice(preverb.length) : letters;
  const hasPrefix = preverb === '' && (stem.startsWith('ب') ? /^بب/ : /^ب/).test(behind);
  const prefix = no ? 'ن' : hasPrefix ? 'ب' : '';
  if (prefix === '') return { begin: preverb, end: stem + ending };
  const [begin, end] = glided(prefix, stem);
  return { begin: preverb + begin, end: end + ending };
}

function pastForm({ past }: Verb, ending: string, no: boolean): Form {
  const [begin, end] = no ? glided('ن', past.letters) : ['', past.letters];
  return { begin: past.preverb + begin, end: end + ending };
}

function imperfectForm({ past }: Verb, person: Person, no: boolean): Form {
  return { begin: `${past.preverb}${no ? 'ن' : ''}می${ZWNJ}`, end: past.letters + PAST_ENDINGS[person] };
}

/** Behind ب and ن the alef of a stem is a glide: بیاید, بیفتد, نینداخت, but بایستد. */
function glided(prefix: string, stem: string): readonly [begin: string, end: string] {
  if (stem.startsWith('آ')) return [`${prefix}ی`, `ا${stem.slice(1)}`];
  if (/^ا(?!ی)/.test(stem)) return [`${prefix}ی`, stem.slice(1)];
  return [prefix, stem];
}

function negated(stem: string): string {
  return glided('ن', stem).join('');
}
