import { endsInVowel, ezafeAfter, withOnset } from '../../phonology.ts';
import { ZWNJ } from '../../signs.ts';
import type { Phonemes } from '../../types.ts';
import { type Candidate, NO_FEATURES } from '../candidate.ts';
import type { Affix } from '../lexicon/lexicon.ts';
import { best, firstSense, type PartReader } from './parts.ts';

/** A word between ZWNJ with its reading here, and whether it can make a compound as the agent of a verb or an affix. */
interface Part {
  readonly letters: string;
  readonly pronunciation: Candidate;
  readonly isPrefix: boolean;
  readonly isSuffix: boolean;
}

const PHRASE_COST = 2;
const AND = 'و';

/**
 * Words that always have ezafe before what they govern: قابل‌اجرا, مورد‌نیاز, عدم‌حضور. They are told by their letters,
 * since the likeliest reading of the part alone may be another word (حسن is the name before it is `hosn`), and so no
 * feature of an entry says it.
 */
const HEADS = new Set(['مورد', 'قابل', 'غیر', 'ضد', 'عدم', 'سوء', 'حسن', 'فوق', 'شبه']);

/**
 * Readings of a phrase that is written with ZWNJ where others have spaces: `روابط‌عمومی`, `در‌پایان`,
 * `وزیر‌امور‌خارجه`. Its ezafe is heard inside. Empty for what is rather a compound of two parts.
 */
export function phraseForms(word: string, affixes: readonly Affix[], read: PartReader): Candidate[] {
  const parts = partsOf(word, affixes, read);
  if (parts === undefined) return [];
  const links = parts.slice(1).map((right, at) => {
    const left = parts[at];
    return left !== undefined && isLinked(left, right);
  });
  const isPhrase =
    parts.length > 2 || links.includes(true) || beginsWithPreposition(parts) || endsWithThat(parts);
  return isPhrase ? [together(parts, withLaterLinks(parts, links))] : [];
}

/** در‌پایان; in پیش‌فروش the preposition is a prefix. */
function beginsWithPreposition([first]: readonly Part[]): boolean {
  return first?.pronunciation.pronunciation.partOfSpeech === 'preposition' && !first.isPrefix;
}

/** کسانی‌که. */
function endsWithThat(parts: readonly Part[]): boolean {
  return parts[parts.length - 1]?.letters === 'که';
}

function partsOf(word: string, affixes: readonly Affix[], read: PartReader): readonly Part[] | undefined {
  const letters = word.split(ZWNJ);
  if (letters.length < 2 || letters[0] === AND) return undefined;
  const parts = letters.map((part) => partNamed(part, affixes, read));
  return parts.every((part) => part !== undefined) ? parts : undefined;
}

/** What the stem of an agent looks like: گیر as an imperative, گیری as "you …". */
const AGENT_TENSES: ReadonlySet<string> = new Set(['imperative', 'subjunctive']);

function partNamed(letters: string, affixes: readonly Affix[], read: PartReader): Part | undefined {
  const candidates = read(letters);
  const pronunciation = best(candidates);
  if (pronunciation === undefined) return undefined;
  const isAffix = (kind: Affix['kind']): boolean =>
    affixes.some((affix) => affix.kind === kind && affix.letters === letters);
  const isAgent = candidates.some(({ pronunciation: { inflection } }) =>
    AGENT_TENSES.has(inflection.tense ?? ''),
  );
  return { letters, pronunciation, isPrefix: isAffix('prefix'), isSuffix: isAffix('suffix') || isAgent };
}

