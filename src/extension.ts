import type { ExtensionContext } from 'vscode';
import { prepareHost } from '#host/prepareHost.ts';
import { ReadingAids } from './editor/aids/readingAids.ts';
import { createAssets } from './editor/assets/assetsFeature.ts';
import { registerCommands } from './editor/commands/commands.ts';
import { FailedWork } from './editor/failures/failedWork.ts';
import { registerInvisible } from './editor/invisible/registerInvisible.ts';
import { LazyDisposable } from './editor/lazy.ts';
import { Links } from './editor/links/links.ts';
import { registerTypedWord } from './editor/links/typed/typedWordCommand.ts';
import { OutputLog } from './editor/log.ts';
import { type MarkdownExtension, markdownExtension, refreshPreviews } from './editor/preview/preview.ts';
import { registerProofreading } from './editor/proofread/registerProofreading.ts';
import { ProseReader } from './editor/prose/proseReader.ts';
import { registerRtlEditor } from './editor/rtlEditor/registerRtlEditor.ts';
import { apiKeysIn } from './editor/service/apiKeys.ts';
import { Connection } from './editor/service/connection.ts';
import { StatusBar } from './editor/service/statusBar.ts';
import { registerWarmUp } from './editor/service/warmUp.ts';
import { ReadAloud } from './editor/speech/readAloud.ts';
import { registerTools } from './editor/tools/registerTools.ts';
import { UsagePanel } from './editor/usage/usagePanel.ts';
import { registerSettingsOffer } from './editor/welcome/settingsOffer.ts';

let flush: (() => Promise<void>) | undefined;

/** Builds and registers; everything heavy is loaded by the command that first needs it. */
export function activate(context: ExtensionContext): MarkdownExtension {
  prepareHost(context);
  const { secrets, extensionUri, globalStorageUri, storageUri, globalState, workspaceState, subscriptions } =
    context;
  const log = new OutputLog();
  const keys = apiKeysIn(secrets);
  const connection = new Connection({ keys, log, extensionUri, globalStorageUri });
  const proseReader = new ProseReader(extensionUri, log);
  const links = new Links(connection, log, context);
  flush = () => links.flush();
  const statusBar = new StatusBar(connection, keys);
  const failedWork = new FailedWork();
  const usagePanel = new UsagePanel(connection, log);
  const readingAids = new ReadingAids({
    connection,
    proseReader,
    log,
    globalStorageUri,
    memory: workspaceState,
  });
  const { onDidChangePronunciations } = readingAids;
  const beside = new LazyDisposable(async () => {
    const { BesideViews } = await import('./editor/beside/besideViews.ts');
    return new BesideViews({ connection, proseReader, log, onDidChangePronunciations });
  });
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
  const warmUp = registerWarmUp({ connection, log, findProse: (document) => proseReader.of(document) });
  const views = {
    usagePanel,
    readingAids,
    readAloud,
    beside,
    assets,
    showStatus: () => statusBar.showAlways(),
  };
  const features = { log, keys, connection, links, proseReader, failedWork, ...views };
  subscriptions.push(
    statusBar,
    warmUp,
    registerCommands(features, context.extension.packageJSON),
    registerTools(features, context.extension),
    registerTypedWord(links.latin, links.typedList, log),
    registerSettingsOffer(globalState),
    registerProofreading(
      { connection, proseReader, words: readingAids, log, memory: workspaceState },
      context.extension.packageJSON,
    ),
    registerInvisible(),
    registerRtlEditor(extensionUri, log, readingAids.onDidChangeHints),
    refreshPreviews(),
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
  return markdownExtension;
}

/** Waits until what is to be kept is written. */
export async function deactivate(): Promise<void> {
  await flush?.();
}
