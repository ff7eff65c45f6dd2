import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { FrameLocator, Page, Worker } from 'playwright-core';
import type * as vscode from 'vscode';
import type { EditorAge } from '../../../scripts/setup/vscode.mjs';
import { quietSettings } from '../vscode/server.ts';
import { webExtensionScript } from './bundle.ts';
import { MEMORY_SCHEME } from './harness/scheme.ts';
import { MemoryFiles } from './memoryFiles.ts';
import { type SessionParts, startParts } from './sessionParts.ts';
import { askedOutside } from './webBrowser.ts';

const OPEN_LIMIT_MS = 120_000;
/** The editor shows a line of a log some seconds after it was written, if it is busy. */
const LOG_LIMIT_MS = 20_000;
const POLL_MS = 50;

export interface WebSessionOptions {
  /** The newest if it is left out. */
  readonly editor?: EditorAge;
  /** The folder of the extension under test. */
  readonly extension: string;
  /** Texts of the folder that is open, by their paths in it, such as `notes/a.md`. */
  readonly files: Readonly<Record<string, string>>;
  /** User settings, beside those that keep it quiet and offline. */
  readonly settings?: Readonly<Record<string, unknown>>;
  /** The browser lets frames of other origins store nothing, as some do: extensions run then, but webviews show nothing. */
  readonly isStorageForbidden?: boolean;
}

type Api = typeof vscode;

/** A Visual Studio Code on the web with an extension in it, in a headless browser and without a server. */
export class WebSession {
  /** What is saved in the folder that is open. */
  readonly files: MemoryFiles;
  readonly page: Page;
  /** What the page, its frames and workers wrote to the console as errors, except while it was left for another. */
  readonly errors: readonly string[];
  /** Addresses of others than this computer that they asked for; none of them answers. */
  readonly askedOutside: readonly string[];
  readonly #parts: SessionParts;
  readonly #extensionId: string;
  #isLeaving = false;

  private constructor(parts: SessionParts, files: MemoryFiles, page: Page, extension: string) {
    this.#extensionId = idOf(extension);
    this.#parts = parts;
    this.files = files;
    this.page = page;
    this.errors = this.#collectErrors();
    this.askedOutside = askedOutside(page);
  }

  /** Opens the editor and waits until extensions run in it. */
  static async open(options: WebSessionOptions): Promise<WebSession> {
    const { extension, editor, isStorageForbidden = false } = options;
    const files = new MemoryFiles(options.files);
    const settings = { ...quietSettings, ...options.settings };
    const served = { extension, files, settings, editor };
    const parts = await startParts(served, isStorageForbidden);
    try {
      const page = parts.context.pages()[0] ?? (await parts.context.newPage());
      const session = new WebSession(parts, files, page, extension);
      await session.openFolder('');
      return session;
    } catch (error) {
      await parts.close();
      throw error;
    }
  }

  /**
   * Runs `body` in the worker in which extensions run, with the editor's API. It is sent there as text, so it knows
   * nothing but its parameters and the globals of a worker; argument and result are what JSON can say. Extensions know by then
   * what is on the screen.
   */
  async inHost<R, A = undefined>(
    body: (api: Api, argument: A) => R | PromiseLike<R>,
    ...[argument]: A extends undefined ? [] : [A]
  ): Promise<R> {
    const host = await this.#host();
    return host.evaluate(runInWorker<R>, { source: body.toString(), argument });
  }

  /** Runs what a module exports as `run` in the same worker; unlike the body of `inHost` it may import others. */
  async runInHost(entryPoint: URL, argument: unknown): Promise<unknown> {
    const script = await webExtensionScript(entryPoint);
    return this.inHost(
      (vscode, { code, given }: { code: string; given: unknown }): unknown => {
        const module: { exports: { run?: (argument: unknown) => unknown } } = { exports: {} };
        new Function('module', 'exports', 'require', code)(module, module.exports, () => vscode);
        if (!module.exports.run) throw new Error('The module exports no function `run`.');
        return module.exports.run(given);
      },
      { code: script, given: argument },
    );
  }

  /** Opens a document of the folder in the editor and gives it the focus. */
  async openDocument(path: string): Promise<void> {
    await this.inHost(async ({ window, Uri }, address: string) => {
      await window.showTextDocument(Uri.parse(address), { preview: false });
    }, this.address(path));
    await this.page.locator('.editor-instance .monaco-editor.focused').waitFor();
  }

  address(path: string): string {
    return `${MEMORY_SCHEME}:/${path}`;
  }

