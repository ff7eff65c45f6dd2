import { ZWNJ } from '../../signs.ts';
import type { Pronunciation } from '../../types.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { WordReader } from '../words/wordReader.ts';

const MIN_WORD = 3;
/** Of the two short words that stand behind others. */
const SHORT = 2;
/** What a word may cost behind one that is often run together with it; a short one looks like the end of any word. */
const MAX_COST = 3.5;
const MAX_SHORT_COST = 2;
const IS = 'است';
const MY = 'من';
const YOU = 'شما';
const DO = 'کن';

/** Adverbs and conjunctions of talk, behind which people forget the space, whatever follows. */
const OPENING = new Set(
  `
    لطفا لطفاً اگر اگه هنوز خیلی حتما حتماً اصلا اصلاً واقعا واقعاً دیگه بنظر مگه وقتی انگار
    یعنی دوباره همیشه هیچوقت امیدوارم بالاخره ببخشید مثلا مثلاً
  `
    .trim()
    .split(/\s+/),
);
/** The same, but names and compounds begin with them too: only before a verb, an adverb or a comparative. */
const OPENING_VERBS = new Set(
  `
    باید نباید شاید ولی فردا امروز دیروز امشب دیشب الان فقط کاش چرا خوب بعدا بعداً اینجا
    اونجا همینجا البته راستی زود دیر کجا نمیدونم میخوام
  `
    .trim()
    .split(/\s+/),
);
/** Before «من» and «شما»; surnames end in the first too. */
const OWNED = new Set(['نظر', 'بنظر', 'مادر', 'پدر', 'برادر', 'خواهر']);

/**
 * The words that people who type fast run together though no compound is made so: «لطفاقبل», «صبرکنیم», «ولیبهتراست».
 * Where each ends, in letters, the last left out; empty for what is no such row. For letters that are no word.
 */
export function talkBorders(
  letters: string,
  read: WordReader,
  hasCompound: Lexicon['hasCompound'],
): readonly number[] {
  if (letters.includes(ZWNJ)) return [];
  for (let border = letters.length - MIN_WORD; border >= MIN_WORD; border--) {
    const [first, second] = [letters.slice(0, border), letters.slice(border)];
    if (areTwo(first, second, read, hasCompound)) return [border];
    const middle = second.slice(0, -IS.length);
    if (second.endsWith(IS) && middle.length >= MIN_WORD && areTwo(first, middle, read, hasCompound))
      return [border, letters.length - IS.length];
  }
  const border = letters.length - SHORT;
  const [first, last] = [letters.slice(0, border), letters.slice(border)];
  const isTwo = last === MY ? OWNED.has(first) : last === DO && isComplement(first, read, hasCompound);
  return isTwo ? [border] : [];
}

function areTwo(
  first: string,
  second: string,
  read: WordReader,
  hasCompound: Lexicon['hasCompound'],
): boolean {
  if (second === YOU) return OWNED.has(first);
  const plain = read(second, { without: 'compounds' })
    .map(({ pronunciation }) => pronunciation)
    .filter((reading) => isPlain(reading, second));
  if (OPENING.has(first)) return plain.some(({ partOfSpeech }) => partOfSpeech !== 'name');
  if (OPENING_VERBS.has(first)) return plain.some((reading) => isVerb(reading) || isBeforeVerbs(reading));
  return plain.some((reading) => isVerb(reading) && hasCompound(first, reading.lemma));
}

function isComplement(letters: string, read: WordReader, hasCompound: Lexicon['hasCompound']): boolean {
  if (letters.length < MIN_WORD || read(letters, { without: 'compounds' }).length === 0) return false;
  return hasCompound(letters, 'کردن');
}

function isPlain({ origin, phrase, cost }: Pronunciation, { length }: string): boolean {
  if (origin === 'letters' || phrase !== undefined) return false;
  return cost <= (length > MIN_WORD ? MAX_COST : MAX_SHORT_COST);
}

/** A bare stem is a piece of a compound rather than an imperative. */
function isVerb({ partOfSpeech, inflection, phonemes, cost }: Pronunciation): boolean {
  if (partOfSpeech !== 'verb') return false;
  const isBare = inflection.tense === 'imperative' && !/^(?:b|na)/.test(phonemes);
  return !isBare && cost <= MAX_COST;
}

function isBeforeVerbs({ partOfSpeech, lemma, inflection }: Pronunciation): boolean {
  const isAdverbial = partOfSpeech === 'adverb' || partOfSpeech === 'interjection';
  return isAdverbial || inflection.degree !== undefined || lemma === 'بهتر';
}
