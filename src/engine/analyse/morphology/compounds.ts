import { SUN_LETTER } from '../../alignment/letterValues.ts';
import { isVowel, withOnset } from '../../phonology.ts';
import { ZWNJ } from '../../signs.ts';
import { type Candidate, charged, extend, withSound } from '../candidate.ts';
import type { Affix } from '../lexicon/lexicon.ts';
import { withAffix } from './derivation.ts';
import { best, isFirstPart, join, type PartReader } from './parts.ts';
import { phraseForms } from './phrases.ts';

const ARTICLE_COST = 2.5;
/** Rarer words are not looked for behind an article: there a foreign name is likelier, as التون. */
const PLAIN_COST = 0.5;
const JOINED_COMPOUND_COST = 6;
export const JOINER_COMPOUND_COST = 2;
const MIN_PART = 3;

/**
 * Readings of a word that is no form of a known word, put together from parts: with و between them (`ساخت‌وساز`), as
 * Arabic does (`قطب‌الدین`), a phrase (`روابط‌عمومی`), at a ZWNJ (`سیاست‌گذاری`), with a derivational affix, or from
 * two known words written together.
 */
export function compoundForms(word: string, affixes: readonly Affix[], read: PartReader): Candidate[] {
  const parts = [...joinedByAnd(word, read), ...arabicGenitive(word, read), ...withArticle(word, read)];
  if (parts.length > 0) return parts;
  const phrases = phraseForms(word, affixes, read);
  if (phrases.length > 0) return phrases;
  const pieces = [...atJoiners(word, read), ...withAffix(word, affixes, read)];
  return pieces.length > 0 ? pieces : writtenTogether(word, read);
}

/** بیست‌ویک, ساخت‌و‌ساز: the و is o, or vo after a vowel. */
function joinedByAnd(word: string, read: PartReader): Candidate[] {
  const [, first = '', second = ''] = /^(.{2,})\u200cو\u200c?(.{2,})$/.exec(word) ?? [];
  // In «میان‌وعده» the و is a letter of the second word.
  if (word.endsWith(`\u200cو${second}`) && best(read(`و${second}`)) !== undefined) return [];
  const left = best(read(first));
  const right = best(read(second));
  if (left === undefined || right === undefined) return [];
  const and = isVowel(left.pronunciation.phonemes.slice(-1)) ? 'vo' : 'o';
  return [join(withSound(left, left.pronunciation.phonemes + and), right, JOINER_COMPOUND_COST)];
}

/** قطب‌الدین, نهج‌البلاغه: the article loses its vowel to the first part, and its l to a sun letter. */
function arabicGenitive(word: string, read: PartReader): Candidate[] {
  return [
    ...ofGod(word, read),
    ...articles(word).flatMap(([first, second]) => {
      const left = best(read(first));
      const right = left === undefined ? undefined : best(read(second));
      if (left === undefined || right === undefined) return [];
      const stem = left.pronunciation.phonemes;
      const ending = OWN_ENDINGS[first] ?? (isVowel(stem.slice(-1)) ? shortened(stem) : `${stem}o`);
      return [join(withSound(left, ending + articleBefore(second, right)), right, ARTICLE_COST)];
    }),
  ];
}

/** کتاب‌الله. */
function ofGod(word: string, read: PartReader): Candidate[] {
  const [, first = ''] = /^(.{2,})\u200cالله$/.exec(word) ?? [];
  const left = first === '' ? undefined : best(read(first));
  if (left === undefined) return [];
  const { phonemes, gloss } = left.pronunciation;
  const whole = `${OWN_ENDINGS[first] ?? `${phonemes}o`}llAh`;
  return [
    extend(left, {
      id: whole,
      phonemes: whole,
      lemma: word,
      gloss: `${gloss.split('; ', 1)[0]} of God`,
      addedCost: ARTICLE_COST,
    }),
  ];
}

/** Words that end in another vowel than o before the article. */
const OWN_ENDINGS: Readonly<Record<string, string>> = { مع: 'ma?a', من: 'mena', عن: 'ane' };

/** الساقی: a word with the article, as it begins a phrase. */
function withArticle(word: string, read: PartReader): Candidate[] {
  const second = word.startsWith('ال') ? word.slice(2) : '';
  const right = second.length < 3 ? undefined : best(read(second));
  if (right === undefined || right.pronunciation.cost > PLAIN_COST) return [];
  return [
    charged(
      withSound(right, `a${articleBefore(second, right)}${withOnset(right.pronunciation.phonemes)}`),
      ARTICLE_COST,
    ),
  ];
}

