import { EZAFE } from '../../format/translationTables.ts';
import { takesPluralVerb } from '../english/nounForms.ts';
import { NO_WORD_PROPERTIES } from '../rules/properties.ts';
import type { Elements, SentenceElement } from '../syntax/elements.ts';
import { hasAny, type NounPhrase, type ParsedPhrase, type PhraseContext } from '../syntax/phrases.ts';
import { coordinator, isAdjective, isForm, isMeasure, isSuperlative } from '../syntax/wordClasses.ts';
import { parseNumber } from '../wording/numerals.ts';
import { adjectiveOf, parseAdjective } from './adjectives.ts';
import { complementPlace } from './complementPlace.ts';
import { headPhrase, isHead, plainPhrase } from './heads.ts';
import {
  capitalised,
  followsWithoutEzafe,
  isJoinedName,
  isListComma,
  joiningSign,
  labelled,
  mayBeLabel,
  mayCoordinate,
  ownerIn,
  sharingPossessor,
  withAdjectiveEndings,
} from './modifiers.ts';
import { type Premodifiers, parsePremodifiers, withPremodifiers } from './premodifiers.ts';

const MAX_CHAIN = 12;
const MAX_LIST = 20;

/** The noun phrase that begins at `at`, with everything that ezafe, و and list commas join to it. */
export function parseNounPhrase(context: PhraseContext, at: number, depth = 0): ParsedPhrase | undefined {
  const single = parseSingle(context, at, depth);
  if (single === undefined || depth > MAX_LIST) return single;
  return withCoordination(context, withBracket(context, single), depth);
}

/** A bracket belongs to what stands before it. */
function withBracket({ elements }: PhraseContext, parsed: ParsedPhrase): ParsedPhrase {
  const element = elements[parsed.next];
  if (element?.kind !== 'bracketed' || !['(', '['].includes(element.open)) return parsed;
  const { phrase, next } = parsed;
  return { phrase: { ...phrase, after: [...phrase.after, element] }, next: next + 1 };
}

function withCoordination(context: PhraseContext, first: ParsedPhrase, depth: number): ParsedPhrase {
  const { elements } = context;
  const conjunction = coordinator(elements[first.next]) ?? joiningSign(elements[first.next]);
  const isComma = isListComma(elements[first.next]);
  if (conjunction === undefined && !isComma) return first;
  const added = isComma ? undefined : ADDED.get(formAt(elements, first.next + 1));
  const rest = parseNounPhrase(context, first.next + (added === undefined ? 1 : 2), depth + 1);
  if (rest === undefined || !mayCoordinate(first.phrase, rest.phrase)) return first;
  if (isComma && rest.phrase.coordinated === undefined) return first;
  return {
    phrase: {
      ...sharingPossessor(first.phrase, rest.phrase),
      coordinated: { conjunction: added ?? conjunction ?? ',', phrase: rest.phrase },
    },
    next: rest.next,
  };
}

/** «و حتی», «و نیز» between two nouns. */
const ADDED: ReadonlyMap<string, string> = new Map([
  ...['نیز', 'همچنین', 'هم‌چنین'].map((also) => [also, 'and also'] as const),
  ['حتی', 'and even'],
  ['بلکه', 'but also'],
]);

function formAt(elements: Elements, at: number): string {
  const element = elements[at];
  return element?.kind === 'word' ? element.form : '';
}

function parseSingle(context: PhraseContext, at: number, depth: number): ParsedPhrase | undefined {
  const before = parsePremodifiers(context, at);
  const head = parseHead(context, before);
  if (head === undefined) return undefined;
  const ezafe = endsInEzafe(context.elements[head.next - 1]);
  return withTail(context, { ...head, phrase: withPremodifiers(head.phrase, before) }, ezafe, depth);
}

/** Whether what follows is tied to an element; a quotation, which has no letters of its own, ties a noun. */
export function endsInEzafe(element: SentenceElement | undefined): boolean {
  if (element?.kind === 'bracketed') return element.open === '“';
  return (element?.kind === 'word' || element?.kind === 'verbatim') && element.ezafe;
}

/** Adjectives, complements and labels behind the head. */
function withTail(
  context: PhraseContext,
  start: ParsedPhrase,
  startEzafe: boolean,
  depth: number,
): ParsedPhrase {
  const { elements } = context;
  let { phrase, next } = start;
  let ezafe = startEzafe;
  for (let step = 0; step < MAX_CHAIN; step++) {
    const adjective =
      ezafe || followsWithoutEzafe(elements, next, phrase) ? parseAdjective(elements, next) : undefined;
    if (adjective === undefined) break;
    const { kind: _, ...described } = adjective.phrase;
    phrase = {
      ...phrase,
      adjectives: [{ ...described, english: lasting(described.english, phrase) }, ...phrase.adjectives],
      trailing: phrase.trailing + 1,
      unique: phrase.unique || described.ordinal,
    };
    ({ next, ezafe } = adjective);
    const last = elements[next - 1];
    if (last?.kind === 'word') phrase = withAdjectiveEndings(phrase, last.pronunciation.inflection);
  }
  return withComplement(context, { phrase, next }, ezafe, depth);
}

