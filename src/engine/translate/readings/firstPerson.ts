import type { LineElement, Word } from '../syntax/elements.ts';
import { isForm } from '../syntax/wordClasses.ts';

/** «خسته‌ام», «من معلمم»: where a sentence ends, or behind من, the م of what somebody is is `am`, not `my`. */
export function amAt(elements: readonly LineElement[], at: number): Word | undefined {
  const [before, word, next] = [elements[at - 1], elements[at], elements[at + 1]];
  if (word?.kind !== 'word' || (before?.kind === 'word' && before.ezafe)) return undefined;
  const { clitic, ...inflection } = word.pronunciation.inflection;
  if (clitic !== 1 || inflection.plural || !isState(word, before) || !endsThere(next)) return undefined;
  return { ...word, pronunciation: { ...word.pronunciation, inflection: { ...inflection, copula: 1 } } };
}

function isState({ pronunciation }: Word, before: LineElement | undefined): boolean {
  return pronunciation.partOfSpeech === 'adjective' || isForm(before, 'من');
}

function endsThere(next: LineElement | undefined): boolean {
  if (next === undefined || next.kind === 'punctuation') return true;
  return next.kind === 'word' && next.pronunciation.partOfSpeech === 'conjunction';
}
