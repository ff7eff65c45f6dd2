import { rm } from 'node:fs/promises';
import * as vscode from 'vscode';
import type { Client } from '../../client/index.ts';
import type { Log } from '../log.ts';
import { serviceSettings } from '../settings.ts';
import type { ApiKeys } from './apiKeys.ts';
import { chooseDestination, type Destination, type Missing } from './destination.ts';
import type { LocalService } from './localService.ts';
import { createRequestLedger } from './requestLedger.ts';
import { createServiceCommand, type ServiceCommand, type ServiceCommandOptions } from './serviceCommand.ts';

/** Work for whichever service was chosen; called again if the local one broke. */
type Operation<T> = (client: Client, service: Destination['kind']) => Promise<T>;

/** What the local service has to know before it reads a text. */
export type Preparation = (client: Client) => Promise<void>;

/** The service that text goes to, as the settings are at each call. */
export interface Connection extends vscode.Disposable {
  /** Where text would go now. */
  destination(): Promise<Destination | Missing>;
  /**
   * Runs `operation`, which only reads; rejects with a `SetupError` or `LocalServiceError` if there is no service.
   * What is charged, or made, is for a `command`.
   */
  run<T>(operation: Operation<T>): Promise<T>;
  /**
   * Runs `operation` on the local service, whatever the settings say: for what must never leave the computer.
   * Rejects with a `LocalServiceError` if it cannot be started.
   */
  runLocal<T>(operation: (client: Client) => Promise<T>): Promise<T>;
  /**
   * Begins what the next operation would wait for: code, and the local service where text goes there. Never rejects:
   * the operation tells what failed.
   */
  getReady(): Promise<void>;
  /** Begins a command, which keeps the idempotency keys of its requests until it is settled or released. */
  command(options?: ServiceCommandOptions): ServiceCommand;
  /** Has `prepare` done before anything else whenever the local service starts, and now if it runs. */
  prepareLocal(prepare: Preparation): Promise<void>;
  /** Where what the user fetched lies, a folder for each asset. */
  readonly assetsFolder: string;
  /**
   * Has the local service of this window, if it runs, begin anew before the next request, with what is installed by
   * then; what it was doing is done again.
   */
  restartLocal(): Promise<void>;
  /**
   * Stops the local service of this window, and deletes what it keeps; it starts again when it is needed. Then
   * forgets the requests that were not brought to an end.
   */
  deleteLocalData(): Promise<void>;
}

interface ConnectionDependencies {
  readonly keys: ApiKeys;
  readonly log: Log;
  /** The folder of the extension. */
  readonly extensionUri: vscode.Uri;
  /** Where the extension may keep what all windows share. */
  readonly globalStorageUri: vscode.Uri;
}

/** Loads the client, and starts the local service, when they are first needed. */
export function createConnection({
  keys,
  log,
  extensionUri,
  globalStorageUri,
}: ConnectionDependencies): Connection {
  let local: Promise<LocalService> | undefined;
  let preparation: Preparation = async () => {};
  const ledger = createRequestLedger(globalStorageUri, log);
  const dataUri = vscode.Uri.joinPath(globalStorageUri, 'service');
  const codeUri = vscode.Uri.joinPath(globalStorageUri, 'code');
  const assetsFolder = vscode.Uri.joinPath(globalStorageUri, 'assets').fsPath;
  const startLocal = async () => {
    const { startLocalService } = await import('./startLocalService.ts');
    const [dataFolder, codeFolder] = [dataUri.fsPath, codeUri.fsPath];
    const prepare: Preparation = (client) => preparation(client);
    return startLocalService({ extensionUri, dataFolder, codeFolder, assetsFolder, log, prepare });
  };
  const restartLocal = async () => {
    await (await local)?.restart();
  };
  const settingsChange = vscode.workspace.onDidChangeConfiguration((event) => {
    // Its process is told when it starts.
    if (event.affectsConfiguration('harf.assets.naturalVoices')) void restartLocal().catch(() => {});
  });
  const localService = () => {
    local ??= startLocal();
    return local;
  };
  const runLocal = async <T>(operation: (client: Client) => Promise<T>) =>
    (await localService()).run(operation);
  const destination = async () => {
    const settings = serviceSettings(vscode.workspace.getConfiguration('harf'));
    const check = async (baseUrl: string) => (await import('../../client/index.ts')).checkBaseUrl(baseUrl);
    return chooseDestination({ settings, check, keyFor: (origin) => keys.get(origin) });
  };
  const run = async <T>(operation: Operation<T>) => {
    const chosen = await destination();
    if (chosen.kind === 'missing') throw (await import('./missing.ts')).setupError(chosen);
    if (chosen.kind === 'hosted') return operation(await hostedClient(chosen, log), 'hosted');
    return runLocal((client) => operation(client, 'local'));
  };
  const getReady = async () => {
    if ((await destination()).kind === 'local') await (await localService()).getReady();
  };
  return {
    destination,
    run,
    runLocal,
    getReady: () => getReady().catch(() => {}),
    command: (options = {}) => createServiceCommand({ run, runLocal, ledger }, options),
    async prepareLocal(prepare) {
      preparation = prepare;
      await (await local)?.prepareAgain();
    },
    assetsFolder,
    restartLocal,
    async deleteLocalData() {
      const running = local;
      local = undefined;
      await (await running)?.dispose();
      for (const { fsPath } of [dataUri, codeUri]) await rm(fsPath, { recursive: true, force: true });
      await (await import('../../assets/install/install.ts')).removeUnfinished(assetsFolder);
      await (await ledger()).clear();
    },
    dispose: () => {
      settingsChange.dispose();
      void local?.then((service) => service.dispose());
    },
  };
}

/** Uses the host's own `fetch`, which follows the proxy and certificate settings of VS Code. */
async function hostedClient(
  { baseUrl, apiKey }: { baseUrl: string; apiKey: string },
  log: Log,
): Promise<Client> {
  const { createClient } = await import('../../client/index.ts');
  return createClient({ fetch: (url, init) => globalThis.fetch(url, init), baseUrl, apiKey, log });
}
