import type { Lexicon } from '../../analyse/lexicon/lexicon.ts';
import { soundsOfEach } from '../../analyse/spacing/entriesApart.ts';
import type { WordReader } from '../../analyse/words/wordReader.ts';
import { ZWNJ } from '../../signs.ts';
import type { Pronunciation, WordAnalysis } from '../../types.ts';
import { borderBetween } from './borders.ts';
import { EITHER_WAY } from './insideWords.ts';
import { likelierOne, rarity } from './oneOrTwo.ts';
import type { WrittenWord } from './writtenWords.ts';

/** What stands between two words that are one, instead of the space. */
export type ApartFinder = (words: readonly WrittenWord[], at: number) => string | undefined;

/** In letters. */
const MOST_LETTERS = 32;

/** Finds words that are written apart but are one word of the lexicon, or a verb with its preverb. */
export function apartFinder(
  { entries, hasForm, wordCounts }: Pick<Lexicon, 'entries' | 'hasForm' | 'wordCounts'>,
  read: WordReader,
): ApartFinder {
  /** The form that the two are in the lexicon, whatever endings the second has. */
  const wholeOf = (first: string, second: string): Whole | undefined => {
    for (const [stem, ending] of stemsOf(second)) {
      const isJoined = hasForm(first, stem);
      const isParted = hasForm(first, ZWNJ, stem);
      if (!isJoined && !isParted) continue;
      const border = isJoined && (!isParted || PREFERS_JOINED.has(first)) ? '' : ZWNJ;
      const lemma = first + border + stem;
      const form = lemma + ending;
      if (ending !== '' && !isFormOf(form, lemma)) continue;
      return {
        letters: form,
        lemma,
        stem,
        isJoined: border === '',
        border: border === '' ? '' : borderBetween(first, second),
      };
    }
    return undefined;
  };
  /** What no list has is left to who wrote it, above all names: یون سوک. */
  const isCounted = (first: string, second: string): boolean =>
    [first + ZWNJ + second, first + second].some((form) => wordCounts.word(form) !== undefined);
  const isFormOf = (form: string, lemma: string): boolean =>
    read(form, { without: 'compounds' }).some(({ pronunciation }) => pronunciation.lemma === lemma);

  const mayBeParted = (first: string, second: string, { stem }: Whole): boolean =>
    PARTED_FIRST.has(first) || (PARTED_SECOND.has(stem) && (stem === second || entries(second).length === 0));

  return (words, at) => {
    const [before, here, next] = [words[at - 1], words[at], words[at + 1]];
    if (here === undefined || next === undefined || !here.isBeforeSpace) return undefined;
    const [first, second] = [here.letters, next.letters];
    if (first.length + second.length > MOST_LETTERS || second.length < 2 || first.length < 2)
      return undefined;
    const preverb = FORBIDS_PREVERB.has(before?.letters ?? '') ? undefined : preverbBorder(first, next, read);
    if (preverb !== undefined) return preverb;
    if (ALWAYS_ONE.has(`${first} ${second}`)) return '';
    if (EITHER_WAY.has(first) || EITHER_WAY.has(second) || FUNCTION_WORDS.has(second) || first === second)
      return undefined;
    if (first === WITHOUT && /^(?:آن|این)که$/.test(second)) return undefined;
    if (HEADS.has(first) || FUTURE.test(first) || second === 'ماه') return undefined;
    const [head, last] = [here.tokens.at(-1)?.word, next.tokens[0]?.word];
    if (head === undefined || last === undefined || here.tokens.length > 1) return undefined;
    if (isPieceOf(head, 'previous') || isPieceOf(last, 'next')) return undefined;
    if (NEVER_LAST.has(last.pronunciation.partOfSpeech)) return undefined;
    const whole = wholeOf(first, second);
    const isAttached =
      head.attachedTo === 'next' &&
      head.pronunciation.partOfSpeech !== 'affix' &&
      !head.pronunciation.isArabic;
    if (whole !== undefined && whole.border !== undefined) {
      const likelier = likelierOne(first, second, whole, wordCounts);
      if (first === NO && whole.border === ZWNJ) return ZWNJ;
      const reading = read(whole.letters, { without: 'compounds' })[0]?.pronunciation;
      if (whole.isJoined && !mayBeParted(first, second, whole)) return undefined;
      if (second === 'رو' && whole.isJoined) return undefined;
      if (reading?.partOfSpeech === 'name' && !reading.features.has('time')) return undefined;
      if (reading !== undefined && hasEzafeInside(first, second, reading, read)) return undefined;
      const most =
        (isAttached ? -1 : 1) +
        verbCost(next, words[at + 2], reading) * (whole.isJoined ? 2 : 1) -
        (first === WITHOUT ? 3 : 0) +
        (head.ezafe !== 'none' && head.confidence > 0.9 && rarity(wordCounts, whole.lemma) === undefined
          ? 2
          : 0) +
        (first === ALSO || first === FEW ? 3 : 0);
      return likelier > most ? whole.border : undefined;
    }
    if (isAge(first, second, head, before) && (/^سال/.test(second) || isBeforeNominal(next, words[at + 2])))
      return borderBetween(first, second);
    if (
      first === WITHOUT &&
      isWithout(last.pronunciation, last, before) &&
      wordCounts.word(first + second) !== undefined
    )
      return ZWNJ;
    if (isAttached && next.tokens.length === 1 && isCounted(first, second))
      return borderBetween(first, second);
    return undefined;
  };
}

