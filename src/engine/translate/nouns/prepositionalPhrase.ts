import { subjectPronoun } from '../english/pronouns.ts';
import { NO_WORD_PROPERTIES } from '../rules/wordProperties.ts';
import type { SentenceElement, Word } from '../syntax/elements.ts';
import type { NounPhrase, ParsedPhrase, PhraseContext, PrepositionalPhrase } from '../syntax/phrases.ts';
import { plainPhrase } from './heads.ts';
import { parseNounPhrase } from './nounPhrase.ts';

interface ParsedPrepositional {
  readonly phrase: PrepositionalPhrase;
  readonly next: number;
}

/** A preposition, of one word or several, with its noun phrase; alone if nothing nominal follows. */
export function parsePrepositional(context: PhraseContext, at: number): ParsedPrepositional | undefined {
  const element = context.elements[at];
  const preposition = prepositionOf(element);
  if (preposition === undefined) return undefined;
  const clitic = element?.kind === 'word' ? element.pronunciation.inflection.clitic : undefined;
  if (clitic !== undefined)
    return {
      phrase: {
        kind: 'prepositional',
        ...preposition,
        object: plainPhrase('pronoun', subjectPronoun(clitic)),
      },
      next: at + 1,
    };
  const object = parseNounPhrase(context, at + 1);
  return { phrase: phraseOf(preposition, object?.phrase), next: object?.next ?? at + 1 };
}

type Preposition = Pick<PrepositionalPhrase, 'persian' | 'english' | 'classes'>;

function prepositionOf(element: SentenceElement | undefined): Preposition | undefined {
  if (element?.kind === 'fixedPhrase' && element.role === 'preposition')
    return { persian: element.persian, english: element.english, classes: element.classes };
  if (element?.kind !== 'word' || element.pronunciation.partOfSpeech !== 'preposition') return undefined;
  const { form, english, properties } = element;
  return { persian: form, english, classes: properties.classes };
}

function phraseOf(preposition: Preposition, object: NounPhrase | undefined): PrepositionalPhrase {
  return { kind: 'prepositional', ...preposition, english: senseBefore(preposition, object), object };
}

function senseBefore({ persian, english }: Preposition, object: NounPhrase | undefined): string {
  if (object === undefined) return english;
  if (persian === 'در') return placeOrTime(english, object);
  const isAmount = object.quantity !== undefined && !object.features.has('time');
  return persian === 'تا' && isAmount ? 'up to' : english;
}

/** در: `on Friday`, `at night`, else as its gloss says. */
function placeOrTime(english: string, { properties: { classes } }: NounPhrase): string {
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
export function withGovernedPhrase(context: PhraseContext, parsed: ParsedPhrase): ParsedPhrase {
  const { phrase, next } = parsed;
  if (phrase.coordinated !== undefined || phrase.after.length > 0) return parsed;
  const found = parsePrepositional(context, next);
  if (found?.phrase.object === undefined) return parsed;
  const english = mayHoldPredicate(context, phrase, found)
    ? undefined
    : governedPreposition(phrase, found.phrase);
  if (english === undefined) return parsed;
  if (english === 'object')
    return { phrase: { ...phrase, complement: found.phrase.object, link: '' }, next: found.next };
  return { phrase: { ...phrase, after: [{ ...found.phrase, english }] }, next: found.next };
}

/** «خندیدن برای سلامتی مفید است»: the adjective may be the predicate, so the phrase stays with the clause. */
function mayHoldPredicate(
  { elements }: PhraseContext,
  { headKind }: NounPhrase,
  { phrase, next }: ParsedPrepositional,
): boolean {
  const verb = elements[next];
  return (
    headKind === 'gerund' &&
    verb?.kind === 'verb' &&
    verb.verb.role === 'copula' &&
    (phrase.object?.trailing ?? 0) > 0
  );
}

function governedPreposition(
  { headKind, properties, complement }: NounPhrase,
  { persian, english }: PrepositionalPhrase,
): string | undefined {
  const governed = properties.prepositions.get(persian);
  if (headKind === 'common') return governed;
  if (headKind !== 'gerund') return undefined;
  return governed === 'object' && complement !== undefined ? english : (governed ?? english);
}
