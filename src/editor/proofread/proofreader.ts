import { LRUCache } from 'lru-cache';
import * as vscode from 'vscode';
import type { ProofFinding } from '../../contract/index.ts';
import { isForPeople } from '../../document/prose/formats.ts';
import { offsetTable } from '../../text/codePoints.ts';
import { ownCopy } from '../../text/span.ts';
import { passagesAround } from '../aids/documentPassages.ts';
import { isAided } from '../aids/documents.ts';
import { lfRange } from '../documents/lfDocument.ts';
import type { Log } from '../log.ts';
import type { ProseReader } from '../prose/proseReader.ts';
import type { Connection } from '../service/connection.ts';
import { showsPersian } from '../service/warm.ts';
import { describeError } from '../wording/describeError.ts';
import { t } from '../wording/localize.ts';
import { reasonText } from '../wording/reasonText.ts';
import { isProofread } from './isProofread.ts';

interface ProofreaderDependencies {
  readonly connection: Pick<Connection, 'runLocal'>;
  readonly proseReader: ProseReader;
  readonly log: Pick<Log, 'debug'>;
}

/** Of all remembered passages together, in UTF-16 units. */
const MAX_REMEMBERED = 200_000;
/** Documents of more lines are read where they are on the screen, and so many lines on either side. */
const WHOLE_LINES = 400;
const MARGIN_LINES = 60;

/** A likely error as the editor shows it, with what may be meant. */
class ShownMisspelling extends vscode.Diagnostic {
  readonly suggestions: readonly string[];

  constructor(range: vscode.Range, { rule, severity, reason, suggestions }: ProofFinding) {
    const isSure = severity === 'warning';
    super(
      range,
      reasonText(reason),
      isSure ? vscode.DiagnosticSeverity.Warning : vscode.DiagnosticSeverity.Information,
    );
    this.source = 'Harf';
    this.code = rule;
    this.suggestions = suggestions;
  }
}

/** Shows the likely errors of the documents on the screen; always by the local service: text goes nowhere for it. */
export class Proofreader implements vscode.Disposable {
  readonly #dependencies: ProofreaderDependencies;
  readonly #shown = vscode.languages.createDiagnosticCollection('harf-proofread');
  readonly #found = new LRUCache<string, readonly ProofFinding[]>({
    maxSize: MAX_REMEMBERED,
    sizeCalculation: (_, text) => text.length,
  });
  /** The version of a document that was read. */
  readonly #read = new WeakMap<vscode.TextDocument, number>();
  readonly #registered: vscode.Disposable;
  #reading = new AbortController();

  constructor(dependencies: ProofreaderDependencies) {
    this.#dependencies = dependencies;
    this.#registered = vscode.Disposable.from(
      this.#shown,
      vscode.workspace.onDidCloseTextDocument(({ uri }) => this.#shown.delete(uri)),
      vscode.languages.registerCodeActionsProvider('*', this, {
        providedCodeActionKinds: [vscode.CodeActionKind.QuickFix],
      }),
    );
  }

  /** Reads what is on the screen; what is being read is given up. Never rejects. */
  async look(): Promise<void> {
    this.#reading.abort();
    this.#reading = new AbortController();
    const { signal } = this.#reading;
    try {
      for (const editor of vscode.window.visibleTextEditors) await this.#lookAt(editor, signal);
    } catch (error) {
      // The next change tries again.
      if (!signal.aborted) this.#dependencies.log.debug(describeError(error));
    }
  }

  provideCodeActions(document: vscode.TextDocument, range: vscode.Range): vscode.CodeAction[] {
    const touched = (this.#shown.get(document.uri) ?? []).filter((each) => each.range.intersection(range));
    return touched.flatMap((each) => (each instanceof ShownMisspelling ? fixesOf(document, each) : []));
  }

  dispose(): void {
    this.#reading.abort();
    this.#registered.dispose();
  }

  async #lookAt(editor: vscode.TextEditor, signal: AbortSignal): Promise<void> {
    const { document, visibleRanges } = editor;
    if (!isForPeople(document.languageId) || !isAided(document) || !isProofread(document)) {
      this.#shown.delete(document.uri);
      return;
    }
    const { version } = document;
    if (!showsPersian(editor)) {
      // What was found above or below stays, as long as it stands there.
      if (this.#read.get(document) !== version) this.#shown.delete(document.uri);
      return;
    }
    const misspellings: ShownMisspelling[] = [];
    for (const range of rangesToRead(document, visibleRanges))
      for (const passage of await passagesAround(this.#dependencies.proseReader, document, range, signal)) {
        const offsets = offsetTable(passage.text);
        for (const found of await this.#misspellingsIn(passage.text, signal)) {
          const place = passage.place({
            utf16Start: offsets.toUtf16(found.codePointStart),
            utf16End: offsets.toUtf16(found.codePointEnd),
          });
          if (document.version !== version || document.isClosed) return;
          if (place) misspellings.push(new ShownMisspelling(lfRange(document, place), found));
        }
      }
    if (document.version !== version || document.isClosed) return;
    this.#read.set(document, version);
    this.#shown.set(document.uri, misspellings);
  }

  async #misspellingsIn(text: string, signal: AbortSignal): Promise<readonly ProofFinding[]> {
    const known = this.#found.get(text);
    if (known) return known;
    const wellFormed = text.toWellFormed();
    const { findings } = await this.#dependencies.connection.runLocal((client) =>
      client.proofread({ text: wellFormed }, { signal }),
    );
    this.#found.set(ownCopy(text), findings);
    return findings;
  }
}

/** The whole of a short document; of a long one what is on the screen, and a little more. */
function rangesToRead(
  document: vscode.TextDocument,
  visibleRanges: readonly vscode.Range[],
): readonly vscode.Range[] {
  const all = new vscode.Range(0, 0, document.lineCount, 0);
  if (document.lineCount <= WHOLE_LINES) return [document.validateRange(all)];
  return visibleRanges.map(({ start, end }) =>
    document.validateRange(
      new vscode.Range(Math.max(0, start.line - MARGIN_LINES), 0, end.line + MARGIN_LINES, 0),
    ),
  );
}

function fixesOf(document: vscode.TextDocument, misspelling: ShownMisspelling): vscode.CodeAction[] {
  return misspelling.suggestions.map((suggestion, at) => {
    const action = new vscode.CodeAction(t('Change to {0}', suggestion), vscode.CodeActionKind.QuickFix);
    action.diagnostics = [misspelling];
    action.isPreferred = at === 0;
    action.edit = new vscode.WorkspaceEdit();
    action.edit.replace(document.uri, misspelling.range, suggestion);
    return action;
  });
}