interface Whole {
  readonly letters: string;
  readonly lemma: string;
  readonly stem: string;
  /** Whether the lexicon has it without a half-space. */
  readonly isJoined: boolean;
  readonly border: string | undefined;
}

/** Of words that are listed both ways. */
const PREFERS_JOINED: ReadonlySet<string> = new Set('هم چنان یک بنا بنابر'.split(' '));

function isPieceOf({ attachedTo, pronunciation }: WordAnalysis, side: 'previous' | 'next'): boolean {
  return attachedTo === side && pronunciation.partOfSpeech === 'affix';
}

const NO = 'هیچ';
/** Written as one in careful prose, however often they are parted. */
const ALWAYS_ONE: ReadonlySet<string> = new Set([
  'هم چنین',
  'هم چنان',
  'چنان چه',
  'بنابر این',
  'هم دیگر',
  'یک دیگر',
]);
/** Words that begin and end in others that are known, which people do not part by chance, as they would مادر. */
const PARTED_FIRST: ReadonlySet<string> = new Set('چنان یک بنا بنابر هیچ پیش پس نا بی ضد غیر خوش'.split(' '));
const PARTED_SECOND: ReadonlySet<string> = new Set(
  'خانه نامه گاه مند دان ستان کده گر ناک بان انداز زمین نویس شناس شنبه سرا مایه نوشت گزار گذار آهنگ آیند این چه گو جو دار داری بزرگ انجام زاده شنو نشین'.split(
    ' ',
  ),
);
const ALSO = 'هم';
/** «کم آب» is little water, too. */
const FEW = 'کم';

/** «تب مالت» and «انرژی هسته‌ای» are listed as one, but written as two. */
function hasEzafeInside(
  first: string,
  second: string,
  { phonemes }: Pronunciation,
  read: WordReader,
): boolean {
  const [sound = ''] = soundsOfEach([first, second], phonemes);
  if (!sound.endsWith('e')) return false;
  const own = read(first).map(({ pronunciation }) => pronunciation.phonemes);
  return !own.includes(sound) && own.some((bare) => sound === `${bare}e` || sound === `${bare}ye`);
}

/** What no compound ends in: «شیشه برات» is no شیشه‌بر of yours. */
const NEVER_LAST: ReadonlySet<string> = new Set('pronoun preposition conjunction particle'.split(' '));
const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  'است بود شد شده کرد من تو او ما شما هست نیست باید نباید'.split(' '),
);
const HEADS: ReadonlySet<string> = new Set('قابل مورد عدم سوء حسن'.split(' '));
const FUTURE = /^ن?خواه/;

/** «ده ساله», but «بیست و پنج ساله» is as well written so. */
function isAge(
  first: string,
  second: string,
  { pronunciation }: WordAnalysis,
  before: WrittenWord | undefined,
): boolean {
  if (pronunciation.partOfSpeech !== 'numeral' || first === 'یه' || before?.letters === 'و') return false;
  return !first.startsWith('و') && OF_NUMBERS.test(second);
}

