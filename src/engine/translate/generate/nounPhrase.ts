import type { Person } from '../../types.ts';
import { indefiniteArticle, isPluralForm, plural, possessive } from '../english/nounForms.ts';
import { objectCase, possessiveAdjective, reflexivePronoun } from '../english/pronouns.ts';
import { verbForm } from '../english/verbForms.ts';
import type { Choices } from '../rules/choices.ts';
import { type Attachment, isPluralEnglish, type NounPhrase } from '../syntax/phrases.ts';
import { articleOf, type NounPlace, type NounRole } from './articles.ts';
import { isPartOfDay, namedTime, timeEnglish } from './times.ts';

export interface NounContext {
  readonly role: NounRole;
  /** The person that خود points to. */
  readonly subject: Person;
  /** The third person is a thing here: `its`. */
  readonly thing: boolean;
  readonly choices: Choices;
  /** The verb or noun that the phrase belongs to; empty for none. */
  readonly governor: string;
  /** The preposition that the phrase stands behind; empty for none. */
  readonly preposition: string;
  /** English of relative clauses, prepositional phrases and brackets behind a noun. */
  readonly attachment: (attachment: Attachment, phrase: NounPhrase) => string;
}

/** The English of a noun phrase with all that belongs to it. */
export function nounPhraseEnglish(phrase: NounPhrase, context: NounContext): string {
  const own = ownEnglish(phrase, context);
  const after = phrase.after.map((attachment) => context.attachment(attachment, phrase));
  const single = [own, ...after]
    .filter((part) => part !== '')
    .join(' ')
    .replaceAll(' , ', ', ');
  if (phrase.coordinated === undefined) return single;
  const { conjunction, phrase: rest } = phrase.coordinated;
  const isWord = /^(?:and|or|but)\b/.test(conjunction);
  const joint = isWord ? ` ${conjunction} ` : conjunction.replace(/^,$/, ', ');
  return `${single}${joint}${nounPhraseEnglish(rest, context)}`;
}

function ownEnglish(phrase: NounPhrase, context: NounContext): string {
  if (phrase.headKind === 'pronoun') return pronounEnglish(phrase, context);
  if (phrase.headKind === 'gerund') return gerundEnglish(phrase, context);
  const named = namedTime(phrase);
  if (named !== undefined) return typeof named === 'string' ? named : ownEnglish(named, context);
  const { attributes, complement } = attributesOf(phrase);
  const placed = complement === undefined ? {} : placeComplement(phrase, complement, context);
  const words = [
    ...adjectiveWords(phrase, false),
    phrase.attribute,
    ...attributes,
    headEnglish(phrase),
    phrase.label,
  ];
  const core = withArticle(phrase, words.filter(isText).join(' '), placed, context);
  return [core, placed.behind].filter(isText).join(' ');
}

function isText(part: string | undefined): part is string {
  return part !== undefined && part !== '';
}

function headEnglish({ headKind, head, plural: isPlural, features }: NounPhrase): string {
  const isInflected = isPlural && !['verbatim', 'name', 'bracketed'].includes(headKind);
  if (!isInflected || features.has('uncountable')) return head;
  return features.has('plural') && isPluralForm(head) ? head : plural(head);
}

function pronounEnglish(phrase: NounPhrase, context: NounContext): string {
  const { complement } = phrase;
  const behind = complement && `of ${nounPhraseEnglish(complement, { ...context, role: 'complement' })}`;
  return [...wordsBefore(phrase), pronounCase(phrase, context), phrase.label, behind]
    .filter(isText)
    .join(' ');
}

function pronounCase({ head, possessor, person }: NounPhrase, { role, subject, thing }: NounContext): string {
  const isReflexive = possessor === 'own' && head.endsWith('self');
  const base = isReflexive ? reflexivePronoun(person === 3 ? subject : (person ?? 3), thing) : head;
  return role === 'subject' || role === 'predicate' ? base : objectCase(base);
}

function gerundEnglish(phrase: NounPhrase, context: NounContext): string {
  const { complement, link, negative, head, label } = phrase;
  const inner =
    complement && nounPhraseEnglish(complement, { ...context, role: link === '' ? 'object' : 'complement' });
  const before = [...wordsBefore(phrase), possessorEnglish(phrase, context), negative ? 'not' : ''];
  return [...before, verbForm(head, 'gerund'), label, inner === undefined ? '' : link, inner]
    .filter(isText)
    .join(' ');
}

/** What stands before a head that takes no article. */
function wordsBefore(phrase: NounPhrase): (string | undefined)[] {
  const { predeterminer, determiner, quantity, attribute } = phrase;
  return [predeterminer, determiner?.english, quantity, ...adjectiveWords(phrase, false), attribute];
}

