import type { Lexicon } from '../analyse/lexicon/lexicon.ts';
import type { Analysis } from '../types.ts';
import type { Edit } from './edits.ts';
import { GOING, isFiniteForm, isPlace } from './goals.ts';
import { type Unit, unitsOf } from './units.ts';

type Words = Pick<Lexicon, 'hasCompound'>;

/** The words between two signs. */
type Stretch = readonly Unit[];

/**
 * Finds where a sentence ends though no sign says so, as in messages: behind a finite verb, where what follows begins a
 * clause of its own; and where words end that call somebody. What it returns puts the signs there. Linear.
 */
export function signFinder(words: Words): (analysis: Analysis) => Edit[] {
  return (analysis) => {
    if (analysis.tokens.some(({ isVerse }) => isVerse)) return [];
    return stretchesOf(unitsOf(analysis)).flatMap((units) =>
      signsIn(units, words).map(({ behind, text }) => {
        const place = units[behind]?.codePointEnd ?? 0;
        return { codePointStart: place, codePointEnd: place, text };
      }),
    );
  };
}

/** What parts two sentences, or parts of one. */
const PARTS = /[^\s\p{L}\p{M}\p{N}\u200c]/u;

function stretchesOf(units: readonly Unit[]): Stretch[] {
  const stretches: Unit[][] = [[]];
  for (const unit of units) {
    stretches.at(-1)?.push(unit);
    if (PARTS.test(unit.gap) || unit.gap.includes('\n')) stretches.push([]);
  }
  return stretches.filter((some) => some.length > 0);
}

/** A sign and the place of the word that it stands behind. */
interface Sign {
  readonly behind: number;
  readonly text: string;
}

function signsIn(units: Stretch, words: Words): Sign[] {
  const signs: Sign[] = [];
  let from = 0;
  const end = (behind: number, text: string) => {
    signs.push({ behind, text });
    from = behind + 1;
    return behind;
  };
  for (let at = 0; at < units.length - 1; at++) {
    const called = at === from ? calledFrom(units, at) : at;
    if (called > at) {
      at = end(called - 1, COMMA);
      continue;
    }
    const last = endOfVerb(units, at, from, words);
    if (last === undefined || last + 1 >= units.length) continue;
    const call = calledBehind(units, last + 1);
    if (call > last + 1) signs.push({ behind: last, text: COMMA });
    const behind = call - 1;
    if (
      behind < units.length - 1 &&
      mayEnd(units, from, at) &&
      (call > last + 1 || begins(units, call, words))
    )
      at = end(behind, endSign(units.slice(from, last + 1), units[last + 1], last + 2 === units.length));
  }
  const rest = units.slice(from);
  const isOpen = !/^\s*[.!?؟…،؛:)»]/u.test(units.at(-1)?.gap ?? '');
  if (isOpen && isQuestion(rest) && isOneOfTalk(rest)) end(units.length - 1, QUESTION);
  return signs.filter(({ behind }) => behind === units.length - 1 || units[behind]?.isBefore === true);
}

/** Whether it has one verb, at its end, which somebody says to somebody. */
function isOneOfTalk(clause: Stretch): boolean {
  const verbs = clause.filter(
    ({ reading }) => reading.partOfSpeech === 'verb' || reading.inflection.tense !== undefined,
  );
  const { tense, person } = verbs[0]?.reading.inflection ?? {};
  if (verbs.length !== 1 || verbs[0] !== clause.at(-1) || tense === 'imperative') return false;
  return person !== undefined && person !== 3 && person !== 6;
}

const QUESTION = '؟';
const COMMA = '،';

/** People are called by these, with «من» or «جان» behind them or a name. */
const CALLED: ReadonlySet<string> = new Set(
  (
    'داداش داداشی آبجی مامان مامانی بابا بابایی خاله عمه عمو دایی عزیزم عزیزدلم جانم جونم گلم عشقم رفیق رفقا بچه‌ها بچه‌ا بچها آقا آقایون ' +
    'خانم خانوم خانوما خانما پسرم دخترم استاد دکتر مهندس حاجی مامان‌بزرگ بابابزرگ مادرجون پدرجون ننه'
  ).split(' '),
);
const DEAR: ReadonlySet<string> = new Set('جان جون عزیز'.split(' '));

