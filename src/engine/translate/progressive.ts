import type { Tense } from '../types.ts';
import type { SentenceItem } from './syntax.ts';
import type { Verb } from './verb.ts';

const MAX_DISTANCE = 12;

/** Takes the auxiliary of دارد می‌رود and داشت می‌رفت away and makes its verb progressive. */
export function withProgressives(items: readonly SentenceItem[]): SentenceItem[] {
  const result = [...items];
  for (let at = 0; at < result.length; at++) {
    const item = result[at];
    if (item?.kind !== 'verb' || item.verb.english !== 'have' || item.verb.negative) continue;
    const main = mainVerbAfter(result, at, item.verb);
    if (main === undefined) continue;
    const verb = result[main];
    if (verb?.kind === 'verb')
      result[main] = { ...verb, verb: { ...verb.verb, tense: tenseBeside(item.verb), progressive: true } };
    result.splice(at, 1);
  }
  return result;
}

function mainVerbAfter(items: readonly SentenceItem[], from: number, auxiliary: Verb): number | undefined {
  for (let at = from + 1; at < items.length && at - from <= MAX_DISTANCE; at++) {
    const item = items[at];
    if (
      item?.kind === 'break' ||
      (item?.kind === 'word' && item.pronunciation.partOfSpeech === 'conjunction')
    )
      return undefined;
    if (item?.kind === 'verb') return continues(item.verb, auxiliary) ? at : undefined;
  }
  return undefined;
}

/** می‌خواند is both tenses, so the auxiliary's counts. */
function continues(verb: Verb, auxiliary: Verb): boolean {
  if (verb.person !== auxiliary.person || verb.role !== 'ordinary') return false;
  return verb.tense === tenseBeside(auxiliary) || (verb.tense === 'imperfect' && verb.person === 3);
}

function tenseBeside({ tense }: Verb): Tense {
  return tense === 'present' ? 'present' : 'imperfect';
}
