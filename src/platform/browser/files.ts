/**
 * The files of a browser, under the names that Node.js has for them: those that VS Code keeps for an extension. A path is
 * that of a `Uri` below the storage of the extension.
 */

/** What is known of a file, as `vscode.workspace.fs.stat` tells it. */
interface Stat {
  readonly type: number;
  /** In bytes. */
  readonly size: number;
  /** Unix time in milliseconds. */
  readonly mtime: number;
}

/** `vscode.workspace.fs`, by paths. */
export interface FileSystem {
  stat(path: string): PromiseLike<Stat>;
  createDirectory(path: string): PromiseLike<void>;
  readDirectory(path: string): PromiseLike<readonly [name: string, type: number][]>;
  readFile(path: string): PromiseLike<Uint8Array>;
  writeFile(path: string, content: Uint8Array): PromiseLike<void>;
  rename(from: string, to: string): PromiseLike<void>;
  delete(path: string, options: { readonly recursive: boolean }): PromiseLike<void>;
}

const FILE = 1;
const DIRECTORY = 2;

let files: FileSystem | undefined;

/** Has all files be those of `fileSystem`; called once, before any of them is needed. */
export function useFileSystem(fileSystem: FileSystem): void {
  files = fileSystem;
}

export async function lstat(path: string) {
  const { type, size, mtime } = await asked((fs) => fs.stat(path));
  return {
    size,
    mtimeMs: mtime,
    isFile: () => (type & FILE) !== 0,
    isDirectory: () => (type & DIRECTORY) !== 0,
  };
}

/** With all the folders above it; a browser's files are the user's alone. */
export async function mkdir(
  path: string,
  _options: { readonly recursive: true; readonly mode?: number },
): Promise<void> {
  await asked((fs) => fs.createDirectory(path));
}

export async function readdir(path: string): Promise<string[]> {
  return (await asked((fs) => fs.readDirectory(path))).map(([name]) => name);
}

export async function readFile(path: string): Promise<Uint8Array<ArrayBuffer>>;
export async function readFile(path: string, encoding: 'utf8'): Promise<string>;
export async function readFile(path: string, encoding?: 'utf8'): Promise<string | Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(await asked((fs) => fs.readFile(path)));
  return encoding === undefined ? bytes : new TextDecoder().decode(bytes);
}

/** No path of a browser leads anywhere else. */
export async function realpath(path: string): Promise<string> {
  return path;
}

export async function rename(from: string, to: string): Promise<void> {
  await asked((fs) => fs.rename(from, to));
}

interface RemoveOptions {
  readonly recursive?: boolean;
  /** Whether it need not be there. */
  readonly force?: boolean;
}

export async function rm(
  path: string,
  { recursive = false, force = false }: RemoveOptions = {},
): Promise<void> {
  try {
    await asked((fs) => fs.delete(path, { recursive }));
  } catch (error) {
    if (!force || !isMissing(error)) throw error;
  }
}

interface WriteOptions {
  /** `wx` for a file that must not be there yet. */
  readonly flag?: 'w' | 'wx';
  readonly mode?: number;
  readonly flush?: boolean;
}

export async function writeFile(
  path: string,
  content: string | Uint8Array,
  { flag = 'w' }: WriteOptions = {},
): Promise<void> {
  if (flag === 'wx' && (await isThere(path))) throw new FileError('EEXIST', `${path} is there already.`);
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  await asked((fs) => fs.writeFile(path, bytes));
}

async function isThere(path: string): Promise<boolean> {
  try {
    await lstat(path);
    return true;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof FileError && error.code === 'ENOENT';
}

/** What went wrong, under the code that Node.js has for it. */
class FileError extends Error {
  readonly code: string;

  constructor(code: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** By the codes of `vscode.FileSystemError`. */
const CODES: Readonly<Record<string, string>> = {
  FileNotFound: 'ENOENT',
  FileExists: 'EEXIST',
  FileNotADirectory: 'ENOTDIR',
  FileIsADirectory: 'EISDIR',
  NoPermissions: 'EACCES',
  Unavailable: 'EIO',
};

async function asked<T>(work: (fs: FileSystem) => PromiseLike<T>): Promise<T> {
  if (files === undefined) throw new Error('The files of the browser are not set up.');
  try {
    return await work(files);
  } catch (error) {
    const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
    const message = error instanceof Error ? error.message : String(error);
    throw new FileError((typeof code === 'string' && CODES[code]) || 'EIO', message, { cause: error });
  }
}