/** Where the words end that call somebody who is spoken to; `at` itself if none begin there. */
function calledFrom(units: Stretch, at: number): number {
  const end = endOfCall(units, at);
  const next = units[end];
  if (end === at || next === undefined || REST.has(next.letters)) return at;
  const verb = units
    .slice(end, end + MOST_WORDS)
    .find(({ reading: { inflection } }) => inflection.tense !== undefined);
  const { person } = verb?.reading.inflection ?? {};
  return person === undefined || person === 3 || person === 6 ? at : end;
}

function endOfCall(units: Stretch, at: number): number {
  const [first, second] = [units[at], units[at + 1]];
  if (first === undefined || !CALLED.has(first.letters)) return at;
  const end = second !== undefined && (DEAR.has(second.letters) || isNameOf(second)) ? at + 2 : at + 1;
  const last = units[end - 1];
  return last !== undefined && last.word.ezafe !== 'none' && !isPronoun(units[end]) ? at : end;
}

/** «کجایی داداش», behind a verb: where the words end. */
function calledBehind(units: Stretch, at: number): number {
  const end = endOfCall(units, at);
  const next = units[end];
  if (end === at || next === undefined) return end;
  return REST.has(next.letters) || nextVerb(units, end)?.reading.inflection.person === 3 ? at : end;
}

/** What goes on with the word before it: «مامان و بابا», «بابا هم». */
const REST: ReadonlySet<string> = new Set('و هم رو را که یا اینا'.split(' '));

function isNameOf({ reading }: Unit): boolean {
  return reading.partOfSpeech === 'name' && reading.features.has('person');
}

function isPronoun(unit: Unit | undefined): boolean {
  return unit?.reading.partOfSpeech === 'pronoun';
}

function isFiniteVerb(unit: Unit | undefined): unit is Unit {
  if (unit === undefined || unit.word.ezafe !== 'none') return false;
  if (STATES.has(unit.letters)) return true;
  const { partOfSpeech, inflection } = unit.reading;
  if (partOfSpeech !== 'verb' || inflection.person === undefined || !isFiniteForm(inflection)) return false;
  // «خوابم نمی‌بره», «بازم بگو»: hardly ever a wish.
  const isBare = inflection.tense === 'subjunctive' || inflection.tense === 'imperative';
  return !isBare || inflection.negative === true || WISHED.test(unit.letters);
}

const WISHED = /^(?:ب(?!ازم$)|ش[هیمو]|کن|ن|وایس)/u;
/** What is and asks how or where. */
const STATES: ReadonlySet<string> = new Set(
  'کجایی کجایین کجایید کجاست چطوری چطورین چطورید چطوره کیه چیه چنده خوبین خوبید چخبر چخبرا'.split(' '),
);

const ASKED: ReadonlySet<string> = new Set('کجایی کجایین کجایید چطوری چطورین چطورید'.split(' '));

/** The place of the last word of a clause whose verb stands at a place; undefined if none does. */
function endOfVerb(units: Stretch, at: number, from: number, words: Words): number | undefined {
  const [verb, next] = [units[at], units[at + 1]];
  const isGreeting =
    at > 0 && (verb?.letters === 'خوبی' || CHE_KHABAR.test(verb?.letters ?? '')) && isSaid(units[at - 1]);
  if (isGreeting) return at;
  // A Kurd is hardly ever thanked.
  if (verb?.letters === 'کردی' && words.hasCompound(units[at - 1]?.letters ?? '', 'کردن')) return at;
  if (!isFiniteVerb(verb) || isAuxiliary(next)) return undefined;
  const { tense, person } = verb.reading.inflection;
  const isNoun = tense === 'past' && person === 3;
  if (isFiniteVerb(next) && words.hasCompound(verb.letters, next.reading.lemma)) return undefined;
  // «پول خورد داری», «مرد رفت», «می‌ریم خرید».
  if (isNoun && (at === from || LIGHT.has(next?.reading.lemma ?? ''))) return undefined;
  return behindVerb(units, at);
}

const LIGHT: ReadonlySet<string> = new Set(['کردن', 'داشتن', 'شدن']);
const CHE_KHABAR = /^خبر(?:ا|ها)?$/u;

function isSaid(unit: Unit | undefined): boolean {
  return unit?.letters === 'سلام' || unit?.letters === 'چه' || unit?.letters === 'خوبی';
}

/** Of a verb of more than one word: «داده بودی», «رفته باشه». */
function isAuxiliary(unit: Unit | undefined): boolean {
  return unit?.word.attachedTo === 'previous' || AUXILIARY.test(unit?.letters ?? '');
}

