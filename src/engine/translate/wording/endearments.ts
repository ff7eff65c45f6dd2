import type { LineElement, Word } from '../syntax/elements.ts';
import { isForm } from '../syntax/wordClasses.ts';

/** «مریم جان»: a name that is addressed so is dear. */
export function withDear(elements: readonly LineElement[]): readonly LineElement[] {
  if (!elements.some((element) => isForm(element, 'جان'))) return elements;
  const result: LineElement[] = [];
  for (const element of elements) {
    const before = result.at(-1);
    if (isForm(element, 'جان') && isAddressed(before))
      result[result.length - 1] = { ...before, english: `dear ${before.english}` };
    else result.push(element);
  }
  return result;
}

function isAddressed(element: LineElement | undefined): element is Word {
  if (element?.kind !== 'word') return false;
  return element.pronunciation.features.has('person') && !element.english.startsWith('dear');
}
