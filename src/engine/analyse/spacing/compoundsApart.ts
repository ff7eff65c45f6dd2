import { ZWNJ } from '../../signs.ts';
import type { Phonemes, Pronunciation } from '../../types.ts';
import { type Candidate, withSound } from '../candidate.ts';
import type { WordReader } from '../words/wordReader.ts';
import { pieceOf, soundsOfEach } from './entriesApart.ts';

const MIN_PART = 2;
/** A compound that costs more is none that people know. */
const MAX_COST = 4.5;
const MAX_LISTED_COST = 2.3;

/** Two neighbouring words of the source that are one compound, with the ending that is written apart behind them. */
interface ApartCompound {
  /** As it is written with ZWNJ. */
  readonly form: string;
  readonly head: readonly Candidate[];
  readonly first: Pronunciation;
  /** Of the ending. */
  readonly rest: Phonemes;
}

/** What stands around two words. */
interface Surroundings {
  /** The word before them; empty if there is none. */
  readonly before: string;
  /** An ending of the inflection, written apart behind them; empty if there is none. */
  readonly ending: string;
  /** Whether the sentence has spaces inside of other words too. */
  readonly hasOthers: boolean;
}

/** Reads two neighbours as the one compound that they are together (`پیش بینی`, `دانش بنیان`); undefined if they are two. */
export function readCompoundApart(
  first: string,
  second: string,
  around: Surroundings,
  read: WordReader,
): ApartCompound | undefined {
  if (first.length < MIN_PART || second.length < MIN_PART || !mayBegin(first, read)) return undefined;
  const form = [first, second, around.ending].filter((part) => part !== '').join(ZWNJ);
  const compounds = compoundsOf(first, second, around, read);
  const [best] = compounds;
  const sounds = best === undefined ? [] : soundsOfEach(form.split(ZWNJ), best.pronunciation.phonemes);
  const [left, right, rest] = sounds;
  if (best === undefined || left === undefined || right === undefined) return undefined;
  if (left.endsWith('e') && !first.endsWith('ه')) return undefined;
  return {
    form,
    first: pieceOf(best, left.replace(/\?$/, '')),
    head: headsOf(compounds, best, right.replace(/^\?/, '')),
    rest: rest ?? '',
  };
}

/** The readings that differ from the best one in more than the sound. */
function headsOf(compounds: readonly Candidate[], best: Candidate, sound: Phonemes): readonly Candidate[] {
  return compounds
    .filter(({ pronunciation }) => pronunciation.phonemes === best.pronunciation.phonemes)
    .map((compound) => withSound(compound, sound));
}

const NOMINAL = new Set(['noun', 'adjective', 'name', 'adverb']);

function mayBegin(first: string, read: WordReader): boolean {
  if (BOUND_FIRST.has(first)) return true;
  const best = read(first)[0];
  if (best === undefined || best.ezafe === 'written' || best.pronunciation.origin === 'letters') return false;
  const { clitic, copula, indefinite, tense } = best.pronunciation.inflection;
  if (clitic !== undefined || copula !== undefined || indefinite === true) return false;
  return NOMINAL.has(best.pronunciation.partOfSpeech) || tense === 'past';
}

function compoundsOf(
  first: string,
  second: string,
  around: Surroundings,
  read: WordReader,
): readonly Candidate[] {
  const behind = around.ending === '' ? second : second + ZWNJ + around.ending;
  const listed = [`${first}${ZWNJ}${behind}`, first + behind]
    .map((form) =>
      read(form, { without: 'compounds' }).filter((candidate) => spans(candidate, first, MAX_LISTED_COST)),
    )
    .find((some) => some.length > 0);
  if (isBound(second)) {
    if (listed !== undefined) return listed;
    return isListedWord(second, read) || isToldNotTo(first, second, read)
      ? []
      : read(`${first}${ZWNJ}${behind}`).filter((some) => spans(some, first, MAX_COST));
  }
  return listed !== undefined && isOne(first, second, around, { read, compound: listed[0] }) ? listed : [];
}

/** «خسته نشین» and «اونجا نشین» tell people not to, while those who sit somewhere are named after a place: حاشیه‌نشین. */
function isToldNotTo(first: string, second: string, read: WordReader): boolean {
  return second === 'نشین' && read(first)[0]?.pronunciation.partOfSpeech !== 'noun';
}

/** A word that stands alone too, as طلب and محور do, makes compounds that are listed; ریزی is "a fine one" too. */
function isListedWord(second: string, read: WordReader): boolean {
  if (second === 'ریزی') return true;
  const best = read(second)[0]?.pronunciation;
  return best?.origin === 'lexicon' && best.partOfSpeech !== 'affix';
}

/** Whether it is a compound noun or adjective, and no shorter word with endings. */
function spans({ pronunciation }: Candidate, first: string, most: number): boolean {
  const { partOfSpeech, phrase, lemma, cost, origin } = pronunciation;
  if (!NOMINAL.has(partOfSpeech) || partOfSpeech === 'name' || phrase !== undefined) return false;
  if (origin === 'letters' || cost > most) return false;
  const letters = lemma.replaceAll(ZWNJ, '').replaceAll('آ', 'ا');
  return letters.startsWith(first.replaceAll('آ', 'ا')) && letters.length > first.length + 1;
}

