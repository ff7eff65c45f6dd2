import { adjectiveEnglish, ordinalEnglish, parseAdjective } from './adjectives.ts';
import { determinerOf } from './determiners.ts';
import { headPhrase, isHead, plainPhrase } from './nounHeads.ts';
import { isPartitive, isPlaceKind } from './nounSenses.ts';
import { approximationAt, parseNumber } from './numerals.ts';
import type { NounPhrase, SentenceItem } from './syntax.ts';
import { coordinator, isAdjective, isForm, isOrdinal, isSuperlative } from './wordClasses.ts';

export interface ParsedPhrase {
  readonly phrase: NounPhrase;
  readonly next: number;
}

export interface PhraseContext {
  readonly items: readonly SentenceItem[];
  /** The sentence ends in a question mark. */
  readonly question: boolean;
}

const MAX_CHAIN = 12;
const MAX_LIST = 20;

/** The noun phrase that begins at `at`, with everything that ezafe, و and list commas join to it. */
export function parseNounPhrase(context: PhraseContext, at: number, depth = 0): ParsedPhrase | undefined {
  const single = parseSingle(context, at, depth);
  if (single === undefined || depth > MAX_LIST) return single;
  return withCoordination(context, single, depth);
}

function withCoordination(context: PhraseContext, first: ParsedPhrase, depth: number): ParsedPhrase {
  const { items } = context;
  const conjunction = coordinator(items[first.next]);
  const isComma = isListComma(items[first.next]);
  if (conjunction === undefined && !isComma) return first;
  const rest = parseNounPhrase(context, first.next + 1, depth + 1);
  if (rest === undefined || !mayCoordinate(first.phrase, rest.phrase)) return first;
  if (isComma && rest.phrase.coordinated === undefined) return first;
  return {
    phrase: { ...first.phrase, coordinated: { conjunction: conjunction ?? ',', phrase: rest.phrase } },
    next: rest.next,
  };
}

function isListComma(item: SentenceItem | undefined): boolean {
  return item?.kind === 'break' && item.text === ',';
}

/** Times do not join things: «دیروز و علی» is no list. */
function mayCoordinate(first: NounPhrase, second: NounPhrase): boolean {
  return (
    first.features.has('time') === second.features.has('time') ||
    first.headKind === 'raw' ||
    second.headKind === 'raw'
  );
}

interface Premodifiers {
  readonly determiner?: string;
  readonly predeterminer?: string;
  readonly quantity?: string;
  readonly adjectives: readonly string[];
  readonly unique: boolean;
  readonly plural: boolean;
  readonly one: boolean;
  readonly question: boolean;
  readonly negative: boolean;
}

const NO_PREMODIFIERS: Premodifiers = {
  adjectives: [],
  unique: false,
  plural: false,
  one: false,
  question: false,
  negative: false,
};

function parseSingle(context: PhraseContext, at: number, depth: number): ParsedPhrase | undefined {
  const { before, next } = parsePremodifiers(context, at);
  const head = parseHead(context, next, before);
  if (head === undefined) return undefined;
  const ezafe = endsInEzafe(context.items[head.next - 1]);
  return withTail(context, { ...head, phrase: withPremodifiers(head.phrase, before) }, ezafe, depth);
}

function parsePremodifiers(context: PhraseContext, at: number): { before: Premodifiers; next: number } {
  let before = NO_PREMODIFIERS;
  let next = at;
  for (let step = oneStep(context, next, before); step !== undefined; step = oneStep(context, next, before)) {
    before = step.before;
    next = step.next;
  }
  return { before, next };
}

interface Step {
  readonly before: Premodifiers;
  readonly next: number;
}

