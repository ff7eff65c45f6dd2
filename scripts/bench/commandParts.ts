import { performance } from 'node:perf_hooks';
import * as vscode from 'vscode';
import { applyChanges } from '../../src/editor/documents/applyChanges.ts';
import type { Log } from '../../src/editor/log.ts';
import { createProseReader } from '../../src/editor/prose/proseReader.ts';
import { type Figure, medianMilliseconds, milliseconds } from './figure.ts';

const TIMES = 15;

/** What a command does besides asking the service, by itself: dividing the text, and the edit, which is the window's. */
export async function commandPartFigures(
  extensionUri: vscode.Uri,
  textOf: (time: number) => string,
): Promise<readonly Figure[]> {
  const log: Pick<Log, 'warn'> = { warn() {} };
  const reader = createProseReader({ extensionUri, log });
  const divide = async (time: number) =>
    reader.of(await vscode.workspace.openTextDocument({ language: 'plaintext', content: textOf(time) }));
  try {
    const first = await medianMilliseconds(1, () => divide(0));
    let time = 0;
    const divided = await medianMilliseconds(TIMES, () => divide(++time));
    return [
      { name: 'dividing 6,000 code points, its thread new', value: milliseconds(first) },
      { name: 'opening and dividing 6,000 code points, warm', value: milliseconds(divided) },
      ...(await editFigures(textOf)),
    ];
  } finally {
    reader.dispose();
  }
}

async function editFigures(textOf: (time: number) => string): Promise<readonly Figure[]> {
  const document = await vscode.workspace.openTextDocument({ language: 'plaintext', content: '' });
  await vscode.window.showTextDocument(document);
  const before = performance.eventLoopUtilization();
  let time = 0;
  const edited = await medianMilliseconds(TIMES, () => {
    const utf16End = document.getText().length;
    return applyChanges(document, [{ utf16Start: 0, utf16End, text: textOf(++time) }]);
  });
  const { utilization } = performance.eventLoopUtilization(before);
  const busy = `${(utilization * 100).toFixed(0)} %`;
  return [
    { name: 'a bare edit of 6,000 code points', value: milliseconds(edited) },
    { name: '  the extension host was busy meanwhile', value: busy },
  ];
}
