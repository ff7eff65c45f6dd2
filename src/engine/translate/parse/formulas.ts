import type { FormulaEntry, FormulaTable } from '../rules/phraseTable.ts';
import type { LineElement, Word } from '../syntax/elements.ts';

/** A formula of a sentence, with what stands between it and the one before. */
export interface FormulaPart {
  readonly before: readonly LineElement[];
  readonly formula: FormulaEntry;
}

/** The formulas of a sentence, and what stands behind the last one. */
export interface FormulaParts {
  readonly parts: readonly FormulaPart[];
  readonly rest: readonly LineElement[];
}

/** Finds the formulas, the longest first: «سلام، خسته نباشید» has two. Linear. */
export function formulasIn(elements: readonly LineElement[], table: FormulaTable): FormulaParts {
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
  elements: readonly LineElement[],
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
  const isFirst = before?.kind !== 'word' || isJoining(before);
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

function isJoining({ form }: Word): boolean {
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
