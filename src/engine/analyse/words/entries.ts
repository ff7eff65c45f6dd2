import { ZWNJ } from '../../signs.ts';
import type { Pronunciation } from '../../types.ts';
import type { Candidate, EzafeSlot, Register } from '../candidate.ts';
import type { Entry, Lexicon } from '../lexicon/lexicon.ts';
import { nominalForms } from '../morphology/nouns.ts';
import type { VerbMorphology } from '../morphology/verbs.ts';
import { remembering } from '../remembering.ts';
import { chargedByPin, type PinnedPronunciations } from './pins.ts';

const RARE_COST = 3;
const POETIC_COST = 2;
const COLLOQUIAL_COST = 0.5;
const LATER_LINE_COST = 0.25;
const OTHER_SPELLING_COST = 1.5;

/** بهترین، آخرین، دومین: they stand before their noun, without ezafe. Not زمین, which is a noun. */
const SUPERLATIVE = /(?:ترین|مین|آخرین|نخستین|اولین|واپسین)$/;
const SUPERLATIVE_CLASSES = new Set(['adjective', 'numeral']);
const WITHOUT_EZAFE = new Set(['verb', 'conjunction', 'particle', 'determiner', 'interjection', 'affix']);

/** The lexicon's own readings of a form; other spellings only where the form itself is unknown. */
export function entryCandidates(lexicon: Lexicon, form: string): Candidate[] {
  const exact = lexicon.entries(form);
  if (exact.length > 0) return exact.map((entry, at) => candidateOf(entry, at * LATER_LINE_COST));
  return lexicon
    .similarEntries(form)
    .filter((entry) => count(form, MADDA) <= count(entry.form, MADDA) && !isPartedElsewhere(form, entry.form))
    .map((entry, at) => candidateOf(entry, OTHER_SPELLING_COST + at * LATER_LINE_COST));
}

/** A ZWNJ may be left out or added, but زمین‌های is not زمینه‌ای. */
function isPartedElsewhere(form: string, other: string): boolean {
  const [parted, known] = [borders(form), borders(other)];
  return parted.some((border) => !known.includes(border)) && known.some((border) => !parted.includes(border));
}

/** The places of the ZWNJ in a form, in letters before them. */
function borders(form: string): readonly number[] {
  let letters = 0;
  return form
    .split(ZWNJ)
    .slice(0, -1)
    .map((part) => (letters += part.length));
}

/** Writers leave the madda out (اقای); they do not put one where none belongs. */
const MADDA = /آ/g;

function count(text: string, letter: RegExp): number {
  return text.match(letter)?.length ?? 0;
}

function candidateOf(entry: Entry, addedCost: number): Candidate {
  const linked = hasLinkingYe(entry);
  const pronunciation: Pronunciation = {
    id: entry.id,
    phonemes: linked ? entry.phonemes.slice(0, -1) : entry.phonemes,
    lemma: entry.form,
    partOfSpeech: entry.partOfSpeech,
    gloss: entry.gloss,
    meaning: entry.meaning,
    features: entry.features,
    inflection: entry.features.has('plural') ? { plural: true } : {},
    origin: 'lexicon',
    cost: addedCost + registerCost(entry.features),
  };
  return { pronunciation, ezafe: linked ? 'written' : ezafeSlot(entry), register: registerOf(entry) };
}

const BOOKISH = new Set(['را', 'است']);

function registerOf({ form, features }: Entry): Register | undefined {
  if (features.has('colloquial')) return 'spoken';
  return BOOKISH.has(form) || features.has('poetic') ? 'bookish' : undefined;
}

/** برای، روی، سوی: the ی at the end is that of ezafe. */
function hasLinkingYe({ form, phonemes, features }: Entry): boolean {
  return features.has('ezafe') && form.endsWith('ی') && /[Au]y$/.test(phonemes);
}

function registerCost(features: ReadonlySet<string>): number {
  return (
    (features.has('rare') ? RARE_COST : 0) +
    (features.has('poetic') ? POETIC_COST : 0) +
    (features.has('colloquial') ? COLLOQUIAL_COST : 0)
  );
}

function ezafeSlot(entry: Entry): EzafeSlot {
  if (entry.features.has('ezafe')) return 'possible';
  if (entry.partOfSpeech === 'preposition' || WITHOUT_EZAFE.has(entry.partOfSpeech)) return 'impossible';
  const standsBefore = SUPERLATIVE_CLASSES.has(entry.partOfSpeech) && SUPERLATIVE.test(entry.form);
  return standsBefore ? 'impossible' : 'possible';
}

/** What words are read with. */
export interface WordSources {
  readonly lexicon: Lexicon;
  readonly verbs: VerbMorphology;
  readonly pins: PinnedPronunciations;
  /** A reading that only the pins have. */
  readonly pinned: (form: string) => Candidate | undefined;
}

/** The entries of a form in the lexicon, and the forms of nouns and verbs that it can be; often none. */
export function regularForms(word: string, { lexicon, verbs, pins, pinned }: WordSources): Candidate[] {
  const readBase = (form: string): Candidate[] => {
    const own = pinned(form);
    const listed = [...entryCandidates(lexicon, form), ...verbs.verbalNouns(form), ...(own ? [own] : [])];
    return chargedByPin(listed, pins.get(form));
  };
  return [...nominalForms(word, remembering(readBase)), ...verbs.finiteForms(word)];
}
