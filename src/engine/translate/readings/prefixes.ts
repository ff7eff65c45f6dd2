import type { LineElement, Word } from '../syntax/elements.ts';
import { asAdjective, isAdjective } from '../syntax/wordClasses.ts';

/** Words that make one adjective with the word behind them: غیر رسمی, ضد ویروس. */
const PREFIXES: ReadonlyMap<string, string> = new Map([
  ['غیر', 'non-'],
  ['ضد', 'anti-'],
  ['شبه', 'quasi-'],
  ['فوق', 'super-'],
  ['نیمه', 'semi-'],
  ['پیش', 'pre-'],
]);

/** Writes a prefix that stands apart onto its word. */
export function withPrefixes(elements: readonly LineElement[]): readonly LineElement[] {
  if (!elements.some((element) => prefixOf(element) !== undefined)) return elements;
  const result: LineElement[] = [];
  for (const element of elements) {
    const before = result.at(-1);
    const prefix = prefixOf(before);
    if (before?.kind === 'word' && prefix !== undefined && takesPrefix(element, before))
      result[result.length - 1] = asAdjective(element, prefix + element.english);
    else result.push(element);
  }
  return result;
}

function prefixOf(element: LineElement | undefined): string | undefined {
  return element?.kind === 'word' ? PREFIXES.get(element.form) : undefined;
}

function takesPrefix(element: LineElement, prefix: Word): element is Word {
  if (element.kind !== 'word' || element.pronunciation.inflection.tense !== undefined) return false;
  if (prefix.form === 'ضد')
    return prefix.ezafe && ['noun', 'adjective'].includes(element.pronunciation.partOfSpeech);
  return prefix.form === 'غیر' || !prefix.ezafe ? isAdjective(element) : false;
}
