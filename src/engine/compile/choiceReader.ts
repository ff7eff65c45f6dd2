import type { Choices } from '../translate/index.ts';
import { openTranslation } from './openTranslation.ts';

/** A place in English where the translation chose, and what it saw there. */
export interface ChoicePlace {
  readonly choice: 'article' | 'preposition';
  /** The letters of the Persian preposition; empty for an article. */
  readonly persian: string;
  /** What the rules would have. */
  readonly rule: string;
  readonly seen: readonly string[];
  /** The English head behind it. */
  readonly noun: string;
}

/** Tells of a text where its translation chooses an article or a preposition; by the rules alone. `file` is as compiled. */
export function createChoiceReader(file: Uint8Array): (text: string) => readonly ChoicePlace[] {
  const { rules, translateWith } = openTranslation(file);
  return (text) => {
    const places: ChoicePlace[] = [];
    const choices: Choices = {
      article([rule], seen, noun) {
        places.push({ choice: 'article', persian: '', rule, seen, noun });
        return rule;
      },
      preposition(persian, rule, seen, noun) {
        places.push({ choice: 'preposition', persian, rule, seen, noun });
        return rule;
      },
    };
    translateWith({ ...rules, choices }, text);
    return places;
  };
}
