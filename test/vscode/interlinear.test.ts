import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { access, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import * as vscode from 'vscode';
import { useDialogs } from '../support/editor/dialogs.ts';
import { openMarked, run } from '../support/editor/editing.ts';
import { usePanels } from '../support/editor/panels.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

/** The texts of the elements of a class, in order. */
function textsOf(html: string, name: string): string[] {
  return [...html.matchAll(new RegExp(`class="${name}"[^>]*>([^<]*)<`, 'g'))].map(([, text = '']) => text);
}

describe('Word by word', () => {
  const dialogs = useDialogs();
  const panels = usePanels();

  const shown = async (marked: string): Promise<string> => {
    await openMarked(marked);
    await run('interlinear');
    return panels.only().webview.html;
  };

  it('has Pinglish and a gloss under each word, and the English under each sentence', async () => {
    const html = await shown('هوا سرد بود. کتاب خوب را خواندم.');
    assert.deepEqual(textsOf(html, 'persian'), ['هوا', 'سرد', 'بود', 'کتاب', 'خوب', 'را', 'خواندم']);
    assert.equal(textsOf(html, 'latin')[3], 'ketaab-e');
    assert.equal(textsOf(html, 'gloss')[1], 'cold');
    assert.equal(textsOf(html, 'english').length, 2);
    assert.match(textsOf(html, 'english')[0] ?? '', /cold\.$/);
  });

  it('shows what is selected, else all of the prose', async () => {
    assert.deepEqual(textsOf(await shown('[سلام] دنیا'), 'persian'), ['سلام']);
    await openMarked('سلام\n\n`کد`\n\nدنیا');
    await run('interlinear');
    assert.deepEqual(textsOf(panels.only().webview.html, 'persian'), ['سلام', 'دنیا']);
  });

  it('shows names, code and addresses as the author wrote them', async () => {
    const html = await shown('با Node.js یک وبلاگ بساز و به a@b.ir نامه بنویس.');
    const text = html.replace(/<style[\s\S]*<\/style>|<[^>]*>/g, '');
    assert.match(text, /Node\.js[\s\S]*a@b\.ir[\s\S]*Node\.js/);
    assert.doesNotMatch(text, /[\ue000-\uf8ff]|\bX\d/);
  });

  it('keeps Latin names in their places among Persian words, and no blank lines', async () => {
    const html = await shown('با Node.js و `npm i` کار می‌کنم.\n\nسلام');
    assert.match(html, /<bdi dir="ltr">Node\.js<\/bdi>/);
    assert.doesNotMatch(html, /white-space: pre/);
  });

  it('keeps the signs of code and options where they are in Latin', async () => {
    const html = await shown('تابع foo() را با --force صدا بزن (Visual Studio Code) و C++ بخوان.');
    const isolated = [...html.matchAll(/<bdi dir="ltr">(.*?)<\/bdi>/g)].map(([, latin]) => latin);
    assert.deepEqual(isolated, ['foo()', '--force', 'Visual Studio Code', 'C++']);
  });

  it('shows numbers that stand alone', async () => {
    const html = await shown('سلام\n\n- ۱۲۳۴');
    assert.match(html.replace(/<style[\s\S]*<\/style>|<[^>]*>/g, ''), /سلام[\s\S]*۱۲۳۴/);
  });

  it('shows hashtags with their signs', async () => {
    const html = await shown('امروز #تهران #هوای_سرد خوب است');
    const text = html.replace(/<style[\s\S]*<\/style>|<[^>]*>/g, '');
    assert.match(text, /#تهران\s*#هوای_سرد/);
    assert.deepEqual(textsOf(html, 'persian'), ['امروز', 'خوب', 'است']);
  });

  it('never interprets text', async () => {
    const html = await shown('سلام <b>دنیا</b> &amp; "');
    assert.doesNotMatch(html, /<b>/);
    assert.match(html, /default-src (?:'|&#39;)none/);
  });

  /** Prints where VS Code is of this kind, which opens files or does not, and the user would save at `target`. */
  async function print(
    uiKind: vscode.UIKind,
    { opens, target }: { readonly opens: boolean; readonly target: vscode.Uri },
  ): Promise<string[]> {
    const { showSaveDialog } = vscode.window;
    const { openExternal, uiKind: ownKind } = vscode.env;
    const opened: string[] = [];
    const ofKind = (value: vscode.UIKind) =>
      Object.defineProperty(vscode.env, 'uiKind', { value, configurable: true });
    Reflect.set(vscode.window, 'showSaveDialog', async () => target);
    Reflect.set(vscode.env, 'openExternal', async (uri: vscode.Uri) => {
      opened.push(uri.fsPath);
      return opens;
    });
    ofKind(uiKind);
    try {
      await vscode.commands.executeCommand('harf.printInterlinear');
    } finally {
      Reflect.set(vscode.window, 'showSaveDialog', showSaveDialog);
      Reflect.set(vscode.env, 'openExternal', openExternal);
      ofKind(ownKind);
    }
    return opened;
  }

  const checkPage = async (path: string) => {
    const page = await readFile(path, 'utf8');
    assert.deepEqual(textsOf(page, 'persian'), ['سلام', 'دنیا']);
    assert.doesNotMatch(page, /command:/);
  };
  const somewhere = () => vscode.Uri.file(join(temporaryFolder(), 'page.html'));

  it('is given to the browser, which prints it, in a file that goes with the page', async () => {
    await shown('سلام دنیا');
    const target = somewhere();
    const [path = ''] = await print(vscode.UIKind.Desktop, { opens: true, target });
    await checkPage(path);
    assert.equal((await stat(path)).mode & 0o077, 0);
    const [again = ''] = await print(vscode.UIKind.Desktop, { opens: true, target });
    await assert.rejects(access(path));
    panels.only().dispose();
    while (existsSync(again)) await setImmediate();
    await assert.rejects(access(target.fsPath));
  });

  it('is saved where the user says, if VS Code is in a browser itself or nothing opens it', async () => {
    await shown('سلام دنیا');
    const inBrowser = somewhere();
    assert.deepEqual(await print(vscode.UIKind.Web, { opens: true, target: inBrowser }), [inBrowser.fsPath]);
    await checkPage(inBrowser.fsPath);
    const unopened = somewhere();
    assert.equal((await print(vscode.UIKind.Desktop, { opens: false, target: unopened })).length, 2);
    await checkPage(unopened.fsPath);
  });

  it('asks for a part of a text that is too long', async () => {
    await openMarked('سلام دنیا. '.repeat(10_000));
    await run('interlinear');
    dialogs.expect(/too long/);
  });
});