/** Whether the first has ezafe before the second, as far as the two tell by themselves. */
function isLinked(left: Part, right: Part): boolean {
  const { pronunciation, ezafe } = left.pronunciation;
  const isGoverned = right.pronunciation.pronunciation.partOfSpeech !== 'preposition';
  if (right.letters === AND || left.letters === AND || !isGoverned) return false;
  if (left.isPrefix && !HEADS.has(left.letters)) return false;
  if (ezafe === 'written' || pronunciation.features.has('ezafe') || HEADS.has(left.letters)) return true;
  const isHead = pronunciation.partOfSpeech === 'noun' || isPlaceBeforeAdjective(left, right);
  if (!isHead || ezafe === 'impossible' || right.isSuffix) return false;
  if (right.pronunciation.pronunciation.partOfSpeech === 'adjective') return isFormal(right);
  const isOfMany =
    pronunciation.inflection.plural === true || right.pronunciation.pronunciation.features.has('plural');
  return isOfMany || right.pronunciation.pronunciation.partOfSpeech === 'name';
}

/** آذربایجان‌غربی. */
function isPlaceBeforeAdjective({ pronunciation: { pronunciation } }: Part, right: Part): boolean {
  const isPlace = pronunciation.partOfSpeech === 'name' && pronunciation.features.has('place');
  return isPlace && right.pronunciation.pronunciation.partOfSpeech === 'adjective';
}

/** عمومی and معظم describe; the adjectives of compounds (سربلند, دلتنگ) are short words of other shapes. */
function isFormal({ letters, pronunciation }: Part): boolean {
  return pronunciation.pronunciation.origin === 'lexicon' && letters.length > 2 && /^م...|ی$/.test(letters);
}

/** Behind an ezafe a noun goes on with another one too: مقام‌معظم‌رهبری. */
function withLaterLinks(parts: readonly Part[], links: readonly boolean[]): readonly boolean[] {
  return links.map((isLink, at) => {
    const [left, right] = [parts[at], parts[at + 1]];
    if (isLink || at === 0 || !links[at - 1]) return isLink;
    return (
      isNominal(left) && isNominal(right) && left?.pronunciation.ezafe === 'possible' && !right?.isSuffix
    );
  });
}

function isNominal(part: Part | undefined): boolean {
  const partOfSpeech = part?.pronunciation.pronunciation.partOfSpeech;
  return partOfSpeech === 'noun' || partOfSpeech === 'name' || partOfSpeech === 'adjective';
}

function together(parts: readonly Part[], links: readonly boolean[]): Candidate {
  const phonemes = parts.reduce((sound, part, at) => sound + heard(sound, part, links[at] === true), '');
  const pronunciations = parts.map(({ pronunciation }) => pronunciation.pronunciation);
  const last = parts[parts.length - 1];
  const isAdverb = pronunciations[0]?.partOfSpeech === 'preposition';
  const head = links[0] ? pronunciations[0] : last?.pronunciation.pronunciation;
  return {
    ezafe: last?.pronunciation.ezafe ?? 'possible',
    pronunciation: {
      id: phonemes,
      phonemes,
      ...(parts.some(({ letters }) => letters === AND) ? {} : { phrase: wordsOf(parts, links) }),
      lemma: parts.map(({ letters }) => letters).join(ZWNJ),
      partOfSpeech: isAdverb ? 'adverb' : (head?.partOfSpeech ?? 'noun'),
      gloss: pronunciations
        .map(({ gloss }) => firstSense(gloss))
        .filter((gloss) => gloss !== '')
        .join(' '),
      features: NO_FEATURES,
      inflection: {},
      origin: 'morphology',
      cost: PHRASE_COST * (parts.length - 1),
    },
  };
}

function wordsOf(parts: readonly Part[], links: readonly boolean[]): string[] {
  return parts.map(({ pronunciation: { pronunciation } }, at) =>
    links[at] === true
      ? `${pronunciation.phonemes}-${ezafeAfter(pronunciation.phonemes)}`
      : pronunciation.phonemes,
  );
}

/** What a part adds to the sound before it. */
function heard(before: Phonemes, { letters, pronunciation }: Part, isLink: boolean): Phonemes {
  if (letters === AND) return endsInVowel(before) ? 'vo' : 'o';
  const { phonemes } = pronunciation.pronunciation;
  const ezafe = isLink ? ezafeAfter(phonemes) : '';
  return (before === '' ? phonemes : withOnset(phonemes)) + ezafe;
}
