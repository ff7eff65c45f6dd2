import * as vscode from 'vscode';
import type { Passage } from '../../document/passages/passages.ts';
import { lfOffset, lfRange } from '../documents/lfDocument.ts';
import type { ProseReader } from '../prose/proseReader.ts';
import type { Connection } from '../service/connection.ts';
import { textSettings } from '../settings.ts';
import { Analyses, type PinglishNotation, type WordInText } from './analyses.ts';
import { knownPassagesAround, passagesAround } from './documentPassages.ts';

/** Where a Persian word of a document stands, and what is told of it. */
export interface DocumentWord extends Pick<WordInText, 'word'> {
  readonly range: vscode.Range;
}

/** Reads the Persian words of documents, each with the sentences around it. */
export class DocumentWords {
  /** Of texts that are no documents. */
  readonly analyses: Analyses;
  readonly #proseReader: ProseReader;

  constructor(connection: Pick<Connection, 'runLocal'>, proseReader: ProseReader) {
    this.analyses = new Analyses(connection);
    this.#proseReader = proseReader;
  }

  /** The word at `position`; undefined if there is none. */
  async wordAt(
    document: vscode.TextDocument,
    position: vscode.Position,
    signal: AbortSignal,
  ): Promise<DocumentWord | undefined> {
    const around = await passagesAround(this.#proseReader, document, pointAt(position), signal);
    const passage = passageAt(document, around, position);
    if (passage === undefined) return undefined;
    const [words = []] = await this.analyses.of([passage.text], signal, notationIn(document));
    return wordAtPosition(document, { passage, words }, position);
  }

  /** The same, if it can be told at once. */
  knownWordAt(document: vscode.TextDocument, position: vscode.Position): DocumentWord | undefined {
    const around = knownPassagesAround(this.#proseReader, document, pointAt(position));
    const passage = passageAt(document, around, position);
    const words = passage && this.analyses.known(passage.text, notationIn(document));
    return words && wordAtPosition(document, { passage, words }, position);
  }

  /** The words of all lines that `range` touches. */
  async wordsIn(
    document: vscode.TextDocument,
    range: vscode.Range,
    signal: AbortSignal,
  ): Promise<DocumentWord[]> {
    const passages = await passagesAround(this.#proseReader, document, range, signal);
    const texts = passages.map(({ text }) => text);
    const words = await this.analyses.of(texts, signal, notationIn(document));
    return passages.flatMap((passage, at) =>
      (words[at] ?? []).flatMap((word) => placed(document, passage, word)),
    );
  }

  /** Forgets what it has read: words may be read in another way now. */
  forget(): void {
    this.analyses.forget();
  }
}

/** As the Pinglish command writes it into the document. */
function notationIn(document: vscode.TextDocument): PinglishNotation {
  const { style, vowelNotation } = textSettings(vscode.workspace.getConfiguration('harf', document));
  return { style, vowelNotation };
}

function pointAt(position: vscode.Position): vscode.Range {
  return new vscode.Range(position, position);
}

/** The passage that covers a place. */
function passageAt(
  document: vscode.TextDocument,
  passages: readonly Passage[],
  position: vscode.Position,
): Passage | undefined {
  const utf16Offset = lfOffset(document, position);
  return passages.find(({ text, place }) => {
    const start = place({ utf16Start: 0, utf16End: 1 })?.utf16Start ?? Number.POSITIVE_INFINITY;
    const end =
      place({ utf16Start: text.trimEnd().length - 1, utf16End: text.trimEnd().length })?.utf16End ?? -1;
    return start <= utf16Offset && utf16Offset <= end;
  });
}

interface AnalysedPassage {
  readonly passage: Passage;
  readonly words: readonly WordInText[];
}

function wordAtPosition(
  document: vscode.TextDocument,
  { passage, words }: AnalysedPassage,
  position: vscode.Position,
): DocumentWord | undefined {
  const utf16Offset = lfOffset(document, position);
  const found = words.find((word) => {
    const span = passage.place(word);
    return span && span.utf16Start <= utf16Offset && utf16Offset <= span.utf16End;
  });
  return found && placed(document, passage, found)[0];
}

function placed(
  document: vscode.TextDocument,
  passage: Passage,
  { word, ...span }: WordInText,
): DocumentWord[] {
  const place = passage.place(span);
  return place === undefined ? [] : [{ range: lfRange(document, place), word }];
}