  /** The text of the document that the active editor shows, saved or not. */
  text(): Promise<string> {
    return this.inHost(({ window }) => {
      if (!window.activeTextEditor) throw new Error('No text editor is active.');
      return window.activeTextEditor.document.getText();
    });
  }

  /** Selects from one place of the active editor to another, each a line and a UTF-16 offset in it, from 0; or sets the cursor. */
  async select(from: readonly [number, number], to = from): Promise<void> {
    await this.inHost(
      ({ window, Selection }, [start, end]: [readonly [number, number], readonly [number, number]]) => {
        if (!window.activeTextEditor) throw new Error('No text editor is active.');
        window.activeTextEditor.selection = new Selection(...start, ...end);
      },
      [from, to],
    );
  }

  async selectAll(): Promise<void> {
    await this.inHost(({ commands }) => commands.executeCommand('editor.action.selectAll'));
  }

  /** What the notifications say that are on the screen. */
  notifications(): Promise<string[]> {
    return this.page.locator('.notifications-toasts .notification-list-item-message').allInnerTexts();
  }

  /** The log of the extension under test that it calls `name`, once `text` is in it. */
  async logWith(name: string, text: string): Promise<string> {
    const deadline = performance.now() + LOG_LIMIT_MS;
    for (;;) {
      const log = await this.#log(name);
      if (log.includes(text)) return log;
      if (performance.now() > deadline) throw new Error(`"${text}" is not in the log:\n${log}`);
      await delay(POLL_MS);
    }
  }

  /** Empty as long as the editor does not know it. */
  #log(name: string): Promise<string> {
    return this.inHost(async ({ workspace, Uri }, address: string) => {
      // An older editor leaves the ending out.
      for (const each of [`${address}.log`, address])
        try {
          return (await workspace.openTextDocument(Uri.parse(each))).getText();
        } catch {}
      return '';
    }, `output:${this.#extensionId}.${name}`);
  }

  /** What is in the webview that was opened last. */
  get webview(): FrameLocator {
    return this.page.frameLocator('iframe.webview.ready').last().frameLocator('#active-frame');
  }

  /** Loads the page anew and waits until extensions run in it. */
  async reload(): Promise<void> {
    await this.#load(() => this.page.reload());
  }

  /** Opens a folder of the folder instead, as another workspace, and waits until extensions run in it. */
  async openFolder(path: string): Promise<void> {
    const address = new URL(this.#parts.server.origin);
    address.searchParams.set('folder', this.address(path));
    // Every line that the extension may ever log is in its log.
    address.searchParams.set('payload', JSON.stringify([['logLevel', `${this.#extensionId}:trace`]]));
    await this.#load(() => this.page.goto(address.href));
  }

  async #load(how: () => Promise<unknown>): Promise<void> {
    const before = this.page.workers();
    this.#isLeaving = true;
    await how();
    this.#isLeaving = false;
    await this.#host(before);
  }

  #collectErrors(): readonly string[] {
    const errors: string[] = [];
    const note = (line: string) => {
      if (!this.#isLeaving) errors.push(line);
    };
    this.page.on('console', (message) => {
      if (message.type() === 'error') note(`${message.text()} (${message.location().url})`);
    });
    this.page.on('pageerror', (error) => note(String(error)));
    return errors;
  }

  async close(): Promise<void> {
    await this.#parts.close();
  }

  /** The worker in which extensions run, once the one that serves the tests does; none of those of the page `before`. */
  async #host(before: readonly Worker[] = []): Promise<Worker> {
    const deadline = performance.now() + OPEN_LIMIT_MS;
    while (performance.now() < deadline) {
      const workers = this.page.workers().filter((worker) => !before.includes(worker));
      for (const worker of workers) if (await isHost(worker)) return worker;
      await delay(POLL_MS);
    }
    throw new Error(`No extension runs in the editor:\n${this.errors.join('\n')}`);
  }
}

function idOf(extension: string): string {
  const { publisher, name } = JSON.parse(readFileSync(join(extension, 'package.json'), 'utf8'));
  return `${publisher}.${name}`;
}

/** A worker that ends meanwhile is none. */
const isHost = (worker: Worker): Promise<boolean> =>
  worker.evaluate(() => 'vscodeOfTests' in globalThis).catch(() => false);

/** First asks something of the page, whose answer comes after all that the page told extensions before. */
async function runInWorker<R>({ source, argument }: { source: string; argument: unknown }): Promise<R> {
  const api: Api = Reflect.get(globalThis, 'vscodeOfTests');
  await api.commands.executeCommand('setContext', 'isKnownToTests', true);
  return new Function(`return ${source}`)()(api, argument);
}
