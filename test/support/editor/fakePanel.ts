import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { type HostMessage, hostMessage, type PanelMessage, type Start } from '../../../src/panel/messages.ts';
import type { Playback, Section } from '../../../src/panel/playback.ts';
import { Requester } from '../../../src/panel/requester.ts';

const LIMIT_MS = 40_000;

/**
 * Stands in for the webview of the read-aloud panel: takes every message as it comes through the door, checks
 * it, and keeps the state that the panel would show.
 */
export class FakePanel {
  readonly #received = new vscode.EventEmitter<unknown>();
  readonly #disposed = new vscode.EventEmitter<void>();
  readonly #looks = new Set<() => void>();
  readonly #isSlow: boolean;
  readonly requester: Requester;
  readonly messages: HostMessage[] = [];
  readonly view: vscode.WebviewPanel;
  html = '';
  options: vscode.WebviewOptions = {};
  start: Start | undefined;
  playbacks: Playback[] = [];
  /** Every state that each section was in, in order, such as `0 queued`. */
  readonly states: string[] = [];

  /** `isSlow`: it does not say by itself that it is ready. */
  constructor({ isSlow = false } = {}) {
    this.#isSlow = isSlow;
    this.requester = new Requester((message) => this.say(message));
    this.view = this.#view();
  }

  /** What the panel says to the host. */
  say(message: PanelMessage | Record<string, unknown>): void {
    this.#received.fire(structuredClone(message));
  }

  /** The newest playback. */
  get newest(): Playback {
    const [playback] = this.playbacks;
    assert.ok(playback, 'there is no playback');
    return playback;
  }

  section(index = 0): Section {
    const section = this.newest.sections[index];
    assert.ok(section, `there is no section ${index}`);
    return section;
  }

  /** Resolves when `isSo`, checked after every message. */
  async until(what: string, isSo: () => boolean): Promise<void> {
    if (isSo()) return;
    let look = () => {};
    let timer: NodeJS.Timeout | undefined;
    try {
      await new Promise<void>((resolve, reject) => {
        const seen = () => `${what}; it saw ${this.states.join(', ')}`;
        timer = setTimeout(() => reject(new Error(`The panel did not hear of it: ${seen()}.`)), LIMIT_MS);
        look = () => isSo() && resolve();
        this.#looks.add(look);
      });
    } finally {
      clearTimeout(timer);
      this.#looks.delete(look);
    }
  }

  /** Resolves when all sections of the newest playback have ended, and with their states. */
  async ended(): Promise<string[]> {
    const isEnded = ({ state }: Section) => ['succeeded', 'failed', 'cancelled'].includes(state);
    await this.until('the playback ended', () => this.playbacks[0]?.sections.every(isEnded) ?? false);
    return this.newest.sections.map(({ state }) => state);
  }

  /** Forgets all playbacks, those of the last test too. */
  async removeAll(): Promise<void> {
    for (const { id } of this.playbacks) this.say({ type: 'remove', playbackId: id });
    await this.until('all playbacks are removed', () => this.playbacks.length === 0);
  }

  /** The newest playback, as soon as there is one. */
  async playback(): Promise<Playback> {
    await this.until('a playback', () => this.playbacks.length > 0);
    return this.newest;
  }

  dispose(): void {
    this.requester.dispose();
    this.#disposed.fire();
  }

  #take(raw: unknown): void {
    const message = hostMessage.parse(structuredClone(raw));
    this.messages.push(message);
    if (message.type === 'start') this.#begin(message);
    else if (message.type === 'playbackAdded') this.#add(message.playback);
    else if (message.type === 'playbackRemoved')
      this.playbacks = this.playbacks.filter(({ id }) => id !== message.playbackId);
    else if (message.type === 'reply' || message.type === 'refusal') this.requester.accept(message);
    else if (message.type === 'sectionChanged') {
      const playback = this.playbacks.find(({ id }) => id === message.playbackId);
      const section = playback?.sections[message.section];
      assert.ok(section, 'a section changed that the panel does not know');
      if (message.change.state) this.states.push(`${message.section} ${message.change.state}`);
      Object.assign(section, message.change);
    }
    for (const look of [...this.#looks]) look();
  }

  #add(playback: Playback): void {
    this.playbacks = [playback, ...this.playbacks.filter(({ id }) => id !== playback.id)];
  }

  #begin(message: Start): void {
    this.start = message;
    this.playbacks = [...message.playbacks];
  }

  #view(): vscode.WebviewPanel {
    const panel = this;
    const webview: vscode.Webview = {
      get options() {
        return panel.options;
      },
      set options(options) {
        panel.options = options;
      },
      get html() {
        return panel.html;
      },
      set html(html) {
        panel.html = html;
        if (!panel.#isSlow) queueMicrotask(() => panel.say({ type: 'ready' }));
      },
      cspSource: 'https://webview.example',
      asWebviewUri: (uri) => vscode.Uri.parse(`https://webview.example${uri.path}`),
      onDidReceiveMessage: this.#received.event,
      postMessage: async (message) => {
        this.#take(message);
        return true;
      },
    };
    return {
      viewType: 'harf.readAloud',
      title: 'Read Aloud',
      webview,
      options: {},
      viewColumn: vscode.ViewColumn.Two,
      active: true,
      visible: true,
      onDidChangeViewState: new vscode.EventEmitter<vscode.WebviewPanelOnDidChangeViewStateEvent>().event,
      onDidDispose: this.#disposed.event,
      reveal: () => {},
      dispose: () => this.dispose(),
    };
  }
}

/** Gives the extension a fake panel whenever it opens one, around every test of the suite. */
export function useFakePanels(options: { isSlow?: boolean } = {}): { readonly current: FakePanel } {
  const { createWebviewPanel } = vscode.window;
  let opened: FakePanel | undefined;
  beforeEach(() => {
    Reflect.set(vscode.window, 'createWebviewPanel', () => {
      opened = new FakePanel(options);
      return opened.view;
    });
  });
  afterEach(async () => {
    await opened?.removeAll();
    opened?.dispose();
    opened = undefined;
    Reflect.set(vscode.window, 'createWebviewPanel', createWebviewPanel);
  });
  return {
    get current() {
      assert.ok(opened, 'no panel was opened');
      return opened;
    },
  };
}
