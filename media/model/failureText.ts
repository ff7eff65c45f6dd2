import * as l10n from '@vscode/l10n';
import { RequestError } from '../../src/panel/requestError.ts';

/** One sentence for the user about a sound, a text or a sample that could not be had. */
export function failureText(error: unknown): string {
  if (!(error instanceof RequestError)) return l10n.t('The sound could not be played.');
  if (error.reason === 'refused') return error.message;
  if (error.reason === 'timeout') return l10n.t('The editor did not answer in time. Try again.');
  return l10n.t('The editor gave an answer that the panel does not understand. Reload the window.');
}
