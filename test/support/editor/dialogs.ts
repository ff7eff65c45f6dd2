import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { reset } from './editing.ts';

export interface Message {
  readonly kind: 'information' | 'warning' | 'error';
  readonly text: string;
  readonly buttons: readonly string[];
  readonly isModal: boolean;
  /** What a modal message says below its text. */
  readonly detail: string;
}

const kinds = {
  showInformationMessage: 'information',
  showWarningMessage: 'warning',
  showErrorMessage: 'error',
} as const;

type Stubbed = keyof typeof kinds | 'showQuickPick' | 'showInputBox';

/** Stands in for VS Code's messages, quick picks and input boxes, which wait for a person. */
export class Dialogs {
  readonly messages: Message[] = [];
  /** The options of the input boxes that were shown. */
  readonly inputs: vscode.InputBoxOptions[] = [];
  /** What the last list offered. */
  offered: readonly vscode.QuickPickItem[] = [];
  #presses: string[] = [];
  #labels: readonly string[] | undefined;
  #typed: string | undefined;
  #waiting: (() => void)[] = [];
  #restores: (() => void)[] = [];

  /** The buttons that are pressed on the next messages that have them, in this order. */
  press(...buttons: string[]): void {
    this.#presses.push(...buttons);
  }

  /** What is picked from the next list, by its label; one of them, unless the list has ticks. */
  pick(...labels: string[]): void {
    this.#labels = labels;
  }

  /** What is typed into the next input box, which is left otherwise. */
  type(text: string): void {
    this.#typed = text;
  }

  /** The message that was shown last, which must match. */
  expect(pattern: RegExp): Message {
    const last = this.messages.at(-1);
    assert.ok(last, 'no message was shown');
    assert.match(last.text, pattern);
    return last;
  }

  /** Resolves with the first message that matches, now or when it is shown. */
  async shown(pattern: RegExp): Promise<Message> {
    for (;;) {
      const found = this.messages.find(({ text }) => pattern.test(text));
      if (found) return found;
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
  }

  install(): void {
    for (const [name, kind] of Object.entries(kinds))
      this.#stub(name as Stubbed, async (text: string, ...more: (string | vscode.MessageOptions)[]) => {
        const buttons = more.filter((each) => typeof each === 'string');
        const options = more.find((each) => typeof each !== 'string');
        const { modal: isModal = false, detail = '' } = options ?? {};
        return this.#show({ kind, text, buttons, isModal, detail });
      });
    this.#stub(
      'showQuickPick',
      async (items: readonly (string | vscode.QuickPickItem)[], options?: vscode.QuickPickOptions) => {
        this.offered = items.map((item) => (typeof item === 'string' ? { label: item } : item));
        const labels = this.#labels;
        this.#labels = undefined;
        const picked = labels?.map((label) => {
          const index = this.offered.findIndex((item) => item.label === label);
          assert.notEqual(index, -1, `${label} is not offered`);
          return items[index];
        });
        return options?.canPickMany ? picked : picked?.[0];
      },
    );
    this.#stub('showInputBox', async (options: vscode.InputBoxOptions) => {
      this.inputs.push(options);
      return this.#typed;
    });
  }

  uninstall(): void {
    for (const restore of this.#restores.splice(0)) restore();
    this.messages.length = 0;
    this.inputs.length = 0;
    this.offered = [];
    this.#presses = [];
    this.#labels = undefined;
    this.#typed = undefined;
  }

  #show(message: Message): string | undefined {
    this.messages.push(message);
    for (const look of this.#waiting.splice(0)) look();
    return message.buttons.includes(this.#presses[0] ?? '') ? this.#presses.shift() : undefined;
  }

  #stub(name: Stubbed, replacement: unknown): void {
    const { window } = vscode;
    const original = window[name];
    Reflect.set(window, name, replacement);
    assert.equal(window[name], replacement, `${name} cannot be replaced`);
    this.#restores.push(() => Reflect.set(window, name, original));
  }
}

/** Stubs the dialogs around every test of the suite, and puts the editor back as it was after each. */
export function useDialogs(): Dialogs {
  const dialogs = new Dialogs();
  beforeEach(() => dialogs.install());
  afterEach(async () => {
    dialogs.uninstall();
    await reset();
  });
  return dialogs;
}
