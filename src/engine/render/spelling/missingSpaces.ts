import type { Lexicon } from '../../analyse/lexicon/lexicon.ts';
import { isBound } from '../../analyse/spacing/compoundsApart.ts';
import type { WordReader } from '../../analyse/words/wordReader.ts';
import { ZWNJ } from '../../signs.ts';
import { endsUnjoined } from './borders.ts';
import { halfSpaceFinder } from './insideWords.ts';
import { rarity } from './oneOrTwo.ts';
import type { WrittenWord } from './writtenWords.ts';

/** A word that is longer than any is not divided but cut. */
const MOST_LETTERS = 24;

const AND = 'و';
const THAT = 'که';
/** The other words of two letters are found in any name. */
export const SHORT: ReadonlySet<string> = new Set(
  'و را از در به با بر تا که هم آن من تو او ما یا دو سه هر نه شد رو چه ای می نمی'.split(' '),
);
/** What compounds and names begin and end in. */
export const COMPOUND_FIRST: ReadonlySet<string> = new Set('پر نا باز سر فرا پیش ما تو رو یا خود'.split(' '));
export const COMPOUND_LAST: ReadonlySet<string> = new Set(
  'شاه خان پور رنگ نیا فر زاده نژاد وند دار کار خوی آباد زبر یار یارا یا خوری'.split(' '),
);
const LEADS: ReadonlySet<string> = new Set(
  'در از با به هر را این آن بر برای اگر و دو سه چهار هزار'.split(' '),
);
const NEVER_IN_COMPOUNDS: ReadonlySet<string> = new Set('و را رو که از به این آن برای اگر می نمی'.split(' '));
/** In nats. */
const PART = 1;
const UNSEEN = 13;
const MOST_OF_PART = 11;

/** Finds words that are run together: the source with its spaces. */
export type SpaceFinder = (word: WrittenWord) => string | undefined;

export function spaceFinder(lexicon: Lexicon, read: WordReader): SpaceFinder {
  const halfSpaces = halfSpaceFinder(lexicon, read);
  const { wordCounts } = lexicon;
  const costOf = (part: string): number => {
    if (part.length < 3 && !SHORT.has(part)) return Number.POSITIVE_INFINITY;
    const seen = rarity(wordCounts, part);
    if (part === AND || (seen !== undefined && isKnown(part))) return (seen ?? 4) + PART;
    const best = read(part, { without: 'compounds' })[0]?.pronunciation;
    const isPlain = best !== undefined && best.origin !== 'letters' && best.cost <= 1 && part.length > 3;
    return isPlain ? UNSEEN + PART : Number.POSITIVE_INFINITY;
  };
  const isKnown = (part: string): boolean =>
    read(part, { without: 'compounds' }).some(
      ({ pronunciation: { origin, cost } }) => origin !== 'letters' && cost <= 2.5,
    );

  /** Whether a border of it is one that prose has, or beside a word that compounds do not have: سحرخوان may be one. */
  const isEvident = (parts: readonly string[]): boolean =>
    parts.some((part, at) => {
      const next = parts[at + 1];
      if (NEVER_IN_COMPOUNDS.has(part)) return true;
      const [first, second] = [part, next ?? ''].map((each) => wordCounts.word(each));
      return first !== undefined && second !== undefined && wordCounts.pairCost(first, second) !== undefined;
    });

  /** The words that the letters of one that nobody knows are, if their borders are hard to see. */
  const ownParts = ({ letters, tokens: [token] }: WrittenWord): string | undefined => {
    const reading = token?.word?.pronunciation;
    if (reading === undefined || token?.word?.attachedTo !== undefined || letters.length > MOST_LETTERS)
      return undefined;
    const isDoubtful = reading.origin === 'letters' || reading.cost >= 2.5 || reading.phrase !== undefined;
    if (!isDoubtful || letters.includes(ZWNJ) || rarity(wordCounts, letters) !== undefined) return undefined;
    if (halfSpaces(letters, reading, true).length > 0) return undefined;
    const best: { cost: number; text: string; parts: number; last: string }[] = [
      { cost: 0, text: '', parts: 0, last: '' },
    ];
    for (let end = 1; end <= letters.length; end++) {
      if (end < letters.length && !endsUnjoined(letters.slice(0, end))) continue;
      for (let start = 0; start < end; start++) {
        const before = best[start];
        if (before === undefined || before.parts > 3 || (start === 0 && end === letters.length)) continue;
        const part = letters.slice(start, end);
        if (start > 0 && (isBound(part) || COMPOUND_LAST.has(part))) continue;
        if (start === 0 && COMPOUND_FIRST.has(part)) continue;
        if (part.length <= 2 && before.last !== '' && before.last.length <= 2 && part !== AND) continue;
        if (part === AND && reading.inflection.object === true && !mayStandBeforeAnd(before.last)) continue;
        const cost = before.cost + costOf(part);
        if (cost < (best[end]?.cost ?? Number.POSITIVE_INFINITY))
          best[end] = {
            cost,
            text: before.text === '' ? part : `${before.text} ${part}`,
            parts: before.parts + 1,
            last: part,
          };
      }
    }
    const whole = best[letters.length];
    if (whole === undefined) return undefined;
    const isFarFetched = reading.origin === 'letters' || reading.cost >= 6;
    const first = whole.text.split(' ', 1)[0] ?? '';
    const most = isFarFetched
      ? MOST_OF_PART
      : LEADS.has(first) || whole.last === AND || whole.last === 'را'
        ? MOST_OF_PART - 2
        : 0;
    return whole.cost <= whole.parts * most && isEvident(whole.text.split(' ')) ? whole.text : undefined;
  };

  /** «جاهاییکه» and «کسانیکه», but not باریکه. */
  const isBeforeThat = (letters: string): boolean =>
    letters.length > 5 &&
    letters.length <= MOST_LETTERS &&
    letters.endsWith(`ی${THAT}`) &&
    !isKnown(letters) &&
    !isKnown(letters.slice(0, -1)) &&
    read(letters.slice(0, -THAT.length), { without: 'compounds' }).some(
      ({ pronunciation: { inflection, cost } }) => inflection.indefinite === true && cost < 2,
    );

  const mayStandBeforeAnd = (part: string): boolean =>
    read(part, { without: 'compounds' }).some(
      ({ pronunciation: { partOfSpeech, inflection } }) =>
        partOfSpeech === 'numeral' || (partOfSpeech === 'verb' && inflection.person !== undefined),
    );

  return (word) => {
    const known = RUN_TOGETHER.get(word.letters);
    if (known !== undefined && word.source === word.letters && isMeant(word)) return known;
    if (word.source === word.letters && isBeforeThat(word.letters))
      return `${word.letters.slice(0, -2)} ${THAT}`;
    if (word.tokens.length === 1) return word.source === word.letters ? ownParts(word) : undefined;
    if (word.letters.length > MOST_LETTERS || halfSpaces(word.letters, undefined, true).length > 0)
      return undefined;
    let text = '';
    let isParted = false;
    word.tokens.forEach(({ source }, at) => {
      const isBorder =
        at > 0 &&
        endsUnjoined(word.tokens[at - 1]?.source ?? '') &&
        !isBound(source) &&
        !COMPOUND_LAST.has(source);
      text += (isBorder ? ' ' : '') + source;
      isParted ||= isBorder;
    });
    return isParted && isEvident(text.split(' ')) ? text : undefined;
  };
}

