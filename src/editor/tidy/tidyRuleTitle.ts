import type { TidyRuleName } from '../../contract/index.ts';
import { t } from '../wording/localize.ts';

/** What a rule does, in the language of Harf. */
export function tidyRuleTitle(rule: TidyRuleName): string {
  const titles: Readonly<Record<TidyRuleName, string>> = {
    letters: t('Persian letters'),
    digits: t('Persian digits for Arabic ones'),
    'latin-digits': t('Persian digits for Latin ones'),
    'half-spaces': t('Half-spaces'),
    'joined-words': t('Words that were run together'),
    'missing-tanwin': t('Missing tanwin'),
    'latin-punctuation': t('Persian signs for , ; ?'),
    punctuation: t('Spaces at punctuation'),
    brackets: t('Spaces at brackets'),
    quotes: t('Quotation marks'),
    ellipses: t('Ellipses'),
    spaces: t('Doubled spaces'),
    tatweel: t('Tatweel'),
  };
  return titles[rule];
}