function oneStep(context: PhraseContext, at: number, before: Premodifiers): Step | undefined {
  const { items } = context;
  const item = items[at];
  if (item?.kind === 'word' && startsNoun(items, at + 1)) {
    if (isSuperlative(item) && !item.ezafe)
      return {
        before: { ...before, adjectives: [adjectiveEnglish(item), ...before.adjectives], unique: true },
        next: at + 1,
      };
    if (isOrdinal(item) && !item.ezafe)
      return {
        before: { ...before, adjectives: [ordinalEnglish(item), ...before.adjectives], unique: true },
        next: at + 1,
      };
    const determiner =
      before.determiner === undefined
        ? determinerOf(item, isPluralAhead(items, at + 1), context.question)
        : undefined;
    if (determiner !== undefined) {
      const place = determiner.place === 'before' ? 'predeterminer' : 'determiner';
      const question =
        item.reading.features.has('question') || /^(?:how many|what|which)$/.test(determiner.english);
      const negative = item.reading.features.has('negative');
      return {
        before: { ...before, [place]: determiner.english, plural: determiner.plural, question, negative },
        next: at + 1,
      };
    }
  }
  return approximation(context, at, before) ?? numberStep(context, at, before);
}

function approximation({ items }: PhraseContext, at: number, before: Premodifiers): Step | undefined {
  const english = approximationAt(items, at);
  if (english === undefined || before.predeterminer !== undefined) return undefined;
  return { before: { ...before, predeterminer: english }, next: at + 1 };
}

function numberStep({ items }: PhraseContext, at: number, before: Premodifiers): Step | undefined {
  const number = before.quantity === undefined ? parseNumber(items, at) : undefined;
  if (number === undefined || number.ezafe || !startsNoun(items, number.next)) return undefined;
  const next =
    isForm(items[number.next], 'تا') || isClassifier(items, number.next) ? number.next + 1 : number.next;
  if (number.one && items[at]?.kind === 'word') return { before: { ...before, one: true }, next };
  return { before: { ...before, quantity: number.english, plural: !number.one }, next };
}

const CLASSIFIERS = new Set([
  'تا',
  'نفر',
  'عدد',
  'دستگاه',
  'جلد',
  'فقره',
  'فروند',
  'رأس',
  'تن',
  'دانه',
  'قطعه',
]);

function isClassifier(items: readonly SentenceItem[], at: number): boolean {
  const item = items[at];
  return item?.kind === 'word' && CLASSIFIERS.has(item.form) && !item.ezafe && isHead(items[at + 1]);
}

/** A noun, or what may stand before one. */
function startsNoun(items: readonly SentenceItem[], at: number): boolean {
  const item = items[at];
  if (isHead(item)) return !(item?.kind === 'group' && item.open === '(');
  if (isForm(item, 'تا')) return isHead(items[at + 1]);
  if (item?.kind !== 'word') return false;
  const { partOfSpeech } = item.reading;
  return partOfSpeech === 'numeral' || partOfSpeech === 'determiner' || isSuperlative(item);
}

function isPluralAhead(items: readonly SentenceItem[], at: number): boolean {
  for (let next = at; next < at + 4; next++) {
    const item = items[next];
    if (item?.kind === 'word' && isHead(item)) return item.reading.inflection.plural === true;
    if (item?.kind === 'raw' || (item?.kind === 'word' && item.reading.partOfSpeech === 'numeral'))
      return true;
  }
  return false;
}

function parseHead(context: PhraseContext, at: number, before: Premodifiers): ParsedPhrase | undefined {
  const item = context.items[at];
  if (item?.kind === 'group') return { phrase: plainPhrase('group', '', { after: [item] }), next: at + 1 };
  if (item?.kind === 'raw' && isHead(item)) return { phrase: plainPhrase('raw', item.text), next: at + 1 };
  if (item?.kind !== 'word') return undefined;
  if (isHead(item)) return { phrase: headPhrase(item), next: at + 1 };
  return headlessPhrase(context, at, before);
}

