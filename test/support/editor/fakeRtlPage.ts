import assert from 'node:assert/strict';
import { EditorState, type Transaction } from '@codemirror/state';
import * as vscode from 'vscode';
import { markPlaces, marks, offsetNow } from '../../../media/rtlEditor/marks.ts';
import { PageSync, sharedText } from '../../../media/rtlEditor/pageSync.ts';
import {
  type MarkName,
  type RtlHostMessage,
  type RtlPageMessage,
  rtlHostMessage,
} from '../../../src/panel/rtlEditor/messages.ts';

const LIMIT_MS = 30_000;

/** Stands in for the webview of a right-to-left editor: all of the page but what is drawn. */
export class FakeRtlPage {
  readonly #received = new vscode.EventEmitter<unknown>();
  readonly #disposed = new vscode.EventEmitter<void>();
  readonly #viewState = new vscode.EventEmitter<vscode.WebviewPanelOnDidChangeViewStateEvent>();
  #isVisible = true;
  readonly #looks = new Set<() => void>();
  readonly #sync = new PageSync((message) => this.say(message));
  readonly view: vscode.WebviewPanel;
  readonly messages: RtlHostMessage[] = [];
  /** The words that are marked, by the name of their mark. */
  readonly marked = new Map<MarkName, readonly string[]>();
  state = EditorState.create();

  constructor() {
    this.view = this.#view();
  }

  get text(): string {
    return this.state.doc.toString();
  }

  /** What the page says to the host. */
  say(message: RtlPageMessage): void {
    this.#received.fire(structuredClone(message));
  }

  type(utf16Start: number, utf16End: number, insert: string): void {
    this.dispatch(this.state.update({ changes: { from: utf16Start, to: utf16End, insert } }));
    this.#sync.flush(this);
  }

  /** Selects a span, with all of the text on the screen. */
  select(anchor: number, head: number): void {
    const version = this.#sync.versionShown(this);
    assert.ok(version !== undefined, 'something is not known yet');
    const visible = { utf16Start: 0, utf16End: this.text.length };
    this.say({ type: 'view', version, selections: [{ anchor, head }], visible });
  }

  /** What is known of a character. */
  async hover(utf16Offset: number): Promise<readonly string[]> {
    const version = this.#sync.versionShown(this) ?? assert.fail('something is not known yet');
    const id = this.messages.length;
    this.say({ type: 'hover', id, version, utf16Offset });
    const answer = () => this.messages.find((each) => each.type === 'hover' && each.id === id);
    await this.until('the hover is answered', () => answer() !== undefined);
    const found = answer();
    assert.ok(found?.type === 'hover');
    return found.contents;
  }

  /** Everything that was typed is in the document. */
  get isSettled(): boolean {
    return this.#sync.versionShown(this) !== undefined;
  }

  /** Resolves when `isSo`, checked after every message. */
  async until(what: string, isSo: () => boolean): Promise<void> {
    if (isSo()) return;
    await new Promise<void>((resolve, reject) => {
      const finish = (end: () => void) => {
        clearTimeout(timer);
        this.#looks.delete(look);
        end();
      };
      const timer = setTimeout(
        () => finish(() => reject(new Error(`The page did not hear of it: ${what}.`))),
        LIMIT_MS,
      );
      const look = () => isSo() && finish(resolve);
      this.#looks.add(look);
    });
  }

  /** Another tab covers it. */
  hide(): void {
    this.#isVisible = false;
    this.#viewState.fire({ webviewPanel: this.view });
  }

  dispose(): void {
    this.#disposed.fire();
  }

  dispatch(transaction: Transaction): void {
    this.state = transaction.state;
  }

  #take(raw: unknown): void {
    const message = rtlHostMessage.parse(structuredClone(raw));
    this.messages.push(message);
    if (message.type === 'start') {
      this.#sync.restart();
      this.state = EditorState.create({ doc: message.text, extensions: [sharedText(), marks()] });
      this.select(0, 0);
    }
    if (message.type === 'changes') this.#sync.receive(this, message.changes);
    if (message.type === 'accepted') this.#sync.accepted(this);
    if (message.type === 'refused') this.#sync.refused(this);
    if (message.type === 'marks') {
      const now = offsetNow(this.state);
      this.dispatch(this.state.update(markPlaces(this.state, message)));
      this.marked.set(
        message.name,
        message.places.map(({ utf16Start, utf16End }) =>
          this.state.sliceDoc(now(utf16Start, 1), now(utf16End, -1)),
        ),
      );
    }
    for (const look of [...this.#looks]) look();
  }

  #view(): vscode.WebviewPanel {
    const isVisible = () => this.#isVisible;
    return {
      webview: {
        html: '',
        options: {},
        cspSource: 'https://page.example',
        asWebviewUri: (uri) => uri,
        // As a webview does: later, and in order.
        postMessage: async (message) => {
          await Promise.resolve();
          this.#take(message);
          return true;
        },
        onDidReceiveMessage: this.#received.event,
      },
      viewType: 'harf.rtlEditor',
      title: '',
      options: {},
      viewColumn: vscode.ViewColumn.Two,
      active: false,
      get visible() {
        return isVisible();
      },
      onDidChangeViewState: this.#viewState.event,
      onDidDispose: this.#disposed.event,
      reveal: () => {},
      dispose: () => this.dispose(),
    };
  }
}