/** Before these a past («پیش رفت») is a noun; «به دست آورد» is a verb. */
const BEFORE_NOUN = new Set(['با', 'برای', 'بدون', 'هر', 'هیچ']);
/** Second parts that few but compounds have. */
const HOUSES = /^(?:خانه|نامه)(?:\u200c|$)/;
/** Words that have ezafe before these as often as not: کار خانه، سر کار. */
const TRUE_PAIRS = new Set([
  ...['کار خانه', 'چراغ خانه', 'صاحب خانه', 'اجاره خانه', 'سر خانه', 'پاسخ نامه', 'پاکت نامه', 'دولت خانه'],
  ...[
    'سر کار',
    'سر ما',
    'نان خشک',
    'زیر آب',
    'میز گرد',
    'شیر خشک',
    'آب جو',
    'کار ما',
    'شهر بزرگ',
    'هم کار',
    'پر طاووس',
  ],
]);

/** Compounds only in a sentence that has spaces inside of other words. */
const OFTEN_TRUE_PAIRS = new Set(['پایان نامه', 'سر نامه', 'فیلم خانه']);

const ALSO = 'هم';
/** What is hardly "also" before these. */
const TOGETHER = /^(?:چنین|چنان|سایه|زمان|وطن|میهن|کلاسی|کاری|کاران|راهی|راهان|سالان|فکری|دیگر|زیستی)/;

/** Whether two words that may both stand alone are rather the compound that the lexicon has of them. */
function isOne(
  first: string,
  second: string,
  { before, hasOthers }: Surroundings,
  { read, compound }: { readonly read: WordReader; readonly compound: Candidate | undefined },
): boolean {
  const pair = `${first} ${second}`;
  if (TRUE_PAIRS.has(pair) || (!hasOthers && OFTEN_TRUE_PAIRS.has(pair))) return false;
  const best = read(second)[0]?.pronunciation;
  if (best === undefined || best.origin === 'letters') return hasOthers;
  if (best.partOfSpeech === 'verb' || read(second).some(isPast))
    return compound?.pronunciation.inflection.plural === true || BEFORE_NOUN.has(before);
  if (!NOMINAL.has(best.partOfSpeech) || best.inflection.tense !== undefined) return false;
  if (hasOthers || HOUSES.test(second)) return true;
  return first === ALSO ? TOGETHER.test(second) : BOUND_FIRST.has(first);
}

function isPast({ pronunciation }: Candidate): boolean {
  const { partOfSpeech, inflection, cost } = pronunciation;
  return partOfSpeech === 'verb' && inflection.tense === 'past' && cost <= 1;
}

/**
 * Second parts of compounds that are no words by themselves in prose, with whatever ending: دانش بنیان، بهره مند، اندازه
 * گیری. A closed class, that of derivation and of the stems of agents: which of its words may stand alone no dictionary says.
 */
const BOUND =
  'گر گری مند مندی ناک ناکی گاه گاهی بنیان پذیر پذیری ناپذیر ناپذیری انگیز انگیزی آمیز آمیزی گذار گذاری گزار گزاری گیری ' +
  'ریزی سازی رسانی یابی جویی برداری نگار نگاری نویس نویسی شناس شناسی شناختی پرداز پردازی افزار افزاری آموز آموزی طلب طلبی ' +
  'گرا گرایی محور محوری مدار مداری زدایی زدگی سنج سنجی بندی کننده کنندگی دهنده شونده گیرنده دارنده آوری پرور پروری ورز ورزی نشین ' +
  'نشینی پیما پیمایی گشایی آفرین آفرینی سرایی آزما آزمایی آرایی اندازی افکن افکنی خوانی فروشی پرست پرستی پوش پوشی ستیز ستیزی ' +
  'گریز گریزی شکن شکنی تراش تراشی دوزی بافی زاده وار واره سالار سالاری پژوه پژوهی نورد نوردی گستر گستری ربا ربایی فرسا فرسایی ' +
  'گردان گردانی نشانی خواری خوار زیستی ستانی گردی پزی فشان فشانی سپاری نوازی نواز بختانه انه ستان ستانی رانی برجا المللی';
const BOUND_PARTS = new Set(BOUND.split(' '));
/** Participles of agents in the plural: کنندگان. */
const AGENTS = /^(?:کنند|دهند|شوند|گیرند|دارند)(?:گان)$/;
const ENDINGS = [
  ...['ها', 'های', 'هایی', 'هایش', 'هایشان', 'هایمان', 'ان', 'انی', 'انش', 'انشان', 'ی', 'یش', 'یشان', 'یم'],
  ...['شان', 'مان', 'تان', 'تر', 'ترین', 'انه', 'ای', 'اش', 'ام'],
];

/** Whether a word is, as a rule, the second part of a compound, with or without endings. */
export function isBound(word: string): boolean {
  if (BOUND_PARTS.has(word) || AGENTS.test(word)) return true;
  return ENDINGS.some((ending) => {
    if (!word.endsWith(ending)) return false;
    const stem = word.slice(0, -ending.length).replace(/\u200c$/, '');
    return BOUND_PARTS.has(stem) || AGENTS.test(stem);
  });
}

/** First parts of compounds that seldom stand before a word of their own: خوش حال، هم کاری، نا امید. */
const BOUND_FIRST: ReadonlySet<string> = new Set('بی نا هم خوش بد نیم کم پر پیش باز فرا تک'.split(' '));
