import * as vscode from 'vscode';
import type { AssetFailure } from '../../assets/assetFailure.ts';
import { type Asset, bytesToFetch } from '../../assets/catalogue/asset.ts';
import { t } from '../wording/localize.ts';
import { plainText } from '../wording/plainText.ts';
import { chosenAddresses, hostsOf } from './addresses.ts';
import { assetFailureText } from './failureText.ts';
import { sizeText } from './sizeText.ts';

/** How an asset is to come here; undefined if it is not. */
export type Way = 'fetch' | 'folder' | undefined;

/** Says what would be fetched, from where, how large and under which licence, and asks. */
export async function askWay(question: string, assets: readonly Asset[]): Promise<Way> {
  const hosts = hostsOf(assets, chosenAddresses()).join(', ');
  const detail = [
    ...assets.map(({ title, licence, page }) => t('{0}, licence {1}: {2}', title, licence, page)),
    t('Size: {0}. From: {1}.', sizeText(bytesToFetch(assets)), hosts),
    t(
      'Every file is checked before it is used. Nothing of yours is sent, and it then works without a network.',
    ),
    t('If you have the files already, choose the folder that they are in.'),
  ].join('\n');
  const [fetch, folder] = [t('Fetch'), t('Choose a Folder…')];
  const chosen = await vscode.window.showInformationMessage(question, { modal: true, detail }, fetch, folder);
  return wayOf(chosen, { fetch, folder });
}

/** Says what failed, and asks how to go on. */
export async function askAfterFailure(error: AssetFailure, way: Way): Promise<Way> {
  const { problem } = error;
  const [fetch, folder, settings] = [t('Try Again'), t('Choose a Folder…'), t('Open Settings')];
  const isOfFetching = way === 'fetch';
  const buttons = isOfFetching ? [fetch, folder, settings] : [folder];
  const message = plainText(assetFailureText(problem));
  const chosen = await vscode.window.showErrorMessage(message, ...buttons);
  if (chosen === settings)
    await vscode.commands.executeCommand('workbench.action.openSettings', 'harf.assets');
  return wayOf(chosen, { fetch, folder });
}

/** A folder of the user's; undefined if none was chosen. */
export async function askFolder(title: string): Promise<string | undefined> {
  const options = {
    title,
    openLabel: t('Use This Folder'),
    canSelectFiles: false,
    canSelectFolders: true,
    canSelectMany: false,
  };
  const [chosen] = (await vscode.window.showOpenDialog(options)) ?? [];
  return chosen?.fsPath;
}

function wayOf(chosen: string | undefined, labels: { readonly fetch: string; readonly folder: string }): Way {
  if (chosen === undefined) return undefined;
  return chosen === labels.fetch ? 'fetch' : chosen === labels.folder ? 'folder' : undefined;
}
