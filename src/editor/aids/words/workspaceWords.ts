import * as vscode from 'vscode';
import type { PinnedWord } from '../../../client/index.ts';
import { MAX_PINNED_WORDS, MAX_PINNED_WORDS_BYTES } from '../../../contract/index.ts';
import type { Log } from '../../log.ts';
import { describeError } from '../../wording/describeError.ts';
import { t } from '../../wording/localize.ts';
import type { Analyses } from '../analyses.ts';
import { type ListContent, type ListPlace, MAX_LIST_BYTES, readListFile, refused } from './listFile.ts';
import { type ListedWord, readWordList, WORDS_FILE } from './wordsFile.ts';
import { diagnosticOf, listDiagnostic } from './wordsProblems.ts';

/** The pronunciations that lists choose, followed as the files change: those of the folders, and the personal one. */
export interface WorkspaceWords extends vscode.Disposable {
  /** Of all lists; a folder before another counts first, the personal list last. */
  current(): Promise<readonly PinnedWord[]>;
  /** The same, list by list. */
  lists(): Promise<readonly ReadList[]>;
  /** The user's own list, for everything on this computer. */
  readonly personal: ListPlace;
  /** Reads the lists again, now. */
  reload(): Promise<void>;
}

export interface ReadList {
  readonly place: ListPlace;
  readonly words: readonly ListedWord[];
}

interface WorkspaceWordsDependencies {
  readonly log: Pick<Log, 'warn' | 'debug'>;
  readonly analyses: Pick<Analyses, 'of'>;
  readonly globalStorageUri: vscode.Uri;
  /** Called when other words are chosen, or other pronunciations of them. */
  readonly onChange: () => Promise<void>;
}

/** So long after the last change of a list that is being written, its problems are shown. */
const CHECK_AFTER_MS = 200;

export function createWorkspaceWords({
  log,
  analyses,
  globalStorageUri,
  onChange,
}: WorkspaceWordsDependencies): WorkspaceWords {
  const problems = vscode.languages.createDiagnosticCollection('harf-words');
  const personal = {
    uri: vscode.Uri.joinPath(globalStorageUri, 'harf-words.tsv'),
    root: globalStorageUri,
  };
  const places = () => [...(vscode.workspace.workspaceFolders ?? []).map(listIn), personal];
  const placeOf = (uri: vscode.Uri) => places().find((place) => place.uri.toString() === uri.toString());
  let watchers: vscode.Disposable | undefined;
  let followed: Promise<readonly ReadList[]> | undefined;
  let timer: NodeJS.Timeout | undefined;
  /** Ends the analysis of the words of a list that has changed since, by its address. */
  const analysing = new Map<string, AbortController>();
  /** Those lines too that could mean several words, once it is known, if somebody looks at the list. */
  const show = (uri: vscode.Uri, { words, problems: found }: Checked) => {
    problems.set(uri, found);
    analysing.get(uri.toString())?.abort();
    if (!isOpen(uri)) return;
    const analysis = new AbortController();
    analysing.set(uri.toString(), analysis);
    ambiguousWords(analyses, words, analysis.signal).then(
      (ambiguous) => {
        if (!analysis.signal.aborted) problems.set(uri, [...found, ...ambiguous]);
      },
      (error: unknown) => {
        if (!analysis.signal.aborted) log.debug(describeError(error));
      },
    );
  };
  const readList = async (place: ListPlace): Promise<ReadList> => {
    const content = await readListFile(place);
    const list = await checked(content);
    // Of a list that is being written, what is wrong is shown as it is written.
    if (!isBeingWritten(place.uri)) show(place.uri, list);
    return { place, words: list.words };
  };
  const readAll = async () => {
    const lists = await Promise.allSettled(places().map(readList));
    if (lists.some(({ status }) => status === 'rejected'))
      log.warn('A list of readings cannot be read, so it is not followed.');
    return lists.flatMap((list) => (list.status === 'fulfilled' ? [list.value] : []));
  };
  const current = async () => {
    followed ??= readAll();
    return joined(await followed);
  };
  const reload = async () => {
    const before = followed && JSON.stringify(joined(await followed));
    followed = readAll();
    if (JSON.stringify(await current()) !== before) await onChange();
  };
  const watch = () => {
    watchers?.dispose();
    watchers = vscode.Disposable.from(...places().map((place) => watched(place, reload)));
  };
  const checkSoon = (document: vscode.TextDocument) => {
    clearTimeout(timer);
    timer = setTimeout(() => void check(document), CHECK_AFTER_MS);
  };
  const check = async (document: vscode.TextDocument) => {
    const { version } = document;
    const list = await checked(contentOf(document));
    if (document.version === version && !document.isClosed) show(document.uri, list);
  };
  const subscriptions = [
    vscode.workspace.onDidChangeWorkspaceFolders(() => {
      watch();
      void reload();
    }),
    vscode.workspace.onDidOpenTextDocument((document) => {
      if (placeOf(document.uri)) void check(document);
    }),
    vscode.workspace.onDidSaveTextDocument(({ uri }) => placeOf(uri) && reload()),
    vscode.workspace.onDidChangeTextDocument(({ document }) => {
      if (placeOf(document.uri)) checkSoon(document);
    }),
  ];
  watch();
  return {
    current,
    async lists() {
      await current();
      return (await followed) ?? [];
    },
    personal,
    reload,
    dispose() {
      clearTimeout(timer);
      for (const analysis of analysing.values()) analysis.abort();
      watchers?.dispose();
      vscode.Disposable.from(problems, ...subscriptions).dispose();
    },
  };
}

