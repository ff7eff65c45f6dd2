import { isColon, isQuotedSentence, isTag, nextPart, withoutSigns } from './elements/sentenceParts.ts';
import { formulaEnglish, type SaidWanted, type SayRest, type WantedForm } from './formulas.ts';
import type { NounRole } from './generate/articles.ts';
import { clauseEnglish, phrasesEnglish, type Saying } from './generate/clause.ts';
import { clausesOf } from './passes.ts';
import type { Dependencies } from './rules/rules.ts';
import type { SaidNoun, SlotPlace } from './slots.ts';
import type { Bracketed, LineElement, LineElements, Punctuation } from './syntax/elements.ts';
import {
  type Clause,
  type Constituent,
  isFreeNoun,
  isPluralEnglish,
  type NounPhrase,
  type VerbalClause,
} from './syntax/phrases.ts';
import { isForm } from './syntax/wordClasses.ts';

const ENDS_SENTENCE = new Set(['.', '!', '?', '…', '|', '•']);

/** Translates the elements of one line, sentence by sentence; the first begins with a capital if `capital`. */
export function lineEnglish(elements: LineElements, dependencies: Dependencies, capital: boolean): string {
  let english = '';
  let atStart = capital;
  for (let at = 0; at < elements.length; ) {
    const part = nextPart(elements, at);
    const isQuestion = part.signs.some(({ text }) => text === '?');
    const body = withoutClosingComma(bodyEnglish(part.body, dependencies, isQuestion), part.signs);
    english += `${atStart ? capitalised(body, part.body) : body}${signsText(part.signs, body)}`;
    const next = elements[part.next];
    const [first] = withoutSigns(part.body).words;
    const isQuoted = part.signs.length === 0 && isQuotedSentence(first) && next !== undefined;
    if (isQuoted && next.kind !== 'punctuation') english += ' ';
    const isTold = isQuoted && isColon(elements[at - 1]) && !isForm(next, 'و');
    atStart = isTold || part.signs.some(({ text }) => ENDS_SENTENCE.has(text)) || (atStart && body === '');
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
  const isApart = first !== undefined && body !== '' && (first.text === '|' || isTag(first.text));
  return (isApart ? first.spaceBefore : '') + signs.map(({ text, spaceAfter }) => text + spaceAfter).join('');
}

/** Signs before the first word (a list's dash, a heading's #) stay as they are. */
function bodyEnglish(body: LineElements, dependencies: Dependencies, question: boolean): string {
  const { signs, words } = withoutSigns(body);
  const say: SayRest = {
    plain: (elements, asks) => plainEnglish(elements, dependencies, asks ?? question),
    noun: (elements, place) => saidNoun(elements, dependencies, place),
    wanted: (elements, form) => saidWanted(elements, dependencies, form, question),
  };
  // «مگه نگفتم؟»: `did I not say?`.
  const asksForYes = question && (isForm(words[0], 'مگه') || isForm(words[0], 'مگر'));
  const said = asksForYes ? words.slice(1) : words;
  return signs + (formulaEnglish(said, dependencies.rules.formulaTable, question, say) ?? say.plain(said));
}

function plainEnglish(body: LineElements, dependencies: Dependencies, question: boolean): string {
  return clausesEnglish(clausesOf(body, dependencies, question), dependencies);
}

function clausesEnglish(clauses: readonly Clause[], dependencies: Dependencies): string {
  const saying = sayingWith(dependencies);
  return clauses.reduce((english, clause) => behind(english, clause, clauseEnglish(clause, saying)), '');
}

function sayingWith(dependencies: Dependencies): Saying {
  return {
    bracketed: (part) => part.open + contentEnglish(part, dependencies) + part.close,
    choices: dependencies.rules.choices,
  };
}

/** A noun phrase with what belongs to it, as a subject or as what a verb or preposition governs. */
function saidNoun(
  body: LineElements,
  dependencies: Dependencies,
  { isBefore, isSubject }: SlotPlace,
): SaidNoun | undefined {
  const [clause, ...others] = clausesOf(body, dependencies, false);
  if (clause === undefined || others.length > 0 || clause.connector !== '') return undefined;
  const { constituents, verb, modal } = clause;
  const at = isBefore ? constituents.length - 1 : 0;
  const { phrase } = constituents[at] ?? {};
  if (phrase?.kind !== 'nounPhrase' || verb !== undefined || modal !== undefined) return undefined;
  if (phrase.negative || phrase.properties.classes.has('anyPerson')) return undefined;
  const belongs = isBefore ? isTime : isAttached;
  if (!constituents.every((constituent, place) => place === at || belongs(constituent))) return undefined;
  return said(clause, phrase, dependencies, isSubject ? 'subject' : 'complement');
}

/** What may stand before a subject. */
function isTime({ phrase }: Constituent): boolean {
  return phrase.kind === 'adverb' || (phrase.kind === 'nounPhrase' && phrase.features.has('time'));
}

/** What may stand behind a noun. */
function isAttached({ phrase }: Constituent): boolean {
  return phrase.kind !== 'adverb' && phrase.kind !== 'adjective';
}

function said(clause: Clause, noun: NounPhrase, dependencies: Dependencies, role: NounRole): SaidNoun {
  const person = noun.person ?? (isPluralEnglish(noun) ? 6 : 3);
  return { english: phrasesEnglish(clause, sayingWith(dependencies), role), person };
}

/** What somebody is to do, as an infinitive or as a request, and who that is. */
function saidWanted(
  body: LineElements,
  dependencies: Dependencies,
  form: WantedForm,
  question: boolean,
): SaidWanted | undefined {
  const clauses = clausesOf(body, dependencies, question);
  const [first] = clauses;
  if (first === undefined || first.connector !== '' || !isWanted(first)) return undefined;
  const { subject: own, ...roles } = first.roles;
  const subject = own ?? roles.others.find(isFreeNoun);
  const others = roles.others.filter((constituent) => constituent !== subject);
  const behind = clauses.slice(1);
  const other = behind.findIndex((clause) => clause.link.form !== 'sharedSubject' || !isWanted(clause));
  const shared = other < 0 ? behind : behind.slice(0, other);
  const wanted = [{ ...first, roles: { ...roles, others } }, ...shared].map((clause) =>
    asWanted(clause, form),
  );
  const { person } = first.verb;
  return {
    english: clausesEnglish([...wanted, ...behind.slice(shared.length)], dependencies),
    person,
    subject:
      subject &&
      said({ ...first, constituents: [subject], tail: [] }, subject.phrase, dependencies, 'subject'),
  };
}

function isWanted(clause: Clause): clause is VerbalClause {
  const { verb, modal } = clause;
  if (verb?.tense !== 'subjunctive' && verb?.tense !== 'imperative') return false;
  return modal === undefined;
}

function asWanted(clause: Clause, form: WantedForm): Clause {
  const { verb, link } = clause;
  if (verb === undefined || form === 'infinitive')
    return { ...clause, link: { ...link, form: 'infinitive' } };
  return { ...clause, verb: { ...verb, tense: 'imperative' } };
}

function contentEnglish(part: Bracketed, dependencies: Dependencies): string {
  const english = lineEnglish(part.content, dependencies, isQuotedSentence(part));
  return part.title ? titleCase(english) : english;
}

const SMALL_WORDS = / (?:A|An|The|Of|In|On|At|To|By|For|From|With|And|Or|But|As)(?= )/g;

/** `where is the house?` as a title: `Where Is the House?`. */
function titleCase(english: string): string {
  return english
    .replace(/(?<!['’\p{L}])\p{Ll}/gu, (letter) => letter.toUpperCase())
    .replace(SMALL_WORDS, (word) => word.toLowerCase());
}

/** The clauses so far with the next one, its sign and its connector behind them. */
function behind(before: string, { separator, connector }: Clause, said: string): string {
  const words = [connector, said].filter((word) => word !== '').join(' ');
  const space = words === '' || before === '' ? '' : ' ';
  const english = separator + space + words;
  return before + (before.endsWith(',') && english.startsWith(',') ? english.slice(1) : english);
}

/** The first letter of the sentence's own words in upper case; what passes through unchanged stays so. */
function capitalised(english: string, body: LineElements): string {
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
