import * as vscode from 'vscode';
import { AssetFailure } from '../../assets/assetFailure.ts';
import { fluentTranslation } from '../../assets/catalogue/fluentTranslation.ts';
import { VOICE } from '../../assets/catalogue/naturalVoice.ts';
import { speechRuntime } from '../../assets/catalogue/speechRuntime.ts';
import { remove } from '../../assets/install/install.ts';
import { installedIds } from '../../assets/installed/installedAsset.ts';
import { UserError } from '../failures/userError.ts';
import { withProgress } from '../progress/progress.ts';
import { t } from '../wording/localize.ts';
import { applyInstalled, noteInstalled } from './applyInstalled.ts';
import type { AssetsFeature } from './assetsFeature.ts';
import { assetFailureText } from './failureText.ts';
import { installOptions } from './installAsked.ts';

/** Deletes, after one question, what translates fluently. */
export async function removeFluentTranslation(feature: AssetsFeature): Promise<void> {
  const { id } = fluentTranslation;
  const installed = await installedIds(feature.connection.assetsFolder, id);
  if (!installed.includes(id)) await sayAbsent(feature, t('Fluent translation is not installed.'));
  if (!(await confirmed(t('Delete what translates fluently? It can be fetched again.')))) return;
  await removeAll(feature, [id]);
  void vscode.window.showInformationMessage(t('Fluent translation was deleted; drafts are made again.'));
}

/** Deletes, after one question, a natural voice, and with the last one what they need to speak. */
export async function removeNaturalVoice(feature: AssetsFeature): Promise<void> {
  const voices = await installedIds(feature.connection.assetsFolder, VOICE);
  if (voices.length === 0) await sayAbsent(feature, t('No natural voice is installed.'));
  const voice = await chooseVoice(voices);
  if (voice === undefined) return;
  const name = voice.slice(VOICE.length);
  if (!(await confirmed(t('Delete the natural voice {0}?', name)))) return;
  await removeAll(feature, voices.length > 1 ? [voice] : [voice, speechRuntime.id]);
  void vscode.window.showInformationMessage(t('The natural voice {0} was deleted.', name));
}

async function chooseVoice(voices: readonly string[]): Promise<string | undefined> {
  if (voices.length === 1) return voices[0];
  const items = voices.map((id) => ({ id, label: id.slice(VOICE.length) }));
  const placeHolder = t('Which voice should be deleted?');
  return (await vscode.window.showQuickPick(items, { title: t('Harf: natural voice'), placeHolder }))?.id;
}

/** The palette was wrong, as after another window removed it. */
async function sayAbsent(feature: AssetsFeature, message: string): Promise<never> {
  await noteInstalled(feature);
  throw new UserError(message);
}

async function confirmed(question: string): Promise<boolean> {
  const yes = t('Delete');
  return (await vscode.window.showWarningMessage(question, { modal: true }, yes)) === yes;
}

async function removeAll(feature: AssetsFeature, ids: readonly string[]): Promise<void> {
  try {
    await withProgress(t('Harf: deleting'), async (signal) => {
      for (const id of ids) await remove(id, installOptions(feature, signal));
    });
  } catch (error) {
    throw error instanceof AssetFailure ? new UserError(assetFailureText(error.problem)) : error;
  } finally {
    await applyInstalled(feature);
  }
}
