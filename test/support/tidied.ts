import type { TidyChange } from '../../src/document/tidy/tidyChange.ts';
import type { RuleChange } from '../../src/engine/proofread/composeChanges.ts';
import { tidyRules } from '../../src/engine/proofread/index.ts';
import { tidied } from '../../src/engine/proofread/tidied.ts';

const REASON = { en: '', fa: '' };

/** What all rules, those that are optional as well, tidy of a text, its words as `spell` tells. */
export function tidyChanges(
  text: string,
  spell: (text: string) => readonly RuleChange[] = () => [],
): readonly TidyChange[] {
  return tidied(text, tidyRules, spell).changes.map((change) => ({ ...change, reason: REASON }));
}
