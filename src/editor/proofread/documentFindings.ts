import * as vscode from 'vscode';
import type { Passage } from '../../document/passages/passages.ts';
import { turnedOffIn } from '../../document/proofread/turnedOff.ts';
import { proseKind } from '../../document/prose/formats.ts';
import { endsKey } from '../../document/tidy/documentChanges.ts';
import { type Span, sliceSpan } from '../../text/span.ts';
import { passagesAround } from '../aids/documentPassages.ts';
import { lfRange, lfText, readLf } from '../documents/lfDocument.ts';
import type { ProseReader } from '../prose/proseReader.ts';
import type { CommittedTexts } from './committedTexts.ts';
import type { Finding, FindingReader } from './findings.ts';
import { rulesOf, settingsOf } from './isProofread.ts';
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
    const rules = rulesOf(document);
    const kind = proseKind(document.languageId, document.uri.path);
    for (const passage of await passagesAround(proseReader, document, range, signal))
      for (const finding of await reader.of(passage.text, rules, signal)) {
        if (document.version !== version) return;
        if (finding.suggestions.some((text) => endsKey(kind, passage.text, { ...finding, text }))) continue;
        const place = passage.place(finding);
        // What stands around markup could not be changed without it, nor spaces beside it.
        if (place !== undefined && isAsRead(document, passage, withNeighbours(passage.text, finding)))
          yield { ...finding, ...place, written: sliceSpan(passage.text, finding) };
      }
  }
}

/** Whether a part of a passage stands in the document as it was read, without markup in it. */
function isAsRead(document: vscode.TextDocument, { text, place }: Passage, span: Span): boolean {
  const found = place(span);
  return found !== undefined && readLf(document, found) === sliceSpan(text, span);
}

/** What a finding needs to be as it is: beside a space that is put or taken away what stands there, too. */
function withNeighbours(text: string, { utf16Start, utf16End, suggestions }: Finding): Span {
  const sides = [text.slice(utf16Start, utf16End), ...suggestions];
  const begins = sides.some((each) => /^\s|^$/u.test(each)) ? 1 : 0;
  const ends = sides.some((each) => /\s$|^$/u.test(each)) ? 1 : 0;
  return {
    utf16Start: Math.max(0, utf16Start - begins),
    utf16End: Math.min(text.length, utf16End + ends),
  };
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
