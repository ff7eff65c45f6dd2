import type { TextOperationName } from '../../client/index.ts';
import { hasPersianLetter } from '../../text/persian.ts';
import type { CommandId } from '../contributions/commands.ts';
import type { Features } from '../features.ts';
import type { Call, Front } from '../text/front.ts';

export type Handler = (features: Features, call: Call) => Promise<void> | void;

/** What each command does; its code is loaded when it is first used. */
export const handlers: Readonly<Record<CommandId, Handler>> = {
  'harf.diacritize': (features, { front }) => runText(features, front, 'diacritize'),
  'harf.pinglish': (features, { front }) => runText(features, front, 'pinglish'),
  'harf.fromPinglish': async (features, { front }) =>
    (await import('./fromPinglish.ts')).fromPinglish(features, front, 'selections'),
  'harf.translate': (features, { front }) => runText(features, front, 'translate'),
  'harf.translateDraft': (features, { front }) => runText(features, front, 'translate'),
  'harf.removeDiacritics': async (features, { front }) =>
    (await import('./removeDiacritics.ts')).removeDiacritics(features, front, 'selections'),
  'harf.toWritten': async (features, { front }) =>
    (await import('./toWritten.ts')).toWritten(features, front, 'selections'),
  'harf.tidy': async (features, { front }) => (await import('./tidy.ts')).tidy(features, front),
  'harf.restorePersian': async (features, call) =>
    (await import('./restorePersian.ts')).restorePersian(features, call, 'selections'),
  'harf.runOnDocument': async (features, call) =>
    (await import('./runOnDocument.ts')).runOnDocument(features, call),
  'harf.pinglishBeside': async ({ beside }, { front }) => (await beside.get()).open('pinglish', front),
  'harf.translateBeside': async (features, { front }) => {
    await (await features.beside.get()).open('translate', front);
    (await import('./offerFluent.ts')).offerFluent(features);
  },
  'harf.openRightToLeft': async (_, { front }) =>
    (await import('../rtlEditor/openRightToLeft.ts')).openRightToLeft(front),
  'harf.openLeftToRight': async (_, { front }) =>
    (await import('../rtlEditor/openRightToLeft.ts')).openLeftToRight(front),
  'harf.interlinear': async (features, { front }) =>
    (await import('../interlinear/interlinear.ts')).showInterlinear(features, front),
  'harf.toggleAlignment': ({ links }) => links.toggleAlignment(),
  'harf.toggleReadings': ({ readingAids }) => readingAids.togglePinglishHints(),
  'harf.showDoubtful': ({ readingAids }, { front }) => readingAids.toggleDoubtfulWords(front),
  'harf.readAloud': async ({ readAloud }, { front }) => (await readAloud.session()).readAloud(front),
  'harf.readFromHere': async ({ readAloud }, { argument, front }) =>
    (await readAloud.session()).readFromHere(argument, front),
  'harf.openReadAloud': async ({ readAloud }) => (await readAloud.session()).open(),
  'harf.cancelSpeech': async ({ readAloud }) => (await readAloud.session()).cancel(),
  'harf.pauseReading': async ({ readAloud }) => (await readAloud.session()).pause(),
  'harf.stopReading': async ({ readAloud }) => (await readAloud.session()).stop(),
  'harf.saveAudio': async ({ readAloud }) => (await readAloud.session()).save(),
  'harf.getFluentTranslation': async ({ assets }) =>
    (await import('#host/assetCommands.ts')).getFluentTranslation(assets),
  'harf.removeFluentTranslation': async ({ assets }) =>
    (await import('#host/assetCommands.ts')).removeFluentTranslation(assets),
  'harf.getNaturalVoice': async ({ assets, readAloud }) => {
    await (await import('#host/assetCommands.ts')).getNaturalVoice(assets);
    await readAloud.refreshVoices();
  },
  'harf.removeNaturalVoice': async ({ assets, readAloud }) => {
    await (await import('#host/assetCommands.ts')).removeNaturalVoice(assets);
    await readAloud.refreshVoices();
  },
  'harf.setApiKey': async ({ keys }) => (await import('./apiKeyCommands.ts')).setApiKey(keys),
  'harf.clearApiKey': async ({ keys }) => (await import('./apiKeyCommands.ts')).clearApiKey(keys),
  'harf.selectService': async ({ connection }) =>
    (await import('./selectService.ts')).selectService(connection),
  'harf.checkConnection': async (features) =>
    (await import('./checkConnection.ts')).checkConnection(features),
  'harf.showUsage': ({ usagePanel }) => usagePanel.show(),
  'harf.retryFailed': ({ failedWork }) => failedWork.retryLast(),
  'harf.showLog': ({ log }) => log.show(),
  'harf.openSample': async (_, { argument }) => (await import('../welcome/sample.ts')).openSample(argument),
  'harf.clearData': async (features) => (await import('./clearData.ts')).clearData(features),
};

/** The service starts while the code of the command is loaded and the prose of its text found. */
async function runText(features: Features, front: Front | undefined, name: TextOperationName): Promise<void> {
  if (front && hasPersianLetter(front.document.getText())) void features.connection.getReady();
  const { runTextOperation } = await import('./textCommand.ts');
  await runTextOperation(features, front, name, 'selections');
}
