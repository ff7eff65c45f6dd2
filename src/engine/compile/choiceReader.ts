import type { Choices } from '../translate/index.ts';
import { openTranslation } from './openTranslation.ts';

/** A place in English where the translation chose, and what it saw there. */
export interface ChoicePlace {
  readonly choice: 'article' | 'preposition' | 'place';
  /** The letters of the Persian preposition, or the English of a complement; empty for an article. */
  readonly of: string;
  /** What the rules would have. */
  readonly rule: string;
  readonly seen: readonly string[];
  /** The English head behind it. */
  readonly noun: string;
  readonly chosenBy: (choices: Choices) => string;
}

/** Tells of a text where its translation chooses an article or a preposition; by the rules alone. `file` is as compiled. */
export function createChoiceReader(file: Uint8Array): (text: string) => readonly ChoicePlace[] {
  const { rules, translateWith } = openTranslation(file);
  return (text) => {
    const places: ChoicePlace[] = [];
    const choices: Choices = {
      article(options, seen, noun) {
        const chosenBy: ChoicePlace['chosenBy'] = ({ article }) => article(options, seen, noun);
        places.push({ choice: 'article', of: '', rule: options[0], seen, noun, chosenBy });
        return options[0];
      },
      preposition(of, rule, seen, noun) {
        const chosenBy: ChoicePlace['chosenBy'] = ({ preposition }) => preposition(of, rule, seen, noun);
        places.push({ choice: 'preposition', of, rule, seen, noun, chosenBy });
        return rule;
      },
      place(options, seen, of, noun) {
        const chosenBy: ChoicePlace['chosenBy'] = ({ place }) => place(options, seen, of, noun);
        places.push({ choice: 'place', of, rule: options[0], seen, noun, chosenBy });
        return options[0];
      },
    };
    translateWith({ ...rules, choices }, text);
    return places;
  };
}
