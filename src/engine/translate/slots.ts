import type { Person } from '../types.ts';
import type { FormulaEntry, FormulaTable, SlottedFormula } from './rules/phraseTables.ts';
import type { LineElement, LineElements } from './syntax/elements.ts';
import { isForm, isGoverning } from './syntax/wordClasses.ts';

/** A formula in a sentence, with the English of what its slots hold in it. */
export interface FoundFormula extends FormulaEntry {
  readonly start: number;
  /** Where what is behind it begins. */
  readonly end: number;
}

/** A noun phrase in English, and the person of a verb that is about it. */
export interface SaidNoun {
  readonly english: string;
  readonly person: Person;
}

/** Says a noun phrase in a place; undefined for elements that are none. */
type SayNoun = (elements: LineElements, place: SlotPlace) => SaidNoun | undefined;

export interface SlotPlace {
  /** What stands before a formula may have a time before it, other slots what belongs to a noun behind it. */
  readonly isBefore: boolean;
  readonly isSubject: boolean;
}

/**
 * The longest formula with slots that `fits` and whose first part begins at `at`; what is before `from` belongs to another. The number of
 * elements that it looks at does not depend on how many there are.
 */
export function slottedAt(
  elements: LineElements,
  from: number,
  at: number,
  { slotted }: FormulaTable,
  noun: SayNoun,
  fits: (formula: FoundFormula) => boolean,
): FoundFormula | undefined {
  const [first] = elements[at]?.kind === 'word' ? elements[at].whole.split(' ', 1) : [];
  const found = (slotted.get(first ?? '') ?? [])
    .flatMap((formula) => formulaAt(elements, from, at, formula, noun) ?? [])
    .filter(fits);
  const lengths = found.map(({ start, end }) => end - start);
  return found[lengths.indexOf(Math.max(...lengths))];
}

function formulaAt(
  elements: LineElements,
  from: number,
  at: number,
  { parts: [first = '', ...parts], slotBefore, slotBehind, ...formula }: SlottedFormula,
  noun: SayNoun,
): FoundFormula | undefined {
  let end = partEnd(elements, at, first);
  if (end === undefined) return undefined;
  const slots: SaidNoun[] = [];
  const fill = (slot: LineElements, isBefore: boolean): boolean => {
    const isSubject = formula.english.startsWith(`{${slots.length + 1}}`);
    const said = isWhole(slot) ? noun(slot, { isBefore, isSubject }) : undefined;
    if (said !== undefined) slots.push(said);
    return said !== undefined;
  };
  const start = slotBefore ? clauseStart(elements, from, at) : at;
  if (slotBefore && !fill(elements.slice(start, at), true)) return undefined;
  for (const part of parts) {
    const slotStart: number = end;
    const place = places(elements, slotStart).find(
      (each) => partEnd(elements, each, part) !== undefined && fill(elements.slice(slotStart, each), false),
    );
    if (place === undefined) return undefined;
    end = partEnd(elements, place, part) ?? place;
  }
  if (slotBehind) {
    const sign = elements.findIndex(({ kind }, each) => each >= (end ?? 0) && kind === 'punctuation');
    const slotEnd = sign < 0 ? elements.length : sign;
    if (slotEnd - end > MOST_IN_SLOT || !fill(elements.slice(end, slotEnd), false)) return undefined;
    end = slotEnd;
  }
  return { ...filled(formula, [undefined, ...slots]), start, end };
}

/** A formula with what its slots hold: `{1}` is what the first says, `{1:is/are}` the verb that fits. */
export function filled<Formula extends FormulaEntry>(
  formula: Formula,
  slots: readonly (SaidNoun | undefined)[],
): Formula {
  const fill = (text: string): string =>
    text.replace(/\{(\d)(?::([^{}/]+)\/([^{}/]+))?\}/g, (all, number: string, one?: string, many = '') => {
      const slot = slots[Number(number)];
      if (slot === undefined) return all;
      return one === undefined ? slot.english : agreeing(slot.person, one, many);
    });
  return { ...formula, english: fill(formula.english), inQuestion: fill(formula.inQuestion) };
}

function agreeing(person: Person, one: string, many: string): string {
  if (person === 3) return one;
  if (person === 1 && (one === 'is' || one === 'was')) return one === 'is' ? 'am' : one;
  return many;
}

/** Not cut off before its end; a comma is one between the members of a list. */
function isWhole(slot: LineElements): boolean {
  const comma = slot.findLastIndex(({ kind }) => kind === 'punctuation');
  return (
    !isGoverning(slot.at(-1)) && (comma < 0 || slot.slice(comma).some((element) => isForm(element, 'و')))
  );
}

/** Where a part that begins at `at` ends; undefined if other words stand there. */
function partEnd(elements: LineElements, at: number, part: string): number | undefined {
  let rest = `${part} `;
  for (; rest !== ''; at++) {
    const element = elements[at];
    if (element?.kind !== 'word' || !rest.startsWith(`${element.whole} `)) return undefined;
    rest = rest.slice(element.whole.length + 1);
  }
  return at;
}

const MOST_IN_SLOT = 12;

/** Where a slot that begins at `start` may end. */
function places(elements: LineElements, start: number): number[] {
  const places: number[] = [];
  for (let at = start + 1; at < elements.length && at - start <= MOST_IN_SLOT; at++) {
    if (endsClause(elements[at - 1])) break;
    places.push(at);
  }
  return places;
}

/** Where the words of a clause begin that ends before `at`. */
function clauseStart(elements: LineElements, from: number, at: number): number {
  let start = at;
  while (start > from && at - start < MOST_IN_SLOT && !isBorder(elements[start - 1])) start--;
  return isForm(elements[start], 'و') ? start + 1 : start;
}

function endsClause(element: LineElement | undefined): boolean {
  if (element?.kind !== 'word') return element?.kind === 'punctuation' && element.text !== ',';
  const { partOfSpeech, inflection } = element.pronunciation;
  return isForm(element, 'که') || (partOfSpeech === 'verb' && inflection.person !== undefined);
}

function isBorder(element: LineElement | undefined): boolean {
  return (
    endsClause(element) || element?.kind === 'punctuation' || isForm(element, 'ولی') || isForm(element, 'اما')
  );
}