/** «نشستی سه ساعته» is of three hours; «سه روزه که رفته» is three days now. */
function isBeforeNominal({ isBeforeSpace }: WrittenWord, next: WrittenWord | undefined): boolean {
  const partOfSpeech = next?.tokens[0]?.word?.pronunciation.partOfSpeech;
  return isBeforeSpace && (partOfSpeech === 'noun' || partOfSpeech === 'adjective');
}

const OF_NUMBERS = /^(?:ساله|سالگی|روزه|ماهه|نفره|ساعته|جانبه|طرفه|گانه)(?:\u200c?ی|\u200cای)?$/;

/** In nats, how much less «دست آورد» is one word: the second is a verb, at the end of its clause above all. */
function verbCost(
  { tokens: [token], isBeforeSpace }: WrittenWord,
  next: WrittenWord | undefined,
  reading: Pronunciation | undefined,
): number {
  const { partOfSpeech, inflection } = token?.word?.pronunciation ?? {};
  if (partOfSpeech !== 'verb' || inflection?.tense === 'participle' || reading?.partOfSpeech === 'verb')
    return 0;
  if (!isBeforeSpace) return 4;
  return next?.tokens[0]?.word?.pronunciation.partOfSpeech === 'verb' ? 0 : 2.5;
}

const WITHOUT = 'بی';

function isWithout(
  { partOfSpeech, origin }: Pronunciation,
  { ezafe }: WordAnalysis,
  before: WrittenWord | undefined,
): boolean {
  return partOfSpeech === 'noun' && origin !== 'letters' && ezafe === 'none' && before !== undefined;
}

/** «از بر می‌خواند», «در بر می‌گیرد», «جلوی در می‌نشیند». */
const FORBIDS_PREVERB: ReadonlySet<string> = new Set('از در جلوی پشت دم کنار'.split(' '));
const PREVERBS: ReadonlySet<string> = new Set('بر در فرا فرو وا باز برن درن بازن'.split(' '));
const IMPERFECTIVE = /^(ن?می)\u200c?(?=..)/;
const RETURN = /^(?:گرد|گشت)/;

/** «بر می‌گردد» and «بر نمی‌گشت»; «باز می‌خواند» may be "reads again". */
function preverbBorder(first: string, next: WrittenWord, read: WordReader): string | undefined {
  const second = next.letters;
  if (/^(?:بر|در|باز|فرا|فرو|وا)ن?می$/.test(first)) {
    const whole = `${first}${ZWNJ}${second}`;
    return isVerbOf(whole, read) ? ZWNJ : undefined;
  }
  if (!PREVERBS.has(first) || next.tokens[0]?.word?.pronunciation.partOfSpeech !== 'verb') return undefined;
  const imperfective = IMPERFECTIVE.exec(second);
  if (imperfective === null) return undefined;
  if (first === 'باز' && !RETURN.test(second.slice(imperfective[0].length))) return undefined;
  return isVerbOf(first + second, read) ? borderBetween(first, second) : undefined;
}

function isVerbOf(letters: string, read: WordReader): boolean {
  return read(letters, { without: 'compounds' }).some(
    ({ pronunciation }) =>
      pronunciation.partOfSpeech === 'verb' &&
      pronunciation.cost < 3 &&
      !pronunciation.features.has('poetic'),
  );
}

const ENDINGS =
  'ها های هایی هایم هایت هایش هایمان هایتان هایشان ی یی ای م ت ش مان تان شان ام ات اش ایم اید اند ان انی یان یانی گان گانی تر ترین تری انه ند یم ید مون تون شون و ه';

const ENDING_LIST = ENDINGS.split(' ');

function stemsOf(word: string): (readonly [string, string])[] {
  const stems: (readonly [string, string])[] = [[word, '']];
  for (const ending of ENDING_LIST)
    if (word.endsWith(ending)) {
      const stem = word.slice(0, -ending.length);
      const bare = stem.endsWith(ZWNJ) ? stem.slice(0, -1) : stem;
      if (bare.length > 1) stems.push([bare, word.slice(bare.length)]);
    }
  return stems;
}
