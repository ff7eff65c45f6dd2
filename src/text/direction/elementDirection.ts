import { countLetters, prevailingDirection } from '../persian.ts';
import { withoutCodeNames } from './leftToRight.ts';

/** The `dir` of an element that shows `text` alone: by the letters that prevail, whichever comes first. */
export function elementDirection(text: string): 'rtl' | 'ltr' | 'auto' {
  return prevailingDirection(countLetters(withoutCodeNames(text))) ?? 'auto';
}
