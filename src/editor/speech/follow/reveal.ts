import { UserError } from '../../failures/userError.ts';
import { t } from '../../wording/localize.ts';
import { plainText } from '../../wording/plainText.ts';

/**
 * What came of showing a place of the text in its document. `noDocument`: it was closed without a file, or is gone.
 * `otherText`: the text is not in the document any more. `changed`: the place itself was edited.
 */
export type RevealOutcome = 'shown' | 'noText' | 'noDocument' | 'otherText' | 'changed';

/** Throws a `UserError` that says why a place was not shown. */
export function throwUnlessShown(outcome: RevealOutcome, documentName: string | null): void {
  if (outcome === 'shown') return;
  const name = plainText(documentName ?? t('The document'));
  const sentences: Record<typeof outcome, string> = {
    noText: t('The text of this reading is not kept any more, so the place cannot be shown.'),
    noDocument: t('{0} was closed without a file, or is gone, so the place cannot be shown.', name),
    otherText: t('The text is not in {0} as it was read, so the place cannot be shown.', name),
    changed: t('This place was changed since it was read, so it cannot be shown.'),
  };
  throw new UserError(sentences[outcome]);
}
