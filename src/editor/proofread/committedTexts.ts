import * as vscode from 'vscode';
import { newLines } from '../../document/proofread/newLines.ts';
import { lfText } from '../documents/lfDocument.ts';

/** What Harf uses of the API of VS Code's Git extension, version 1. */
interface GitExtension {
  /** Without it there is no API: git is turned off, or there is none. */
  readonly enabled: boolean;
  readonly onDidChangeEnablement: vscode.Event<boolean>;
  getAPI(version: 1): GitApi;
}

interface GitApi {
  readonly state: 'uninitialized' | 'initialized';
  readonly onDidChangeState: vscode.Event<unknown>;
  readonly onDidOpenRepository: vscode.Event<unknown>;
  getRepository(uri: vscode.Uri): GitRepository | null;
}

interface GitRepository {
  readonly state: {
    readonly HEAD: { readonly commit?: string } | undefined;
    readonly onDidChange: vscode.Event<void>;
  };
  show(ref: string, path: string): Promise<string>;
}

type IsNew = (range: vscode.Range) => boolean;

const ALL: IsNew = () => true;
const NONE: IsNew = () => false;

/** The texts of documents as the last commit has them, by VS Code's Git extension, where that is. */
export class CommittedTexts implements vscode.Disposable {
  readonly #onChange: () => void;
  readonly #texts = new WeakMap<
    vscode.TextDocument,
    { readonly commit: string; readonly lines: readonly string[] }
  >();
  readonly #followed = new Set<GitRepository>();
  readonly #subscriptions: vscode.Disposable[] = [];
  #extension: Thenable<GitExtension> | undefined;
  #git: Promise<GitApi | undefined> | undefined;

  /** @param onChange called when other lines of documents may be new */
  constructor(onChange: () => void) {
    this.#onChange = onChange;
  }

  /**
   * Tells whether a range of the document as it is now touches a line that the last commit does not have. Without git all
   * lines count as new, and so do those of a file that it does not know; none do as long as it looks for repositories.
   */
  async newLinesOf(document: vscode.TextDocument): Promise<IsNew> {
    if (document.uri.scheme !== 'file') return ALL;
    this.#git ??= this.#openGit();
    const git = await this.#git;
    if (git === undefined) return ALL;
    if (git.state !== 'initialized') return NONE;
    const repository = git.getRepository(document.uri);
    const committed = repository && (await this.#linesOf(document, repository));
    if (!committed) return ALL;
    const found = newLines(lfText(document).split('\n'), committed);
    return ({ start, end }) => found.subarray(start.line, end.line + 1).includes(1);
  }

  dispose(): void {
    vscode.Disposable.from(...this.#subscriptions).dispose();
  }

  async #openGit(): Promise<GitApi | undefined> {
    const known = this.#extension !== undefined;
    this.#extension ??= vscode.extensions.getExtension<GitExtension>('vscode.git')?.activate();
    try {
      const extension = await this.#extension;
      if (!known && extension !== undefined)
        this.#subscriptions.push(extension.onDidChangeEnablement(() => this.#openAgain()));
      const git = extension?.enabled ? extension.getAPI(1) : undefined;
      if (git !== undefined)
        this.#subscriptions.push(
          git.onDidChangeState(this.#onChange),
          git.onDidOpenRepository(this.#onChange),
        );
      return git;
    } catch {
      return undefined;
    }
  }

  #openAgain(): void {
    this.#git = undefined;
    this.#onChange();
  }

  /** Undefined if the last commit does not have the file, or there is none. */
  async #linesOf(
    document: vscode.TextDocument,
    repository: GitRepository,
  ): Promise<readonly string[] | undefined> {
    this.#follow(repository);
    const commit = repository.state.HEAD?.commit;
    if (commit === undefined) return undefined;
    const known = this.#texts.get(document);
    if (known?.commit === commit) return known.lines;
    try {
      const text = await repository.show(commit, document.uri.fsPath);
      const lines = text.split(/\r?\n/);
      this.#texts.set(document, { commit, lines });
      return lines;
    } catch {
      return undefined;
    }
  }

  #follow(repository: GitRepository): void {
    if (this.#followed.has(repository)) return;
    this.#followed.add(repository);
    let commit = repository.state.HEAD?.commit;
    this.#subscriptions.push(
      repository.state.onDidChange(() => {
        if (repository.state.HEAD?.commit === commit) return;
        commit = repository.state.HEAD?.commit;
        this.#onChange();
      }),
    );
  }
}
