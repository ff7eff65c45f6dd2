import * as vscode from 'vscode';
import type { BaseUrlProblem } from '../../client/index.ts';
import { SetupError } from '../failures/setupError.ts';
import type { Missing } from './destination.ts';

/** Says what the hosted service still needs. */
export function setupError(missing: Missing): SetupError {
  return new SetupError(missing.what, sentence(missing));
}

function sentence(missing: Missing): string {
  const { t } = vscode.l10n;
  if (missing.what === 'apiKey')
    return t('There is no API key for {0} yet, so nothing was sent. Set the key first.', missing.origin);
  if (missing.problem !== undefined) return `${baseUrlProblem(missing.problem)} ${t('Nothing was sent.')}`;
  return t(
    'The hosted service has no base address, so nothing was sent. Set it, or choose the local service.',
  );
}

/** What is wrong with `harf.baseUrl`, and what to do. */
export function baseUrlProblem(problem: BaseUrlProblem): string {
  const { t } = vscode.l10n;
  switch (problem) {
    case 'notUrl':
      return t('The base address (harf.baseUrl) is no URL. Give one such as https://api.example.com.');
    case 'notHttps':
      return t('The base address (harf.baseUrl) must begin with https://.');
    case 'plainHttp':
      return t(
        'The base address (harf.baseUrl) must begin with https://. Plain HTTP is only for this computer, such as http://127.0.0.1:8080.',
      );
    case 'hasCredentials':
      return t(
        'The base address (harf.baseUrl) must not have a user name or password. Remove it; the API key is set apart from it.',
      );
    case 'hasQuery':
      return t('The base address (harf.baseUrl) must not have a query (?) or a fragment (#). Remove it.');
  }
}