/** Whether a list is open with changes that are not saved. */
export function isBeingWritten(uri: vscode.Uri): boolean {
  return documentOf(uri)?.isDirty ?? false;
}

function isOpen(uri: vscode.Uri): boolean {
  return documentOf(uri) !== undefined;
}

function documentOf(uri: vscode.Uri): vscode.TextDocument | undefined {
  return vscode.workspace.textDocuments.find((each) => each.uri.toString() === uri.toString());
}

/** The list of a workspace folder, whether it is there or not. */
export function listIn({ uri }: vscode.WorkspaceFolder): ListPlace {
  return { uri: vscode.Uri.joinPath(uri, ...WORDS_FILE), root: uri };
}

/** The first words for one request; of two for one form, the service takes the first. */
function joined(lists: readonly ReadList[]): readonly PinnedWord[] {
  const words: PinnedWord[] = [];
  let bytes = 100;
  for (const list of lists)
    for (const { line: _, ...word } of list.words) {
      bytes += Buffer.byteLength(JSON.stringify(word)) + 1;
      if (words.length >= MAX_PINNED_WORDS || bytes > MAX_PINNED_WORDS_BYTES) return words;
      words.push(word);
    }
  return words;
}

function contentOf(document: vscode.TextDocument): ListContent {
  const text = document.getText();
  return text.length > MAX_LIST_BYTES ? refused(document.uri, 'tooLarge') : { kind: 'text', text };
}

interface Checked {
  readonly words: readonly ListedWord[];
  readonly problems: readonly vscode.Diagnostic[];
}

async function checked(content: ListContent): Promise<Checked> {
  if (content.kind === 'refused') return { words: [], problems: [listDiagnostic(content.sentence)] };
  const { words, problems } = await readWordList(content.text);
  return { words, problems: problems.map(diagnosticOf) };
}

function watched({ uri, root }: ListPlace, reload: () => Promise<void>): vscode.Disposable {
  const path = uri.path.slice(root.path.length).replace(/^\//, '');
  const watcher = vscode.workspace.createFileSystemWatcher(new vscode.RelativePattern(root, path));
  for (const event of [watcher.onDidCreate, watcher.onDidChange, watcher.onDidDelete]) event(reload);
  return watcher;
}

/** So many senses of a line are named. */
const MAX_SENSES = 5;

/**
 * The lines of a list whose reading is that of several words, none of which is named behind it.
 * @param signal ends the analysis by the local service; rejects with what that rejects with
 */
async function ambiguousWords(
  analyses: Pick<Analyses, 'of'>,
  listed: readonly ListedWord[],
  signal: AbortSignal,
): Promise<vscode.Diagnostic[]> {
  const found = await analyses.of(
    listed.map(({ form }) => form),
    signal,
  );
  return listed.flatMap(({ phonemes, gloss, form, line }, at) => {
    const [first, ...others] = found[at] ?? [];
    if (first === undefined || others.length > 0) return [];
    const readings = [first.word, ...first.word.alternatives];
    const senses = new Set(readings.filter((each) => each.phonemes === phonemes).map((each) => each.gloss));
    if (senses.size < 2 || (gloss !== undefined && senses.has(gloss))) return [];
    return [diagnostic(new vscode.Range(line, 0, line, form.length), [...senses])];
  });
}

function diagnostic(range: vscode.Range, senses: readonly string[]): vscode.Diagnostic {
  const named = senses
    .filter((sense) => sense !== '')
    .slice(0, MAX_SENSES)
    .join(' | ');
  const sentence = t(
    'Several words are read so: {0}. Write a tab and the one that is meant behind it.',
    named,
  );
  const found = new vscode.Diagnostic(range, sentence, vscode.DiagnosticSeverity.Information);
  found.source = 'Harf';
  return found;
}
