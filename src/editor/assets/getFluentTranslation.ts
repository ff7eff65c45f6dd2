import * as vscode from 'vscode';
import { fluentTranslation } from '../../assets/catalogue/fluentTranslation.ts';
import { t } from '../wording/localize.ts';
import { applyInstalled } from './applyInstalled.ts';
import type { AssetsFeature } from './assetsFeature.ts';
import { installAsked } from './installAsked.ts';

/** Asks, and installs the engine and the model of fluent translation, from the network or from a folder. */
export async function getFluentTranslation(feature: AssetsFeature, asset = fluentTranslation): Promise<void> {
  const isThere = await installAsked(feature, {
    title: t('Harf: fluent translation'),
    question: t('Fetch what translates Persian fluently?'),
    assets: [asset],
  });
  if (!isThere) return;
  await applyInstalled(feature);
  void vscode.window.showInformationMessage(t('Fluent translation is there and is used from now on.'));
}
