import { firstGloss } from '../english/gloss.ts';
import { nounGovernment, verbGovernment } from '../rules/government.ts';
import type { SentenceElement, Word } from '../syntax/elements.ts';
import type { NounPhrase, ParsedPhrase, PhraseContext, PrepositionalPhrase } from '../syntax/phrases.ts';
import { plainPhrase } from './heads.ts';
import { parseNounPhrase } from './nounPhrase.ts';

export interface ParsedPrepositional {
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
      phrase: { kind: 'prepositional', ...preposition, object: plainPhrase('pronoun', pronounOf(clitic)) },
      next: at + 1,
    };
  const object = parseNounPhrase(context, at + 1);
  return { phrase: phraseOf(preposition, object?.phrase), next: object?.next ?? at + 1 };
}

interface Preposition {
  readonly persian: string;
  readonly english: string;
}

function prepositionOf(element: SentenceElement | undefined): Preposition | undefined {
  if (element?.kind === 'fixedPhrase' && element.role === 'preposition') return element;
  if (element?.kind !== 'word' || element.pronunciation.partOfSpeech !== 'preposition') return undefined;
  return { persian: element.form, english: element.english };
}

function pronounOf(person: number): string {
  return ['I', 'you', 'he', 'we', 'you', 'they'][person - 1] ?? '';
}

function phraseOf({ persian, english }: Preposition, object: NounPhrase | undefined): PrepositionalPhrase {
  return {
    kind: 'prepositional',
    persian,
    english: senseBefore(persian, english, object),
    object,
  };
}

const WEEKDAY = /^(?:Saturday|Sunday|Monday|Tuesday|Wednesday|Thursday|Friday|day|date|weekend)$/;

function senseBefore(persian: string, english: string, object: NounPhrase | undefined): string {
  if (persian === 'در') return placeOrTime(english, object);
  return persian === 'تا' && object?.quantity !== undefined && !object.features.has('time')
    ? 'up to'
    : english;
}

function placeOrTime(english: string, object: NounPhrase | undefined): string {
  if (object === undefined) return english;
  if (WEEKDAY.test(object.head)) return 'on';
  return /^(?:hour|o'clock|night|moment|time)$/.test(object.head) && object.features.has('time')
    ? 'at'
    : english;
}

const SPOKEN = /^(to|with|from|for) (him|her|it|you|me|us|them)$/;
const LETTERS: Readonly<Record<string, string>> = { to: 'به', with: 'با', from: 'از', for: 'برای' };

/** بهش, باهات: a preposition with its pronoun that the lexicon lists as one pronoun. */
export function spokenPrepositional(element: Word): PrepositionalPhrase | undefined {
  const match = SPOKEN.exec(firstGloss(element.pronunciation.gloss));
  if (match === null) return undefined;
  const [, english = '', pronoun = ''] = match;
  return {
    kind: 'prepositional',
    persian: LETTERS[english] ?? '',
    english,
    object: plainPhrase('pronoun', pronoun),
  };
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
  { headKind, head, complement }: NounPhrase,
  { persian, english }: PrepositionalPhrase,
): string | undefined {
  if (headKind === 'common') return nounGovernment(head, persian);
  if (headKind !== 'gerund') return undefined;
  const government = verbGovernment(head, persian) ?? english;
  return government === 'object' && complement !== undefined ? english : government;
}
