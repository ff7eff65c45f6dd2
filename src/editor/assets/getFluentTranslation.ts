import * as vscode from 'vscode';
import { fluentTranslation } from '../../assets/catalogue/fluentTranslation.ts';
import { t } from '../wording/localize.ts';
import type { AssetsFeature } from './assetsFeature.ts';
import { bring } from './bring.ts';
import { takeUpInstalled } from './takeUp.ts';

/** Asks, and fetches the engine and the model of fluent translation, or takes them from a folder. */
export async function getFluentTranslation(feature: AssetsFeature, asset = fluentTranslation): Promise<void> {
  const isThere = await bring(feature, {
    title: t('Harf: fluent translation'),
    question: t('Fetch what translates Persian fluently?'),
    assets: [asset],
  });
  if (!isThere) return;
  await takeUpInstalled(feature);
  void vscode.window.showInformationMessage(t('Fluent translation is there and is used from now on.'));
}
