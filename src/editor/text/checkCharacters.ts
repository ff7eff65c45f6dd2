import { UserError } from '../failures/userError.ts';
import { t } from '../wording/localize.ts';

/** Throws a `UserError` if a text is no Unicode, before anything is sent. */
export function checkCharacters(targets: readonly { readonly text: string }[]): void {
  if (targets.every(({ text }) => text.isWellFormed())) return;
  throw new UserError(
    t(
      'The text has half of a character (a lone surrogate), which cannot be sent. Remove it, or select other text.',
    ),
  );
}
