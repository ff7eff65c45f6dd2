import type { Candidate } from '../../analyse/candidate.ts';
import type { Lexicon } from '../../analyse/lexicon/lexicon.ts';
import { isBound } from '../../analyse/spacing/compoundsApart.ts';
import type { WordReader } from '../../analyse/words/wordReader.ts';
import { ZWNJ } from '../../signs.ts';
import type { Pronunciation } from '../../types.ts';
import { borderBetween, endsUnjoined, JOINED_COMPARATIVES } from './borders.ts';
import { rarity } from './oneOrTwo.ts';

/** In letters. A longer word is left as it is. */
const MOST_LETTERS = 32;

/** Endings that stand behind a half-space whatever they are put on, the longer before the shorter. */
const PLURALS = endings(
  'ها های هایی هایم هایت هایش هایمان هایتان هایشان هایند هایمون هایتون هایشون هامون هاتون هاشون هام هات هاش هاشو هاتو هامو هاست ' +
    'هارو هاس هاشم هاتم هاشه هامه هاته هاشونو هاتونو هامونو هایی‌که',
);
const DEGREES = endings('تر ترین تری ترم ترت ترش ترند تریم ترینش ترینم تره ترن ترشان ترین');
/** Those that stand so behind a silent ه, and behind ی. */
const BEHIND_HEH = endings(
  'ام ات اش ای ایم اید اند است ست مان تان شان مون تون شون ی یی ایی اشان ایست امون اتون اشون اند اشو امو اتو',
);
const BEHIND_YE = endings('ام ات اش ایم اید اند است');
const SILENT_HEH = 'ه';

function endings(words: string): readonly string[] {
  return [...new Set(words.split(' '))].sort((one, other) => other.length - one.length);
}

/** «میام» and «میارم» are written so, «می‌افتد» and «می‌اندازم» are not. */
function isFormal({ lemma, partOfSpeech }: Pronunciation, letters: string): boolean {
  return (
    partOfSpeech === 'verb' && !(/میا/.test(letters) && /آمدن$|آوردن$/.test(lemma)) && !/میف/.test(letters)
  );
}

const PREFIX = /^(?:بر|باز|در|فرا|فرو|وا|ور|سر)?(?:ن?می)(?=[^\u200c].)/;
/** Reading letters as one word at this cost is far-fetched. */
const FAR_FETCHED_COST = 2.5;
const MOST_COST = 3;

/** Finds the places inside words where half-spaces are missing. */
export type HalfSpaceFinder = (
  letters: string,
  reading: Pronunciation | undefined,
  hasComplement: boolean,
) => readonly number[];

