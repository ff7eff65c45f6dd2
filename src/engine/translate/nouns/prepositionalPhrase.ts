import { subjectPronoun } from '../english/pronouns.ts';
import { NO_WORD_PROPERTIES } from '../rules/properties.ts';
import type { SentenceElement, Word } from '../syntax/elements.ts';
import type { NounPhrase, ParsedPhrase, PhraseContext, PrepositionalPhrase } from '../syntax/phrases.ts';
import { plainPhrase } from './heads.ts';
import { endsInEzafe, parseNounPhrase } from './nounPhrase.ts';

/** Phrases in phrases that a reader still follows. */
const MAX_DEPTH = 6;

interface ParsedPrepositional {
  readonly phrase: PrepositionalPhrase;
  readonly next: number;
}

/** A preposition, of one word or several, with its noun phrase; alone if nothing nominal follows. */
export function parsePrepositional(
  context: PhraseContext,
  at: number,
  depth = 0,
): ParsedPrepositional | undefined {
  const element = context.elements[at];
  const preposition = prepositionOf(element);
  if (preposition === undefined) return undefined;
  const clitic = element?.kind === 'word' ? element.pronunciation.inflection.clitic : undefined;
  if (clitic !== undefined) {
    const object = plainPhrase('pronoun', subjectPronoun(clitic));
    return { phrase: { kind: 'prepositional', ...preposition, object }, next: at + 1 };
  }
  const noun = parseNounPhrase(context, at + 1);
  const found = noun && withGovernedPhrase(context, noun, depth);
  const object = found?.phrase;
  const english = senseBefore(preposition, object);
  return { phrase: { kind: 'prepositional', ...preposition, english, object }, next: found?.next ?? at + 1 };
}

type Preposition = Pick<PrepositionalPhrase, 'persian' | 'english' | 'classes'>;

function prepositionOf(element: SentenceElement | undefined): Preposition | undefined {
  if (element?.kind === 'fixedPhrase' && element.role === 'preposition')
    return { persian: element.persian, english: element.english, classes: element.classes };
  if (element?.kind !== 'word' || element.pronunciation.partOfSpeech !== 'preposition') return undefined;
  const { form, english, properties } = element;
  return { persian: form, english, classes: properties.classes };
}

function senseBefore({ persian, english }: Preposition, object: NounPhrase | undefined): string {
  if (object === undefined) return english;
  if (persian === 'در') return placeOrTime(english, object);
  if (persian !== 'تا' || english === 'to') return english;
  const { quantity, label, features, properties } = object;
  const isTime = features.has('time');
  if (quantity !== undefined && !isTime) return 'up to';
  const isDate = isTime && (properties.classes.has('namedTime') || properties.classes.has('year'));
  return isDate && label !== undefined ? 'by' : english;
}

/** در: `on Friday`, `on 12 March`, `at night`, else as its gloss says. */
function placeOrTime(english: string, { properties: { classes }, quantity, features }: NounPhrase): string {
  if (classes.has('namedTime') && features.has('time') && quantity !== undefined) return 'on';
  if (classes.has('weekday') || classes.has('calendarDay')) return 'on';
  return classes.has('clock') ? 'at' : english;
}

/** بهش, باهات: a preposition with its pronoun that the lexicon lists as one pronoun. */
export function contractedPhrase({ properties }: Word): PrepositionalPhrase | undefined {
  const { contraction } = properties;
  if (contraction === undefined) return undefined;
  const { persian, english, pronoun } = contraction;
  const object = plainPhrase('pronoun', pronoun);
  return { kind: 'prepositional', persian, english, classes: NO_WORD_PROPERTIES.classes, object };
}

/** Takes the prepositional phrase behind a noun that governs it (`use of masks`), or any behind a gerund. */
export function withGovernedPhrase(context: PhraseContext, parsed: ParsedPhrase, depth = 0): ParsedPhrase {
  const { phrase, next } = parsed;
  if (depth > MAX_DEPTH || phrase.after.length > 0) return parsed;
  const preposition = prepositionOf(context.elements[next]);
  if (preposition === undefined) return parsed;
  const isExample = EXAMPLES.has(preposition.persian) && mayHaveExamples(lastOf(phrase));
  const isTied =
    isExample || endsInEzafe(context.elements[next - 1]) || preposition.classes.has('attributive');
  const english = isTied ? preposition.english : governedPreposition(lastOf(phrase), preposition);
  if (english === undefined) return parsed;
  const found = parsePrepositional(context, next, depth + 1);
  if (found?.phrase.object === undefined) return parsed;
  if (isOfClause(context.elements[found.next], phrase, found.phrase, isTied)) return parsed;
  const inEnglish = isExample ? 'such as' : isTied ? found.phrase.english : english;
  return { phrase: withPhrase(phrase, found.phrase, inEnglish), next: found.next };
}

const EXAMPLES = new Set(['مانند', 'مثل', 'نظیر', 'همچون', 'همانند']);

/** «علائمی مانند تب»: `symptoms such as a fever`. */
function mayHaveExamples({ headKind, plural, indefinite, features }: NounPhrase): boolean {
  return headKind === 'common' && (plural || indefinite || features.has('plural'));
}

/** The last of the phrases that و joins, which what follows belongs to. */
function lastOf(phrase: NounPhrase): NounPhrase {
  return phrase.coordinated === undefined ? phrase : lastOf(phrase.coordinated.phrase);
}

function withPhrase(phrase: NounPhrase, behind: PrepositionalPhrase, english: string): NounPhrase {
  const { coordinated } = phrase;
  if (coordinated !== undefined) {
    const last = withPhrase(coordinated.phrase, behind, english);
    return { ...phrase, coordinated: { ...coordinated, phrase: last } };
  }
  if (english === 'object' && behind.object !== undefined)
    return { ...phrase, complement: behind.object, link: '' };
  return { ...phrase, after: [{ ...behind, english }] };
}

/** Prepositions that an action governs, whatever it is: «حمله به شهر». */
const OF_ACTIONS = new Set(['به', 'با', 'از']);

/** The English of a preposition behind a noun that governs it, `object` for none; undefined if the noun does not. */
function governedPreposition(
  { headKind, properties, complement, action, determiner }: NounPhrase,
  { persian, english }: Pick<PrepositionalPhrase, 'persian' | 'english'>,
): string | undefined {
  const governed = properties.prepositions.get(persian);
  if (headKind === 'common') {
    if (governed !== undefined || action === undefined || determiner !== undefined) return governed;
    const ofVerb = action.prepositions.get(persian);
    return ofVerb === 'object' ? 'of' : (ofVerb ?? (OF_ACTIONS.has(persian) ? english : undefined));
  }
  if (headKind !== 'gerund') return undefined;
  return governed === 'object' && complement !== undefined ? english : (governed ?? english);
}

/**
 * Whether a phrase may be said of the noun instead, and stays with the clause: «این غذا دارای ویتامین است». So also
 * what is behind a gerund, as its adjective may be the predicate: «خندیدن برای سلامتی مفید است».
 */
function isOfClause(
  verb: SentenceElement | undefined,
  { headKind }: NounPhrase,
  { classes, object }: PrepositionalPhrase,
  isTied: boolean,
): boolean {
  if (verb?.kind !== 'verb') return false;
  if (classes.has('attributive') && verb.verb.role !== 'ordinary') return true;
  const hasAdjective = (object?.trailing ?? 0) > 0;
  return !isTied && headKind === 'gerund' && verb.verb.role === 'copula' && hasAdjective;
}
