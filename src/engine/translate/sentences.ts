import type { Person } from '../types.ts';
import { formulaEnglish } from './formulas.ts';
import { type ClauseContext, clauseEnglish } from './generate/clause.ts';
import { parseClauses } from './parse/clauses.ts';
import { isTag, nextPart } from './parse/sentenceParts.ts';
import {
  extraposedAntecedent,
  isInfinitiveOf,
  missingSign,
  relativePronoun,
  sharesSubject,
  topicAfter,
  withMoods,
} from './roles/clauseLinks.ts';
import type { Bracketed, LineElement, Punctuation } from './syntax/elements.ts';
import { type Clause, type NounPhrase, phraseContext } from './syntax/phrases.ts';
import { withVerbPhrases } from './verbPhrases.ts';
import type { VerbDependencies } from './verbs/compounds.ts';

const ENDS_SENTENCE = new Set(['.', '!', '?', '…', '|', '•']);

/** Translates the elements of one line, sentence by sentence; the first begins with a capital if `capital`. */
export function lineEnglish(
  elements: readonly LineElement[],
  dependencies: VerbDependencies,
  capital: boolean,
): string {
  let english = '';
  let atStart = capital;
  for (let at = 0; at < elements.length; ) {
    const part = nextPart(elements, at);
    const isQuestion = part.signs.some(({ text }) => text === '?');
    const body = withoutClosingComma(bodyEnglish(part.body, dependencies, isQuestion), part.signs);
    english += `${atStart ? capitalised(body, part.body) : body}${signsText(part.signs, body)}`;
    atStart = part.signs.some(({ text }) => ENDS_SENTENCE.has(text)) || (atStart && body === '');
    at = part.next;
  }
  return english;
}

/** The comma that closes an aside gives way to the sign that follows. */
function withoutClosingComma(body: string, signs: readonly Punctuation[]): string {
  return signs.length > 0 && body.endsWith(',') ? body.slice(0, -1) : body;
}

function signsText(signs: readonly Punctuation[], body: string): string {
  const [first] = signs;
  const space =
    first === undefined || body === '' || !(first.text === '|' || isTag(first.text)) ? '' : first.spaceBefore;
  return space + signs.map(({ text, spaceAfter }) => text + spaceAfter).join('');
}

/** Signs before the first word (a list's dash, a heading's #) stay as they are. */
function bodyEnglish(
  body: readonly LineElement[],
  dependencies: VerbDependencies,
  question: boolean,
): string {
  const start = body.findIndex((element) => element.kind !== 'punctuation');
  const leading = (start < 0 ? body : body.slice(0, start)).filter(
    (element) => element.kind === 'punctuation',
  );
  const before = leading.map(({ text, spaceAfter }) => text + spaceAfter).join('');
  if (start < 0) return before;
  const from = question && asksForYes(body[start]) ? start + 1 : start;
  return before + sentenceEnglish(body.slice(from), dependencies, question);
}

/** «مگه نگفتم؟»: `did I not say?`. */
function asksForYes(element: LineElement | undefined): boolean {
  return element?.kind === 'word' && (element.form === 'مگه' || element.form === 'مگر');
}

function sentenceEnglish(
  body: readonly LineElement[],
  dependencies: VerbDependencies,
  question: boolean,
): string {
  const plain = (elements: readonly LineElement[]): string => plainEnglish(elements, dependencies, question);
  return formulaEnglish(body, dependencies.rules.formulaTable, question, plain) ?? plain(body);
}

function plainEnglish(
  body: readonly LineElement[],
  dependencies: VerbDependencies,
  question: boolean,
): string {
  const elements = withVerbPhrases(body, dependencies);
  const bracketed = (element: Bracketed): string =>
    element.open + lineEnglish(element.content, dependencies, false) + element.close;
  const clauses = withMoods(parseClauses(phraseContext(elements, question)));
  const asking = question
    ? clauses.find((clause) => !clause.subordinate && clause.verb !== undefined)
    : undefined;
  let english = '';
  let topic: NounPhrase | undefined;
  clauses.forEach((clause, at) => {
    const before = clauses[at - 1];
    const antecedent = extraposedAntecedent(clause, before);

    const context: ClauseContext = {
      bracketed,
      asks: clause === asking,
      ...(antecedent !== undefined && { antecedent }),
      ...(topic !== undefined && { topic }),
      ...relation(clause, before),
    };
    const words = joined(clause, before, context, english === '');
    english += english.endsWith(',') && words.startsWith(',') ? words.slice(1) : words;
    topic = topicAfter(clause, topic);
  });
  return english;
}

type Relation = Pick<ClauseContext, 'form' | 'infinitiveSubject'>;

function relation(clause: Clause, before: Clause | undefined): Relation {
  if (isInfinitiveOf(clause, before)) {
    const isSaid = before !== undefined && namesHearer(before);
    const differs = !isSaid && clause.verb !== undefined && before?.verb?.person !== clause.verb.person;
    const person: Person | undefined = differs ? clause.verb?.person : undefined;
    return { form: 'infinitive', ...(person !== undefined && { infinitiveSubject: person }) };
  }
  if (isWithout(clause)) return { form: 'gerund' };
  return { form: sharesSubject(clause, before) ? 'sharedSubject' : 'full' };
}

/** «بدون اینکه نگاه کند»: `without looking`. */
function isWithout(clause: Clause): boolean {
  const { connector, verb, roles } = clause;
  return connector === 'without' && verb !== undefined && roles.subject === undefined;
}

/** «از ما خواست که …», «به ما گفت …»: whom the infinitive is said of stands with the verb before. */
function namesHearer({ constituents, verb }: Clause): boolean {
  if (verb?.object !== undefined) return true;
  return constituents.some(
    ({ phrase, marked }) =>
      marked || (phrase.kind === 'prepositional' && ['از', 'به'].includes(phrase.persian)),
  );
}

function joined(
  clause: Clause,
  before: Clause | undefined,
  context: ClauseContext,
  isFirst: boolean,
): string {
  const connector = context.form === 'infinitive' ? '' : connectorOf(clause, context);
  const words = [connector, clauseEnglish(clause, context)].filter((word) => word !== '').join(' ');
  const sign = clause.separator + (context.form === 'infinitive' ? '' : missingSign(clause, before));
  if (words === '') return sign;
  return isFirst ? `${sign}${words}` : `${sign} ${words}`;
}

function connectorOf(clause: Clause, { antecedent }: ClauseContext): string {
  if (antecedent === undefined) return clause.connector;
  const pronoun = relativePronoun(clause, antecedent);
  return pronoun === 'that' && clause.separator !== '' ? 'which' : pronoun;
}

/** The first letter of the sentence's own words in upper case; what passes through unchanged stays so. */
function capitalised(english: string, body: readonly LineElement[]): string {
  const at = english.search(/[\p{L}\p{N}]/u);
  const letter = english.slice(at, at + 1);
  if (at < 0 || letter === letter.toUpperCase() || body.some((element) => coversLetter(element, english, at)))
    return english;
  return english.slice(0, at) + letter.toUpperCase() + english.slice(at + 1);
}

function coversLetter(element: LineElement, english: string, at: number): boolean {
  if (element.kind === 'bracketed' && element.content.some((inner) => coversLetter(inner, english, at)))
    return true;
  const own = element.kind === 'word' ? '' : element.kind === 'bracketed' ? element.open : element.text;
  const start = english.indexOf(own);
  return start >= 0 && start <= at && at < start + own.length;
}