/** «قرارداد سه‌ساله»: what lasts three years is not three years old. */
function lasting(adjective: string, { head }: NounPhrase): string {
  return LASTING.test(head) ? adjective.replace(/-year-old$/, '-year') : adjective;
}

const LASTING =
  /(?:absence|agreement|ban|contract|course|deal|experience|guarantee|loan|mission|period|plan|programme|program|project|sentence|strategy|struggle|term|war|warranty)$/;

function withComplement(
  context: PhraseContext,
  parsed: ParsedPhrase,
  ezafe: boolean,
  depth: number,
): ParsedPhrase {
  const { elements } = context;
  const { phrase, next } = parsed;
  const element = elements[next];
  if (depth < MAX_CHAIN && isJoinedName(phrase, element, ezafe)) return joinName(context, parsed, depth);
  if (element?.kind === 'verbatim' && mayBeLabel(elements, next, phrase, ezafe)) {
    const goesOn = element.tokenKind === 'number' ? element.ezafe : ezafe;
    return withTail(context, { phrase: labelled(phrase, element), next: next + 1 }, goesOn, depth);
  }
  const hasComplement = (ezafe && mayBeOf(phrase, element)) || measures(phrase, elements[next - 1], element);
  if (depth < MAX_CHAIN && hasComplement) return withEzafeComplement(context, parsed, depth);
  return withPartitive(context, parsed, depth);
}

/** A name has no common noun for its complement, whatever the ezafe behind it says: «سازمان ملل تعاریفی داد». */
function mayBeOf({ headKind, features }: NounPhrase, element: SentenceElement | undefined): boolean {
  const isName = headKind === 'name' || (features.has('definite') && features.has('organisation'));
  return !(isName && element?.kind === 'word' && element.pronunciation.partOfSpeech === 'noun');
}

/** «یک کیلو گوشت», «هر لیتر بنزین»: what is measured stands behind its unit. */
function measures(
  { quantity, determiner, indefinite, complement }: NounPhrase,
  unit: SentenceElement | undefined,
  element: SentenceElement | undefined,
): boolean {
  if (unit?.kind !== 'word' || !isMeasure(unit) || complement !== undefined) return false;
  if (quantity === undefined && determiner === undefined && !indefinite) return false;
  if (element?.kind !== 'word' || element.pronunciation.partOfSpeech !== 'noun') return false;
  return !element.pronunciation.features.has('time');
}

/** آقای احمدی, علی احمدی. */
function joinName(context: PhraseContext, { phrase, next }: ParsedPhrase, depth: number): ParsedPhrase {
  const element = context.elements[next];
  if (element?.kind !== 'word') return { phrase, next };
  const name = headPhrase(element);
  const isTitle = phrase.headKind === 'common' || phrase.features.has('title');
  const head = `${isTitle ? capitalised(phrase.head) : phrase.head} ${name.head}`;
  const joined: NounPhrase = {
    ...phrase,
    headKind: 'name',
    head,
    properties: NO_WORD_PROPERTIES,
    features: name.features,
    indefinite: false,
  };
  return withTail(context, { phrase: joined, next: next + 1 }, element.ezafe, depth + 1);
}

function withEzafeComplement(context: PhraseContext, parsed: ParsedPhrase, depth: number): ParsedPhrase {
  const { phrase, next } = parsed;
  const complement = parseNounPhrase(context, next, depth + 1);
  if (complement === undefined) return parsed;
  const inner = complement.phrase;
  const owner = phrase.possessor === undefined ? ownerIn(inner) : undefined;
  if (owner !== undefined) return { phrase: { ...phrase, possessor: owner }, next: complement.next };
  const isPlaceKind = phrase.headKind === 'common' && phrase.properties.classes.has('placeKind');
  const isNamed = isPlaceKind && inner.headKind === 'name' && inner.complement === undefined;
  const unique = phrase.unique || isNamed;
  const link = linkOf(phrase, inner);
  const likeliest = complementPlace(phrase, inner, context.choices);
  // `the answer to the riddle` rather than `the riddle's answer`.
  const place = likeliest === 'owner' && link !== phrase.link ? 'behind' : likeliest;
  return { phrase: { ...phrase, complement: inner, unique, link, place }, next: complement.next };
}