/** «بدست» is a preposition; «بکار» may be an imperative, and «بنام» is famous. */
function isMeant({ letters, tokens }: WrittenWord): boolean {
  const partOfSpeech = tokens[0]?.word?.pronunciation.partOfSpeech;
  return !['بنام', 'بکار', 'بجای'].includes(letters) || partOfSpeech === 'preposition';
}

/** Two words of which prose of today makes no one, though the lexicon has it as it is written now and then. */
const RUN_TOGETHER: ReadonlyMap<string, string> = new Map([
  ...'وقتی زمانی حالی درحالی هنگامی طوری درصورتی صورتی همانطور کسی کسانی جایی چیزی روزی'
    .split(' ')
    .map((first) => [`${first}که`, `${first} که`] as const),
  ...(
    'دست وجود نظر کار تدریج ترتیب تنهایی حساب خاطر دلیل دنبال دنیا زودی سادگی سختی سرعت سوی شدت صراحت صورت طرف طور عبارت علت عنوان عهده قدری ' +
    'قصد مدت مراتب معنی منظور موجب موقع میزان نام ندرت وسیله وضوح ویژه کلی کمک گونه ناچار سهولت درستی دقت راحتی راستی آسانی آرامی جای جز همراه ' +
    'هنگام واسطه محض اصطلاح غایت طوریکه'
  )
    .split(' ')
    .map((second) => [`ب${second}`, `به ${second.replace(/(?<=.)که$/, ' که')}`] as const),
  ...(
    'من|که تو|که یا|نه در|این در|آن از|این از|آن در|مورد در|واقع در|برابر در|مقابل در|کنار در|خصوص در|طول در|میان در|حال در|اصل در|ضمن در|نتیجه در|حقیقت در|مجموع در|نظر ' +
    'ها|را های|را و|من و|ما و|تو و|شما و|از و|به و|در و|با و|هر و|این و|آن از|نظر از|طریق از|سوی از|لحاظ از|قبیل از|جمله بر|اساس بر|اثر بر|طبق بر|روی بر|عهده با|وجود در|جهت در|حین در|باب در|ابتدا خود|را او|را آن|را این|را ما|را شما|را تو|را آنها|را اینها|را از|هم با|هم از|تو از|من از|ما از|شما از|او از|همه از|خود با|من با|تو با|ما با|شما با|او با|همه با|خود در|خود در|او هر|روز هر|سال هر|ماه هر|بار هر|شب با|اینکه با|آنکه در|همین از|همین با|این با|آن'
  )
    .split(' ')
    .map((pair) => [pair.replace('|', ''), pair.replace('|', ' ')] as const),
]);