/** The adjectives behind the number or, if `isCounted`, those before it: the first six months. */
function adjectiveWords({ adjectives, trailing, quantity }: NounPhrase, isCounted: boolean): string[] {
  return [...adjectives.slice(trailing), ...adjectives.slice(0, trailing)]
    .filter(({ ordinal }) => (ordinal && quantity !== undefined) === isCounted)
    .map(({ english }) => english);
}

function possessorEnglish({ possessor }: NounPhrase, { subject, thing }: NounContext): string | undefined {
  if (possessor === undefined) return undefined;
  if (possessor === 'thing') return possessiveAdjective(3, true);
  return possessiveAdjective(possessor === 'own' ? subject : possessor, thing);
}

/** Where the ezafe complement stands: `Ali's` before the head, or `of the city` behind it. */
type Placed = { readonly owner?: string; readonly behind?: string };

function placeComplement(phrase: NounPhrase, complement: NounPhrase, context: NounContext): Placed {
  if (phrase.place === 'owner') return { owner: ownerEnglish(complement, context) };
  const english = nounPhraseEnglish(complement, { ...context, role: 'complement', preposition: phrase.link });
  if (complement.headKind === 'bracketed') return { behind: english };
  if (phrase.features.has('time') && isPartOfDay(complement))
    return { behind: timeEnglish(complement, () => english) };
  return { behind: phrase.link === '' ? english : `${phrase.link} ${english}` };
}

/** `the family's tissue`: one owner is a certain one. */
function ownerEnglish(owner: NounPhrase, context: NounContext): string {
  const isCertain = owner.headKind === 'common' && !owner.plural && !owner.features.has('uncountable');
  const phrase = isCertain && !owner.indefinite ? { ...owner, unique: true } : owner;
  return possessive(nounPhraseEnglish(phrase, { ...context, role: 'complement' }), isPluralEnglish(owner));
}

function withArticle(phrase: NounPhrase, core: string, placed: Placed, context: NounContext): string {
  const own = possessorEnglish(phrase, context) ?? placed.owner;
  const determiner = phrase.determiner?.english;
  const counted = [...adjectiveWords(phrase, true), phrase.quantity, core].filter(isText).join(' ');
  const quantified = counted.replace(/(?<=\d) percent\b/, '%');
  const before = phrase.predeterminer === undefined ? [] : [phrase.predeterminer];
  if (own !== undefined && determiner === undefined) {
    // «سقف دهانم»: `the roof of my mouth`.
    const isPart =
      phrase.headKind === 'common' && phrase.possessor !== undefined && phrase.head.includes(' of the ');
    const whose = isPart ? `the ${quantified.replace(' of the ', ` of ${own} `)}` : `${own} ${quantified}`;
    return [...before, whose].join(' ');
  }
  if (own !== undefined) return [...before, determiner, quantified, 'of', own].join(' ');
  if (determiner !== undefined)
    return [...before, singularFits(determiner, quantified), quantified].filter(isText).join(' ');
  const article = articleOf(phrase, placeOf(context, placed), context.choices);
  if (article !== 'a') return [...before, article, quantified].filter(isText).join(' ');
  const text = quantified.startsWith('other ') ? 'an' : `${indefiniteArticle(quantified)} `;
  return [...before, text + quantified].join(' ');
}

function placeOf({ role, preposition, governor }: NounContext, { behind = '' }: Placed): NounPlace {
  const isObject = role === 'object' || role === 'markedObject';
  return { role, before: isObject ? governor : preposition, behind: behind.split(' ', 1).join('') };
}

/** `such a` before a vowel is `such an`. */
function singularFits(determiner: string, next: string): string {
  return determiner === 'such a' ? `such ${indefiniteArticle(next)}` : determiner;
}

/** Nouns that stand before the head in English (`blood pressure`), and the complement that is left behind them. */
function attributesOf(phrase: NounPhrase): Pick<NounPhrase, 'complement'> & { attributes: string[] } {
  const { complement, place } = phrase;
  if (complement === undefined) return { attributes: [] };
  // `the effect of smoke on the lungs`: two phrases behind the noun stay together.
  const isFollowed = phrase.after.some(({ kind }) => kind === 'prepositional');
  if (place !== 'before' || isFollowed) return { attributes: [], complement };
  const inner = attributesOf(complement);
  const adjectives = complement.adjectives.map(({ english }) => english);
  const words = [...adjectives, complement.attribute, ...inner.attributes, complement.head];
  return { attributes: [words.filter(isText).join(' ')] };
}
