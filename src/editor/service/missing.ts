import type { BaseUrlProblem } from '../../client/index.ts';
import { SetupError } from '../failures/editorFailure.ts';
import { t } from '../wording/localize.ts';
import type { Missing } from './destination.ts';

/** Says what the hosted service still needs. */
export function setupError(missing: Missing): SetupError {
  if (missing.what === 'apiKey')
    return new SetupError(
      'api_key_missing',
      t('There is no API key for {0} yet, so nothing was sent. Set the key first.', missing.origin),
    );
  return new SetupError(
    'base_url_unusable',
    missing.problem === undefined
      ? t('The hosted service has no base address, so nothing was sent. Set it, or choose the local service.')
      : `${baseUrlProblem(missing.problem)} ${t('Nothing was sent.')}`,
  );
}

/** What is wrong with `harf.baseUrl`, and what to do. */
export function baseUrlProblem(problem: BaseUrlProblem): string {
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
