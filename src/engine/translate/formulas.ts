import { withoutSigns } from './parse/sentenceParts.ts';
import type { FormulaEntry, FormulaTable } from './rules/phraseTables.ts';
import type { LineElement, LineElements, Word } from './syntax/elements.ts';

type English = (elements: LineElements) => string;

const MOST_ADDRESSED = 4;

/** The English of a sentence with its formulas, or undefined if it has none; `plain` says all that is no formula. */
export function formulaEnglish(
  body: LineElements,
  table: FormulaTable,
  question: boolean,
  plain: English,
): string | undefined {
  const { parts, rest } = formulasIn(body, table);
  if (parts.length === 0) return undefined;
  let english = '';
  parts.forEach((part, at) => {
    english = joined(english, partEnglish(part, at > 0, question, plain), part.before[0]);
  });
  return joined(english, restEnglish(rest, true, plain), rest[0]);
}

function partEnglish(
  { before, formula }: FormulaPart,
  behindFormula: boolean,
  question: boolean,
  plain: English,
): string {
  const english = question ? formula.inQuestion : formula.english;
  const { signs, words } = withoutSigns(before);
  const isDestination = formula.classes.has('destination') && isWord(words[0], 'به');
  const isOccasion = formula.classes.has('occasion') && words.length > 0 && words.every(isPlainWord);
  if (isDestination) return `${signs}${english} ${plain(words)}`;
  if (isOccasion) return `${signs}${english} on ${plain(words)}`;
  const first = restEnglish(before, behindFormula, plain);
  return joined(first, english);
}

/** What stands behind a formula begins with whom it is said to: «خسته نباشید آقای احمدی». */
function restEnglish(elements: LineElements, behindFormula: boolean, plain: English): string {
  const { signs, words } = withoutSigns(elements);
  const end = behindFormula ? endOfAddress(words) : 0;
  if (end === 0) return signs + (isConjunctionAlone(words) ? words[0].english : plain(words));
  const addressed = plain(words.slice(0, end)).replace(/^(?:the|an?) /i, '');
  const behind = restEnglish(words.slice(end), false, plain);
  return signs + joined(addressed, behind, words[end]);
}

function endOfAddress(words: LineElements): number {
  const sign = words.findIndex(({ kind }) => kind !== 'word');
  const end = sign < 0 ? words.length : sign;
  const isAddress = end <= MOST_ADDRESSED && words.slice(0, end).every(canBeAddressed);
  return isAddress ? end : 0;
}

function canBeAddressed(element: LineElement): boolean {
  if (element.kind !== 'word') return false;
  const { partOfSpeech, inflection } = element.pronunciation;
  return ['noun', 'name', 'adjective'].includes(partOfSpeech) && inflection.copula === undefined;
}

function isConjunctionAlone(words: LineElements): words is readonly [Word] {
  const [word] = words;
  return words.length === 1 && word?.kind === 'word' && word.pronunciation.partOfSpeech === 'conjunction';
}

function isWord(element: LineElement | undefined, form: string): boolean {
  return element?.kind === 'word' && element.form === form;
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

/** A formula of a sentence, with what stands between it and the one before. */
interface FormulaPart {
  readonly before: LineElements;
  readonly formula: FormulaEntry;
}

/** The formulas of a sentence, and what stands behind the last one. */
interface FormulaParts {
  readonly parts: readonly FormulaPart[];
  readonly rest: LineElements;
}

/** Finds the formulas, the longest first: «سلام، خسته نباشید» has two. Linear. */
function formulasIn(elements: LineElements, table: FormulaTable): FormulaParts {
  const parts: FormulaPart[] = [];
  let from = 0;
  for (let at = 0; at < elements.length; at++) {
    const found = formulaAt(elements, at, at === from, table);
    if (found === undefined) continue;
    parts.push({ before: elements.slice(from, at), formula: found.formula });
    from = at + found.length;
    at = from - 1;
  }
  return { parts, rest: elements.slice(from) };
}

interface FoundFormula {
  readonly formula: FormulaEntry;
  readonly length: number;
}

function formulaAt(
  elements: LineElements,
  at: number,
  behindFormula: boolean,
  { entries, firstWords, mostWords }: FormulaTable,
): FoundFormula | undefined {
  const first = elements[at];
  if (first?.kind !== 'word' || !firstWords.has(first.whole.split(' ', 1)[0] ?? '')) return undefined;
  let persian = '';
  let longest: FoundFormula | undefined;
  for (let length = 1; length <= mostWords; length++) {
    const last = elements[at + length - 1];
    if (last?.kind !== 'word') break;
    persian += `${length === 1 ? '' : ' '}${last.whole}`;
    const formula = entries.get(persian);
    const before = behindFormula ? undefined : elements[at - 1];
    const behind = elements[at + length];
    if (formula !== undefined && !last.ezafe && stands(formula, before, last, behind))
      longest = { formula, length };
  }
  return longest;
}

function stands(
  { classes }: FormulaEntry,
  before: LineElement | undefined,
  last: Word,
  behind: LineElement | undefined,
): boolean {
  if (behind?.kind === 'word' && ((isLightVerb(behind) && !isVerb(last)) || endsSentence(classes)))
    return false;
  const isFirst = before?.kind !== 'word' || isJoiningWord(before);
  if (isFirst || !beginsSentence(classes)) return isFirst || !(before.ezafe || isConjunction(before));
  return false;
}

function endsSentence(classes: FormulaEntry['classes']): boolean {
  return classes.has('alone') || classes.has('occasion');
}

function beginsSentence(classes: FormulaEntry['classes']): boolean {
  return classes.has('alone') || classes.has('first');
}

const JOINING = new Set(['و', 'که', 'ولی', 'اما']);

function isJoiningWord({ form }: Word): boolean {
  return JOINING.has(form);
}

function isConjunction({ pronunciation }: Word): boolean {
  return pronunciation.partOfSpeech === 'conjunction';
}

/** Verbs that make a compound of the word before: «سلام کرد». */
const LIGHT = new Set(['کردن', 'گفتن', 'شدن', 'بودن', 'رساندن', 'دادن', 'داشتن', 'فرستادن']);

function isLightVerb({ pronunciation }: Word): boolean {
  return pronunciation.partOfSpeech === 'verb' && LIGHT.has(pronunciation.lemma);
}

function isVerb({ pronunciation }: Word): boolean {
  return pronunciation.partOfSpeech === 'verb' || pronunciation.inflection.copula !== undefined;
}
