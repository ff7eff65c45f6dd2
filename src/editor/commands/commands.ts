import * as vscode from 'vscode';
import type { TextOperationName } from '../../client/index.ts';
import { hasPersianLetter } from '../../text/persian.ts';
import type { CommandId } from '../contributions/commands.ts';
import { ON_SAMPLE } from '../contributions/walkthrough.ts';
import type { Features } from '../features.ts';

/** @param argument what a link, a code action or a menu gives; anything */
type Handler = (features: Features, argument: unknown) => Promise<void> | void;

/** What each command does; its code is loaded when it is first used. */
const handlers: Record<CommandId, Handler> = {
  'harf.diacritize': (features) => runText(features, 'diacritize'),
  'harf.pinglish': (features) => runText(features, 'pinglish'),
  'harf.translate': (features) => runText(features, 'translate'),
  'harf.translateDraft': (features) => runText(features, 'translate'),
  'harf.removeDiacritics': async (features) =>
    (await import('./removeDiacritics.ts')).removeDiacritics(features, 'selections'),
  'harf.restorePersian': async ({ links, proseReader }, argument) =>
    (await import('./restorePersian.ts')).restorePersian(links.latin, proseReader, argument),
  'harf.runOnDocument': async (features, argument) =>
    (await import('./runOnDocument.ts')).runOnDocument(features, argument),
  'harf.pinglishBeside': ({ beside }) => beside.open(),
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

/** Registers every command; what one rejects with is told to the user, never to VS Code. */
export function registerCommands(features: Features): vscode.Disposable {
  return vscode.Disposable.from(
    ...Object.entries(handlers).map(([id, handler]) =>
      vscode.commands.registerCommand(id, (argument: unknown) =>
        argument === ON_SAMPLE
          ? run(onSample(id, handler), features, undefined)
          : run(handler, features, argument),
      ),
    ),
  );
}

/** For the walkthrough, which has the focus itself: the command works on the sample. */
function onSample(id: string, handler: Handler): Handler {
  return async (features, argument) => {
    await (await import('../welcome/sample.ts')).showSampleFor(id);
    await handler(features, argument);
  };
}

async function run(handler: Handler, features: Features, argument: unknown): Promise<void> {
  features.showStatus();
  try {
    await handler(features, argument);
  } catch (error) {
    const { report } = await import('../failures/report.ts');
    // The command ends while the message is still shown.
    void report(error, features.log);
  }
}
