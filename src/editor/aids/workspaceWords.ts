import * as vscode from 'vscode';
import type { PinnedWord } from '../../client/index.ts';
import type { Log } from '../log.ts';
import { readWordList, WORDS_FILE } from './wordsFile.ts';
import { diagnosticOf } from './wordsProblems.ts';

/** The readings that the lists of the workspace choose, followed as the files change. */
export interface WorkspaceWords extends vscode.Disposable {
  /** Of all folders; a folder before another counts first. */
  current(): Promise<readonly PinnedWord[]>;
  /** Reads the lists again, now. */
  reload(): Promise<void>;
}

export interface WorkspaceWordsParts {
  readonly log: Pick<Log, 'warn'>;
  /** Called when other words are chosen, or other readings of them. */
  readonly onChange: () => Promise<void>;
}

export function createWorkspaceWords({ log, onChange }: WorkspaceWordsParts): WorkspaceWords {
  const problems = vscode.languages.createDiagnosticCollection('harf-words');
  let watchers: vscode.Disposable | undefined;
  let reading: Promise<readonly PinnedWord[]> | undefined;
  const readAll = async () => {
    const lists = await Promise.allSettled(listUris().map((uri) => readList(uri, problems)));
    if (lists.some(({ status }) => status === 'rejected'))
      log.warn('A list of readings cannot be read, so it is not followed.');
    return lists.flatMap((list) => (list.status === 'fulfilled' ? list.value : []));
  };
  const reload = async () => {
    const before = JSON.stringify(await reading);
    reading = readAll();
    if (JSON.stringify(await reading) !== before) await onChange();
  };
  const watch = () => {
    watchers?.dispose();
    watchers = vscode.Disposable.from(...listPatterns().map((pattern) => watched(pattern, reload)));
  };
  const subscriptions = [
    vscode.workspace.onDidChangeWorkspaceFolders(() => {
      watch();
      void reload();
    }),
    vscode.workspace.onDidSaveTextDocument(({ uri }) => isWordsFile(uri) && reload()),
    vscode.workspace.onDidChangeTextDocument(({ document }) => {
      if (isWordsFile(document.uri)) showProblems(document.uri, document.getText(), problems);
    }),
  ];
  watch();
  return {
    current() {
      reading ??= readAll();
      return reading;
    },
    reload,
    dispose: () =>
      vscode.Disposable.from(problems, ...subscriptions, ...(watchers ? [watchers] : [])).dispose(),
  };
}

/** Whether `uri` is the list of a folder of the workspace. */
export function isWordsFile(uri: vscode.Uri): boolean {
  return listUris().some((list) => list.toString() === uri.toString());
}

/** The list of a workspace folder, whether it is there or not. */
export function listIn({ uri }: vscode.WorkspaceFolder): vscode.Uri {
  return vscode.Uri.joinPath(uri, ...WORDS_FILE);
}

/** The text of a list; empty if there is none. */
export async function listText(uri: vscode.Uri): Promise<string> {
  try {
    return new TextDecoder().decode(await vscode.workspace.fs.readFile(uri));
  } catch (error) {
    if (error instanceof vscode.FileSystemError && error.code === 'FileNotFound') return '';
    throw error;
  }
}

function listUris(): vscode.Uri[] {
  return (vscode.workspace.workspaceFolders ?? []).map(listIn);
}

function listPatterns(): vscode.RelativePattern[] {
  return (vscode.workspace.workspaceFolders ?? []).map(
    (folder) => new vscode.RelativePattern(folder, WORDS_FILE.join('/')),
  );
}

function watched(pattern: vscode.RelativePattern, reload: () => Promise<void>): vscode.Disposable {
  const watcher = vscode.workspace.createFileSystemWatcher(pattern);
  for (const event of [watcher.onDidCreate, watcher.onDidChange, watcher.onDidDelete]) event(reload);
  return watcher;
}

async function readList(uri: vscode.Uri, problems: vscode.DiagnosticCollection): Promise<PinnedWord[]> {
  const text = await listText(uri);
  const words = showProblems(uri, text, problems);
  return words.map(({ form, phonemes }) => ({ form, phonemes }));
}

function showProblems(uri: vscode.Uri, text: string, problems: vscode.DiagnosticCollection) {
  const list = readWordList(text);
  problems.set(uri, list.problems.map(diagnosticOf));
  return list.words;
}
