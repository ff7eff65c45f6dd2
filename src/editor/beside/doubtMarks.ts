import * as vscode from 'vscode';
import * as z from 'zod';
import type { SentenceDoubt } from '../../document/links/linkWords.ts';
import { isolated } from '../../text/invisible.ts';
import { TextMark } from '../documents/textMark.ts';
import { onDidChangeVisibleTextViews, visibleTextViews } from '../documents/textViews.ts';
import { doubtText } from '../text/doubtText.ts';
import { appendCommandLink, appendPlain, directed } from '../wording/hoverText.ts';
import { t } from '../wording/localize.ts';

/** Puts the draft of a sentence in its place: the command behind the link in a hover; no palette has it. */
const USE_DRAFT = 'harf.useDraft';

/** A sentence of a document beside another one that may be wrong. */
export interface DoubtfulPlace {
  readonly range: vscode.Range;
  readonly doubt: SentenceDoubt;
}

interface DoubtfulDocuments {
  /** Of the documents. */
  readonly scheme: string;
  /** The doubtful sentences of a document as it is shown. */
  doubtfulIn(document: Pick<vscode.TextDocument, 'uri' | 'getText'>): readonly DoubtfulPlace[];
  /** Shows the draft of the sentence that begins at `start`, if it is doubtful, in its place. */
  useDraft(uri: vscode.Uri, start: vscode.Position): void;
}

/** Underlines what is doubtful in documents beside others, and tells in a hover what speaks against it. */
export class DoubtMarks implements vscode.Disposable {
  readonly #documents: DoubtfulDocuments;
  readonly #subscriptions: vscode.Disposable;
  #mark: TextMark | undefined;

  constructor(documents: DoubtfulDocuments) {
    this.#documents = documents;
    const { scheme } = documents;
    this.#subscriptions = vscode.Disposable.from(
      onDidChangeVisibleTextViews(() => this.show()),
      vscode.workspace.onDidChangeTextDocument(({ document }) => {
        if (document.uri.scheme === scheme) this.show();
      }),
      vscode.languages.registerHoverProvider(
        { scheme },
        { provideHover: (document, position) => this.#hover(document, position) },
      ),
      vscode.commands.registerCommand(USE_DRAFT, (argument: unknown) => this.#useDraft(argument)),
    );
  }

  dispose(): void {
    this.#subscriptions.dispose();
    this.#mark?.dispose();
  }

  /** Underlines what is doubtful now. */
  show(): void {
    for (const view of visibleTextViews()) {
      if (view.document.uri.scheme !== this.#documents.scheme) continue;
      const ranges = this.#documents.doubtfulIn(view.document).map(({ range }) => range);
      if (ranges.length > 0) this.#mark ??= newMark();
      if (this.#mark) view.setDecorations(this.#mark, ranges);
    }
  }

  #hover(document: vscode.TextDocument, position: vscode.Position): vscode.Hover | undefined {
    const found = this.#documents.doubtfulIn(document).find(({ range }) => range.contains(position));
    if (found === undefined) return undefined;
    const { range, doubt } = found;
    const text = new vscode.MarkdownString();
    text.isTrusted = { enabledCommands: [USE_DRAFT] };
    appendPlain(text, isolated(oneLine(doubtText(doubt))));
    if (doubt.doubts && doubt.draft !== undefined)
      appendPlain(text.appendMarkdown('\n\n'), t('The draft: {0}', isolated(oneLine(doubt.draft))));
    if (doubt.draft !== undefined) {
      const { line, character } = range.start;
      text.appendMarkdown('\n\n');
      appendCommandLink(text, t('Use the draft'), USE_DRAFT, {
        uri: document.uri.toString(),
        line,
        character,
      });
    }
    return new vscode.Hover(directed(text), range);
  }

  /** Links are text, so that anybody may have written what they carry. */
  #useDraft(argument: unknown): void {
    const { data } = draftLink.safeParse(argument);
    if (data === undefined) return;
    this.#documents.useDraft(vscode.Uri.parse(data.uri), new vscode.Position(data.line, data.character));
  }
}

/** Of a hover, in UTF-16 units. */
const MAX_LENGTH = 1000;

function oneLine(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > MAX_LENGTH ? `${line.slice(0, MAX_LENGTH).toWellFormed()}…` : line;
}

const coordinate = z.int().nonnegative();
const draftLink = z.strictObject({ uri: z.string(), line: coordinate, character: coordinate });

function newMark(): TextMark {
  return new TextMark('doubtful', {
    textDecoration: 'underline dotted',
    overviewRulerColor: new vscode.ThemeColor('editorOverviewRuler.infoForeground'),
    overviewRulerLane: vscode.OverviewRulerLane.Right,
  });
}
