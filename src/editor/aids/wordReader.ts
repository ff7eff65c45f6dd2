import * as vscode from 'vscode';
import { type Passage, partOfPassage, passageAt, passagesBetween } from '../../document/passages/passages.ts';
import type { Connection } from '../connection.ts';
import { findPartOf, linesOf } from '../documentPassages.ts';
import { textSettings } from '../settings.ts';
import { type Analyses, createAnalyses, type PinglishNotation, type WordInText } from './analyses.ts';

/** A Persian word of a document and how it is read there. */
export interface ReadWord extends Pick<WordInText, 'source' | 'word'> {
  readonly range: vscode.Range;
}

/** Reads the Persian words of documents, each with the sentences around it. */
export interface WordReader {
  /** Of texts that are no documents. */
  readonly analyses: Analyses;
  /** The word at `position`; undefined if there is none. */
  wordAt(
    document: vscode.TextDocument,
    position: vscode.Position,
    signal: AbortSignal,
  ): Promise<ReadWord | undefined>;
  /** The same, if it can be told at once. */
  knownWordAt(document: vscode.TextDocument, position: vscode.Position): ReadWord | undefined;
  /** The words of all lines that `range` touches. */
  wordsIn(document: vscode.TextDocument, range: vscode.Range, signal: AbortSignal): Promise<ReadWord[]>;
  /** Forgets what it has read: words may be read in another way now. */
  forget(): void;
}

export function createWordReader(connection: Pick<Connection, 'runLocal'>): WordReader {
  const analyses = createAnalyses(connection);
  return {
    analyses,
    async wordAt(document, position, signal) {
      const passage = passageAtPosition(document, position);
      if (passage === undefined) return undefined;
      const [words = []] = await analyses.of([passage.text], signal, notationIn(document));
      return wordAtPosition(passage, words, position);
    },
    knownWordAt(document, position) {
      const passage = passageAtPosition(document, position);
      const words = passage && analyses.known(passage.text, notationIn(document));
      return words && wordAtPosition(passage, words, position);
    },
    async wordsIn(document, { start, end }, signal) {
      const passages = passagesBetween(linesOf(document), start.line, end.line, findPartOf(document));
      const texts = passages.map(({ text }) => text);
      const words = await analyses.of(texts, signal, notationIn(document));
      return passages.flatMap((passage, at) => (words[at] ?? []).flatMap((word) => placed(passage, word)));
    },
    forget: () => analyses.forget(),
  };
}

/** As the Pinglish command writes it into the document. */
function notationIn(document: vscode.TextDocument): PinglishNotation {
  const { style, vowelNotation } = textSettings(vscode.workspace.getConfiguration('harf', document));
  return { style, vowelNotation };
}

function passageAtPosition(
  document: vscode.TextDocument,
  { line, character }: vscode.Position,
): Passage | undefined {
  return passageAt(linesOf(document), { line, utf16Column: character }, findPartOf(document));
}

function wordAtPosition(
  passage: Passage,
  words: readonly WordInText[],
  position: vscode.Position,
): ReadWord | undefined {
  return words.flatMap((word) => placed(passage, word)).find(({ range }) => range.contains(position));
}

function placed(passage: Passage, { source, word, ...span }: WordInText): ReadWord[] {
  const part = partOfPassage(passage, span);
  if (part === undefined) return [];
  const range = new vscode.Range(part.line, part.utf16Start, part.line, part.utf16End);
  return [{ range, source, word }];
}
