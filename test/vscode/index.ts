import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import * as vscode from 'vscode';
import { Dialogs } from '../support/editor/dialogs.ts';
import { openText, reset, run as runCommand } from '../support/editor/editing.ts';
import { runMocha } from '../support/mochaRun.ts';

/**
 * The door for the extension host: it calls `run` of the built copy of this file, which runs the suites built
 * beside it. A rejection is a failed run.
 */
export async function run(): Promise<void> {
  const folder = import.meta.dirname;
  const names = (await readdir(folder)).filter((name) => name.endsWith('.test.mjs')).sort();
  await refuseOffers();
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

/** Harf makes an offer for Persian and one behind a draft: here, so that they come into no test. */
async function refuseOffers(): Promise<void> {
  const dialogs = new Dialogs();
  dialogs.install();
  dialogs.press('Never', 'Never');
  await vscode.extensions.getExtension('harf-persian.harf')?.activate();
  await openText('این متن فارسی است.');
  await dialogs.shown(/show Persian better/);
  await runCommand('translateDraft');
  await dialogs.shown(/This English is a draft/);
  dialogs.uninstall();
  await reset();
  // The suites look at long lines that are wrapped.
  await vscode.workspace
    .getConfiguration('editor')
    .update('wordWrap', 'on', vscode.ConfigurationTarget.Global);
}
