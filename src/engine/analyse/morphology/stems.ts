import { isVowel } from '../../phonology.ts';
import { ZWNJ } from '../../signs.ts';
import type { Inflection, Person, Phonemes, Tense } from '../../types.ts';
import type { Candidate, Register } from '../candidate.ts';
import type { Lexicon, Stem, Verb } from '../lexicon/lexicon.ts';

/** A stem of a verb. */
export interface StemForm {
  readonly verb: Verb;
  readonly stem: Stem;
  readonly tense: 'past' | 'present';
  readonly colloquial: boolean;
}

/** The stems of all verbs by their letters without preverb. */
type StemTable = ReadonlyMap<string, readonly StemForm[]>;

/** What is typed as it is heard: خاست, خابید, اورد, فرساد, and behind می also فتاد and وفته. */
function typedStems({ letters, ...stem }: Stem): Stem[] {
  const typed = letters
    .replace(/^خوا/, 'خا')
    .replace(/^آور/, 'اور')
    .replace(/^فرستا/, 'فرسا');
  const fallen = /^افت/.test(letters) ? ['', 'و'].map((onset) => letters.replace(/^ا/, onset)) : [];
  return [typed, ...fallen].filter((form) => form !== letters).map((form) => ({ ...stem, letters: form }));
}

/** خواند, ماند and توانست are spoken خوند, موند and تونست, and گذاشت is ذاشت. */
function spokenPast({ letters, phonemes, ...preverb }: Stem): Stem | undefined {
  if (letters === 'گذاشت') return { ...preverb, letters: 'ذاشت', phonemes: 'zASt' };
  const ending = /و?ان(د|ست)$/;
  if (!ending.test(letters) || !/An(d|est)$/.test(phonemes)) return undefined;
  return {
    ...preverb,
    letters: letters.replace(ending, 'ون$1'),
    phonemes: phonemes.replace(/(?:av)?An(d|est)$/, 'un$1'),
  };
}

/** Builds the table of a lexicon's stems. */
export function stemTable(lexicon: Lexicon): StemTable {
  const table = new Map<string, StemForm[]>();
  const add = (form: StemForm): void => {
    const known = table.get(form.stem.letters);
    if (known === undefined) table.set(form.stem.letters, [form]);
    else known.push(form);
  };
  // Of two verbs of one infinitive (رفتن is to go, and rarely to sweep) the first is the spoken one.
  const byInfinitive = new Map(lexicon.verbs.toReversed().map((verb) => [verb.infinitive, verb]));
  for (const verb of lexicon.verbs) {
    add({ verb, stem: verb.past, tense: 'past', colloquial: false });
    add({ verb, stem: verb.present, tense: 'present', colloquial: false });
    const spoken = spokenPast(verb.past);
    if (spoken !== undefined) add({ verb, stem: spoken, tense: 'past', colloquial: true });
    for (const stem of typedStems(verb.past)) add({ verb, stem, tense: 'past', colloquial: true });
    for (const stem of typedStems(verb.present)) add({ verb, stem, tense: 'present', colloquial: true });
  }
  for (const { infinitive, stem } of lexicon.colloquialStems) {
    const verb = byInfinitive.get(infinitive);
    if (verb === undefined) continue;
    for (const form of [stem, ...typedStems(stem)])
      add({ verb, stem: form, tense: 'present', colloquial: true });
  }
  return table;
}

/** What stands before a stem. */
export interface VerbPrefix {
  readonly letters: string;
  readonly phonemes: Phonemes;
  readonly mood: 'plain' | 'continuous' | 'subjunctive';
  readonly negative: boolean;
  readonly cost: number;
}

function prefix(
  letters: string,
  phonemes: Phonemes,
  mood: VerbPrefix['mood'],
  cost: number,
  negative = false,
): VerbPrefix {
  return { letters, phonemes, mood, negative, cost };
}

export const VERB_PREFIXES: readonly VerbPrefix[] = [
  prefix('', '', 'plain', 0),
  prefix('می\u200c', 'mi', 'continuous', 0),
  prefix('نمی\u200c', 'nemi', 'continuous', 0, true),
  prefix('می', 'mi', 'continuous', 0.5),
  prefix('نمی', 'nemi', 'continuous', 0.5, true),
  prefix('ب', 'be', 'subjunctive', 0.5),
  prefix('ن', 'na', 'plain', 0.7, true),
  prefix('م', 'ma', 'plain', 3, true),
  prefix('همی\u200c', 'hami', 'continuous', 2),
];

/** Where a stem is looked for: behind this preverb and this prefix. */
export interface VerbPlace {
  readonly stems: StemTable;
  readonly preverb: string;
  readonly prefix: VerbPrefix;
}

