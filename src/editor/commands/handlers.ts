import * as vscode from 'vscode';
import type { TextOperationName } from '../../client/index.ts';
import { hasPersianLetter } from '../../text/persian.ts';
import type { CommandId } from '../contributions/commands.ts';
import type { Features } from '../features.ts';

/** @param argument what a link, a code action or a menu gives; anything */
export type Handler = (features: Features, argument: unknown) => Promise<void> | void;

/** What each command does; its code is loaded when it is first used. */
export const handlers: Readonly<Record<CommandId, Handler>> = {
  'harf.diacritize': (features) => runText(features, 'diacritize'),
  'harf.pinglish': (features) => runText(features, 'pinglish'),
  'harf.fromPinglish': async (features) => (await import('./fromPinglish.ts')).fromPinglish(features),
  'harf.translate': (features) => runText(features, 'translate'),
  'harf.removeDiacritics': async (features) =>
    (await import('./removeDiacritics.ts')).removeDiacritics(features, 'selections'),
  'harf.tidy': async (features) => (await import('./tidy.ts')).tidy(features),
  'harf.restorePersian': async ({ links, proseReader }, argument) =>
    (await import('./restorePersian.ts')).restorePersian(links.latin, proseReader, argument),
  'harf.runOnDocument': async (features, argument) =>
    (await import('./runOnDocument.ts')).runOnDocument(features, argument),
  'harf.pinglishBeside': ({ beside }) => beside.open('pinglish'),
  'harf.translateBeside': ({ beside }) => beside.open('translate'),
  'harf.interlinear': async (features) =>
    (await import('../interlinear/interlinear.ts')).showInterlinear(features),
  'harf.toggleAlignment': ({ links }) => links.toggleAlignment(),
  'harf.toggleReadings': ({ readingAids }) => readingAids.pinglishHints.toggle(),
  'harf.showDoubtful': ({ readingAids }) => readingAids.toggleDoubtfulWords(),
  'harf.readAloud': async ({ readAloud }) => (await readAloud.controller()).readAloud(),
  'harf.readFromHere': async ({ readAloud }, argument) =>
    (await readAloud.controller()).readFromHere(argument),
  'harf.openReadAloud': async ({ readAloud }) => (await readAloud.controller()).open(),
  'harf.cancelSpeech': async ({ readAloud }) => (await readAloud.controller()).cancel(),
  'harf.pauseReading': async ({ readAloud }) => (await readAloud.controller()).pause(),
  'harf.stopReading': async ({ readAloud }) => (await readAloud.controller()).stop(),
  'harf.saveAudio': async ({ readAloud }) => (await readAloud.controller()).save(),
  'harf.getFluentTranslation': async ({ assets }) =>
    (await import('../assets/getFluentTranslation.ts')).getFluentTranslation(assets),
  'harf.removeFluentTranslation': async ({ assets }) =>
    (await import('../assets/removeAssets.ts')).removeFluentTranslation(assets),
  'harf.getNaturalVoice': async ({ assets }) =>
    (await import('../assets/getNaturalVoice.ts')).getNaturalVoice(assets),
  'harf.removeNaturalVoice': async ({ assets }) =>
    (await import('../assets/removeAssets.ts')).removeNaturalVoice(assets),
  'harf.setApiKey': async ({ keys }) => (await import('./apiKeyCommands.ts')).setApiKey(keys),
  'harf.clearApiKey': async ({ keys }) => (await import('./apiKeyCommands.ts')).clearApiKey(keys),
  'harf.selectService': async ({ connection }) =>
    (await import('./selectService.ts')).selectService(connection),
  'harf.checkConnection': async (features) =>
    (await import('./checkConnection.ts')).checkConnection(features),
  'harf.showUsage': ({ usagePanel }) => usagePanel.show(),
  'harf.retryFailed': ({ failedWork }) => failedWork.retryLast(),
  'harf.showLog': ({ log }) => log.show(),
  'harf.openSample': async (_, argument) => (await import('../welcome/sample.ts')).openSample(argument),
  'harf.clearData': async (features) => (await import('./clearData.ts')).clearData(features),
};

/** The service starts while the code of the command is loaded and its text divided. */
async function runText(features: Features, name: TextOperationName): Promise<void> {
  const document = vscode.window.activeTextEditor?.document;
  if (document !== undefined && hasPersianLetter(document.getText())) void features.connection.getReady();
  const { runTextOperation } = await import('./textCommand.ts');
  await runTextOperation(features, name, 'selections');
}
