import * as vscode from 'vscode';
import type { Client, Ledger } from '../../client/index.ts';
import { Lazy } from '../lazy.ts';
import type { Log } from '../log.ts';
import { serviceSettings } from '../settings.ts';
import type { ApiKeys } from './apiKeys.ts';
import { chooseDestination, type Destination, type Missing } from './destination.ts';
import type { LocalService } from './localService.ts';
import { ServiceCommand, type ServiceCommandOptions } from './serviceCommand.ts';

/** Work for whichever service was chosen; called again if the local one broke. */
type Operation<T> = (client: Client, service: Destination['kind']) => Promise<T>;

/** What the local service has to know before it reads a text. */
export type Preparation = (client: Client) => Promise<void>;

interface ConnectionParts {
  readonly keys: ApiKeys;
  readonly log: Log;
  /** The folder of the extension. */
  readonly extensionUri: vscode.Uri;
  /** Where the extension may keep what all windows share. */
  readonly globalStorageUri: vscode.Uri;
}

/**
 * The service that text goes to, as the settings are at each call. Loads the client, and starts the local service, when
 * they are first needed.
 */
export class Connection implements vscode.Disposable {
  /** Where what the user fetched lies, a folder for each asset. */
  readonly assetsFolder: string;
  readonly #parts: ConnectionParts;
  readonly #dataFolder: string;
  readonly #codeFolder: string;
  /** The keys of requests to the hosted service, shared by all windows. */
  readonly #ledger: Lazy<Ledger>;
  readonly #settingsChange: vscode.Disposable;
  #local: Promise<LocalService> | undefined;
  #preparation: Preparation = async () => {};

  constructor(parts: ConnectionParts) {
    const folder = (name: string) => vscode.Uri.joinPath(parts.globalStorageUri, name).fsPath;
    this.#parts = parts;
    this.assetsFolder = folder('assets');
    this.#dataFolder = folder('service');
    this.#codeFolder = folder('code');
    this.#ledger = new Lazy(async () => {
      const { createFileLedger } = await import('../../client/index.ts');
      return createFileLedger(folder('ledger'), { log: parts.log });
    });
    this.#settingsChange = vscode.workspace.onDidChangeConfiguration((event) => {
      // Its process is told when it starts.
      if (event.affectsConfiguration('harf.assets.naturalVoices')) void this.restartLocal().catch(() => {});
    });
  }

  /** Where text would go now. */
  async destination(): Promise<Destination | Missing> {
    const settings = serviceSettings(vscode.workspace.getConfiguration('harf'));
    const check = async (baseUrl: string) => (await import('../../client/index.ts')).checkBaseUrl(baseUrl);
    return chooseDestination(settings, check, (origin) => this.#parts.keys.get(origin));
  }

  /**
   * Runs `operation`, which only reads; rejects with a `SetupError` or `LocalServiceError` if there is no service.
   * What is charged, or made, is for a `command`.
   */
  async run<T>(operation: Operation<T>): Promise<T> {
    const chosen = await this.destination();
    if (chosen.kind === 'missing') throw (await import('./missing.ts')).setupError(chosen);
    if (chosen.kind === 'hosted') return operation(await hostedClient(chosen, this.#parts.log), 'hosted');
    return this.runLocal((client) => operation(client, 'local'));
  }

  /**
   * Runs `operation` on the local service, whatever the settings say: for what must never leave the computer.
   * Rejects with a `LocalServiceError` if it cannot be started.
   */
  async runLocal<T>(operation: (client: Client) => Promise<T>): Promise<T> {
    return (await this.#localService()).run(operation);
  }

  /**
   * Begins what the next operation would wait for: code, and the local service where text goes there. Never rejects:
   * the operation tells what failed.
   */
  async getReady(): Promise<void> {
    try {
      if ((await this.destination()).kind === 'local') await (await this.#localService()).getReady();
    } catch {
      // The operation fails of it too.
    }
  }

  /** Begins a command, which keeps the idempotency keys of its requests until it is settled or released. */
  command(options: ServiceCommandOptions = {}): ServiceCommand {
    return new ServiceCommand(this, this.#ledger, options);
  }

  /** Has `prepare` done before anything else whenever the local service starts, and now if it runs. */
  async prepareLocal(prepare: Preparation): Promise<void> {
    this.#preparation = prepare;
    await (await this.#local)?.prepareAgain();
  }

  /**
   * Has the local service of this window, if it runs, begin anew before the next request, with what is installed by
   * then; what it was doing is done again.
   */
  async restartLocal(): Promise<void> {
    await (await this.#local)?.restart();
  }

  /**
   * Stops the local service of this window, and deletes what it keeps; it starts again when it is needed. Then
   * forgets the requests that were not brought to an end.
   */
  async deleteLocalData(): Promise<void> {
    const running = this.#local;
    this.#local = undefined;
    await (await running)?.dispose();
    await (await import('#host/keptSpeech.ts')).deleteKeptSpeech(this.#dataFolder);
    await (await import('#platform/files.ts')).rm(this.#codeFolder, { recursive: true, force: true });
    await (await import('#host/fetched.ts')).removeUnfinished(this.assetsFolder);
    await (await this.#ledger.get()).clear();
  }

  dispose(): void {
    this.#settingsChange.dispose();
    void this.#local?.then((service) => service.dispose());
  }

  #localService(): Promise<LocalService> {
    this.#local ??= this.#startLocal();
    return this.#local;
  }

  async #startLocal(): Promise<LocalService> {
    const { startLocalService } = await import('./startLocalService.ts');
    const { extensionUri, log } = this.#parts;
    return startLocalService({
      extensionUri,
      dataFolder: this.#dataFolder,
      codeFolder: this.#codeFolder,
      assetsFolder: this.assetsFolder,
      log,
      prepare: (client) => this.#preparation(client),
    });
  }
}

/** Uses the host's own `fetch`, which follows the proxy and certificate settings of VS Code. */
async function hostedClient(
  { baseUrl, apiKey }: { baseUrl: string; apiKey: string },
  log: Log,
): Promise<Client> {
  const { createClient } = await import('../../client/index.ts');
  return createClient({ fetch: (url, init) => globalThis.fetch(url, init), baseUrl, apiKey, log });
}
