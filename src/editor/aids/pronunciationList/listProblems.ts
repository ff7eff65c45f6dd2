import * as vscode from 'vscode';
import { t } from '../../wording/localize.ts';
import { diagnosticMessage } from '../../wording/rightToLeft.ts';
import type { ListProblem } from './listText.ts';

/** A problem of a list of pronunciations as the editor shows it. */
export function diagnosticOf(problem: ListProblem): vscode.Diagnostic {
  const { line, utf16Start, utf16End } = problem;
  const range = new vscode.Range(line, utf16Start, line, utf16End);
  return warning(range, sentenceOf(problem));
}

/** A problem of a list as a whole. */
export function listDiagnostic(sentence: string): vscode.Diagnostic {
  return warning(new vscode.Range(0, 0, 0, 1), sentence);
}

function warning(range: vscode.Range, sentence: string): vscode.Diagnostic {
  const message = diagnosticMessage(sentence);
  const diagnostic = new vscode.Diagnostic(range, message, vscode.DiagnosticSeverity.Warning);
  diagnostic.source = 'Harf';
  return diagnostic;
}

/** Says what is wrong with a row. */
export function sentenceOf({ what, detail }: ListProblem): string {
  switch (what) {
    case 'noWord':
      return t('"{0}" is not one Persian word. Begin the line with one word and a tab, or with #.', detail);
    case 'noPronunciation':
      return t('"{0}" has no reading. Write a tab and its systematic Pinglish behind it.', detail);
    case 'unreadable':
      return t(
        '"{0}" is no systematic Pinglish. Write the reading as hovers show it, such as ketāb.',
        detail,
      );
    case 'repeated':
      return t('This word has a reading in line {0} already. Remove one of the two lines.', Number(detail));
    case 'tooMany':
      return t('Only the first {0} words of the list are followed. Remove some.', Number(detail));
  }
}