export function halfSpaceFinder(
  { entries, similarEntries, wordCounts }: Pick<Lexicon, 'entries' | 'similarEntries' | 'wordCounts'>,
  read: WordReader,
): HalfSpaceFinder {
  const isListed = (letters: string): boolean => entries(letters).length > 0;

  /** What careful prose writes without its half-space, as شاهکار. */
  const isUsual = (letters: string): boolean => rarity(wordCounts, letters) !== undefined;

  /** Where the lexicon's own spelling of a form has half-spaces; empty if it has the form as it is, or not at all. */
  const bordersOfEntry = (letters: string): readonly number[] => {
    if (isListed(letters) || isUsual(letters)) return [];
    for (const { form, partOfSpeech } of similarEntries(letters)) {
      if (partOfSpeech === 'name' && !isPartedName(form)) continue;
      const borders = bordersOf(form);
      if (borders.length > 0 && form.replaceAll(ZWNJ, '') === letters && isCareful(letters, borders))
        return borders;
    }
    return [];
  };

  const readsAlike = (parted: string, { phonemes, partOfSpeech }: Pronunciation): boolean =>
    read(parted, { without: 'compounds' }).some(
      ({ pronunciation }) =>
        pronunciation.phonemes === phonemes && pronunciation.partOfSpeech === partOfSpeech,
    );

  /** Whether letters are the word that a reading is a form of, so that «دریای» is not دری with an ending. */
  const isBaseOf = (base: string, { lemma, inflection, partOfSpeech }: Pronunciation): boolean => {
    const bases = read(base, { without: 'compounds' });
    if (partOfSpeech === 'verb')
      return (
        inflection.tense === 'perfect' &&
        bases.some(({ pronunciation }) => pronunciation.inflection.tense === 'participle')
      );
    return bases.some(
      ({ pronunciation }) =>
        pronunciation.lemma === lemma &&
        (!base.endsWith(SILENT_HEH) || pronunciation.phonemes.endsWith('e')) &&
        (inflection.degree === undefined ||
          pronunciation.inflection.degree !== undefined ||
          COMPARED.has(pronunciation.partOfSpeech)),
    );
  };

  /** «میدانی» is of a field as well as "you know". */
  const mayBeNominal = (letters: string): boolean =>
    read(letters, { without: 'compounds' }).some(
      ({ pronunciation: { partOfSpeech, origin, cost } }) =>
        partOfSpeech !== 'verb' && origin !== 'letters' && cost < FAR_FETCHED_COST,
    );

  /** The endings that a word with this reading has, from the last one on. */
  const endingsOf = (letters: string, reading: Pronunciation): readonly number[] => {
    const borders: number[] = [];
    let end = letters.length;
    for (let peeled = 0; peeled < 3; peeled++) {
      const whole = letters.slice(0, end);
      const ending = endingIn(
        whole,
        (border) =>
          !isListed(letters.slice(0, border + 2)) &&
          readsAlike(parted(letters, [...borders, border]), reading) &&
          isBaseOf(letters.slice(0, border), reading),
      );
      if (ending === undefined) break;
      borders.push(ending);
      end = ending;
      if (isListed(letters.slice(0, end))) break;
    }
    return borders;
  };

  const ofCertain = (letters: string, reading: Pronunciation): readonly number[] => {
    const prefix =
      isFormal(reading, letters) && !mayBeNominal(letters) ? PREFIX.exec(letters)?.[0].length : undefined;
    const first = prefix !== undefined && readsAlike(parted(letters, [prefix]), reading) ? [prefix] : [];
    const behind = [...first, ...endingsOf(letters, reading)];
    const stem = letters.slice(0, Math.min(letters.length, ...behind.slice(first.length)));
    return [...behind, ...(isUsual(stem) ? [] : bordersInStem(stem, reading, isListed))];
  };

  const cost = (candidate: Candidate | undefined): number =>
    candidate === undefined || candidate.pronunciation.origin === 'letters'
      ? Number.POSITIVE_INFINITY
      : candidate.pronunciation.cost;

  /** A word that is hardly known as it stands: the entry with endings that it is with half-spaces. */
  const ofDoubtful = (letters: string): readonly number[] => {
    for (let end = letters.length; end >= MIN_STEM; end--) {
      const ending = letters.slice(end);
      if (ending !== '' && !NOMINAL_ENDING.test(ending)) continue;
      const stem = letters.slice(0, end);
      const inside = bordersOfEntry(stem);
      const isPlain = inside.length === 0;
      if (isPlain && (ending === '' || !isListed(stem))) continue;
      const borders = needsHalfSpace(stem, ending) ? [...inside, end] : inside;
      if (borders.length === 0) continue;
      const best = read(parted(letters, borders), { without: 'compounds' })[0];
      if (cost(best) <= MOST_COST) return borders;
    }
    return [];
  };

  /** A word that no list has, of a known one and a part that only compounds have: مسلمان‌نشین, بی‌پزشک. */
  const ofAffixes = (letters: string): readonly number[] => {
    for (let border = 2; border <= letters.length - 2; border++) {
      const [first, second] = [letters.slice(0, border), letters.slice(border)];
      const isSecond =
        isBound(second) ||
        (first.endsWith(SILENT_HEH) && (AGENTS.test(second) || (second.length > 3 && isKnownBase(second))));
      const isOne =
        first === 'بی'
          ? second.length > 2 && isKnownBase(second)
          : first.length > 2 && isSecond && isKnownBase(first);
      if (isOne && !endsUnjoined(first) && isCareful(letters, [border])) return [border];
    }
    return [];
  };

  /** «حرفهای» is حرفه‌ای or حرف‌های, «نالهام» ناله‌ام: whether it is rather the word with ه. */
  const isWithHeh = (noun: string, ending: string, hasComplement: boolean): boolean => {
    if (!isKnownBase(noun + SILENT_HEH)) return false;
    if (endsUnjoined(noun) && read(noun, { without: 'forms' }).some(isNoun)) return false;
    if (!isKnownBase(noun)) return true;
    const isSeldomMany = rarity(wordCounts, `${noun}ها`) === undefined;
    if (isSeldomMany && rarity(wordCounts, noun + SILENT_HEH) !== undefined) return true;
    if (ending === 'ای' && !hasComplement) return true;
    const [all, plural] = [noun + SILENT_HEH + ending, `${noun}ها`].map((word) => rarity(wordCounts, word));
    if (all !== undefined && ending === 'ای') return plural === undefined || plural - all > SOME_RARER;
    const [withHeh, without] = [noun + SILENT_HEH, noun].map((word) => rarity(wordCounts, word) ?? UNSEEN);
    return (without ?? 0) - (withHeh ?? 0) > (ending === 'ای' ? FAR_RARER : 0);
  };
  const isKnownBase = (base: string): boolean =>
    read(base, { without: 'compounds' }).some(
      ({ pronunciation: { inflection, cost, partOfSpeech, origin } }) =>
        cost <= 1 &&
        (origin === 'lexicon' || inflection.tense === 'participle') &&
        (partOfSpeech === 'noun' || partOfSpeech === 'adjective' || partOfSpeech === 'name'),
    );

  return (letters, reading, hasComplement) => {
    if (letters.length > MOST_LETTERS || letters.length < 3 || isListed(letters)) return [];
    const [, noun = '', ending = ''] = HEH_AND_ENDING.exec(letters) ?? [];
    if (noun !== '' && isWithHeh(noun, ending, hasComplement)) {
      const stem = noun + SILENT_HEH;
      return [...bordersOfEntry(stem), stem.length];
    }
    if (letters.includes(ZWNJ))
      return reading === undefined || reading.origin === 'letters' || reading.partOfSpeech === 'verb'
        ? []
        : endingsOf(letters, reading).filter(
            (at) =>
              borderBetween(letters.slice(0, at), letters.slice(at)) === ZWNJ &&
              !letters.slice(at - 1, at + 1).includes(ZWNJ),
          );
    const isDoubtful =
      reading === undefined ||
      reading.origin === 'letters' ||
      reading.phrase !== undefined ||
      reading.cost >= FAR_FETCHED_COST;
    const found = reading === undefined || reading.origin === 'letters' ? [] : ofCertain(letters, reading);
    const certain = found.length > 0 || !isDoubtful ? found : ofDoubtful(letters);
    const borders =
      certain.length > 0 || (!isDoubtful && !reading.lemma.includes(ZWNJ)) ? certain : ofAffixes(letters);
    return [...new Set(borders)].filter(
      (at) => borderBetween(letters.slice(0, at), letters.slice(at)) === ZWNJ,
    );
  };
}

