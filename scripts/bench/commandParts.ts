import { performance } from 'node:perf_hooks';
import * as vscode from 'vscode';
import { applyChanges } from '../../src/editor/documents/applyChanges.ts';
import type { Log } from '../../src/editor/log.ts';
import { ProseReader } from '../../src/editor/prose/proseReader.ts';
import { openEmpty, select } from './emptyDocument.ts';
import { type Figure, median, medianMilliseconds, milliseconds } from './figure.ts';

const TIMES = 15;

/** What a command does besides asking the service, by itself: finding the prose, and the edit, which is the window's. */
export async function commandPartFigures(
  extensionUri: vscode.Uri,
  textOf: (time: number) => string,
): Promise<readonly Figure[]> {
  const log: Pick<Log, 'warn'> = { warn() {} };
  const reader = new ProseReader(extensionUri, log);
  const findProse = async (time: number) =>
    reader.of(await vscode.workspace.openTextDocument({ language: 'plaintext', content: textOf(time) }));
  try {
    const first = await medianMilliseconds(1, () => findProse(0));
    let time = 0;
    const warm = await medianMilliseconds(TIMES, () => findProse(++time));
    return [
      { name: 'finding the prose of 6,000 code points, its thread new', value: milliseconds(first) },
      { name: 'opening and finding the prose of 6,000 code points, warm', value: milliseconds(warm) },
      ...(await editFigures(textOf)),
    ];
  } finally {
    reader.dispose();
  }
}

/** Puts marked text over what is selected, as the command does at its end. */
async function editFigures(textOf: (time: number) => string): Promise<readonly Figure[]> {
  const editor = await openEmpty();
  const { document } = editor;
  await select(editor, textOf(0));
  await vscode.commands.executeCommand('harf.diacritize');
  const marked = document.getText();
  const before = performance.eventLoopUtilization();
  const taken: number[] = [];
  for (let time = 1; time <= TIMES; time++) {
    await select(editor, textOf(time));
    const change = { utf16Start: 0, utf16End: document.getText().length, text: `${time} ${marked}` };
    taken.push(await medianMilliseconds(1, () => applyChanges(document, [change])));
  }
  const { utilization } = performance.eventLoopUtilization(before);
  const busy = `${(utilization * 100).toFixed(0)} %`;
  return [
    { name: 'the edit of 6,000 code points by itself', value: milliseconds(median(taken)) },
    { name: '  the extension host was busy meanwhile', value: busy },
  ];
}
