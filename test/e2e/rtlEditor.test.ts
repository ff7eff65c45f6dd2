import assert from 'node:assert/strict';
import type { Browser, Locator } from 'playwright-core';
import { DocumentSync } from '../../src/panel/rtlEditor/documentSync.ts';
import {
  type RtlHostMessage,
  type RtlPageMessage,
  rtlPageMessage,
} from '../../src/panel/rtlEditor/messages.ts';
import { changedText, type TextChange } from '../../src/text/span.ts';
import { launchBrowser } from '../support/panel/launchBrowser.ts';
import { openPanelPage, type PanelPage } from '../support/panel/panelPage.ts';

/** The page with a document behind it that takes every edit. */
class OpenEditor {
  text: string;
  selections: readonly string[] = [];
  readonly #waiting: (() => void)[] = [];
  readonly #sync = new DocumentSync((message) => void this.#send(message));
  readonly #start: { readonly languageId: string; readonly isReadOnly: boolean };
  #page: Promise<PanelPage> | undefined;

  constructor(text: string, start: { readonly languageId: string; readonly isReadOnly: boolean }) {
    this.text = text;
    this.#start = start;
  }

  async open(browser: Browser): Promise<PanelPage> {
    this.#page = openPanelPage(browser, {
      name: 'rtlEditor',
      theme: 'light',
      width: 900,
      height: 700,
      language: 'en',
      state: undefined,
      reducedMotion: true,
      forcedColors: false,
      posted: (raw) => void this.#hear(rtlPageMessage.parse(raw)),
    });
    await this.until(() => this.selections.length > 0);
    return this.#page;
  }

  /** Another editor changes the document. */
  change(change: TextChange): void {
    this.text = changedText(this.text, { utf16Start: 0, utf16End: this.text.length }, [change]);
    this.#sync.documentChanged([change]);
  }

  /** Resolves as soon as it is so, looked at after every message of the page. */
  async until(isSo: () => boolean): Promise<void> {
    while (!isSo()) await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  async #send(message: RtlHostMessage): Promise<void> {
    await (await this.#page)?.send(message);
  }

  async #hear(message: RtlPageMessage): Promise<void> {
    if (message.type === 'ready')
      // It listens before it is known to be open.
      await this.#send({
        type: 'start',
        text: this.text,
        translations: {},
        fontFamily: '',
        fontSize: 16,
        ...this.#start,
      });
    if (message.type === 'edit')
      await this.#sync.edit(message, async (changes) => {
        this.text = changedText(this.text, { utf16Start: 0, utf16End: this.text.length }, changes);
        this.#sync.documentChanged([...changes].reverse());
        return 'applied';
      });
    if (message.type === 'view')
      this.selections = message.selections.map(({ anchor, head }) => `${anchor}-${head}`);
    assert.notEqual(message.type, 'problem');
    for (const look of this.#waiting.splice(0)) look();
  }
}

describe('the right-to-left editor', () => {
  let browser: Browser;
  let opened: PanelPage | undefined;
  before(async () => {
    browser = await launchBrowser({});
  });
  after(() => browser.close());
  afterEach(async () => {
    const complaints = opened?.complaints ?? [];
    await opened?.page.context().close();
    opened = undefined;
    assert.deepEqual(complaints, []);
  });

  async function open(
    text: string,
    start: { readonly languageId?: string; readonly isReadOnly?: boolean } = {},
  ) {
    const editor = new OpenEditor(text, { languageId: 'markdown', isReadOnly: false, ...start });
    opened = await editor.open(browser);
    const { page } = opened;
    const line = (at: number): Locator => page.locator('.cm-line').nth(at);
    return { editor, page, line };
  }

  const directionOf = (line: Locator) => line.evaluate((element) => getComputedStyle(element).direction);

  it('lays out each line by most of its letters, and code from left to right', async () => {
    const { line } = await open(
      [
        '# Harf نسخهٔ تازه دارد',
        '- [Firefox](https://example.com/a/b/c) را باز کنید',
        'An English line with one واژه in it',
        '',
        '```js',
        '// توضیح این تابع',
        '```',
        'سلام',
      ].join('\n'),
    );
    const directions = [];
    for (const at of [0, 1, 2, 3, 4, 5, 6, 7]) directions.push(await directionOf(line(at)));
    assert.deepEqual(directions, ['rtl', 'rtl', 'ltr', 'ltr', 'ltr', 'ltr', 'ltr', 'rtl']);
  });

  it('keeps the signs of Latin words at their side', async () => {
    const { line } = await open('زبان C++ و گزینهٔ --force و تابع foo() را ببین.');
    const isolated = await line(0).locator('.isolated').allTextContents();
    assert.deepEqual(isolated, ['C++', '--force', 'foo()']);
    const [direction] = await line(0)
      .locator('.isolated')
      .evaluateAll((all) => all.map((each) => getComputedStyle(each).unicodeBidi));
    assert.equal(direction, 'isolate');
  });

  it('moves the caret as the eye expects', async () => {
    const { editor, page } = await open('سلام');
    await page.locator('.cm-content').focus();
    await page.keyboard.press('ArrowLeft');
    await editor.until(() => editor.selections[0] === '1-1');
    await page.keyboard.press('ArrowRight');
    await editor.until(() => editor.selections[0] === '0-0');
  });

  it('writes what is typed into the document, and shows what others write there', async () => {
    const { editor, page, line } = await open('سلام\n');
    await page.locator('.cm-content').focus();
    await page.keyboard.press('Control+End');
    await page.keyboard.type('دنیا');
    await editor.until(() => editor.text === 'سلام\nدنیا');
    editor.change({ utf16Start: 4, utf16End: 4, text: ' بر' });
    await line(0).filter({ hasText: 'سلام بر' }).waitFor();
    await page.keyboard.type('!');
    await editor.until(() => editor.text === 'سلام بر\nدنیا!');
  });

  it('gives a line the other direction by a key, and that of its letters by the same key again', async () => {
    const { page, line } = await open('سلام');
    await page.locator('.cm-content').focus();
    await page.keyboard.press('Alt+Shift+D');
    await page.locator('.cm-line[dir=ltr]').waitFor();
    await page.keyboard.press('Alt+Shift+D');
    await page.locator('.cm-line[dir=rtl]').waitFor();
    assert.equal(await directionOf(line(0)), 'rtl');
  });

  it('writes nothing into a document that is read-only', async () => {
    const { editor, page } = await open('سلام', { isReadOnly: true });
    await page.locator('.cm-content').click();
    await page.keyboard.type('x');
    assert.equal(await page.locator('.cm-content').textContent(), 'سلام');
    assert.equal(editor.text, 'سلام');
  });

  it('finds and replaces', async () => {
    const { editor, page } = await open('سیب و سیب', { languageId: 'plaintext' });
    await page.locator('.cm-content').focus();
    await page.keyboard.press('Control+F');
    await page.locator('input[name=search]').fill('سیب');
    await page.locator('input[name=replace]').fill('به');
    await page.locator('button[name=replaceAll]').click();
    await editor.until(() => editor.text === 'به و به');
  });

  it('shows a megabyte, and takes what is typed at its end', async () => {
    const long = 'این یک خط فارسی است با Latin در میان.\n'.repeat(27_000);
    const { editor, page } = await open(long);
    await page.locator('.cm-content').focus();
    await page.keyboard.press('Control+End');
    await page.keyboard.type('تمام');
    await editor.until(() => editor.text.endsWith('\nتمام'));
    assert.equal(editor.text, `${long}تمام`);
  });
});