const HEH_AND_ENDING = /^(.+[^اآه])ه(ای|ام|ات|اش|ایم|اید|اند)$/;
/** In nats. */
const SOME_RARER = 1;
const FAR_RARER = 2;
const UNSEEN = 14;
const AGENTS = /^(?:ساز|یاب|دار|کار|باز|بر|زا|گو|خوان|دان|کش|پز)(?:ان|ها|های|ی)?$/;
/** What has degrees: «ریشتری» is of Richter. */
const COMPARED: ReadonlySet<string> = new Set(['adjective', 'adverb', 'numeral', 'determiner']);
const MIN_STEM = 3;
const NOMINAL_ENDING =
  /^(?:ها(?:ی|یی|یم|یت|یش|یمان|یتان|یشان|م|ت|ش|مون|تون|شون|ست)?|تر(?:ین|ی)?|ا[متشی]|ا(?:یم|ید|ند|ست)|[یمتش]|ان|انی|انش|مان|تان|شان|مون|تون|شون|انه|گان|و|ه|ند|یم|ید|یی|ات|ایی|ترین‌ها|انمان|انشان|یش|یشان)$/;

function needsHalfSpace(stem: string, ending: string): boolean {
  if (ending === '') return false;
  if (/^(?:ها|تر)/.test(ending)) return true;
  return stem.endsWith(SILENT_HEH) || (stem.endsWith('ی') && /^ا(?!ن|ی?$)/.test(ending));
}

function parted(letters: string, borders: readonly number[]): string {
  let text = '';
  let from = 0;
  for (const border of borders.toSorted((one, other) => one - other)) {
    text += letters.slice(from, border) + ZWNJ;
    from = border;
  }
  return text + letters.slice(from);
}

/** Where the half-spaces of a form are, in letters before them. */
export function bordersOf(form: string): readonly number[] {
  let letters = 0;
  return form
    .split(ZWNJ)
    .slice(0, -1)
    .map((part) => (letters += part.length));
}

