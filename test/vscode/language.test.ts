import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import * as vscode from 'vscode';
import { StatusBar } from '../../src/editor/service/statusBar.ts';
import { harfLanguage, onDidChangeLanguage, t, translations } from '../../src/editor/wording/localize.ts';
import { numberText } from '../../src/editor/wording/localText.ts';
import { useDialogs } from '../support/editor/dialogs.ts';
import { openMarked, run, setSetting } from '../support/editor/editing.ts';
import { NO_KEYS } from '../support/editor/noKeys.ts';
import { usePanels } from '../support/editor/panels.ts';

const LEFT = '{0} left';

describe("Harf's own language", () => {
  const dialogs = useDialogs();
  const panels = usePanels();

  it("is the editor's, English or Persian, as the setting says", async () => {
    assert.deepEqual([t(LEFT, 7), harfLanguage(), translations()], ['7 left', vscode.env.language, {}]);
    await setSetting('language', 'fa');
    assert.deepEqual([t(LEFT, 7), harfLanguage(), numberText(7)], ['۷ مانده', 'fa', '۷']);
    assert.equal(translations()[LEFT], '{0} مانده');
    assert.equal(t('{0} of {1} sections', 10, 230), '۱۰ بخش از ۲۳۰');
    assert.equal(t('No such text of {0}', 'Harf'), 'No such text of Harf');
    await setSetting('language', 'en');
    assert.deepEqual([t(LEFT, 7), harfLanguage(), translations()], ['7 left', 'en', {}]);
    await setSetting('language', 'elvish');
    assert.equal(t(LEFT, 7), '7 left');
  });

  it('has its digits and its commas in the messages of commands', async () => {
    await setSetting('language', 'fa');
    await setSetting('tidy.preview', false);
    const arabic = 'ذهبت إلى المدرسة في الصباح الباكر مع أصدقائي.';
    await openMarked(`${arabic}\n\nاو كتاب را ، خواند.\n\n${arabic}`);
    await run('tidy');
    const said = dialogs.messages.map(({ text }) => text).join('\n');
    assert.match(said, /حرف‌های فارسی: ۱، فاصله کنار نشانه‌ها: ۱/);
    assert.match(said, /سطر ۱، ۵/);
    assert.doesNotMatch(said, /[0-9,]/);
  });

  it('has every translation of the package', async () => {
    const extension = vscode.extensions.getExtension('harf-persian.harf');
    assert.ok(extension);
    const file = vscode.Uri.joinPath(extension.extensionUri, 'l10n', 'bundle.l10n.fa.json').fsPath;
    await setSetting('language', 'fa');
    assert.deepEqual(translations(), JSON.parse(readFileSync(file, 'utf8')));
  });

  it('changes the status bar at once', async () => {
    const items: vscode.StatusBarItem[] = [];
    const { createStatusBarItem } = vscode.window;
    Reflect.set(vscode.window, 'createStatusBarItem', (...args: Parameters<typeof createStatusBarItem>) => {
      const item = createStatusBarItem(...args);
      items.push(item);
      return item;
    });
    const destination = async () => ({ kind: 'local' }) as const;
    const bar = new StatusBar({ destination }, NO_KEYS);
    Reflect.set(vscode.window, 'createStatusBarItem', createStatusBarItem);
    try {
      const [item] = items;
      const says = async (text: string) => {
        while (item?.text !== text) await new Promise(setImmediate);
        const { name, accessibilityInformation } = item;
        return `${name}. ${accessibilityInformation?.label}`;
      };
      await says('Harf: Local');
      await setSetting('language', 'fa');
      assert.equal(
        await says('حرف: محلی'),
        'حرف: سرویس. حرف: محلی. \u2067متن در همین رایانه می‌ماند. برای انتخاب سرویسی دیگر کلیک کنید.',
      );
      await setSetting('language', 'en');
      assert.match(await says('Harf: Local'), /^Harf: Service\. Harf: Local\. Text stays/);
    } finally {
      bar.dispose();
    }
  });

  it('is that of the next message', async () => {
    await setSetting('language', 'fa');
    await openMarked('Nothing Persian here.|');
    await run('diacritize');
    dialogs.expect(/^\u2067این سند حرف فارسی ندارد\. متنی فارسی بنویسید یا نمونه‌ای را بیازمایید\.$/);
    await setSetting('language', 'editor');
    await run('diacritize');
    dialogs.expect(/^The document has no Persian letter\./);
  });

  it('is that of the titles of open panels', async () => {
    await openMarked('سلام|');
    await run('openReadAloud');
    const panel = panels.only();
    const title = (): string => panel.title;
    assert.equal(title(), 'Read Aloud');
    const changed = new Promise<void>((resolve) => {
      const listening = onDidChangeLanguage(() => {
        listening.dispose();
        resolve();
      });
    });
    await setSetting('language', 'fa');
    await changed;
    while (title() !== 'بلندخوانی') await new Promise(setImmediate);
  });
});
