import type { ExtensionContext } from 'vscode';
import { createReadingAids } from './editor/aids/readingAids.ts';
import { createAssets } from './editor/assets/assetsFeature.ts';
import { createBeside } from './editor/beside/beside.ts';
import { registerCommands } from './editor/commands/commands.ts';
import { createFailedWork } from './editor/failures/failedWork.ts';
import { createLinks } from './editor/links/links.ts';
import { registerTypedWord } from './editor/links/typed/typedWordCommand.ts';
import { createLog } from './editor/log.ts';
import { createProseReader } from './editor/prose/proseReader.ts';
import { apiKeysIn } from './editor/service/apiKeys.ts';
import { createConnection } from './editor/service/connection.ts';
import { createStatusBar } from './editor/service/statusBar.ts';
import { createWarmUp } from './editor/service/warmUp.ts';
import { ReadAloud } from './editor/speech/readAloud.ts';
import { registerTools } from './editor/tools/registerTools.ts';
import { UsagePanel } from './editor/usage/usagePanel.ts';
import { createWordWrapOffer } from './editor/welcome/wordWrapOffer.ts';

let flush: (() => Promise<void>) | undefined;

/** Builds and registers; everything heavy is loaded by the command that first needs it. */
export function activate(context: ExtensionContext): void {
  const { secrets, extensionUri, globalStorageUri, storageUri, globalState, workspaceState, subscriptions } =
    context;
  const log = createLog();
  const keys = apiKeysIn(secrets);
  const connection = createConnection({ keys, log, extensionUri, globalStorageUri });
  const proseReader = createProseReader({ extensionUri, log });
  const links = createLinks({ connection, log, context });
  flush = () => links.flush();
  const statusBar = createStatusBar(connection, keys);
  const failedWork = createFailedWork();
  const usagePanel = new UsagePanel(connection, log);
  const readingAids = createReadingAids({
    connection,
    proseReader,
    log,
    globalStorageUri,
    memory: workspaceState,
  });
  const { onDidChangePronunciations } = readingAids;
  const beside = createBeside({ connection, proseReader, log, onDidChangePronunciations });
  const readAloud = new ReadAloud({
    connection,
    proseReader,
    log,
    extensionUri,
    globalStorageUri,
    storageUri,
    memory: workspaceState,
  });
  const assets = createAssets({ connection, log, memory: globalState, extensionUri });
  const warmUp = createWarmUp({ connection, log, divide: (document) => proseReader.of(document) });
  const views = { usagePanel, readingAids, readAloud, beside, assets, showStatus: statusBar.showAlways };
  const features = { log, keys, connection, links, proseReader, failedWork, ...views };
  subscriptions.push(
    statusBar,
    warmUp,
    registerCommands(features, context.extension.packageJSON),
    registerTools(features, context.extension),
    registerTypedWord({ linkedDocuments: links.latin, list: links.typedList, log }),
    createWordWrapOffer(globalState),
    readingAids,
    usagePanel,
    failedWork,
    readAloud,
    beside,
    links,
    proseReader,
    connection,
    log,
  );
}

/** Waits until what is to be kept is written. */
export async function deactivate(): Promise<void> {
  await flush?.();
}
