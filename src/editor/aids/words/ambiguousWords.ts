import * as vscode from 'vscode';
import { t } from '../../wording/localize.ts';
import type { Analyses } from '../analyses.ts';
import type { ListedWord } from './wordsFile.ts';

/** So many senses of a line are named. */
const MAX_SENSES = 5;

/**
 * The lines of a list whose reading is that of several words, none of which is named behind it.
 * @param signal ends the analysis by the local service; rejects with what that rejects with
 */
export async function ambiguousWords(
  analyses: Pick<Analyses, 'of'>,
  listed: readonly ListedWord[],
  signal: AbortSignal,
): Promise<vscode.Diagnostic[]> {
  const found = await analyses.of(
    listed.map(({ form }) => form),
    signal,
  );
  return listed.flatMap(({ phonemes, gloss, form, line }, at) => {
    const [first, ...others] = found[at] ?? [];
    if (first === undefined || others.length > 0) return [];
    const readings = [first.word, ...first.word.alternatives];
    const senses = new Set(readings.filter((each) => each.phonemes === phonemes).map((each) => each.gloss));
    if (senses.size < 2 || (gloss !== undefined && senses.has(gloss))) return [];
    return [diagnostic(new vscode.Range(line, 0, line, form.length), [...senses])];
  });
}

function diagnostic(range: vscode.Range, senses: readonly string[]): vscode.Diagnostic {
  const named = senses
    .filter((sense) => sense !== '')
    .slice(0, MAX_SENSES)
    .join(' | ');
  const sentence = t(
    'Several words are read so: {0}. Write a tab and the one that is meant behind it.',
    named,
  );
  const found = new vscode.Diagnostic(range, sentence, vscode.DiagnosticSeverity.Information);
  found.source = 'Harf';
  return found;
}
