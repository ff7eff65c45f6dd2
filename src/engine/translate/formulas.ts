import { withoutSigns } from './elements/sentenceParts.ts';
import { longestEntry } from './parse/fixedPhrases.ts';
import type { FormulaEntry, FormulaTable } from './rules/phraseTables.ts';
import type { LineElement, LineElements, Word } from './syntax/elements.ts';
import { isForm } from './syntax/wordClasses.ts';

type English = (elements: LineElements) => string;

/**
 * The English of a sentence with its formulas, or undefined if it has none; `plain` says all that is no formula. The
 * longest formula first: «سلام، خسته نباشید» has two. Linear.
 */
export function formulaEnglish(
  body: LineElements,
  table: FormulaTable,
  question: boolean,
  plain: English,
): string | undefined {
  let english = '';
  let from = 0;
  let isOpen = false;
  for (let at = 0; at < body.length; at++) {
    const before = at === from ? undefined : body[at - 1];
    const found = longestEntry(
      body,
      at,
      table,
      ({ whole }) => whole,
      (entry, last, length) => stands(entry, before, last, body[at + length]),
    );
    if (found === undefined) continue;
    const part = body.slice(from, at);
    isOpen = found.entry.classes.has('open');
    english = joined(english, partEnglish(part, found.entry, from > 0, question, plain), part[0]);
    from = at + found.length;
    at = from - 1;
  }
  const rest = body.slice(from);
  if (isOpen) return `${english} ${plain(rest)}`;
  return from === 0 ? undefined : joined(english, restEnglish(rest, true, plain), rest[0]);
}

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

function stands(
  { classes }: FormulaEntry,
  before: LineElement | undefined,
  last: Word,
  behind: LineElement | undefined,
): boolean {
  const isOpen = classes.has('open');
  const endsSentence = classes.has('alone') || classes.has('occasion');
  const beginsSentence = classes.has('alone') || classes.has('first');
  const isComplement = behind?.kind === 'word' && isLightVerb(behind) && !isVerb(last);
  if (isOpen) return behind !== undefined && behind.kind !== 'punctuation' && begins(before);
  if (last.ezafe || isComplement || (behind?.kind === 'word' && endsSentence)) return false;
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

function isVerb({ pronunciation }: Word): boolean {
  return pronunciation.partOfSpeech === 'verb' || pronunciation.inflection.copula !== undefined;
}
