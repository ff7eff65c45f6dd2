import * as vscode from 'vscode';
import { spanAfter } from '../../document/edits/textChange.ts';
import type { Span, TextChange } from '../../text/span.ts';
import { lfRange, onLfChanges, readLf } from '../documents/lfDocument.ts';
import { reasonText } from '../wording/reasonText.ts';
import { diagnosticMessage } from '../wording/rightToLeft.ts';
import type { DocumentFinding } from './documentFindings.ts';

/** A finding as the editor shows it. */
export class ShownFinding extends vscode.Diagnostic {
  readonly finding: DocumentFinding;

  constructor(range: vscode.Range, finding: DocumentFinding, page: (rule: string) => vscode.Uri) {
    const { rule, severity, reason } = finding;
    super(
      range,
      diagnosticMessage(reasonText(reason)),
      severity === 'warning' ? vscode.DiagnosticSeverity.Warning : vscode.DiagnosticSeverity.Information,
    );
    this.source = 'Harf';
    this.code = { value: rule, target: page(rule) };
    this.finding = finding;
  }
}

interface ShownDocument extends vscode.Disposable {
  readonly shown: readonly ShownFinding[];
  readonly neighbours: readonly string[];
}

/** The findings that are underlined; they move with the text, and one that is written in goes at once. */
export class ShownFindings implements vscode.Disposable {
  readonly #collection = vscode.languages.createDiagnosticCollection('harf-proofread');
  readonly #documents = new Map<vscode.TextDocument, ShownDocument>();
  readonly #page: (rule: string) => vscode.Uri;

  /** @param page of a rule, for those who want to read about it */
  constructor(page: (rule: string) => vscode.Uri) {
    this.#page = page;
  }

  get documents(): readonly vscode.TextDocument[] {
    return [...this.#documents.keys()];
  }

  of(document: vscode.TextDocument): readonly ShownFinding[] {
    return this.#documents.get(document)?.shown ?? [];
  }

  /** @param findings of the document as it is now */
  show(document: vscode.TextDocument, findings: readonly DocumentFinding[]): void {
    this.#documents.get(document)?.dispose();
    const shown = findings.map(
      (finding) => new ShownFinding(lfRange(document, finding), finding, this.#page),
    );
    const neighbours = findings.map((finding) => neighboursOf(document, finding));
    const following = onLfChanges(document, ({ changes }) => this.#move(document, changes));
    this.#documents.set(document, { shown, neighbours, dispose: () => following.dispose() });
    this.#collection.set(document.uri, shown);
  }

  remove(document: vscode.TextDocument): void {
    this.#documents.get(document)?.dispose();
    if (this.#documents.delete(document)) this.#collection.delete(document.uri);
  }

  dispose(): void {
    for (const { dispose } of this.#documents.values()) dispose();
    this.#collection.dispose();
  }

  #move(document: vscode.TextDocument, changes: readonly TextChange[]): void {
    const { shown, neighbours } = this.#documents.get(document) ?? { shown: [], neighbours: [] };
    const moved = shown.map(({ finding }, at) => {
      const span = changes.reduce(
        (now: Span | undefined, change) => now && spanAfter(now, finding.written, change),
        finding,
      );
      if (span === undefined || !changes.some((change) => change.utf16Start <= finding.utf16End))
        return span && finding;
      const after = { ...finding, utf16Start: span.utf16Start, utf16End: span.utf16End };
      const isSame =
        readLf(document, after) === finding.written &&
        !isOtherWord(neighbours[at] ?? '', neighboursOf(document, after));
      return isSame ? after : undefined;
    });
    const isAsBefore = moved.every((each, at) => each === shown[at]?.finding);
    if (!isAsBefore)
      this.show(
        document,
        moved.filter((each) => each !== undefined),
      );
  }
}

/** The characters before and behind a span, which tell whether it is a whole word. */
function neighboursOf(document: vscode.TextDocument, { utf16Start, utf16End }: Span): string {
  const before =
    utf16Start === 0 ? ' ' : readLf(document, { utf16Start: utf16Start - 1, utf16End: utf16Start });
  return before + (readLf(document, { utf16Start: utf16End, utf16End: utf16End + 1 }) || ' ');
}

function isOtherWord(before: string, after: string): boolean {
  const isWord = (text: string, at: number) => /[\p{L}\p{M}\p{N}\u200c]/u.test(text.charAt(at));
  return [0, 1].some(
    (at) => before.charAt(at) !== after.charAt(at) && (isWord(before, at) || isWord(after, at)),
  );
}
