import { TIDY_KINDS, type TidyKind, type TidyKinds } from '../../document/tidy/tidyChange.ts';
import { type Configuration, flag } from '../settings.ts';
import { t } from '../wording/localize.ts';

/** What is to be tidied, for the document that `configuration` is for. */
export function tidyKinds(configuration: Configuration): TidyKinds {
  return new Set(TIDY_KINDS.filter((kind) => flag(configuration, `tidy.${kind}`)));
}

/** What changes of a kind do, in the language of Harf. */
export function kindName(kind: TidyKind): string {
  const names: Readonly<Record<TidyKind, string>> = {
    letters: t('Persian letters'),
    digits: t('Persian digits for Arabic ones'),
    latinDigits: t('Persian digits for Latin ones'),
    halfSpaces: t('Half-spaces'),
    joinedWords: t('Words that were run together'),
    latinPunctuation: t('Persian signs for , ; ?'),
    punctuation: t('Spaces at punctuation'),
    quotes: t('Quotation marks'),
    ellipses: t('Ellipses'),
    spaces: t('Doubled spaces'),
    tatweel: t('Tatweel'),
  };
  return names[kind];
}