/** A stem as it appears behind its prefix: in بیاید and نینداخت the alef has become a glide. */
export interface SeenStem {
  readonly form: StemForm;
  readonly glide: 'none' | 'alef' | 'madda';
}

const BEFORE_GLIDE = new Set(['ب', 'ن', 'م']);

/** The stems that `letters` can be at this place. */
export function seenStems(letters: string, { stems, preverb, prefix: before }: VerbPlace): SeenStem[] {
  const found = (form: string, glide: SeenStem['glide']): SeenStem[] =>
    (stems.get(form) ?? [])
      .filter(({ stem }) => stem.preverb === preverb)
      .map((seen) => ({ form: seen, glide }));
  const plain = found(letters, 'none').filter(({ form }) => mayFollow(before, form));
  if (!letters.startsWith('ی') || !BEFORE_GLIDE.has(before.letters)) return plain;
  const madda = letters.startsWith('یا') ? found(`آ${letters.slice(2)}`, 'madda') : [];
  const restored = found(`ا${letters.slice(1)}`, 'alef');
  // «بیوفته» is typed for بیفته.
  const kept = /^ی(?:ا|وفت)/.test(letters) ? found(letters.slice(1), 'alef') : [];
  return [...plain, ...madda, ...restored, ...kept];
}

/**
 * ب and ن make a glide of a stem's alef (بیاید) but of that of ایستاد, and a spoken stem in alef (میاد), or that has
 * lost it (میفته), needs its می.
 */
function mayFollow({ mood, letters }: VerbPrefix, { stem, tense, colloquial }: StemForm): boolean {
  const isSpokenPresent = colloquial && tense === 'present';
  // «خانه» is a house, «فرسی» a horse, and no forms of خواندن and فرستادن.
  if (isSpokenPresent && letters === '' && /^(?:خا|فرس)/.test(stem.letters)) return false;
  const hasLostAlef = isVowel(stem.phonemes.slice(0, 1)) && !/^[آا]/.test(stem.letters);
  if (hasLostAlef && mood !== 'continuous') return false;
  const begins = (colloquial ? /^[اآی]/ : /^(?:آ|ا(?!ی))/).test(stem.letters) && mood !== 'continuous';
  return !begins || (letters === '' && !isSpokenPresent);
}

/** Preverb, prefix and stem as they sound together. */
export function joinedPhonemes({ form, glide }: SeenStem, before: VerbPrefix): Phonemes {
  const { preverbPhonemes, phonemes } = form.stem;
  if (glide === 'none') return preverbPhonemes + before.phonemes + onset(before, phonemes);
  const vowel = before.letters === 'ب' ? 'i' : 'a';
  return `${preverbPhonemes}${before.phonemes.slice(0, 1)}${vowel}y${phonemes}`;
}

function onset(before: VerbPrefix, phonemes: Phonemes): Phonemes {
  if (before.phonemes === '' || !isVowel(phonemes.slice(0, 1))) return phonemes;
  return before.phonemes.endsWith('i') ? `y${phonemes}` : `?${phonemes}`;
}

/** The letters before an ending, without the ZWNJ that may part the two. */
export function withoutFinalJoiner(letters: string): string {
  return letters.endsWith(ZWNJ) ? letters.slice(0, -1) : letters;
}

/** Light verbs are the commonest by far: می‌کند is kardan's, not kandan's. */
const RARER_VERB_COST = 0.4;
const POETIC_COST = 2.5;
const COLLOQUIAL_COST = 1;
/** What a spoken ending or stem costs, of whatever verb. */
export const COLLOQUIAL_FORM_COST = 1;

/** A form of a verb as a candidate; no ezafe may follow. */
export function verbCandidate(
  { verb }: StemForm,
  form: {
    readonly phonemes: Phonemes;
    readonly inflection: Inflection;
    readonly cost: number;
    readonly register?: Register | undefined;
  },
): Candidate {
  const { features } = verb;
  const verbCost =
    (features.has('light') ? 0 : RARER_VERB_COST) +
    (features.has('poetic') ? POETIC_COST : 0) +
    (features.has('colloquial') ? COLLOQUIAL_COST : 0);
  return {
    ezafe: 'impossible',
    register: form.register,
    pronunciation: {
      id: form.phonemes,
      phonemes: form.phonemes,
      lemma: verb.infinitive,
      partOfSpeech: 'verb',
      gloss: verb.gloss,
      meaning: verb.meaning,
      features,
      inflection: form.inflection,
      origin: 'morphology',
      cost: form.cost + verbCost,
    },
  };
}

/** The inflection of a finite form behind a prefix. */
export function inflectionOf(
  tense: Tense,
  { person }: { readonly person: Person },
  { negative }: VerbPrefix,
): Inflection {
  return { tense, person, ...(negative && { negative }) };
}
