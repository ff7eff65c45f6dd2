import * as vscode from 'vscode';

const KEY = 'harf.proofread.turnedOff';
/** So many documents are remembered, those used last. */
const MOST_DOCUMENTS = 500;

type Remembered = Readonly<Record<string, readonly string[]>>;

/** Rules that are turned off in documents that cannot say so themselves; kept with the workspace. */
export class RememberedRules implements vscode.Disposable {
  readonly #memory: vscode.Memento;
  readonly #closed: vscode.Disposable;

  constructor(memory: vscode.Memento) {
    this.#memory = memory;
    // Another document may have the name next.
    this.#closed = vscode.workspace.onDidCloseTextDocument(({ uri, isClosed }) => {
      if (isClosed && uri.scheme === 'untitled' && this.of(uri).length > 0) void this.#put(uri, []);
    });
  }

  of(uri: vscode.Uri): readonly string[] {
    return this.#all()[uri.toString()] ?? [];
  }

  has(uri: vscode.Uri, rule: string): boolean {
    return this.of(uri).includes(rule);
  }

  async turnOff(uri: vscode.Uri, rule: string): Promise<void> {
    await this.#put(uri, [...new Set([...this.of(uri), rule])]);
  }

  async turnOn(uri: vscode.Uri, rule: string): Promise<void> {
    await this.#put(
      uri,
      this.of(uri).filter((each) => each !== rule),
    );
  }

  dispose(): void {
    this.#closed.dispose();
  }

  #all(): Remembered {
    return this.#memory.get<Remembered>(KEY, {});
  }

  async #put(uri: vscode.Uri, rules: readonly string[]): Promise<void> {
    const { [uri.toString()]: _, ...others } = this.#all();
    const kept = Object.entries(others).slice(rules.length > 0 ? 1 - MOST_DOCUMENTS : -MOST_DOCUMENTS);
    const own: [string, readonly string[]][] = rules.length > 0 ? [[uri.toString(), rules]] : [];
    await this.#memory.update(KEY, Object.fromEntries([...kept, ...own]));
  }
}
