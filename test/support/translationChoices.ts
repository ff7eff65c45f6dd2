import type { Choices } from '../../src/engine/translate/rules/choices.ts';

/** What the rules would have, with nothing learned. */
export const RULES_ALONE: Choices = {
  article: ([rule]) => rule,
  preposition: (_, rule) => rule,
  place: ([rule]) => rule,
};