const AUXILIARY = /^(?:بود|باش|است$|ام$|ای$|ایم$|اید$|اند$)/u;

const BEHIND_VERB: ReadonlySet<string> = new Set(
  'بهم بهت بهش بهمون بهتون بهشون برام برات براش برامون براتون براشون ازم ازت ازش ازتون دیگه ها'.split(' '),
);
const WAYS: ReadonlySet<string> = new Set(
  'پایین بالا تو بیرون داخل جلو عقب اینجا اونجا آنجا خونمون خونتون'.split(' '),
);

/** The place of the last word that belongs to a verb: «بیا پایین», «رسیدم خونه», «گفتم بهش». */
function behindVerb(units: Stretch, at: number): number {
  let last = at;
  if (BEHIND_VERB.has(units[last + 1]?.letters ?? '') && !isFiniteVerb(units[last + 2])) last++;
  const place = units[last + 1];
  if (place === undefined || !GOES.has(units[at]?.reading.lemma ?? '')) return last;
  if (WAYS.has(place.letters) && !isFiniteVerb(units[last + 2])) return last + 1;
  if (!isPlace(place)) return last;
  for (last++; units[last]?.word.ezafe !== 'none' && last < at + 4 && last < units.length - 1; last++);
  return last;
}

const GOES: ReadonlySet<string> = new Set([...GOING, 'بردن', 'آوردن', 'فرستادن', 'نشستن']);

/** Verbs that the clause behind them completes, and what is such a verb with the words before it. */
const COMPLETED: ReadonlySet<string> = new Set(
  (
    'خواستن توانستن تونستن گفتن دانستن دونستن دیدن شنیدن فهمیدن گذاشتن ذاشتن ترسیدن بایستن شایستن نوشتن پرسیدن ' +
    'پاشدن پا‌شدن انگاشتن پنداشتن'
  ).split(' '),
);
const COMPLETED_WITH: ReadonlySet<string> = new Set(
  (
    'فکر سعی احساس خیال حس قبول قرار باور باورم باورت ممکن بهتر امیدوار دوست دوس اصرار احتمال توضیح گواهی یاد یادم یادت یادش اجازه قول نمدونم نمیدونم دلم دلت دلش ' +
    'کاش کاشکی انگار معلوم معلومه وقت نمیشه نمی‌شه میشه می‌شه شاید باید نباید مجبور تصمیم'
  ).split(' '),
);
/** With these a clause begins that another goes on from, or that goes on to its end. */
const DEPENDENT: ReadonlySet<string> = new Set('که ک تا چون بی‌آنکه بی‌آن‌که بدون یا'.split(' '));
const BEFORE_COMMA: ReadonlySet<string> = new Set('اگه اگر وقتی هرچی هرچه هرکی هروقت'.split(' '));

/** Whether the clause that began at `from` may end with its verb. */
function mayEnd(units: Stretch, from: number, verb: number): boolean {
  const lemma = units[verb]?.reading.lemma ?? '';
  if (COMPLETED.has(lemma)) return false;
  const person = units[verb]?.reading.inflection.person;
  // «دارم میام», «داره مشقاشو می‌نویسه».
  if (lemma === 'داشتن' && nextVerb(units, verb + 1)?.reading.inflection.person === person) return false;
  const clause = units.slice(from, verb + 1);
  if (
    clause.some(({ letters }) => DEPENDENT.has(letters)) &&
    !clause.some(({ letters }) => BEFORE_COMMA.has(letters))
  )
    return false;
  return !units.slice(Math.max(from, verb - 3), verb + 1).some(({ letters }) => COMPLETED_WITH.has(letters));
}

const CONNECTORS: ReadonlySet<string> = new Set(
  'که ک و ولی اما تا چون یا اگه اگر وقتی بلکه پس وگرنه هم رو را مبادا'.split(' '),
);
/** What is said by itself. */
const GREETING: ReadonlySet<string> = new Set(
  'سلام مرسی ممنون باشه خب آره بخدا والا وای عه اوکی بوس قربونت فدات ایشالا'.split(' '),
);
/** With these a clause of its own begins where a finite verb follows, as with those below. */
const OPENING: ReadonlySet<string> = new Set(
  'لطفا لطفاً لطفن ببین ببخشید آخه اخه راستی راسی حتما حتماً چرا واقعا واقعاً انشالله خواهشا'.split(' '),
);
/** With these it does where a finite verb follows. */
const LEADING: ReadonlySet<string> = new Set(
  (
    'من تو ما شما او اون اونا خودم خودت خودش خودمون فردا امشب امروز دیروز دیشب الان حالا هنوز بعد بعدا بعداً همیشه بازم دوباره اصلا ' +
    'اصلاً اصن کلا کلاً فقط کجا کی چی چطور چجوری چند کدوم شاید باید تازه انگار هی یهو همه هیچی هیچکی این'
  ).split(' '),
);