/** The sound of the article before a word. */
function articleBefore(letters: string, { pronunciation }: Candidate): string {
  return SUN_LETTER.test(letters) ? pronunciation.phonemes.slice(0, 1) : 'l';
}

/** Where ال may be the article: at a ZWNJ, else anywhere inside. */
function articles(word: string): (readonly [string, string])[] {
  const divide = (letters: string): (readonly [string, string])[] =>
    [...word.matchAll(new RegExp(`(?<=..)${letters}(?=...)`, 'g'))].map(
      ({ index }) => [word.slice(0, index), word.slice(index + letters.length)] as const,
    );
  return word.includes(ZWNJ) ? divide('\u200cال') : divide('ال');
}

/** abu-l is abol, fi-l is fel, alA-l is alal. */
function shortened(stem: string): string {
  const short: Readonly<Record<string, string>> = { u: 'o', i: 'e', A: 'a' };
  return stem.slice(0, -1) + (short[stem.slice(-1)] ?? stem.slice(-1));
}

function atJoiners(word: string, read: PartReader): Candidate[] {
  for (let at = word.indexOf(ZWNJ); at >= 0; at = word.indexOf(ZWNJ, at + 1)) {
    const right = best(
      read(word.slice(at + 1))
        .map(secondPart)
        .sort(agentsFirst),
    );
    const left = word.slice(0, at) === 'و' ? undefined : best(read(word.slice(0, at)).filter(isFirstPart));
    if (left !== undefined && right !== undefined) return [join(left, right, JOINER_COMPOUND_COST)];
  }
  return [];
}

/** What a bare stem costs more as an imperative than as the agent of a compound. */
const IMPERATIVE_BEYOND_AGENT = 3;
const FINITE_VERB_COST = 1.5;

/**
 * What a word is as the second part of a compound. A verb is its bare stem, that of the agent (`خداشناس`) or of the
 * past (`خون‌آلود`), or its participle; what looks like "you …" is the abstract noun of the agent (`نوحه‌سرایی`). Its
 * finite forms are there only because the space is not (`آماده‌شدند`).
 */
function secondPart(candidate: Candidate): Candidate {
  const { pronunciation } = candidate;
  const { tense, person, clitic } = pronunciation.inflection;
  if (pronunciation.partOfSpeech !== 'verb' || pronunciation.origin === 'lexicon') return candidate;
  const isBare =
    !pronunciation.inflection.negative && clitic === undefined && !pronunciation.phonemes.startsWith('be');
  if (isBare && tense === 'imperative') return agent(candidate, pronunciation.phonemes);
  if (isBare && tense === 'subjunctive' && person === 2)
    return agent(candidate, pronunciation.phonemes.replace(/yi$/, '?i'));
  if (isBare && tense === 'past' && person === 3) return candidate;
  return charged(candidate, FINITE_VERB_COST);
}

function agent({ pronunciation }: Candidate, phonemes: string): Candidate {
  const cost = Math.max(0, pronunciation.cost - IMPERATIVE_BEYOND_AGENT);
  return {
    ezafe: 'possible',
    pronunciation: { ...pronunciation, phonemes, partOfSpeech: 'noun', inflection: {}, cost },
  };
}

/** «عکس‌بردار» is who takes pictures, and no vector, which is spelled so too. */
function agentsFirst({ pronunciation: one }: Candidate, { pronunciation: other }: Candidate): number {
  return Number(other.features.has('light')) - Number(one.features.has('light'));
}

function writtenTogether(word: string, read: PartReader): Candidate[] {
  const found: Candidate[] = [];
  for (let at = MIN_PART; at <= word.length - MIN_PART; at++) {
    const left = best(read(word.slice(0, at)).filter(isWordPart));
    const right = left === undefined ? undefined : best(read(word.slice(at)).filter(isWordPart));
    if (left !== undefined && right !== undefined) found.push(join(left, right, JOINED_COMPOUND_COST));
  }
  return found;
}

function isWordPart({ pronunciation }: Candidate): boolean {
  return (
    pronunciation.partOfSpeech === 'noun' ||
    pronunciation.partOfSpeech === 'adjective' ||
    pronunciation.partOfSpeech === 'name'
  );
}
