import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as vscode from 'vscode';
import { stripMarks } from '../../src/text/marks.ts';

const text = 'کتاب خوب دوست من است.';

/** Runs in the extension host beside the installed extension; a rejection is a failed run. */
export async function run(): Promise<void> {
  const extension = vscode.extensions.getExtension('harf-persian.harf');
  assert.ok(extension, 'Harf is not installed.');
  assert.ok(
    extension.extensionPath.startsWith(process.env['HARF_TEST_EXTENSIONS'] ?? '?'),
    'It is not the package.',
  );
  const document = await vscode.workspace.openTextDocument({ language: 'plaintext', content: text });
  const editor = await vscode.window.showTextDocument(document);
  editor.selection = new vscode.Selection(0, 0, 0, text.length);
  await vscode.commands.executeCommand('harf.diacritize');
  assert.notEqual(document.getText(), text);
  assert.equal(stripMarks(document.getText()), text);
  await assertChildRuns(join(extension.extensionPath, 'dist', 'service', 'main.js'));
}

async function assertChildRuns(script: string): Promise<void> {
  const { stdout } = await promisify(execFile)('ps', ['-eo', 'args']);
  assert.ok(stdout.includes(script), `No process runs ${script}.`);
}
