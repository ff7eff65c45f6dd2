import * as vscode from 'vscode';
import { findStray } from '../../document/invisible/findStray.ts';
import { REORDERING, type StrayCharacters } from '../../document/invisible/strayCharacters.ts';
import { isForPeople } from '../../document/prose/formats.ts';
import { mayHaveStray } from '../../text/invisible.ts';
import { TextMark } from '../documents/textMark.ts';
import { type TextView, visibleTextViews } from '../documents/textViews.ts';
import { isWanted, rulesOf } from '../proofread/isProofread.ts';
import { t } from '../wording/localize.ts';
import { isLookedAt, linesOnScreen } from './lookedAt.ts';
import { boxText, describeStray } from './strayTexts.ts';

/** More of them on the screen tell nothing more. */
const MOST_SHOWN = 500;
/** More of them are taken out line by line, which moves the cursors in those lines. */
const MOST_EDITS = 1_000;
/** What VS Code itself writes as `[U+202E]`, where `editor.renderControlCharacters` is on. */
const SHOWN_BY_EDITOR = /^(?:LRM|RLM|LRE|RLE|PDF|LRO|RLO|LRI|RLI|FSI|PDI)$/;

/** Stray characters at their place in a document. */
interface Placed {
  readonly stray: StrayCharacters;
  readonly range: vscode.Range;
  /** All that is taken out with them. */
  readonly mend: readonly vscode.Range[];
}

class StrayDiagnostic extends vscode.Diagnostic {
  readonly mend: readonly vscode.Range[];

  constructor({ stray, range, mend }: Placed, isCode: boolean) {
    const { Warning, Information } = vscode.DiagnosticSeverity;
    super(range, describeStray(stray), isCode && REORDERING.has(stray.kind) ? Warning : Information);
    this.source = 'Harf';
    this.code = 'invisible-character';
    this.mend = mend;
  }
}

/** A code action for all of a document, which is searched when it is chosen. */
class TakeAllOut extends vscode.CodeAction {
  readonly document: vscode.TextDocument;

  constructor(document: vscode.TextDocument, diagnostics: StrayDiagnostic[]) {
    super(t('Take all out in this document'), vscode.CodeActionKind.QuickFix);
    this.document = document;
    this.diagnostics = diagnostics;
  }
}

/** Shows the invisible characters on the screen that do not belong there: in a box each, as diagnostics, with fixes. */
export class StrayView implements vscode.Disposable, vscode.CodeActionProvider {
  readonly #diagnostics = vscode.languages.createDiagnosticCollection('harf-invisible');
  readonly #boxes = new TextMark('invisible', {
    rangeBehavior: vscode.DecorationRangeBehavior.ClosedClosed,
    before: {
      color: new vscode.ThemeColor('editorUnicodeHighlight.border'),
      backgroundColor: new vscode.ThemeColor('editorUnicodeHighlight.background'),
      border: '1px solid',
      borderColor: new vscode.ThemeColor('editorUnicodeHighlight.border'),
      margin: '0 1px',
    },
  });
  readonly #provider = vscode.languages.registerCodeActionsProvider('*', this, {
    providedCodeActionKinds: [vscode.CodeActionKind.QuickFix],
  });
  /** Another document may have the name next. */
  readonly #closed = vscode.workspace.onDidCloseTextDocument(({ uri }) => this.#diagnostics.delete(uri));

  /** @param typed where the last character was typed, if the cursor is there still: a word may be under way */
  look(typed?: vscode.Location): void {
    const views = visibleTextViews();
    const documents = new Set(views.map(({ document }) => document));
    const onScreen = new Set([...documents].map(({ uri }) => uri.toString()));
    this.#diagnostics.forEach((uri) => {
      if (!onScreen.has(uri.toString())) this.#diagnostics.delete(uri);
    });
    for (const document of documents)
      this.#lookAt(
        document,
        views.filter((view) => view.document === document),
        typed?.uri.toString() === document.uri.toString() ? typed.range.end : undefined,
      );
  }

  provideCodeActions(document: vscode.TextDocument, range: vscode.Range): vscode.CodeAction[] {
    const touched = (this.#diagnostics.get(document.uri) ?? [])
      .filter((each) => each instanceof StrayDiagnostic)
      .filter((each) => each.range.intersection(range));
    if (touched.length === 0) return [];
    return [...touched.map((each) => takeOut(document, each)), new TakeAllOut(document, touched)];
  }

  resolveCodeAction(action: vscode.CodeAction): vscode.CodeAction {
    if (action instanceof TakeAllOut) action.edit = allTakenOut(action.document);
    return action;
  }

  dispose(): void {
    this.#closed.dispose();
    this.#provider.dispose();
    this.#boxes.dispose();
    this.#diagnostics.dispose();
  }

  #lookAt(
    document: vscode.TextDocument,
    views: readonly TextView[],
    typed: vscode.Position | undefined,
  ): void {
    const found = isLookedAt(document)
      ? strayIn(document, linesOnScreen(document, views)).filter(
          ({ range }) => typed === undefined || !range.end.isEqual(typed),
        )
      : [];
    const told = found.filter(({ stray }) => isTold(document, stray));
    const isCode = isCodeIn(document);
    if (told.length > 0 || this.#diagnostics.has(document.uri))
      this.#diagnostics.set(
        document.uri,
        told.map((each) => new StrayDiagnostic(each, isCode)),
      );
    const boxes = boxesOf(document, found);
    for (const view of views) view.setDecorations(this.#boxes, boxes);
  }
}