/** این, چند, سه, بهترین without a noun. */
function headlessPhrase(
  { items }: PhraseContext,
  at: number,
  before: Premodifiers,
): ParsedPhrase | undefined {
  const item = items[at];
  if (item?.kind !== 'word') return undefined;
  const number = parseNumber(items, at);
  if (number !== undefined)
    return { phrase: plainPhrase('pronoun', number.english, { plural: !number.one }), next: number.next };
  const { partOfSpeech, inflection, features } = item.reading;
  if (partOfSpeech === 'determiner')
    return {
      phrase: { ...headPhrase(item), question: features.has('question'), headKind: 'pronoun' },
      next: at + 1,
    };
  if (isSuperlative(item))
    return { phrase: plainPhrase('pronoun', `the ${adjectiveEnglish(item)}`), next: at + 1 };
  const isNoun = inflection.plural || inflection.indefinite || before.determiner !== undefined || before.one;
  if (!isAdjective(item) || !isNoun) return undefined;
  const head = inflection.plural ? item.english : `${item.english} one`;
  return {
    phrase: plainPhrase('common', head, {
      plural: inflection.plural === true,
      unique: inflection.plural === true,
      features: PEOPLE,
    }),
    next: at + 1,
  };
}

const PEOPLE: ReadonlySet<string> = new Set(['person', 'uncountable']);

function withPremodifiers(phrase: NounPhrase, before: Premodifiers): NounPhrase {
  return {
    ...phrase,
    ...(before.determiner !== undefined && { determiner: before.determiner }),
    ...(before.predeterminer !== undefined && { predeterminer: before.predeterminer }),
    ...(before.quantity !== undefined && { quantity: before.quantity }),
    adjectives: before.adjectives,
    unique: phrase.unique || before.unique,
    plural: phrase.plural || before.plural,
    indefinite: phrase.indefinite || before.one,
    question: phrase.question || before.question,
    negative: phrase.negative || before.negative,
  };
}

function endsInEzafe(item: SentenceItem | undefined): boolean {
  return item?.kind === 'word' && item.ezafe;
}

/** Adjectives, complements and labels behind the head. */
function withTail(
  context: PhraseContext,
  start: ParsedPhrase,
  startEzafe: boolean,
  depth: number,
): ParsedPhrase {
  const { items } = context;
  let { phrase, next } = start;
  let ezafe = startEzafe;
  for (let step = 0; step < MAX_CHAIN; step++) {
    const adjective =
      ezafe || mayFollowIndefinite(items, next, phrase) ? parseAdjective(items, next) : undefined;
    if (adjective === undefined) break;
    const isLast = isOrdinalEnglish(adjective.phrase.english);
    phrase = {
      ...phrase,
      adjectives: [adjective.phrase.english, ...phrase.adjectives],
      unique: phrase.unique || isLast,
    };
    ({ next, ezafe } = adjective);
    const last = items[next - 1];
    if (last?.kind === 'word') phrase = withAdjectiveEndings(phrase, last.reading.inflection);
  }
  return withComplement(context, { phrase, next }, ezafe, depth);
}

function isOrdinalEnglish(english: string): boolean {
  return /^(?:first|second|third|last|.*[a-z]th)$/.test(english) && !/north|south|both/.test(english);
}

/** کتاب خوبی, دوست خوبم: the noun's endings stand on its last adjective. */
function withAdjectiveEndings(
  phrase: NounPhrase,
  { indefinite, clitic }: { readonly indefinite?: true; readonly clitic?: NounPhrase['possessor'] },
): NounPhrase {
  return {
    ...phrase,
    indefinite: phrase.indefinite || indefinite === true,
    ...(clitic !== undefined && { possessor: clitic }),
  };
}

/** مردی بزرگ: an adjective without ezafe belongs to an indefinite noun unless the verb needs it. */
function mayFollowIndefinite(items: readonly SentenceItem[], at: number, phrase: NounPhrase): boolean {
  return (
    phrase.indefinite &&
    phrase.headKind === 'common' &&
    items[at + 1]?.kind !== 'verb' &&
    isAdjective(items[at])
  );
}