/** Whether a clause of its own begins at a place: behind a verb. */
function begins(units: Stretch, at: number, words: Words): boolean {
  const [first, second] = [units[at], units[at + 1]];
  if (first === undefined || CONNECTORS.has(first.letters) || second?.letters === 'از') return false;
  const asked = units[at - 1]?.letters ?? '';
  if (ASKED.has(asked) || isGreetingState(asked)) return true;
  if (GREETING.has(first.letters) || calledFrom(units, at) > at || STATES.has(first.letters)) return true;
  const verb = nextVerb(units, at);
  if (verb === undefined || !mayStandAlone(verb)) return false;
  const { tense, person } = verb.reading.inflection;
  const isBought =
    first === verb && tense === 'past' && person === 3 && GOES.has(units[at - 1]?.reading.lemma ?? '');
  if (isBought) return false;
  if (first === verb || OPENING.has(first.letters)) return true;
  const isLeading = first.reading.partOfSpeech !== 'preposition' || second === verb;
  if (LEADING.has(first.letters) && isLeading) return true;
  if (BEHIND_VERB.has(first.letters) && second === verb) return true;
  if (first.reading.inflection.object === true || MARKS.has(second?.letters ?? '')) return true;
  return second === verb && words.hasCompound(first.reading.lemma, verb.reading.lemma);
}

const MARKS: ReadonlySet<string> = new Set(['رو', 'را']);

/** The next finite verb before a connector. */
function nextVerb(units: Stretch, at: number): Unit | undefined {
  for (let place = at; place < Math.min(units.length, at + MOST_WORDS); place++) {
    const unit = units[place];
    if (unit === undefined || (place > at + 1 && CLAUSE_CONNECTORS.has(unit.letters))) return undefined;
    if (isFiniteVerb(unit)) return unit;
  }
  return undefined;
}

const MOST_WORDS = 10;
const CLAUSE_CONNECTORS: ReadonlySet<string> = new Set('که ک ولی اما چون اگه اگر وقتی'.split(' '));

/** A wish depends on what is before it, unless it is said to somebody. */
function mayStandAlone({ letters, reading: { inflection } }: Unit): boolean {
  const { tense, person, negative } = inflection;
  if (tense === 'imperative') return letters.length > 2;
  return tense !== 'subjunctive' || (negative === true && (person === 2 || person === 5));
}

const QUESTIONS: ReadonlySet<string> = new Set(
  'چرا کجا کی چی چیه کیه چطور چطوری چجوری چند کدوم مگه کجاست کجایی'.split(' '),
);

/** What one does directly behind another goes on with it: «زنگ زد گفت». */
function endSign(clause: Stretch, next: Unit | undefined, isLast: boolean): string {
  if (clause.some(({ letters }) => BEFORE_COMMA.has(letters))) return COMMA;
  if (isQuestion(clause)) return QUESTION;
  const last = clause.findLast(isFiniteVerb);
  const isSame = isFiniteVerb(next) && next.reading.inflection.person === last?.reading.inflection.person;
  return isSame || isLast ? COMMA : '.';
}

/** Whether a clause asks by a word, which no verb before it tells of: «نمی‌دونم چی شد». */
function isQuestion(clause: Stretch): boolean {
  const at = clause.findIndex(({ letters }) => QUESTIONS.has(letters) || isGreetingState(letters));
  const before = clause.slice(0, Math.max(0, at));
  return (
    at >= 0 && !before.some((unit) => DEPENDENT.has(unit.letters) || isCompleted(unit) || isFiniteVerb(unit))
  );
}

function isCompleted({ letters, reading }: Unit): boolean {
  return COMPLETED.has(reading.lemma) || COMPLETED_WITH.has(letters);
}

function isGreetingState(letters: string): boolean {
  return letters === 'خوبی' || CHE_KHABAR.test(letters);
}
