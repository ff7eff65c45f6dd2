import type { Person } from '../types.ts';
import { withoutSigns } from './elements/sentenceParts.ts';
import { subjectPronoun } from './english/pronouns.ts';
import { longestEntry } from './parse/fixedPhrases.ts';
import type { FormulaEntry, FormulaTable } from './rules/phraseTables.ts';
import { type FoundFormula, filled, type SaidNoun, type SlotPlace, slottedAt } from './slots.ts';
import type { LineElement, LineElements, Word } from './syntax/elements.ts';
import { isForm, isGoverning } from './syntax/wordClasses.ts';

/** What follows `that` asks nothing, whatever the sentence does. */
type English = (elements: LineElements, asks?: false) => string;

/** Says what is no formula. */
export interface SayRest {
  readonly plain: English;
  readonly noun: (elements: LineElements, place: SlotPlace) => SaidNoun | undefined;
  /** Undefined for what is not wanted of anybody. */
  readonly wanted: (elements: LineElements, form: WantedForm) => SaidWanted | undefined;
}

export type WantedForm = 'infinitive' | 'imperative';

/** What is wanted of somebody, without the subject. */
export interface SaidWanted {
  readonly english: string;
  readonly person: Person;
  readonly subject: SaidNoun | undefined;
}

/**
 * The English of a sentence with its formulas, or undefined if it has none; `say` says all that is no formula. The
 * longest formula first: «سلام، خسته نباشید» has two. Linear.
 */
export function formulaEnglish(
  body: LineElements,
  table: FormulaTable,
  question: boolean,
  say: SayRest,
): string | undefined {
  const { plain } = say;
  let english = '';
  let from = 0;
  let isOpen = false;
  for (let at = 0; at < body.length; at++) {
    const found = formulaAt(body, from, at, table, say);
    if (found === undefined) continue;
    const part = body.slice(from, found.start);
    isOpen = found.classes.has('open');
    const wanted = wantedBehind(found, body, say);
    const said = wanted === undefined ? found : filled(found, [subjectOf(wanted)]);
    english = joined(english, partEnglish(part, said, from > 0, question, plain), part[0]);
    if (wanted !== undefined) return `${english} ${wanted.english}`;
    from = found.end;
    at = from - 1;
  }
  const rest = body.slice(from);
  if (isOpen) {
    const said = english.endsWith(' that') ? withoutThat(rest) : rest;
    return `${english} ${INDIRECT.test(english) ? plain(said, false) : plain(said)}`;
  }
  return from === 0 ? undefined : joined(english, restEnglish(rest, true, plain), rest[0]);
}

/** The longest formula that begins at `at`, or behind a slot that ends there. */
function formulaAt(
  body: LineElements,
  from: number,
  at: number,
  table: FormulaTable,
  say: SayRest,
): FoundFormula | undefined {
  const fits = (formula: FoundFormula): boolean =>
    stands(formula, body, from) &&
    (!isWanting(formula) ||
      wantedBehind(formula, body.slice(0, formula.end + MOST_TRIED), say) !== undefined);
  const slotted = slottedAt(body, from, at, table, say.noun, fits);
  const whole = longestEntry(
    body,
    at,
    table,
    (word) => word.whole,
    (entry, _, length) => fits({ ...entry, start: at, end: at + length }),
  );
  if (whole === undefined || (slotted !== undefined && slotted.end > at + whole.length)) return slotted;
  return { ...whole.entry, start: at, end: at + whole.length };
}

/** How many elements tell whether they are what is wanted of somebody. */
const MOST_TRIED = 30;

function isWanting({ classes }: FormulaEntry): boolean {
  return classes.has('infinitive') || classes.has('request');
}

/** What is behind «از همه خواسته می‌شود که» and «خواهشمند است». */
function wantedBehind(formula: FoundFormula, body: LineElements, say: SayRest): SaidWanted | undefined {
  if (!isWanting(formula)) return undefined;
  const isRequest = formula.classes.has('request');
  const wanted = say.wanted(withoutThat(body.slice(formula.end)), isRequest ? 'imperative' : 'infinitive');
  if (wanted === undefined || formula.english.includes('{0}')) return wanted;
  const persons = PERSONS.get(formula.english.split(' ', 1)[0] ?? '') ?? [wanted.person];
  return wanted.subject === undefined && persons.includes(wanted.person) ? wanted : undefined;
}

const PERSONS: ReadonlyMap<string, readonly Person[]> = new Map([
  ['I', [1]],
  ['you', [2, 5]],
  ['do', [2, 5]],
  ['he', [3]],
  ['we', [4]],
  ['they', [6]],
]);

function subjectOf({ subject, person }: SaidWanted): SaidNoun {
  return subject ?? { english: subjectPronoun(person), person };
}

function withoutThat(elements: LineElements): LineElements {
  return isForm(elements[0], 'که') || isForm(elements[0], 'تا') ? elements.slice(1) : elements;
}

