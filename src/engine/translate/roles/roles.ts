import type { Person } from '../../types.ts';
import { plainPhrase } from '../nouns/heads.ts';
import {
  type Adjective,
  type Clause,
  type Constituent,
  hasAny,
  isFreeNoun,
  isMarkedNoun,
  isNoun,
  isPluralEnglish,
  type NounConstituent,
  type NounPhrase,
  nounIn,
  type Roles,
} from '../syntax/phrases.ts';
import type { Verb } from '../syntax/verb.ts';

/** Whether the verb joins its subject to a predicate. */
export function isLinking(verb: Verb): boolean {
  if (verb.role === 'copula' || verb.role === 'existence') return true;
  return verb.properties.classes.has('linking') && !verb.passive;
}

/** The clause with the verb `verb`, and with the subject, object and predicate that this has there. */
export function withVerb(clause: Omit<Clause, 'roles'>, verb: Verb): Clause {
  return { ...clause, verb, roles: rolesIn(clause, verb) };
}

function rolesIn({ relative, governs, ...clause }: Omit<Clause, 'roles'>, verb: Verb): Roles {
  const described = relative ? clause.constituents : withPredicateAdjective(clause.constituents, verb);
  const constituents = withDemonstrativeSubject(described, verb);
  const predicate = isLinking(verb) ? predicateIn(constituents) : undefined;
  const given =
    constituents.find(isMarkedNoun) ?? (verb.parted ? constituents.findLast(isFreeNoun) : undefined);
  const free = constituents.filter(isFreeNoun).filter((each) => each !== predicate && each !== given);
  const first = subjectAmong(free, constituents, verb, { hasObject: given !== undefined, governs });
  const object = given ?? bareObject(free, first, verb);
  const subject =
    first ?? lateSubject(constituents, predicate, verb) ?? collectiveSubject(free, verb, object);
  const used = new Set<Constituent | undefined>([predicate, object, subject]);
  return {
    ...(subject !== undefined && { subject }),
    ...(object !== undefined && { object }),
    ...(predicate !== undefined && { predicate }),
    others: constituents.filter((constituent) => !used.has(constituent)),
  };
}

/** The last constituent, if it is a noun without را or an adjective; phrases with prepositions may follow an adjective. */
function predicateIn(constituents: readonly Constituent[]): Constituent | undefined {
  const last = constituents.at(-1);
  const described = constituents.findLast(
    ({ phrase }) => phrase.kind !== 'prepositional' && phrase.kind !== 'text',
  );
  if (described?.phrase.kind === 'adjective') return described;
  if (last === undefined || last.marked) return undefined;
  if (last.phrase.kind === 'nounPhrase') return last;
  return last.phrase.kind === 'adverb' && last.phrase.question ? last : undefined;
}

/** «امروز دوشنبه است»: a time is a subject where there is no other. */
function lateSubject(
  constituents: readonly Constituent[],
  predicate: Constituent | undefined,
  verb: Verb,
): NounConstituent | undefined {
  if (verb.person !== 3 || predicate?.phrase.kind !== 'nounPhrase') return undefined;
  if (!predicate.phrase.features.has('time')) return undefined;
  return constituents.filter(isNoun).find((constituent) => constituent !== predicate && !constituent.marked);
}

/** «خانوادهٔ او را بردند» has no subject, but «جمعی از مردم آمدند» has one: what can be nothing else. */
function collectiveSubject(
  free: readonly NounConstituent[],
  verb: Verb,
  object: Constituent | undefined,
): NounConstituent | undefined {
  const [first] = free;
  if (first === undefined || first === object || first.phrase.person !== undefined) return undefined;
  if (verb.person !== 6 || verb.tense === 'imperative' || isLinking(verb)) return undefined;
  return first.at < (object?.at ?? Number.POSITIVE_INFINITY) ? first : undefined;
}