/** `increase in prices`, `difference between gold and silver`, but `the request of the people`. */
function linkOf({ properties: { prepositions }, link }: NounPhrase, complement: NounPhrase): string {
  const isPair = complement.coordinated?.conjunction === 'and' || complement.quantity === 'two';
  const ofPair = isPair ? prepositions.get(`${EZAFE}و`) : undefined;
  const { headKind, head, features } = complement;
  const isPeople = features.has('person') || features.has('organisation') || takesPluralVerb(head);
  const isAgent = headKind === 'name' || isPeople;
  return ofPair ?? (isAgent ? undefined : prepositions.get(EZAFE)) ?? link;
}

/** یکی از دانشجویان: از after words of quantity is `of`. */
function withPartitive(context: PhraseContext, parsed: ParsedPhrase, depth: number): ParsedPhrase {
  const { phrase, next } = parsed;
  if (!isForm(context.elements[next], 'از') || depth >= MAX_CHAIN) return parsed;
  if (!phrase.properties.classes.has('partitive') && phrase.quantity === undefined) return parsed;
  const whole = parseNounPhrase(context, next + 1, depth + 1);
  if (whole === undefined) return parsed;
  if (QUANTIFIERS.has(phrase.head) && isBarePlural(whole.phrase))
    return { phrase: { ...whole.phrase, quantity: phrase.head }, next: whole.next };
  const complement: NounPhrase = { ...whole.phrase, unique: whole.phrase.unique || whole.phrase.plural };
  return { phrase: { ...phrase, complement }, next: whole.next };
}

const QUANTIFIERS = new Set(['many', 'some', 'most', 'several', 'a number', 'few']);

/** «بسیاری از کشورها» is `many countries`, but «بسیاری از این کشورها» has an `of`. */
function isBarePlural(phrase: NounPhrase): boolean {
  const isMarked = hasAny(phrase, 'determiner', 'possessor', 'quantity', 'predeterminer');
  return phrase.plural && phrase.headKind === 'common' && !isMarked;
}

/** The head of a noun phrase: a noun, a bracket, Latin, or a determiner or number that stands for one. */
function parseHead(context: PhraseContext, before: Premodifiers): ParsedPhrase | undefined {
  const at = before.next;
  const element = context.elements[at];
  if (element?.kind === 'bracketed')
    return { phrase: plainPhrase('bracketed', '', { after: [element] }), next: at + 1 };
  if (element?.kind === 'verbatim' && isHead(element) && !isScaled(context, at))
    return {
      phrase: plainPhrase('verbatim', element.text, { plural: element.plural === true }),
      next: at + 1,
    };
  if (element?.kind === 'verbatim') return scaledNumber(context, at);
  if (element?.kind !== 'word') return undefined;
  if (isHead(element)) return { phrase: headPhrase(element), next: at + 1 };
  return headlessPhrase(context, at, before);
}

/** «۴ میلیارد و ۲۰۰ میلیون» without a noun. */
function scaledNumber({ elements }: PhraseContext, at: number): ParsedPhrase | undefined {
  const number = parseNumber(elements, at);
  return number && { phrase: plainPhrase('pronoun', number.english, { plural: true }), next: number.next };
}

function isScaled({ elements }: PhraseContext, at: number): boolean {
  return (parseNumber(elements, at)?.next ?? 0) > at + 1;
}

/** این, چند, سه, بهترین without a noun. */
function headlessPhrase(
  { elements }: PhraseContext,
  at: number,
  before: Premodifiers,
): ParsedPhrase | undefined {
  const element = elements[at];
  if (element?.kind !== 'word') return undefined;
  const number = parseNumber(elements, at);
  if (number !== undefined) {
    const properties = number.next === at + 1 ? element.properties : NO_WORD_PROPERTIES;
    const phrase = plainPhrase('pronoun', number.english, { plural: !number.one, properties });
    return { phrase, next: number.next };
  }
  const { partOfSpeech, inflection, features } = element.pronunciation;
  if (partOfSpeech === 'determiner')
    return {
      phrase: { ...headPhrase(element), question: features.has('question'), headKind: 'pronoun' },
      next: at + 1,
    };
  if (isSuperlative(element))
    return { phrase: plainPhrase('pronoun', `the ${adjectiveOf(element).english}`), next: at + 1 };
  const isNoun = inflection.plural || inflection.indefinite || before.determiner !== undefined || before.one;
  if (!isAdjective(element) || !isNoun) return undefined;
  const head = inflection.plural ? element.english : `${element.english} one`;
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
