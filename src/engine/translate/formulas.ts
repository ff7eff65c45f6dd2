import { type FormulaPart, formulasIn } from './parse/formulas.ts';
import type { FormulaTable } from './rules/phraseTable.ts';
import type { LineElement, Word } from './syntax/elements.ts';

type English = (elements: readonly LineElement[]) => string;

const MOST_ADDRESSED = 4;

/** The English of a sentence with its formulas, or undefined if it has none; `plain` says all that is no formula. */
export function formulaEnglish(
  body: readonly LineElement[],
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
function restEnglish(elements: readonly LineElement[], behindFormula: boolean, plain: English): string {
  const { signs, words } = withoutSigns(elements);
  const end = behindFormula ? endOfAddress(words) : 0;
  if (end === 0) return signs + (isConjunctionAlone(words) ? words[0].english : plain(words));
  const addressed = plain(words.slice(0, end)).replace(/^(?:the|an?) /i, '');
  const behind = restEnglish(words.slice(end), false, plain);
  return signs + joined(addressed, behind, words[end]);
}

function endOfAddress(words: readonly LineElement[]): number {
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

function isConjunctionAlone(words: readonly LineElement[]): words is readonly [Word] {
  const [word] = words;
  return words.length === 1 && word?.kind === 'word' && word.pronunciation.partOfSpeech === 'conjunction';
}

function isWord(element: LineElement | undefined, form: string): boolean {
  return element?.kind === 'word' && element.form === form;
}

function isPlainWord(element: LineElement): boolean {
  return element.kind === 'word' && element.pronunciation.partOfSpeech !== 'verb';
}

function withoutSigns(elements: readonly LineElement[]): {
  readonly signs: string;
  readonly words: readonly LineElement[];
} {
  const start = elements.findIndex(({ kind }) => kind !== 'punctuation');
  const words = start < 0 ? [] : elements.slice(start);
  const signs = (start < 0 ? elements : elements.slice(0, start)).flatMap((element) =>
    element.kind === 'punctuation' ? [element.text + element.spaceAfter] : [],
  );
  return { signs: signs.join(''), words };
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