/** What is no text for people names things, and is run. */
function isCodeIn({ languageId }: vscode.TextDocument): boolean {
  return !isForPeople(languageId);
}

/** Whether a diagnostic tells of them: of half-spaces in prose proofreading does. */
function isTold(document: vscode.TextDocument, { kind }: StrayCharacters): boolean {
  if (kind !== 'nonJoiner' || isCodeIn(document)) return true;
  return !(isWanted(document) && rulesOf(document).includes('half-spaces'));
}

function strayIn(
  document: vscode.TextDocument,
  lines: Iterable<{ readonly line: number; readonly text: string }>,
  most = MOST_SHOWN,
): Placed[] {
  const isCode = isCodeIn(document);
  const found: Placed[] = [];
  for (const { line, text } of lines) {
    if (found.length >= most) break;
    if (!mayHaveStray(text)) continue;
    for (const stray of findStray(text, { isCode, most: most - found.length })) {
      const range = new vscode.Range(line, stray.utf16Start, line, stray.utf16End);
      const { end } = stray;
      const ranges = end ? [range, new vscode.Range(line, end.utf16Start, line, end.utf16End)] : [range];
      found.push({ stray, range, mend: ranges });
    }
  }
  return found;
}

function boxesOf(document: vscode.TextDocument, found: readonly Placed[]): vscode.DecorationOptions[] {
  if (found.length === 0) return [];
  const isShownByEditor = vscode.workspace
    .getConfiguration('editor', document)
    .get<boolean>('renderControlCharacters');
  return found
    .filter(({ stray }) => !isShownByEditor || !SHOWN_BY_EDITOR.test(stray.label))
    .map(({ stray, range }) => ({
      range,
      ...(isTold(document, stray) ? {} : { hoverMessage: describeStray(stray) }),
      renderOptions: { before: { contentText: boxText(stray) } },
    }));
}

function takeOut(document: vscode.TextDocument, diagnostic: StrayDiagnostic): vscode.CodeAction {
  const action = new vscode.CodeAction(t('Take it out'), vscode.CodeActionKind.QuickFix);
  action.diagnostics = [diagnostic];
  action.isPreferred = true;
  action.edit = new vscode.WorkspaceEdit();
  for (const range of diagnostic.mend) action.edit.delete(document.uri, range);
  return action;
}

function allTakenOut(document: vscode.TextDocument): vscode.WorkspaceEdit {
  const edit = new vscode.WorkspaceEdit();
  const found = strayIn(document, allLines(document), Number.POSITIVE_INFINITY)
    .filter(({ stray }) => isTold(document, stray))
    .flatMap(({ mend }) => mend);
  if (found.length <= MOST_EDITS) for (const range of found) edit.delete(document.uri, range);
  else
    for (const [line, ranges] of Map.groupBy(found, ({ start }) => start.line))
      edit.replace(document.uri, document.lineAt(line).range, without(document.lineAt(line).text, ranges));
  return edit;
}

function* allLines(document: vscode.TextDocument) {
  for (let line = 0; line < document.lineCount; line++) yield { line, text: document.lineAt(line).text };
}

function without(text: string, ranges: readonly vscode.Range[]): string {
  const inOrder = [...ranges].sort((a, b) => a.start.compareTo(b.start));
  const kept = inOrder.map(({ start }, at) =>
    text.slice(inOrder[at - 1]?.end.character ?? 0, start.character),
  );
  return kept.join('') + text.slice(inOrder.at(-1)?.end.character ?? 0);
}
