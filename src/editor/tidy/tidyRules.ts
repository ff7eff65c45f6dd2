import { TIDY_RULES, type TidyRuleName } from '../../contract/values.ts';
import type { FlagName } from '../contributions/settings.ts';
import { type Configuration, flag } from '../settings.ts';

const SETTINGS: Readonly<Record<TidyRuleName, FlagName>> = {
  letters: 'tidy.letters',
  digits: 'tidy.digits',
  'latin-digits': 'tidy.latinDigits',
  'half-spaces': 'tidy.halfSpaces',
  'joined-words': 'tidy.joinedWords',
  'missing-tanwin': 'tidy.missingTanwin',
  'latin-punctuation': 'tidy.latinPunctuation',
  punctuation: 'tidy.punctuation',
  brackets: 'tidy.brackets',
  quotes: 'tidy.quotes',
  ellipses: 'tidy.ellipses',
  spaces: 'tidy.spaces',
  tatweel: 'tidy.tatweel',
};

/** The rules by which the document that `configuration` is for is to be tidied. */
export function tidyRules(configuration: Configuration): TidyRuleName[] {
  return TIDY_RULES.filter((rule) => flag(configuration, SETTINGS[rule]));
}