/** «به‌خصوص» and «این‌که» are as well written otherwise. */
function isCareful(letters: string, [border = 0]: readonly number[]): boolean {
  const [first, second] = [letters.slice(0, border), letters.slice(border)];
  return (
    !EITHER_WAY.has(first) &&
    !JOINED_AS_WELL.has(letters) &&
    !(JOINED_SECONDS.has(second) && !/[هی]$/.test(first.replace(/وه$/, '')))
  );
}

/** «ویرانگر» is as well written so as with a half-space, and so are these words. */
const JOINED_SECONDS: ReadonlySet<string> = new Set(
  'گر گری گران گاه چی بان ناک ستان کده زار وار کار کاری کاران دار داری داران'.split(' '),
);
const JOINED_AS_WELL: ReadonlySet<string> = new Set(
  (
    'گمشده گمشدگان دستباف ولیعصر کهنسال کهنسالان سالخورده ساماندهی ولگرد ولگردی نفتکش پیشخدمت میانسال خاکسپاری کتابخوان کتابخوانی کتابفروش کتابفروشی ' +
    'کارتخوان دستکاری دستنویس دستنوشته رنگرز رنگرزی شتابزده شتابزدگی صندوقدار قلمکار میلگرد سپهدار پولشویی خویشتنداری سختگیر سختگیری نیمسال پیرنگ کلانشهر ' +
    'گلباران شاهدانه ششدانگ قالیباف قالیبافی دمنوش تاجگذاری دستپخت دلچسب سنگریزه نامبردار نمدار گلریزان صورتحساب آبنبات پیشبند تهیدستی خونخواهی داغدیده ' +
    'دامنگیر درسخوان دروغگویی دلباز دلخراش غمزده نیکخواه کتابشناسی کمیاب کمیابی کفشدوزک گچبری گچبر آتشبار دولتمرد دولتمردان همرزم همرزمان همنام همخوان تکنوازی ' +
    'عکسبرداری قلمزنی گرانفروش گرانفروشی سنگتراش خوابگزار خوشگذران خونریز خونگرم دلدرد دلزده روانشاد روشندل سیاهپوش عالیقدر همسن هوسباز پیشگو گرانقدر گلفروش ' +
    'گلفروشی یکصدا رزمناو همپیمان پیشنماز کاشیکاری سنگنورد حروفچینی میانبر شبنشینی گلدوزی خوشبخت خوشنویس دلسوز دلتنگ دستمزد دستبند راهپیما راهپیمایان راهپیمایی ' +
    'شاهنامه جوانمرد پیشوند پسوند سنجاقک آبرنگ'
  ).split(' '),
);
/** Words behind which a space, a half-space or nothing is written as well. */
export const EITHER_WAY: ReadonlySet<string> = new Set(
  'این آن به هر چه همان همین که در از با بر تا را یا و اون همچنان چنان چون'.split(' '),
);

function isNoun({ pronunciation }: Candidate): boolean {
  return pronunciation.partOfSpeech === 'noun';
}

/** The place of an ending that `isOne` confirms. */
function endingIn(letters: string, isOne: (border: number) => boolean): number | undefined {
  for (const some of [PLURALS, DEGREES, BEHIND_HEH, BEHIND_YE])
    for (const ending of some) {
      const border = letters.length - ending.length;
      if (border < 2 || !letters.endsWith(ending)) continue;
      const base = letters.slice(0, border);
      if (some === BEHIND_HEH && !base.endsWith(SILENT_HEH)) continue;
      if (some === BEHIND_YE && !base.endsWith('ی')) continue;
      if (some === DEGREES && JOINED_COMPARATIVES.has(base)) continue;
      if (isOne(border)) return border;
    }
  return undefined;
}

/** «شاهچراغ» is as good as «شاه‌چراغ»; what is Arabic or lies behind ه or ی is parted, as سه‌شنبه is. */
function isPartedName(lemma: string): boolean {
  return /[هی]\u200c|\u200cال|آباد/.test(lemma) && !/^.{1,3}\u200c.{1,3}$/.test(lemma);
}

/** Where the half-spaces of the lexicon's form are in a word that begins with it. */
function bordersInStem(
  stem: string,
  { lemma, partOfSpeech }: Pronunciation,
  isListed: (letters: string) => boolean,
): readonly number[] {
  if (!lemma.includes(ZWNJ) || isListed(stem) || (partOfSpeech === 'name' && !isPartedName(lemma))) return [];
  const plain = lemma.replaceAll(ZWNJ, '');
  return bordersOf(lemma).filter(
    (border, _, all) => plain.slice(0, border + 1) === stem.slice(0, border + 1) && isCareful(plain, all),
  );
}