interface Known {
  readonly hasObject: boolean;
  readonly governs: boolean;
}

function subjectAmong(
  free: readonly NounConstituent[],
  all: readonly Constituent[],
  verb: Verb,
  known: Known,
): NounConstituent | undefined {
  const first = free[0];
  if (first === undefined || verb.tense === 'imperative' || !agrees(first.phrase, verb)) return undefined;
  if (verb.properties.classes.has('causative') && !verb.parted) return first;
  if (free.length > 1 || isLinking(verb) || verb.passive || verb.transitivity === 'intransitive')
    return first;
  const isAdjacent = all.at(-1) === first;
  if (!isAdjacent || isAgent(first.phrase) || isReporter(first.phrase, verb, known)) return first;
  if (known.hasObject && isDoer(first.phrase, verb)) return first;
  if (known.hasObject || verb.object === undefined) return undefined;
  return verb.transitivity === 'transitive' || verb.infinitive === 'داشتن' ? undefined : first;
}

const TWO_OBJECTS = /^(?:appoint|call|choose|consider|declare|elect|introduce|make|name|regard|turn)\b/;

/** «گوسفند را گرگ درید», «خانه را باد خراب کرد»: who or what does it stands behind the object. */
function isDoer({ features }: NounPhrase, verb: Verb): boolean {
  if (features.has('animate')) return true;
  if (features.has('unit') || verb.properties.classes.has('factitive')) return false;
  if (verb.person !== 3 || verb.transitivity !== 'transitive') return false;
  return verb.infinitive.includes(' ') && !TWO_OBJECTS.test(verb.english);
}

/** «مطالعات نشان می‌دهد»: who or what reports. */
function isReporter({ plural }: NounPhrase, verb: Verb, { governs }: Known): boolean {
  return verb.properties.classes.has('reporting') && (governs || plural);
}

function isAgent({ headKind, head, features, determiner }: NounPhrase): boolean {
  if (headKind === 'name' || (headKind === 'pronoun' && head !== 'something')) return true;
  const acts = features.has('person') || features.has('organisation');
  return acts || determiner?.demonstrative === 'near';
}

/** Persian has a singular verb with inanimate plurals, never a plural verb with a singular thing. */
function agrees(phrase: NounPhrase, verb: Verb): boolean {
  if (phrase.person !== undefined)
    return phrase.coordinated === undefined ? samePerson(phrase.person, verb.person) : verb.person > 3;
  if (verb.person !== 3 && verb.person !== 6) return false;
  const { headKind, quantity, complement } = phrase;
  const isPerson = phrase.features.has('person');
  if (verb.person === 3)
    return !(phrase.plural && isPerson && headKind === 'common') || quantity !== undefined;
  const mayBeSeveral = isPerson || quantity !== undefined || ['pronoun', 'verbatim'].includes(headKind);
  return mayBeSeveral || phrase.plural || complement?.plural === true || isPluralEnglish(phrase);
}

function samePerson(subject: Person, verb: Person): boolean {
  return subject === verb || (subject === 3 && verb === 6);
}

function bareObject(
  free: readonly NounConstituent[],
  subject: NounConstituent | undefined,
  verb: Verb,
): NounConstituent | undefined {
  if (verb.transitivity === 'intransitive' || verb.passive || isLinking(verb)) return undefined;
  return free.findLast((constituent) => constituent !== subject);
}

/** «این کتاب است»: before a linking verb that has nothing but one noun, این is no determiner but the subject. */
function withDemonstrativeSubject(constituents: readonly Constituent[], verb: Verb): readonly Constituent[] {
  const noun = constituents.at(-1);
  const isAlone = constituents.every((each) => each === noun || each.phrase.kind === 'adverb');
  if (verb.role !== 'copula' || noun === undefined || !isAlone || !isFreeNoun(noun)) return constituents;
  const { determiner, ...phrase } = noun.phrase;
  const demonstrative = determiner?.demonstrative;
  const mayBeSubject = noun.phrase.trailing > 0 && !noun.phrase.indefinite;
  if (demonstrative === undefined || mayBeSubject) return constituents;
  const subject = demonstrativePronoun(demonstrative, phrase);
  return [...constituents.slice(0, -1), { ...noun, phrase: subject }, { ...noun, phrase, at: noun.at + 0.5 }];
}

