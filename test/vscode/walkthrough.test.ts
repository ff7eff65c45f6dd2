import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { ON_SAMPLE } from '../../src/editor/contributions/walkthrough.ts';
import { useDialogs } from '../support/editor/dialogs.ts';
import { openMarked, run, until } from '../support/editor/editing.ts';
import { useFakePanels } from '../support/editor/fakePanel.ts';

interface Step {
  readonly description: string;
  readonly completionEvents: readonly string[];
}

interface SettingGroup {
  readonly properties: Readonly<Record<string, unknown>>;
}

const onSample = (command: string) => vscode.commands.executeCommand(`harf.${command}`, ON_SAMPLE);

const isSample = (document: vscode.TextDocument) => document.getText().includes('یک نمونه برای حرف');

function sample(): vscode.TextEditor {
  const editor = vscode.window.visibleTextEditors.find(({ document }) => isSample(document));
  assert.ok(editor, 'the sample is not shown');
  return editor;
}

/** Has the focus as the walkthrough has it: no text editor is active. */
async function showPage(): Promise<vscode.WebviewPanel> {
  const page = vscode.window.createWebviewPanel('harf.test', 'Page', vscode.ViewColumn.One);
  page.reveal();
  const { window } = vscode;
  const isShown = () => window.tabGroups.activeTabGroup.activeTab?.label === 'Page';
  await until('the page has the focus', () => window.activeTextEditor === undefined && isShown());
  return page;
}

describe('The sample', () => {
  useDialogs();

  it('is opened beside what has the focus, and only once', async () => {
    const page = await showPage();
    await run('openSample');
    const { document, viewColumn } = sample();
    assert.equal(document.languageId, 'markdown');
    assert.equal(viewColumn, vscode.ViewColumn.Two);
    page.reveal();
    await run('openSample');
    assert.equal(vscode.window.activeTextEditor?.document, document);
    const tabs = vscode.window.tabGroups.all.flatMap((group) => group.tabs);
    const samples = new Set(vscode.workspace.textDocuments.filter(isSample).map(({ uri }) => uri.toString()));
    const shows = ({ input }: vscode.Tab) =>
      input instanceof vscode.TabInputText && samples.has(input.uri.toString());
    assert.equal(tabs.filter(shows).length, 1);
    page.dispose();
  });

  it('is not taken for a document of the user that is untitled too', async () => {
    const own = await openMarked('یادداشت من|', { language: 'markdown' });
    await run('openSample');
    const { document } = sample();
    assert.notEqual(document, own.document);
    assert.equal(own.document.getText(), 'یادداشت من');
    await run('openSample');
    assert.equal(vscode.window.activeTextEditor?.document, document);
  });

  it('has no text, which VS Code would show by itself, before it is shown', async () => {
    const opened: string[] = [];
    const listening = vscode.workspace.onDidOpenTextDocument((document) => {
      if (document.isUntitled) opened.push(document.getText());
    });
    await run('openSample');
    listening.dispose();
    assert.deepEqual(opened, ['']);
    assert.match(sample().document.getText(), /امیدوارم/);
  });

  it('is what the commands of the walkthrough work on, whatever has the focus', async () => {
    const page = await showPage();
    await onSample('diacritize');
    const { document } = sample();
    assert.match(document.getText(), /کِتابِ تاریخِ/);
    page.reveal();
    await onSample('pinglish');
    assert.match(document.getText(), /VS Code aashnaa shodam/);
    page.reveal();
    await onSample('restorePersian');
    assert.match(document.getText(), /VS Code آشنا شدم/);
    page.dispose();
  });

  it('leaves another document alone that is active', async () => {
    const editor = await openMarked('کتاب خوب|', { language: 'plaintext' });
    await onSample('pinglish');
    assert.equal(editor.document.getText(), 'کتاب خوب');
  });

  it('has its word with two readings at the cursor when its hover is shown', async () => {
    await vscode.commands.executeCommand('harf.openSample', 'hover');
    const { document, selection } = sample();
    assert.match(document.lineAt(selection.active.line).text.slice(selection.active.character), /^کرم/);
    const hovers = await vscode.commands.executeCommand<vscode.Hover[]>(
      'vscode.executeHoverProvider',
      document.uri,
      selection.active,
    );
    const text = hovers
      .flatMap(({ contents }) => contents)
      .map((content) => (typeof content === 'string' ? content : content.value))
      .join('\n');
    assert.match(text, /kerem/);
    assert.match(text, /kerm\b/);
  });
});

describe('The sample read aloud', () => {
  useDialogs();
  const panels = useFakePanels();

  it('is heard from its greeting', async () => {
    await onSample('readAloud');
    assert.match(panels.current.newest.title, /^سلام/);
    await panels.current.ended();
  });
});

describe('The walkthrough', () => {
  const harf = vscode.extensions.getExtension('harf-persian.harf');
  const manifest = harf?.packageJSON;
  const steps: readonly Step[] = manifest.contributes.walkthroughs[0].steps;
  before(() => harf?.activate());

  it('completes each step by a command that exists or a setting of Harf', async () => {
    const registered = await vscode.commands.getCommands(true);
    const settings = manifest.contributes.configuration.flatMap(({ properties }: SettingGroup) =>
      Object.keys(properties),
    );
    for (const event of steps.flatMap(({ completionEvents }) => completionEvents)) {
      const [kind, name = ''] = event.split(':');
      assert.ok((kind === 'onCommand' ? registered : settings).includes(name), event);
    }
  });

  it('has buttons that run commands that exist', async () => {
    const registered = await vscode.commands.getCommands(true);
    for (const { description } of steps) {
      const commands = [...description.matchAll(/\(command:([\w.]+)[^)]*\)/g)].map(([, name = '']) => name);
      assert.ok(commands.length > 0, description);
      assert.deepEqual(
        commands.filter((command) => !registered.includes(command)),
        [],
      );
    }
  });
});
