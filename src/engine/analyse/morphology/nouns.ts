import { isVowel } from '../../phonology.ts';
import { ZWNJ } from '../../signs.ts';
import type { Inflection, Phonemes, Pronunciation } from '../../types.ts';
import { type Candidate, extend, NO_FEATURES, type Register } from '../candidate.ts';
import { type Ending, LAYERS, type Suffix } from './suffix.ts';
import { SUFFIXES } from './suffixes.ts';

const OUTERMOST = LAYERS.clitic + 1;
const MAX_INDEFINITE_STEM_COST = 6;
/** A single letter, which stands for its name, takes endings behind a ZWNJ only. */
const MIN_BASE = 2;

const SUFFIXES_BY_LAST_LETTER: ReadonlyMap<string, readonly Suffix[]> = Map.groupBy(SUFFIXES, ({ letters }) =>
  letters.slice(-1),
);

/** Gives the readings of a base form, the lexicon's or those that verbs make. */
type BaseReader = (form: string) => readonly Candidate[];

/**
 * The readings of `word` as a base form with nominal suffixes taken off, the base itself included.
 * `readBase` may be asked for a form more than once.
 */
export function nominalForms(word: string, readBase: BaseReader): Candidate[] {
  return formsBelow(OUTERMOST, word, readBase);
}

function formsBelow(layer: number, word: string, readBase: BaseReader): Candidate[] {
  const candidates = [...readBase(word)];
  const isListed = candidates.length > 0;
  for (const suffix of SUFFIXES_BY_LAST_LETTER.get(word.slice(-1)) ?? []) {
    if (suffix.layer >= layer || (isListed && suffix.ifUnlisted)) continue;
    const base = baseLetters(word, suffix);
    if (base !== undefined)
      candidates.push(...suffixed(formsBelow(suffix.layer, base, readBase), base, suffix));
  }
  return candidates;
}

/** The letters before the suffix, or undefined if the word does not end so. */
function baseLetters(word: string, suffix: Suffix): string | undefined {
  if (!word.endsWith(suffix.letters)) return undefined;
  const rest = word.slice(0, -suffix.letters.length);
  const joined = rest.endsWith(ZWNJ);
  if (joined ? suffix.joiner === 'never' : suffix.joiner === 'required') return undefined;
  const base = joined ? rest.slice(0, -1) : rest;
  if (base.length < (joined ? 1 : MIN_BASE)) return undefined;
  return suffix.restoresHeh ? `${base}ه` : base;
}

function suffixed(bases: readonly Candidate[], letters: string, suffix: Suffix): Candidate[] {
  return bases.flatMap((base) => {
    const phonemes = base.pronunciation.phonemes + linkingYe(base, letters);
    const ending = endingOf(letters, phonemes);
    const sound = suffix.after[ending];
    if (sound === undefined || !takes(base, suffix)) return [];
    const spoken = ending === 'consonant' ? suffix.spokenAfterConsonant : undefined;
    return [
      extend(base, {
        phonemes: joined(phonemes, sound, suffix),
        register: registerOf(suffix, base.pronunciation),
        spokenPhonemes: spoken && joined(phonemes, spoken, suffix),
        partOfSpeech: suffix.becomes ?? base.pronunciation.partOfSpeech,
        inflection: merged(base.pronunciation.inflection, suffix.inflection),
        ...derivedSense(base.pronunciation, suffix),
        ezafe: suffix.ezafe,
        addedCost: suffix.cost + (suffix.seldomOn?.(base.pronunciation) ?? 0),
      }),
    ];
  });
}

/** Whatever the ending, «بعدش» is talk. */
function registerOf({ register, inflection }: Suffix, base: Pronunciation): Register | undefined {
  return base.partOfSpeech === 'adverb' && inflection.clitic !== undefined ? 'spoken' : register;
}

/** The ی of برای and روی is ezafe alone, and belongs to the word before a suffix: barAyaS. */
function linkingYe({ ezafe }: Candidate, letters: string): Phonemes {
  return ezafe === 'written' && letters.endsWith('ی') ? 'y' : '';
}

function joined(base: Phonemes, sound: Phonemes, suffix: Suffix): Phonemes {
  if (suffix.dropsVowel) return base.slice(0, -1) + sound;
  const doubled = /([^aeoAiu])\1$/.test(base) && sound !== '' && !isVowel(sound.slice(0, 1));
  return (doubled ? base.slice(0, -1) : base) + sound;
}

function takes({ pronunciation, ezafe }: Candidate, suffix: Suffix): boolean {
  if (suffix.bases !== undefined && !suffix.bases.includes(pronunciation.partOfSpeech)) return false;
  if (pronunciation.partOfSpeech === 'conjunction' || pronunciation.partOfSpeech === 'particle') return false;
  if (pronunciation.partOfSpeech === 'verb' || pronunciation.partOfSpeech === 'interjection') return false;
  if (pronunciation.partOfSpeech === 'adverb' && suffix.layer === LAYERS.clitic)
    return takesAsAdverb(pronunciation, suffix);
  if (PERSONAL_PRONOUNS.has(pronunciation.lemma) && suffix.inflection.clitic !== undefined) return false;
  if (pronunciation.partOfSpeech === 'preposition')
    return (
      suffix.inflection.clitic !== undefined ||
      (suffix.ezafe === 'written' && pronunciation.features.has('ezafe'))
    );
  if (ezafe === 'written' || pronunciation.cost > MAX_INDEFINITE_STEM_COST) return false;
  return true;
}

/** «بعدش», «فرداش», «قبلو» and «کجات»; of other endings only a written ezafe. */
function takesAsAdverb({ lemma, features }: Pronunciation, { inflection, ezafe, joiner }: Suffix): boolean {
  if (inflection.object === true && inflection.clitic === undefined) return true;
  if (inflection.clitic === undefined) return ezafe === 'written' && joiner === 'required';
  return features.has('time') || features.has('question') || OWNED_ADVERBS.has(lemma);
}

const OWNED_ADVERBS: ReadonlySet<string> = new Set(['بعد', 'قبل', 'الان', 'هنوز', 'دیر', 'زود', 'همیشه']);

/** Nothing is theirs: «منش» is not من with «his». */
const PERSONAL_PRONOUNS: ReadonlySet<string> = new Set(['من', 'تو', 'او', 'ما', 'شما', 'ام', 'ات', 'اش']);

function merged(inner: Inflection, outer: Inflection): Inflection {
  return { ...inner, ...outer };
}

/** A derived word is a lemma of its own: its sense is that of the base only where it stays an adjective. */
function derivedSense(base: Pronunciation, suffix: Suffix): Partial<Pronunciation> {
  if (suffix.layer !== LAYERS.derived || suffix.becomes === base.partOfSpeech) return {};
  return { features: NO_FEATURES };
}

/** How a form ends, as far as suffixes care. */
export function endingOf(letters: string, phonemes: Phonemes): Ending {
  const last = phonemes.slice(-1);
  if (letters.endsWith('ه') && (last === 'e' || last === 'a')) return 'silentHeh';
  if (last === 'A') return 'A';
  if (last === 'u' || last === 'w' || last === 'o') return 'u';
  if (last === 'i' || last === 'e' || last === 'a') return 'i';
  return 'consonant';
}
