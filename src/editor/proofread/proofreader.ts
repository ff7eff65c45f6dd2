import * as vscode from 'vscode';
import { type TextView, visibleTextViews } from '../documents/textViews.ts';
import type { Log } from '../log.ts';
import { withProgress } from '../progress/progress.ts';
import type { ProseReader } from '../prose/proseReader.ts';
import type { Connection } from '../service/connection.ts';
import { showsPersianLetters } from '../service/warm.ts';
import { describeError } from '../wording/describeError.ts';
import { t } from '../wording/localize.ts';
import { CommittedTexts } from './committedTexts.ts';
import { type DocumentFinding, DocumentFindings, isReadWhole } from './documentFindings.ts';
import { FindingReader, type ListedWords } from './findings.ts';
import { isProofread } from './isProofread.ts';
import { QuickFixes } from './quickFixes.ts';
import { RememberedRules } from './rememberedRules.ts';
import { ShownFindings } from './shownFindings.ts';

export interface ProofreadingDependencies {
  readonly connection: Pick<Connection, 'runLocal'>;
  readonly proseReader: ProseReader;
  readonly words: ListedWords & { readonly onDidChangePronunciations: vscode.Event<void> };
  readonly log: Log;
  /** Of the window. */
  readonly memory: vscode.Memento;
  /** The address of the page of a rule. */
  readonly rulePage: (rule: string) => vscode.Uri;
}

/** Of a long document what is on the screen is read, and so many lines on either side. */
const MARGIN_LINES = 60;
/** So many lines are read at once where all of a long document is. */
const STEP_LINES = 200;

/** Shows the likely errors of the documents on the screen; always by the local service: text goes nowhere for it. */
export class Proofreader implements vscode.Disposable {
  readonly #log: Pick<Log, 'debug'>;
  readonly #shown: ShownFindings;
  readonly #findings: DocumentFindings;
  readonly #registered: vscode.Disposable;
  /** The version of a document that was read. */
  readonly #read = new WeakMap<vscode.TextDocument, number>();
  #reading = new AbortController();

  /** @param lookSoon has `look` called when nothing has changed for a while */
  constructor(dependencies: ProofreadingDependencies, lookSoon: () => void) {
    const { connection, proseReader, words, log, memory, rulePage } = dependencies;
    this.#log = log;
    this.#shown = new ShownFindings(rulePage);
    const reader = new FindingReader(connection, words);
    const committed = new CommittedTexts(lookSoon);
    const remembered = new RememberedRules(memory);
    this.#findings = new DocumentFindings({ proseReader, reader, committed, remembered });
    this.#registered = vscode.Disposable.from(
      this.#shown,
      committed,
      remembered,
      new QuickFixes({
        shown: this.#shown,
        remembered,
        words,
        log,
        findAll: (document) => this.#findAll(document),
        lookSoon,
      }),
      words.onDidChangePronunciations(() => {
        reader.forget();
        lookSoon();
      }),
      vscode.workspace.onDidCloseTextDocument((document) => this.#shown.remove(document)),
    );
  }

  /** Reads what is on the screen; what is being read is given up. Never rejects. */
  async look(): Promise<void> {
    this.#reading.abort();
    this.#reading = new AbortController();
    const { signal } = this.#reading;
    try {
      for (const [document, views] of viewsByDocument()) await this.#lookAt(document, views, signal);
    } catch (error) {
      // The next change tries again.
      if (!signal.aborted) this.#log.debug(describeError(error));
    }
  }

  /** Takes away what was shown in documents that are not on the screen: it may be wanted no more. */
  forgetUnseen(): void {
    const seen = viewsByDocument();
    for (const document of this.#shown.documents) if (!seen.has(document)) this.#shown.remove(document);
  }

  dispose(): void {
    this.#reading.abort();
    this.#registered.dispose();
  }

  async #lookAt(
    document: vscode.TextDocument,
    views: readonly TextView[],
    signal: AbortSignal,
  ): Promise<void> {
    if (!(await isProofread(document))) {
      this.#shown.remove(document);
      return;
    }
    const { version } = document;
    if (!views.some(showsPersianLetters)) {
      // What was found above or below stays, as long as it stands there.
      if (this.#read.get(document) !== version) this.#shown.remove(document);
      return;
    }
    const found = await this.#findings.of(document, rangesToRead(document, views), signal);
    if (found === undefined || signal.aborted) return;
    this.#read.set(document, version);
    this.#shown.show(document, found);
  }

  /** Those of the whole document, with progress where it takes long; undefined if it was changed meanwhile. */
  #findAll(document: vscode.TextDocument): Promise<readonly DocumentFinding[] | undefined> {
    return withProgress(t('Harf: proofreading the document'), (signal) => {
      const ranges: vscode.Range[] = [];
      for (let line = 0; line < document.lineCount; line += STEP_LINES)
        ranges.push(document.validateRange(new vscode.Range(line, 0, line + STEP_LINES, 0)));
      return this.#findings.of(document, ranges, signal);
    });
  }
}

function viewsByDocument(): Map<vscode.TextDocument, readonly TextView[]> {
  return Map.groupBy(visibleTextViews(), ({ document }) => document);
}

/** The whole of a short document; of a long one what is on the screen, and a little more. */
function rangesToRead(document: vscode.TextDocument, views: readonly TextView[]): readonly vscode.Range[] {
  const all = new vscode.Range(0, 0, document.lineCount, 0);
  if (isReadWhole(document)) return [document.validateRange(all)];
  const visible = views.flatMap(({ visibleRanges }) => visibleRanges);
  return visible.map(({ start, end }) =>
    document.validateRange(
      new vscode.Range(Math.max(0, start.line - MARGIN_LINES), 0, end.line + MARGIN_LINES, 0),
    ),
  );
}