/** What follows asks nothing by its own order: `why do you think he came`. */
const INDIRECT = /\b(?:think|thought|that|whether|if|know|say)$/;

/** A formula with what stands before it. */
function partEnglish(
  before: LineElements,
  { classes, ...formula }: FormulaEntry,
  behindFormula: boolean,
  question: boolean,
  plain: English,
): string {
  const english = question ? formula.inQuestion : formula.english;
  const { signs, words } = withoutSigns(before);
  const isOccasion = classes.has('occasion') && words.length > 0 && words.every(isPlainWord);
  if (classes.has('destination') && isForm(words[0], 'به')) return `${signs}${english} ${plain(words)}`;
  if (isOccasion) return `${signs}${english} on ${plain(words)}`;
  return joined(restEnglish(before, behindFormula, plain), english);
}

/** What stands behind a formula begins with whom it is said to: «خسته نباشید آقای احمدی». */
function restEnglish(elements: LineElements, behindFormula: boolean, plain: English): string {
  const { signs, words } = withoutSigns(elements);
  const end = behindFormula ? endOfAddress(words) : 0;
  const [word] = words;
  if (end === 0) return signs + (words.length === 1 && isConjunction(word) ? word.english : plain(words));
  const addressed = plain(words.slice(0, end)).replace(/^(?:the|an?) /i, '');
  const behind = restEnglish(words.slice(end), false, plain);
  return signs + joined(addressed, behind, words[end]);
}

const MOST_ADDRESSED = 4;

function endOfAddress(words: LineElements): number {
  const sign = words.findIndex(({ kind }) => kind !== 'word');
  const end = sign < 0 ? words.length : sign;
  return end <= MOST_ADDRESSED && words.slice(0, end).every(canBeAddressed) ? end : 0;
}

function canBeAddressed(element: LineElement): boolean {
  if (element.kind !== 'word') return false;
  const { partOfSpeech, inflection } = element.pronunciation;
  return ['noun', 'name', 'adjective'].includes(partOfSpeech) && inflection.copula === undefined;
}

function isConjunction(element: LineElement | undefined): element is Word {
  return element?.kind === 'word' && element.pronunciation.partOfSpeech === 'conjunction';
}

function isPlainWord(element: LineElement): boolean {
  return element.kind === 'word' && element.pronunciation.partOfSpeech !== 'verb';
}

/** With a comma between the two, unless a sign stands there or a word that joins them. */
function joined(before: string, behind: string, first?: LineElement): string {
  if (before === '' || behind === '' || before.endsWith(' ')) return before + behind;
  if (first?.kind === 'punctuation' && /^\p{P}/u.test(behind)) return before + behind;
  const isJoined = /\p{P}$/u.test(before) || /(?:^| )(?:and|but|that|said|say|says)$/i.test(before);
  return `${before}${isJoined || (first !== undefined && isJoining(first)) ? ' ' : ', '}${behind}`;
}

function isJoining(element: LineElement): boolean {
  if (element.kind !== 'word') return true;
  return ['preposition', 'conjunction'].includes(element.pronunciation.partOfSpeech);
}

const JOINING = new Set(['و', 'که', 'ولی', 'اما']);

function stands(formula: FoundFormula, body: LineElements, from: number): boolean {
  const { classes, start, end } = formula;
  const before = start === from ? undefined : body[start - 1];
  const [last, behind] = [body[end - 1], body[end]];
  const endsSentence = classes.has('alone') || classes.has('occasion');
  const beginsSentence = classes.has('alone') || classes.has('first');
  if (classes.has('open')) return behind !== undefined && behind.kind !== 'punctuation' && begins(before);
  if (isWanting(formula))
    return begins(before) || (/^\{?[1-9]/.test(formula.english) && !isGoverning(before));
  const isComplement = behind?.kind === 'word' && isLightVerb(behind) && !isVerb(last);
  if ((last?.kind === 'word' && last.ezafe) || isComplement || (behind?.kind === 'word' && endsSentence))
    return false;
  if (begins(before)) return true;
  return !beginsSentence && before?.kind === 'word' && !before.ezafe && !isConjunction(before);
}

function begins(before: LineElement | undefined): boolean {
  return before?.kind !== 'word' || JOINING.has(before.form);
}

/** Verbs that make a compound of the word before: «سلام کرد». */
const LIGHT = new Set(['کردن', 'گفتن', 'شدن', 'بودن', 'رساندن', 'دادن', 'داشتن', 'فرستادن']);

function isLightVerb({ pronunciation }: Word): boolean {
  return pronunciation.partOfSpeech === 'verb' && LIGHT.has(pronunciation.lemma);
}

function isVerb(element: LineElement | undefined): boolean {
  if (element?.kind !== 'word') return false;
  const { pronunciation } = element;
  return pronunciation.partOfSpeech === 'verb' || pronunciation.inflection.copula !== undefined;
}
