import * as vscode from 'vscode';
import type { PinnedWord } from '../../../client/index.ts';
import { MAX_PINNED_WORDS, MAX_PINNED_WORDS_BYTES } from '../../../contract/index.ts';
import { mayBeOfOneWord } from '../../../text/dictionary/glosses.ts';
import type { Log } from '../../log.ts';
import { describeError } from '../../wording/describeError.ts';
import { t } from '../../wording/localize.ts';
import { diagnosticMessage } from '../../wording/rightToLeft.ts';
import type { Analyses } from '../analyses.ts';
import { type ListContent, type ListPlace, MAX_LIST_BYTES, readListFile, refused } from './listFile.ts';
import { diagnosticOf, listDiagnostic } from './listProblems.ts';
import { LIST_PATH, type ListedPronunciation, readPronunciationList } from './listText.ts';

export interface PronunciationList {
  readonly place: ListPlace;
  readonly words: readonly ListedPronunciation[];
}

/** So long after the last change of a list that is being written, its problems are shown. */
const CHECK_AFTER_MS = 200;

/** The pronunciations that lists choose, followed as the files change: those of the folders, and the personal one. */
export class PronunciationLists implements vscode.Disposable {
  /** The user's own list, for everything on this computer. */
  readonly personal: ListPlace;
  readonly #log: Pick<Log, 'warn' | 'debug'>;
  readonly #analyses: Pick<Analyses, 'of'>;
  readonly #onChange: () => Promise<void>;
  readonly #problems = vscode.languages.createDiagnosticCollection('harf-words');
  readonly #subscriptions: vscode.Disposable;
  /** Ends the analysis of the words of a list that has changed since, by its address. */
  readonly #analysing = new Map<string, AbortController>();
  #watchers: vscode.Disposable | undefined;
  #followed: Promise<readonly PronunciationList[]> | undefined;
  #timer: NodeJS.Timeout | undefined;

  /** @param onChange called when other words are chosen, or other pronunciations of them */
  constructor(
    log: Pick<Log, 'warn' | 'debug'>,
    analyses: Pick<Analyses, 'of'>,
    globalStorageUri: vscode.Uri,
    onChange: () => Promise<void>,
  ) {
    this.#log = log;
    this.#analyses = analyses;
    this.#onChange = onChange;
    this.personal = {
      uri: vscode.Uri.joinPath(globalStorageUri, 'harf-words.tsv'),
      root: globalStorageUri,
    };
    this.#subscriptions = vscode.Disposable.from(
      vscode.workspace.onDidChangeWorkspaceFolders(() => {
        this.#watch();
        void this.reload();
      }),
      vscode.workspace.onDidOpenTextDocument((document) => {
        if (this.#isList(document.uri)) void this.#check(document);
      }),
      vscode.workspace.onDidSaveTextDocument(({ uri }) => this.#isList(uri) && this.reload()),
      vscode.workspace.onDidChangeTextDocument(({ document }) => {
        if (this.#isList(document.uri)) this.#checkSoon(document);
      }),
    );
    this.#watch();
  }

  /** Of all lists; a folder before another counts first, the personal list last. */
  async words(): Promise<readonly PinnedWord[]> {
    return joined(await this.all());
  }

  /** The same, list by list. */
  all(): Promise<readonly PronunciationList[]> {
    this.#followed ??= this.#readAll();
    return this.#followed;
  }

  /** Reads the lists again, now. */
  async reload(): Promise<void> {
    const before = this.#followed && JSON.stringify(joined(await this.#followed));
    this.#followed = this.#readAll();
    if (JSON.stringify(await this.words()) !== before) await this.#onChange();
  }

  dispose(): void {
    clearTimeout(this.#timer);
    for (const analysis of this.#analysing.values()) analysis.abort();
    this.#watchers?.dispose();
    vscode.Disposable.from(this.#problems, this.#subscriptions).dispose();
  }

  #places(): ListPlace[] {
    return [...(vscode.workspace.workspaceFolders ?? []).map(listIn), this.personal];
  }

  #isList(uri: vscode.Uri): boolean {
    return this.#places().some((place) => place.uri.toString() === uri.toString());
  }

  #watch(): void {
    this.#watchers?.dispose();
    const reload = () => this.reload();
    this.#watchers = vscode.Disposable.from(...this.#places().map((place) => watched(place, reload)));
  }

  async #readAll(): Promise<readonly PronunciationList[]> {
    const lists = await Promise.allSettled(this.#places().map((place) => this.#readList(place)));
    if (lists.some(({ status }) => status === 'rejected'))
      this.#log.warn('A list of readings cannot be read, so it is not followed.');
    return lists.flatMap((list) => (list.status === 'fulfilled' ? [list.value] : []));
  }

  async #readList(place: ListPlace): Promise<PronunciationList> {
    const list = await checked(await readListFile(place));
    // Of a list that is being written, what is wrong is shown as it is written.
    if (!isBeingWritten(place.uri)) this.#show(place.uri, list);
    return { place, words: list.words };
  }

  #checkSoon(document: vscode.TextDocument): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#check(document), CHECK_AFTER_MS);
  }

  async #check(document: vscode.TextDocument): Promise<void> {
    const { version } = document;
    const list = await checked(contentOf(document));
    if (document.version === version && !document.isClosed) this.#show(document.uri, list);
  }

  /** Those lines too that could mean several words, once it is known, if somebody looks at the list. */
  #show(uri: vscode.Uri, { words, problems }: Checked): void {
    this.#problems.set(uri, problems);
    this.#analysing.get(uri.toString())?.abort();
    if (!isOpen(uri)) return;
    const analysis = new AbortController();
    this.#analysing.set(uri.toString(), analysis);
    ambiguousWords(this.#analyses, words, analysis.signal).then(
      (ambiguous) => {
        if (!analysis.signal.aborted) this.#problems.set(uri, [...problems, ...ambiguous]);
      },
      (error: unknown) => {
        if (!analysis.signal.aborted) this.#log.debug(describeError(error));
      },
    );
  }
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
  return { uri: vscode.Uri.joinPath(uri, ...LIST_PATH), root: uri };
}

/** The first words for one request; of two for one form, the service takes the first. */
function joined(lists: readonly PronunciationList[]): readonly PinnedWord[] {
  const words: PinnedWord[] = [];
  const encoder = new TextEncoder();
  let bytes = 100;
  for (const list of lists)
    for (const { line: _, ...word } of list.words) {
      bytes += encoder.encode(JSON.stringify(word)).length + 1;
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
  readonly words: readonly ListedPronunciation[];
  readonly problems: readonly vscode.Diagnostic[];
}

async function checked(content: ListContent): Promise<Checked> {
  if (content.kind === 'refused') return { words: [], problems: [listDiagnostic(content.sentence)] };
  const { words, problems } = await readPronunciationList(content.text);
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
  listed: readonly ListedPronunciation[],
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
    const isMeant = (sense: string) => gloss !== undefined && mayBeOfOneWord(sense, gloss);
    if (senses.size < 2 || [...senses].some(isMeant)) return [];
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
  const message = diagnosticMessage(sentence);
  const found = new vscode.Diagnostic(range, message, vscode.DiagnosticSeverity.Information);
  found.source = 'Harf';
  return found;
}
