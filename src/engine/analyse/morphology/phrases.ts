import { endsInVowel, ezafeAfter } from '../../phonology.ts';
import type { Phonemes } from '../../types.ts';
import type { Candidate } from '../candidate.ts';
import type { Affix } from '../lexicon.ts';
import { best, firstGloss, NO_FEATURES, type PartReader, withOnset } from './parts.ts';

/** A word between ZWNJ with its reading here, and whether it can make a compound as the agent of a verb or an affix. */
interface Part {
  readonly letters: string;
  readonly reading: Candidate;
  readonly isPrefix: boolean;
  readonly isSuffix: boolean;
}

const PHRASE_COST = 2;
const AND = 'و';

/** Words that always have ezafe before what they govern: قابل‌اجرا, مورد‌نیاز, عدم‌حضور. */
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
  return first?.reading.reading.partOfSpeech === 'preposition' && !first.isPrefix;
}

/** کسانی‌که. */
function endsWithThat(parts: readonly Part[]): boolean {
  return parts[parts.length - 1]?.letters === 'که';
}

function partsOf(word: string, affixes: readonly Affix[], read: PartReader): readonly Part[] | undefined {
  const letters = word.split('\u200c');
  if (letters.length < 2 || letters[0] === AND) return undefined;
  const parts = letters.map((part) => partNamed(part, affixes, read));
  return parts.every((part) => part !== undefined) ? parts : undefined;
}

/** What the stem of an agent looks like: گیر as an imperative, گیری as "you …". */
const AGENT_TENSES: ReadonlySet<string> = new Set(['imperative', 'subjunctive']);

function partNamed(letters: string, affixes: readonly Affix[], read: PartReader): Part | undefined {
  const candidates = read(letters);
  const reading = best(candidates);
  if (reading === undefined) return undefined;
  const isAffix = (kind: Affix['kind']): boolean =>
    affixes.some((affix) => affix.kind === kind && affix.letters === letters);
  const isAgent = candidates.some(({ reading: { inflection } }) => AGENT_TENSES.has(inflection.tense ?? ''));
  return { letters, reading, isPrefix: isAffix('prefix'), isSuffix: isAffix('suffix') || isAgent };
}

/** Whether the first has ezafe before the second, as far as the two tell by themselves. */
function isLinked(left: Part, right: Part): boolean {
  const { reading, ezafe } = left.reading;
  const isGoverned = right.reading.reading.partOfSpeech !== 'preposition';
  if (right.letters === AND || left.letters === AND || !isGoverned) return false;
  if (left.isPrefix && !HEADS.has(left.letters)) return false;
  if (ezafe === 'written' || reading.features.has('ezafe') || HEADS.has(left.letters)) return true;
  const isHead = reading.partOfSpeech === 'noun' || isPlaceBeforeAdjective(left, right);
  if (!isHead || ezafe === 'impossible' || right.isSuffix) return false;
  if (right.reading.reading.partOfSpeech === 'adjective') return isFormal(right);
  const isOfMany = reading.inflection.plural === true || right.reading.reading.features.has('plural');
  return isOfMany || right.reading.reading.partOfSpeech === 'name';
}

/** آذربایجان‌غربی. */
function isPlaceBeforeAdjective({ reading: { reading } }: Part, right: Part): boolean {
  const isPlace = reading.partOfSpeech === 'name' && reading.features.has('place');
  return isPlace && right.reading.reading.partOfSpeech === 'adjective';
}

/** عمومی and معظم describe; the adjectives of compounds (سربلند, دلتنگ) are short words of other shapes. */
function isFormal({ letters, reading }: Part): boolean {
  return reading.reading.origin === 'lexicon' && letters.length > 2 && /^م...|ی$/.test(letters);
}

/** Behind an ezafe a noun goes on with another one too: مقام‌معظم‌رهبری. */
function withLaterLinks(parts: readonly Part[], links: readonly boolean[]): readonly boolean[] {
  return links.map((isLink, at) => {
    const [left, right] = [parts[at], parts[at + 1]];
    if (isLink || at === 0 || !links[at - 1]) return isLink;
    return isNominal(left) && isNominal(right) && left?.reading.ezafe === 'possible' && !right?.isSuffix;
  });
}

function isNominal(part: Part | undefined): boolean {
  const partOfSpeech = part?.reading.reading.partOfSpeech;
  return partOfSpeech === 'noun' || partOfSpeech === 'name' || partOfSpeech === 'adjective';
}

function together(parts: readonly Part[], links: readonly boolean[]): Candidate {
  const phonemes = parts.reduce((sound, part, at) => sound + heard(sound, part, links[at] === true), '');
  const readings = parts.map(({ reading }) => reading.reading);
  const last = parts[parts.length - 1];
  const isAdverb = readings[0]?.partOfSpeech === 'preposition';
  const head = links[0] ? readings[0] : last?.reading.reading;
  return {
    ezafe: last?.reading.ezafe ?? 'possible',
    reading: {
      id: phonemes,
      phonemes,
      ...(parts.some(({ letters }) => letters === AND) ? {} : { phrase: wordsOf(parts, links) }),
      lemma: parts.map(({ letters }) => letters).join('\u200c'),
      partOfSpeech: isAdverb ? 'adverb' : (head?.partOfSpeech ?? 'noun'),
      gloss: readings
        .map(({ gloss }) => firstGloss(gloss))
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
  return parts.map(({ reading: { reading } }, at) =>
    links[at] === true ? `${reading.phonemes}-${ezafeAfter(reading.phonemes)}` : reading.phonemes,
  );
}

/** What a part adds to the sound before it. */
function heard(before: Phonemes, { letters, reading }: Part, isLink: boolean): Phonemes {
  if (letters === AND) return endsInVowel(before) ? 'vo' : 'o';
  const { phonemes } = reading.reading;
  const ezafe = isLink ? ezafeAfter(phonemes) : '';
  return (before === '' ? phonemes : withOnset(phonemes)) + ezafe;
}
