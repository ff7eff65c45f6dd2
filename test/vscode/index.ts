import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import * as vscode from 'vscode';
import { runMocha } from '../support/mochaRun.ts';

/**
 * The door for the extension host: it calls `run` of the built copy of this file, which runs the suites built
 * beside it. A rejection is a failed run.
 */
export async function run(): Promise<void> {
  const folder = import.meta.dirname;
  const names = (await readdir(folder)).filter((name) => name.endsWith('.test.mjs')).sort();
  // Harf would offer it.
  await vscode.workspace
    .getConfiguration('editor')
    .update('wordWrap', 'on', vscode.ConfigurationTarget.Global);
  const { failures } = await runMocha({
    files: names.map((name) => join(folder, name)),
    grep: process.env['HARF_TEST_GREP'],
    seed: process.env['HARF_TEST_SEED'],
    outcomeFile: process.env['HARF_TEST_OUTCOME'],
    timeoutMilliseconds: 60_000,
  });
  if (failures.length > 0) throw new Error(`${failures.length} tests failed in the extension host.`);
}
