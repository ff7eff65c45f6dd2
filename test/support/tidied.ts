import type { FoundChange } from '../../src/document/tidy/foundChange.ts';
import type { RuleChange } from '../../src/engine/proofread/composeChanges.ts';
import { tidyRules } from '../../src/engine/proofread/index.ts';
import { tidied } from '../../src/engine/proofread/tidied.ts';

const UNTOLD = { severity: 'hint', reason: { en: '', fa: '' } } as const;

/** What all rules, those that are optional as well, tidy of a text, its words as `spell` tells. */
export function tidyChanges(
  text: string,
  spell: (text: string) => readonly RuleChange[] = () => [],
): readonly FoundChange[] {
  return tidied(text, tidyRules, spell).changes.map((change) => ({
    ...change,
    ...UNTOLD,
    suggestions: [change.text],
  }));
}
