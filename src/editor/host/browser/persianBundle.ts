import texts from '../../../../l10n/bundle.l10n.fa.json' with { type: 'json' };
import type { Bundle } from '../../wording/bundle.ts';

/** Harf's Persian texts: a browser reads no file at once, so they are part of the code. */
export function persianBundle(_extensionUri: { readonly fsPath: string }): Bundle {
  return texts;
}
