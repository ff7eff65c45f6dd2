import type { Dependencies } from '../rules/rules.ts';
import type { Elements, SentenceElement, Word } from '../syntax/elements.ts';
import { isForm } from '../syntax/wordClasses.ts';
import { compoundBefore, type FoundCompound } from './compounds.ts';
import { verbalElement } from './simpleVerbs.ts';

/** How far before the verb its light verb may be left out. */
const MAX_DISTANCE = 12;

/**
 * Gives the light verb to a complement before و that has it in common with the verb behind: «تعیین و تقسیم می‌شود» is
 * `is determined and divided`, «ختم جلسه را اعلام و متهم را تبرئه کرد» says two things as well. `at` is where the
 * complement of the verb itself stood.
 */
export function withGap(
  result: SentenceElement[],
  at: number,
  light: Word,
  dependencies: Dependencies,
): void {
  const { lemma, inflection } = light.pronunciation;
  if (lemma === 'داشتن' || inflection.tense === 'infinitive') return;
  for (let and = at - 1; and > 0 && at - and <= MAX_DISTANCE; and--) {
    const element = result[and];
    if (element === undefined || element.kind === 'verb' || element.kind === 'punctuation') return;
    if (!isForm(element, 'و')) continue;
    const found = gapped(result, and, at, light, dependencies);
    if (found === undefined) continue;
    const verb = verbalElement(light, found, dependencies.rules);
    result.splice(found.at, found.length, verb);
    return;
  }
}

/** The compound before و; undefined if what stands there may be a part of the phrase behind it. */
function gapped(
  result: Elements,
  and: number,
  at: number,
  light: Word,
  dependencies: Dependencies,
): FoundCompound | undefined {
  const complement = result[and - 1];
  if (complement?.kind !== 'word' || complement.verb !== undefined) return undefined;
  const from = Math.max(0, and - MAX_DISTANCE);
  const compound = compoundBefore(result.slice(from, and), light, dependencies);
  const found = compound && { ...compound, at: from + compound.at };
  if (found === undefined || found.parted || found.adverb || found.at + found.length !== and)
    return undefined;
  const outer = result[found.at - 1];
  if (isForm(outer, 'را')) return found;
  if (outer?.kind === 'word' && outer.ezafe) return undefined;
  const isListed =
    dependencies.findCompound(found.complement, light.pronunciation.lemma) ??
    dependencies.findCompound(found.complement, 'کردن');
  return isListed !== undefined && (at === and + 1 || beginsApart(result[and + 1])) ? found : undefined;
}

/** A preposition or adverb behind و begins no noun that could stand beside the complement. */
function beginsApart(element: SentenceElement | undefined): boolean {
  if (element?.kind === 'fixedPhrase') return element.role === 'preposition' || element.role === 'adverb';
  return element?.kind === 'word' && ['preposition', 'adverb'].includes(element.pronunciation.partOfSpeech);
}
