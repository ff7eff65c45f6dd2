import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { getDefaultEnvironment, StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import * as vscode from 'vscode';
import { stripMarks } from '../../src/text/marks.ts';

const text = 'کتاب خوب دوست من است.';
const PLAYER_LIMIT_MS = 30_000;

/** Runs in the extension host beside the installed extension; a rejection is a failed run. */
export async function run(): Promise<void> {
  const extension = vscode.extensions.getExtension('harf-persian.harf');
  assert.ok(extension, 'Harf is not installed.');
  assert.ok(
    extension.extensionPath.startsWith(process.env['HARF_TEST_EXTENSIONS'] ?? '?'),
    'It is not the package.',
  );
  console.log(`Visual Studio Code ${vscode.version}, Node.js ${process.versions.node}.`);
  const marked = await after('harf.diacritize');
  assert.notEqual(marked, text);
  assert.equal(stripMarks(marked), text);
  assert.match(await after('harf.pinglish'), /^ketaab-e khoob.* man ast\.$/);
  assert.match(await after('harf.translate'), /book/);
  await assertRestores();
  await assertHovers();
  await assertReads();
  await assertServesAgents(extension.extensionPath);
  await assertChildRuns(join(extension.extensionPath, 'dist', 'service', 'main.js'));
}

async function openText(): Promise<vscode.TextDocument> {
  const document = await vscode.workspace.openTextDocument({ language: 'plaintext', content: text });
  const editor = await vscode.window.showTextDocument(document);
  editor.selection = new vscode.Selection(0, 0, 0, text.length);
  return document;
}

/** What the text is after a command. */
async function after(command: string): Promise<string> {
  const document = await openText();
  await vscode.commands.executeCommand(command);
  return document.getText();
}

async function assertRestores(): Promise<void> {
  const document = await openText();
  await vscode.commands.executeCommand('harf.pinglish');
  await vscode.commands.executeCommand('harf.restorePersian');
  assert.equal(document.getText(), text);
}

async function assertHovers(): Promise<void> {
  const { uri } = await openText();
  const hovers = await vscode.commands.executeCommand<vscode.Hover[]>(
    'vscode.executeHoverProvider',
    uri,
    new vscode.Position(0, 1),
  );
  const shown = hovers
    .flatMap(({ contents }) => contents)
    .map((each) => (each instanceof vscode.MarkdownString ? each.value : ''));
  assert.ok(
    shown.some((each) => each.includes('ketaab')),
    shown.join(),
  );
}

async function assertReads(): Promise<void> {
  await openText();
  await vscode.commands.executeCommand('harf.readAloud');
  await playerIsOpen();
}

/** Resolves at the change of tabs that shows the player; rejects if there is none in time. */
function playerIsOpen(): Promise<void> {
  const isPanel = ({ input }: vscode.Tab) =>
    input instanceof vscode.TabInputWebview && input.viewType.endsWith('harf.readAloud');
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The player is not open.')), PLAYER_LIMIT_MS);
    const look = () => {
      if (!vscode.window.tabGroups.all.some(({ tabs }) => tabs.some(isPanel))) return;
      clearTimeout(timer);
      change.dispose();
      resolve();
    };
    const change = vscode.window.tabGroups.onDidChangeTabs(look);
    look();
  });
}

/** The server for agents, as the editor starts it. */
async function assertServesAgents(folder: string): Promise<void> {
  const client = new Client({ name: 'test', version: '1' });
  const env = { ...getDefaultEnvironment(), ELECTRON_RUN_AS_NODE: '1' };
  const args = [join(folder, 'dist', 'service', 'mcp.js')];
  await client.connect(new StdioClientTransport({ command: process.execPath, args, env }));
  const { structuredContent } = await client.callTool({ name: 'diacritize', arguments: { text } });
  await client.close();
  assert.equal(stripMarks(String(Object(structuredContent).diacritized)), text);
}

async function assertChildRuns(script: string): Promise<void> {
  const { stdout } = await promisify(execFile)('ps', ['-eo', 'args']);
  assert.ok(stdout.includes(script), `No process runs ${script}.`);
}
