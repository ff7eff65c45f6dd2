import * as vscode from 'vscode';
import { turnedOffIn } from '../../document/proofread/turnedOff.ts';
import { passagesAround } from '../aids/documentPassages.ts';
import { lfRange, lfText, readLf } from '../documents/lfDocument.ts';
import type { ProseReader } from '../prose/proseReader.ts';
import type { CommittedTexts } from './committedTexts.ts';
import type { Finding, FindingReader } from './findings.ts';
import { settingsOf } from './isProofread.ts';
import type { RememberedRules } from './rememberedRules.ts';

/** A likely error where it stands in a document, at offsets that count every line ending as one. */
export interface DocumentFinding extends Finding {
  readonly written: string;
}

interface Sources {
  readonly proseReader: ProseReader;
  readonly reader: FindingReader;
  readonly committed: CommittedTexts;
  readonly remembered: RememberedRules;
}

/** In so many lines a document says what is turned off in it. */
const HEAD_LINES = 400;

/** Finds the errors of documents that are to be shown, by what settings and the documents themselves say. */
export class DocumentFindings {
  readonly #sources: Sources;

  constructor(sources: Sources) {
    this.#sources = sources;
  }

  /** Those in the paragraphs that `ranges` touch, in order; undefined if the document was changed meanwhile. */
  async of(
    document: vscode.TextDocument,
    ranges: readonly vscode.Range[],
    signal: AbortSignal,
  ): Promise<readonly DocumentFinding[] | undefined> {
    const { version } = document;
    const off = turnedOffIn(headOf(document));
    if (off === 'all') return [];
    const { only, rules } = settingsOf(document);
    const isOff = (rule: string) =>
      off.has(rule) || rules.get(rule) === 'off' || this.#sources.remembered.has(document.uri, rule);
    const found = new Map<number, DocumentFinding>();
    for (const range of ranges)
      for await (const finding of this.#read(document, range, signal)) {
        if (document.version !== version || document.isClosed) return undefined;
        if (!isOff(finding.rule)) found.set(finding.utf16Start, withLevel(finding, rules.get(finding.rule)));
      }
    if (document.version !== version || document.isClosed) return undefined;
    const findings = [...found.values()].sort((a, b) => a.utf16Start - b.utf16Start);
    if (only === 'all' || findings.length === 0) return findings;
    const isNew = await this.#sources.committed.newLinesOf(document);
    if (document.version !== version || document.isClosed) return undefined;
    return findings.filter((finding) => isNew(lfRange(document, finding)));
  }

  async *#read(
    document: vscode.TextDocument,
    range: vscode.Range,
    signal: AbortSignal,
  ): AsyncGenerator<DocumentFinding> {
    const { version } = document;
    const { proseReader, reader } = this.#sources;
    for (const passage of await passagesAround(proseReader, document, range, signal))
      for (const finding of await reader.of(passage.text, signal)) {
        if (document.version !== version) return;
        const place = passage.place(finding);
        const written = passage.text.slice(finding.utf16Start, finding.utf16End);
        // What stands around markup could not be changed without it.
        if (place !== undefined && readLf(document, place) === written)
          yield { ...finding, ...place, written };
      }
  }
}

function withLevel(
  finding: DocumentFinding,
  level: Finding['severity'] | 'off' | undefined,
): DocumentFinding {
  return level === undefined || level === 'off' ? finding : { ...finding, severity: level };
}

/** Longer documents are read where they are on the screen. */
const WHOLE_LINES = 400;

/** Whether all of a document is read, also what is not on the screen. */
export function isReadWhole({ lineCount }: vscode.TextDocument): boolean {
  return lineCount <= WHOLE_LINES;
}

/** The beginning of a document, with LF. */
export function headOf(document: vscode.TextDocument): string {
  return lfText(document, document.validateRange(new vscode.Range(0, 0, HEAD_LINES, 0)));
}
