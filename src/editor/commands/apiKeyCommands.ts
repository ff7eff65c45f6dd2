import * as vscode from 'vscode';
import { checkBaseUrl } from '../../client/index.ts';
import { SetupError } from '../failures/editorFailure.ts';
import { UserError } from '../failures/userError.ts';
import type { ApiKeys } from '../service/apiKeys.ts';
import { baseUrlProblem } from '../service/missing.ts';
import { serviceSettings } from '../settings.ts';
import { t } from '../wording/localize.ts';

/** Asks for the API key of the service at `harf.baseUrl` and keeps it; entering it is the consent to send text there. */
export async function setApiKey(keys: ApiKeys): Promise<void> {
  const origin = configuredOrigin();
  const entered = await vscode.window.showInputBox({
    title: t('Harf: Set API Key'),
    prompt: t('Key for {0}. With a key, the text you run commands on is sent to this address.', origin),
    password: true,
    ignoreFocusOut: true,
    validateInput: (value) => keyProblem(value.trim()),
  });
  const key = entered?.trim();
  if (key === undefined) return;
  const problem = keyProblem(key);
  if (problem !== undefined) throw new UserError(problem);
  await keys.set(origin, key);
  await sayKeySet(origin);
}

/** Removes the key of the service at `harf.baseUrl`, or, if there is none, another one that is picked. */
export async function clearApiKey(keys: ApiKeys): Promise<void> {
  const origins = await keys.origins();
  const current = currentOrigin();
  const origin = current !== undefined && origins.includes(current) ? current : await pickOrigin(origins);
  if (origin === undefined) return;
  await keys.delete(origin);
  void vscode.window.showInformationMessage(t('The API key for {0} was removed.', origin));
}

/** The origin that a key would be sent to; throws a `SetupError` that says what is wrong. */
function configuredOrigin(): string {
  const { baseUrl } = settings();
  if (baseUrl === '')
    throw new SetupError(
      'base_url_unusable',
      t('A key belongs to an address. Set the base address of the service (harf.baseUrl) first.'),
    );
  const checked = checkBaseUrl(baseUrl);
  if (!checked.ok) throw new SetupError('base_url_unusable', baseUrlProblem(checked.problem));
  return new URL(checked.baseUrl).origin;
}

function currentOrigin(): string | undefined {
  const checked = checkBaseUrl(settings().baseUrl);
  return checked.ok ? new URL(checked.baseUrl).origin : undefined;
}

function settings() {
  return serviceSettings(vscode.workspace.getConfiguration('harf'));
}

/** A key travels in a header: visible ASCII without spaces. */
function keyProblem(key: string): string | undefined {
  if (key === '') return t('Enter the key.');
  return /^[\x21-\x7e]+$/.test(key)
    ? undefined
    : t('A key has only letters, digits and signs, without spaces.');
}

async function sayKeySet(origin: string): Promise<void> {
  if (settings().service === 'local') {
    void vscode.window.showInformationMessage(
      t('The API key for {0} is kept. The local service is chosen, so it is not used yet.', origin),
    );
    return;
  }
  const check = t('Check Connection');
  const message = t('The API key for {0} is kept. Text now goes there.', origin);
  void vscode.window.showInformationMessage(message, check).then((chosen) => {
    if (chosen === check) void vscode.commands.executeCommand('harf.checkConnection');
  });
}

async function pickOrigin(origins: readonly string[]): Promise<string | undefined> {
  if (origins.length === 0) throw new UserError(t('No API key is kept, so there is none to remove.'));
  return vscode.window.showQuickPick([...origins], {
    title: t('Harf: Remove API Key'),
    placeHolder: t('Which key should be removed?'),
  });
}
