import type { Person } from '../../types.ts';
import { adverb, hasAdverb } from '../english/adjectiveForms.ts';
import type { Clause, Constituent, NounPhrase, PrepositionalPhrase } from '../syntax/phrases.ts';
import type { NounRole } from './articles.ts';
import { infinitiveOf } from './infinitives.ts';
import type { NounContext } from './nounPhrase.ts';
import { nounPhraseEnglish } from './nounPhrase.ts';
import { timeEnglish } from './times.ts';

export interface ConstituentContext {
  readonly subject: Person;
  readonly thing: boolean;
  readonly attachment: NounContext['attachment'];
  /** English of a clause inside the clause, with its connector. */
  readonly embedded: (clause: Clause) => string;
  /** An adjective here describes a thing, not the way something is done. */
  readonly keepsAdjectives: boolean;
}

/** The English of one constituent in the role `role`, with the conjunction before it. */
export function constituentEnglish(
  constituent: Constituent,
  role: NounRole,
  context: ConstituentContext,
): string {
  const english = phraseEnglish(constituent, role, context);
  return constituent.lead === undefined ? english : `${constituent.lead} ${english}`;
}

function phraseEnglish({ phrase }: Constituent, role: NounRole, context: ConstituentContext): string {
  switch (phrase.kind) {
    case 'nounPhrase':
      return nounEnglish(phrase, role, context);
    case 'prepositional':
      return prepositionalEnglish(phrase, context);
    case 'adjective':
      return context.keepsAdjectives || phrase.comparative || !hasAdverb(phrase.english)
        ? phrase.english
        : adverb(phrase.english);
    case 'adverb':
      return phrase.english;
    case 'clause':
      return context.embedded(phrase.clause);
    case 'text':
      return phrase.text;
  }
}

function nounEnglish(phrase: NounPhrase, role: NounRole, context: ConstituentContext): string {
  if (role === 'time' && phrase.features.has('time'))
    return timeEnglish(phrase, (part) => nounEnglish(part, 'complement', context));
  return nounPhraseEnglish(phrase, nounContext(role, context));
}

function nounContext(role: NounRole, { subject, thing, attachment }: ConstituentContext): NounContext {
  return { role, subject, thing, attachment };
}

/** A preposition with its object; alone where the source has none. */
export function prepositionalEnglish(
  { english, classes, object }: PrepositionalPhrase,
  context: Pick<ConstituentContext, 'subject' | 'thing' | 'attachment'>,
): string {
  if (object === undefined) return english;
  const infinitive = english === 'for' ? infinitiveOf(object, context) : undefined;
  if (infinitive !== undefined) return infinitive;
  const role = classes.has('predicative') ? 'predicate' : 'complement';
  return `${english} ${nounPhraseEnglish(object, { ...context, role })}`;
}
