import { adverb, hasAdverb } from '../english/adjectiveForms.ts';
import { objectPronoun } from '../english/pronouns.ts';
import {
  type Clause,
  type Constituent,
  hasAny,
  type NounPhrase,
  type PrepositionalPhrase,
} from '../syntax/phrases.ts';
import type { NounRole } from './articles.ts';
import { type NounContext, nounPhraseEnglish } from './nounPhrase.ts';
import { timeEnglish } from './times.ts';

/** What the words of a phrase are said with, whatever its role. */
type WordContext = Omit<NounContext, 'role'>;

export interface ConstituentContext extends WordContext {
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
    case 'adjective': {
      const { english, comparative } = phrase;
      return context.keepsAdjectives || comparative || !hasAdverb(english) ? english : adverb(english);
    }
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
  return nounPhraseEnglish(phrase, { ...context, role });
}

/** A preposition with its object; alone where the source has none. */
export function prepositionalEnglish(
  { persian, english: own, classes, object }: PrepositionalPhrase,
  context: WordContext,
): string {
  if (object === undefined) return own;
  const infinitive = own === 'for' ? infinitiveOf(object, context) : undefined;
  if (infinitive !== undefined) return infinitive;
  const english = likeliest(persian, own, object, context);
  const role = classes.has('predicative') ? 'predicate' : 'complement';
  return `${english} ${nounPhraseEnglish(object, { ...context, role, preposition: english })}`;
}

/** The preposition of the rules, or a likelier one that may stand for the same Persian one. */
function likeliest(
  persian: string,
  rule: string,
  { head, headKind, features, properties }: NounPhrase,
  { choices, governor }: WordContext,
): string {
  if (headKind === 'bracketed' || headKind === 'pronoun' || features.has('time')) return rule;
  const noun = head.split(' ').at(-1)?.toLowerCase() ?? '';
  const seen = [
    `${persian} ${rule}`,
    `noun ${noun} ${persian}`,
    `noun ${noun} ${rule}`,
    `of ${governor} ${persian}`,
    `of ${governor} ${rule}`,
    `${headKind} ${rule}`,
    ...[...features, ...properties.classes].map((feature) => `is ${feature} ${persian} ${rule}`),
  ];
  return choices.preposition(persian, rule, seen, head);
}

/** «برای درمان بیماری», «برای دیدن او»: `to treat the disease`; undefined for what is no action. */
function infinitiveOf(phrase: NounPhrase, context: WordContext): string | undefined {
  const actions = actionsOf(phrase);
  if (actions === undefined) return undefined;
  const last = actions.at(-1);
  const what = last && objectOf(last.phrase, last.transitive, context);
  if (what === undefined) return undefined;
  return `to ${actions.map(({ english }) => english).join(' and ')}${what === '' ? '' : ` ${what}`}`;
}

interface ActionPhrase {
  readonly phrase: NounPhrase;
  readonly english: string;
  readonly transitive: boolean;
}

/** The actions that و joins; undefined if one of the phrases is none. */
function actionsOf(phrase: NounPhrase): readonly ActionPhrase[] | undefined {
  const { headKind, head, action, coordinated, features } = phrase;
  if (isDescribed(phrase)) return undefined;
  const own =
    headKind === 'gerund'
      ? { phrase, english: head, transitive: features.has('transitive') }
      : action && { phrase, english: action.english, transitive: action.transitive };
  if (own === undefined) return undefined;
  if (coordinated === undefined) return [own];
  if (coordinated.conjunction !== 'and' || phrase.complement !== undefined || phrase.after.length > 0)
    return undefined;
  const rest = actionsOf(coordinated.phrase);
  return rest && [own, ...rest];
}

function isDescribed(phrase: NounPhrase): boolean {
  const { adjectives, indefinite, plural, negative } = phrase;
  if (adjectives.length > 0 || indefinite || plural || negative) return true;
  return hasAny(phrase, 'attribute', 'label', 'determiner', 'predeterminer', 'quantity');
}

/** What is done to: an ezafe complement, or a phrase whose preposition English has none for. */
function objectOf(phrase: NounPhrase, transitive: boolean, context: WordContext): string | undefined {
  const { complement, after, possessor, headKind, action } = phrase;
  const behind = after.map((part) => context.attachment(part, phrase)).join(' ');
  if (complement !== undefined) {
    if (!transitive) return undefined;
    const english = nounPhraseEnglish(complement, { ...context, role: 'object' });
    return behind === '' ? english : `${english} ${behind}`;
  }
  if (possessor !== undefined)
    return transitive && possessor !== 'own' && possessor !== 'thing' ? objectPronoun(possessor) : undefined;
  const [first] = after;
  if (first?.kind !== 'prepositional') return headKind === 'gerund' ? behind : undefined;
  if (first.object !== undefined && action?.prepositions.get(first.persian) === 'object')
    return nounPhraseEnglish(first.object, { ...context, role: 'object' });
  return behind;
}
