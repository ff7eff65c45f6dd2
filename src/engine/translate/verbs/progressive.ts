import type { Tense } from '../../types.ts';
import type { Elements, SentenceElement } from '../syntax/elements.ts';
import type { Verb } from '../syntax/verb.ts';

const MAX_DISTANCE = 12;

/** Takes the auxiliary of دارد می‌رود and داشت می‌رفت away and makes its verb progressive. */
export function withProgressives(elements: Elements): SentenceElement[] {
  const result = [...elements];
  const auxiliaries = new Set<number>();
  for (const [at, element] of result.entries()) {
    if (element.kind !== 'verb' || element.verb.infinitive !== 'داشتن' || element.verb.negative) continue;
    const main = mainVerbAfter(result, at, element.verb);
    const verb = main === undefined ? undefined : result[main];
    if (main === undefined || verb?.kind !== 'verb') continue;
    const under = { tense: tenseBeside(element.verb), progressive: true };
    const source = verb.source && {
      ...verb.source,
      ...under,
      words: [...(element.source?.words ?? []), ...verb.source.words],
    };
    result[main] = { ...verb, verb: { ...verb.verb, ...under }, ...(source && { source }) };
    auxiliaries.add(at);
  }
  return result.filter((_, at) => !auxiliaries.has(at));
}

function mainVerbAfter(elements: Elements, from: number, auxiliary: Verb): number | undefined {
  for (let at = from + 1; at < elements.length && at - from <= MAX_DISTANCE; at++) {
    const element = elements[at];
    const isConjunction = element?.kind === 'word' && element.pronunciation.partOfSpeech === 'conjunction';
    if (element?.kind === 'punctuation' || isConjunction) return undefined;
    if (element?.kind === 'verb') return continues(element.verb, auxiliary) ? at : undefined;
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