function demonstrativePronoun(demonstrative: 'near' | 'far', { plural }: NounPhrase): NounPhrase {
  const [one, many] = demonstrative === 'near' ? ['this', 'these'] : ['that', 'those'];
  return plainPhrase('pronoun', (plural ? many : one) ?? '', { plural });
}

/**
 * «این کتاب خوب است»: the predicate is read as the last adjective of the noun before it; a copula that has no other
 * predicate gets it back.
 */
function withPredicateAdjective(constituents: readonly Constituent[], verb: Verb): readonly Constituent[] {
  if (verb.role !== 'copula') return constituents;
  return withComparison(constituents) ?? withLastAdjective(constituents) ?? constituents;
}

/** «این کتاب خوب است», «کتاب در کیف قرمز است»: the last adjective of the last noun. */
function withLastAdjective(constituents: readonly Constituent[]): readonly Constituent[] | undefined {
  const last = constituents.at(-1);
  const noun = last && nounIn(last);
  if (last === undefined || noun === undefined || last.marked) return undefined;
  if (constituents.some(({ phrase }) => phrase.kind === 'adjective')) return undefined;
  const nouns = constituents.filter(isFreeNoun);
  const isOnlyNoun = last.phrase.kind === 'nounPhrase' && nouns.length === 1;
  const hasSubjectOnly = last.phrase.kind === 'prepositional' && nouns.length > 0;
  const parted = isOnlyNoun || hasSubjectOnly ? partedAdjective(noun) : undefined;
  if (parted === undefined) return undefined;
  const phrase = last.phrase.kind === 'prepositional' ? { ...last.phrase, object: parted.noun } : parted.noun;
  return [...constituents.slice(0, -1), { ...last, phrase }, behind(last, parted.adjective)];
}

/** «این خانه بزرگ‌تر از آن خانه است». */
function withComparison(constituents: readonly Constituent[]): readonly Constituent[] | undefined {
  const [noun, than] = constituents.slice(-2);
  if (noun?.phrase.kind !== 'nounPhrase' || noun.marked) return undefined;
  if (than?.phrase.kind !== 'prepositional' || than.phrase.persian !== 'از') return undefined;
  const parted = partedAdjective(noun.phrase);
  if (parted?.adjective.comparative !== true) return undefined;
  return [
    ...constituents.slice(0, -2),
    { ...noun, phrase: parted.noun },
    behind(noun, parted.adjective),
    than,
  ];
}

/** A noun without the adjective that stands last in the source, and that adjective. */
function partedAdjective(
  noun: NounPhrase,
): { readonly noun: NounPhrase; readonly adjective: Adjective } | undefined {
  const [adjective, ...adjectives] = noun.adjectives;
  if (adjective === undefined || !endsInAdjective(noun)) return undefined;
  return { noun: { ...noun, adjectives, trailing: noun.trailing - 1 }, adjective };
}

function behind({ at }: Constituent, adjective: Adjective): Constituent {
  return { phrase: { kind: 'adjective', ...adjective }, at: at + 0.5, marked: false };
}

/** Nothing but the adjective follows the noun, and nothing marks the whole as one phrase. */
function endsInAdjective(phrase: NounPhrase): boolean {
  const { headKind, trailing, indefinite, after } = phrase;
  if (trailing === 0 || indefinite || after.length > 0) return false;
  const isClosed = hasAny(phrase, 'quantity', 'complement', 'possessor', 'coordinated');
  return !isClosed && (headKind === 'common' || headKind === 'name');
}