function withComplement(
  context: PhraseContext,
  parsed: ParsedPhrase,
  ezafe: boolean,
  depth: number,
): ParsedPhrase {
  const { items } = context;
  const { phrase, next } = parsed;
  const item = items[next];
  if (isJoinedName(phrase, item, ezafe)) return joinName(context, parsed, depth);
  if (
    item?.kind === 'raw' &&
    isHead(item) &&
    (ezafe || phrase.headKind === 'common' || phrase.headKind === 'raw')
  )
    return withTail(context, { phrase: labelled(phrase, item), next: next + 1 }, ezafe, depth);
  if (ezafe && depth < MAX_CHAIN) return withEzafeComplement(context, parsed, depth);
  return withPartitive(context, parsed, depth);
}

/** Latin stands before its noun in English, a number behind it. */
function labelled(
  phrase: NounPhrase,
  item: { readonly text: string; readonly tokenKind: string },
): NounPhrase {
  if (item.tokenKind === 'number' || phrase.headKind !== 'common')
    return { ...phrase, label: [phrase.label, item.text].filter((part) => part !== undefined).join(' ') };
  return {
    ...phrase,
    attribute: [phrase.attribute, item.text].filter((part) => part !== undefined).join(' '),
  };
}

function isJoinedName(phrase: NounPhrase, item: SentenceItem | undefined, ezafe: boolean): boolean {
  if (item?.kind !== 'word' || item.reading.partOfSpeech !== 'name' || phrase.plural) return false;
  if (phrase.features.has('title')) return true;
  const samePerson = phrase.features.has('person') && item.reading.features.has('person');
  return (
    phrase.headKind === 'name' &&
    (samePerson || (!ezafe && !phrase.features.has('place') && !item.reading.features.has('place')))
  );
}

/** آقای احمدی, علی احمدی. */
function joinName(context: PhraseContext, { phrase, next }: ParsedPhrase, depth: number): ParsedPhrase {
  const item = context.items[next];
  if (item?.kind !== 'word') return { phrase, next };
  const name = headPhrase(item);
  const isTitle = phrase.features.has('title');
  const head = `${isTitle ? capitalised(phrase.head) : phrase.head} ${name.head}`;
  const joined: NounPhrase = {
    ...phrase,
    headKind: 'name',
    head,
    features: name.features,
    indefinite: false,
  };
  return withTail(context, { phrase: joined, next: next + 1 }, item.ezafe, depth + 1);
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function withEzafeComplement(context: PhraseContext, parsed: ParsedPhrase, depth: number): ParsedPhrase {
  const { phrase, next } = parsed;
  const complement = parseNounPhrase(context, next, depth + 1);
  if (complement === undefined) return parsed;
  const inner = complement.phrase;
  if (inner.possessor === 'own') return { phrase: { ...phrase, possessor: 'own' }, next: complement.next };
  if (
    inner.headKind === 'pronoun' &&
    inner.person !== undefined &&
    phrase.possessor === undefined &&
    inner.coordinated === undefined
  )
    return { phrase: { ...phrase, possessor: inner.person }, next: complement.next };
  if (
    phrase.headKind === 'common' &&
    isPlaceKind(phrase.head) &&
    inner.headKind === 'name' &&
    inner.complement === undefined
  )
    return { phrase: { ...phrase, complement: inner, unique: true }, next: complement.next };
  return { phrase: { ...phrase, complement: inner }, next: complement.next };
}

/** یکی از دانشجویان: از after words of quantity is `of`. */
function withPartitive(context: PhraseContext, parsed: ParsedPhrase, depth: number): ParsedPhrase {
  const { phrase, next } = parsed;
  if (!isForm(context.items[next], 'از') || depth >= MAX_CHAIN) return parsed;
  if (!isPartitive(phrase.head) && phrase.quantity === undefined) return parsed;
  const whole = parseNounPhrase(context, next + 1, depth + 1);
  if (whole === undefined) return parsed;
  const complement: NounPhrase = { ...whole.phrase, unique: whole.phrase.unique || whole.phrase.plural };
  return { phrase: { ...phrase, complement }, next: whole.next };
}
