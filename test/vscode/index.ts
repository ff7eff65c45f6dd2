import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import * as vscode from 'vscode';
import { Dialogs } from '../support/editor/dialogs.ts';
import { openText, reset } from '../support/editor/editing.ts';
import { runMocha } from '../support/mochaRun.ts';

/**
 * The door for the extension host: it calls `run` of the built copy of this file, which runs the suites built
 * beside it. A rejection is a failed run.
 */
export async function run(): Promise<void> {
  const folder = import.meta.dirname;
  const names = (await readdir(folder)).filter((name) => name.endsWith('.test.mjs')).sort();
  await refuseOffer();
  const { failures } = await runMocha({
    files: names.map((name) => join(folder, name)),
    grep: process.env['HARF_TEST_GREP'],
    seed: process.env['HARF_TEST_SEED'],
    outcomeFile: process.env['HARF_TEST_OUTCOME'],
    triesAgain: process.env['HARF_TEST_TRIES'] === '2',
    timeoutMilliseconds: 60_000,
  });
  if (failures.length > 0) throw new Error(`${failures.length} tests failed in the extension host.`);
}

/** Harf makes one offer at most while a window is open: here, so that it comes into no test. */
async function refuseOffer(): Promise<void> {
  const dialogs = new Dialogs();
  dialogs.install();
  dialogs.press('Never');
  await vscode.extensions.getExtension('harf-persian.harf')?.activate();
  await openText('این متن فارسی است.');
  await dialogs.shown(/show Persian better/);
  dialogs.uninstall();
  await reset();
  // The suites look at long lines that are wrapped.
  await vscode.workspace
    .getConfiguration('editor')
    .update('wordWrap', 'on', vscode.ConfigurationTarget.Global);
}
