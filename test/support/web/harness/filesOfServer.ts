import * as vscode from 'vscode';

interface Listed {
  readonly path: string;
  readonly size: number;
  readonly modified: number;
}

/** The files that the server of the page has in memory; folders are there as far as a file is in them. */
export class FilesOfServer implements vscode.FileSystemProvider {
  readonly #address: string;
  readonly #changed = new vscode.EventEmitter<vscode.FileChangeEvent[]>();
  readonly onDidChangeFile = this.#changed.event;

  /** @param address of the folder, with a slash at its end */
  constructor(address: string) {
    this.#address = address;
  }

  /** Nothing but this changes the files. */
  watch(): vscode.Disposable {
    return new vscode.Disposable(() => {});
  }

  async stat(uri: vscode.Uri): Promise<vscode.FileStat> {
    const path = pathOf(uri);
    const listed = await this.#list();
    const file = listed.find((each) => each.path === path);
    if (file) return { type: vscode.FileType.File, ctime: 0, mtime: file.modified, size: file.size };
    if (path !== '' && !listed.some((each) => each.path.startsWith(`${path}/`)))
      throw vscode.FileSystemError.FileNotFound(uri);
    return { type: vscode.FileType.Directory, ctime: 0, mtime: 0, size: 0 };
  }

  async readDirectory(uri: vscode.Uri): Promise<[string, vscode.FileType][]> {
    const path = pathOf(uri);
    const prefix = path === '' ? '' : `${path}/`;
    const below = (await this.#list()).filter((each) => each.path.startsWith(prefix));
    const entries = below.map((each): [string, vscode.FileType] => {
      const [name = '', ...rest] = each.path.slice(prefix.length).split('/');
      return [name, rest.length > 0 ? vscode.FileType.Directory : vscode.FileType.File];
    });
    return [...new Map(entries)];
  }

  createDirectory(): void {}

  async readFile(uri: vscode.Uri): Promise<Uint8Array> {
    return new Uint8Array(await (await this.#ask(uri, {})).arrayBuffer());
  }

  async writeFile(uri: vscode.Uri, content: Uint8Array): Promise<void> {
    const path = pathOf(uri);
    const isThere = (await this.#list()).some((each) => each.path === path);
    await this.#ask(uri, { method: 'PUT', body: new Uint8Array(content) });
    this.#tell(uri, isThere ? vscode.FileChangeType.Changed : vscode.FileChangeType.Created);
  }

  async delete(uri: vscode.Uri): Promise<void> {
    await this.#ask(uri, { method: 'DELETE' });
    this.#tell(uri, vscode.FileChangeType.Deleted);
  }

  async rename(from: vscode.Uri, to: vscode.Uri): Promise<void> {
    await this.writeFile(to, await this.readFile(from));
    await this.delete(from);
  }

  #tell(uri: vscode.Uri, type: vscode.FileChangeType): void {
    this.#changed.fire([{ uri, type }]);
  }

  async #list(): Promise<readonly Listed[]> {
    return (await fetch(this.#address)).json();
  }

  async #ask(uri: vscode.Uri, how: RequestInit): Promise<Response> {
    const response = await fetch(
      `${this.#address}${pathOf(uri).split('/').map(encodeURIComponent).join('/')}`,
      how,
    );
    if (!response.ok) throw vscode.FileSystemError.FileNotFound(uri);
    return response;
  }
}

const pathOf = ({ path }: vscode.Uri) => path.replace(/^\/+|\/+$/gu, '');
