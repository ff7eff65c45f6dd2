import assert from 'node:assert/strict';
import type { Browser, Locator } from 'playwright-core';
import { DocumentSync } from '../../src/panel/rtlEditor/documentSync.ts';
import {
  type MarkName,
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
  readonly heard: RtlPageMessage[] = [];
  visible = '';
  /** What is known of the place that is asked about. */
  known: string[] = [];
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

  tell(message: RtlHostMessage): void {
    this.#sync.tell(message);
  }

  /** Marks `words`, which are in the text once. */
  mark(name: MarkName, ...words: readonly string[]): void {
    const places = words.map((word) => {
      const utf16Start = this.text.indexOf(word);
      return { utf16Start, utf16End: utf16Start + word.length };
    });
    this.tell({ type: 'marks', name, places });
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
    if (message.type === 'view') {
      this.selections = message.selections.map(({ anchor, head }) => `${anchor}-${head}`);
      this.visible = this.text.slice(message.visible.utf16Start, message.visible.utf16End);
    }
    if (message.type === 'hover') this.tell({ type: 'hover', id: message.id, contents: this.known });
    this.heard.push(message);
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

  it('writes code in the font of the text editor', async () => {
    const { page } = await open('نام `foo` است\n\n```\nbar\n```\n');
    const code = page.locator('.tok-monospace');
    assert.deepEqual(await code.allTextContents(), ['foo', 'bar']);
    const fonts = await code.evaluateAll((all) => all.map((each) => getComputedStyle(each).fontFamily));
    for (const font of fonts) assert.match(font, /^monospace/);
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

  it('takes what an input method composes, also while others write', async () => {
    const { editor, page } = await open('متن ');
    await page.locator('.cm-content').focus();
    await page.keyboard.press('Control+End');
    const devTools = await page.context().newCDPSession(page);
    const compose = (text: string) =>
      devTools.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      });
    await compose('سل');
    editor.change({ utf16Start: 0, utf16End: 0, text: 'یک ' });
    await compose('سلا');
    await devTools.send('Input.insertText', { text: 'سلام' });
    await editor.until(() => editor.text === 'یک متن سلام');
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

  it('marks words, and the marks go with them while something is typed', async () => {
    const { editor, page } = await open('سلام دنیا');
    editor.mark('warning', 'دنیا');
    const marked = page.locator('.mark-warning');
    await marked.filter({ hasText: /^دنیا$/ }).waitFor();
    await page.locator('.cm-content').focus();
    await page.keyboard.press('Control+Home');
    await page.keyboard.type('و ');
    await editor.until(() => editor.text === 'و سلام دنیا');
    await marked.filter({ hasText: /^دنیا$/ }).waitFor();
    assert.match(await marked.evaluate((each) => getComputedStyle(each).textDecorationLine), /underline/);
    editor.mark('warning');
    await marked.waitFor({ state: 'detached' });
  });

  it('shows an invisible character as its name', async () => {
    const { editor, page } = await open('سلام\u200fدنیا');
    const place = { utf16Start: 4, utf16End: 5, label: 'RLM' };
    editor.tell({ type: 'marks', name: 'invisible', places: [place] });
    const content = await page
      .locator('.mark-invisible')
      .evaluate((each) => getComputedStyle(each, '::before').content);
    assert.equal(content, '"RLM"');
  });

  it('shows hints behind words, which are no part of the text', async () => {
    const { editor, page, line } = await open('سلام دنیا');
    editor.tell({ type: 'hints', hints: [{ utf16Offset: 4, label: 'salaam' }] });
    await page.locator('.hint').filter({ hasText: 'salaam' }).waitFor();
    await line(0).click();
    await page.keyboard.press('Control+Home');
    await page.keyboard.type('x');
    await editor.until(() => editor.text === 'xسلام دنیا');
  });

  it('selects and brings into view what the host says', async () => {
    const { editor } = await open(Array.from({ length: 500 }, (_, at) => `سطر ${at}`).join('\n'));
    const utf16Start = editor.text.indexOf('سطر 300');
    editor.tell({ type: 'select', selections: [{ anchor: utf16Start, head: utf16Start + 3 }] });
    editor.tell({ type: 'reveal', utf16Start, utf16End: utf16Start + 3, at: 'top' });
    await editor.until(
      () =>
        editor.selections[0] === `${utf16Start}-${utf16Start + 3}` && editor.visible.startsWith('سطر 300'),
    );
    const end = editor.text.length;
    editor.tell({ type: 'reveal', utf16Start: end, utf16End: end, at: 'centre' });
    await editor.until(() => editor.visible.endsWith('سطر 499'));
  });

  it('tells what is on the screen when it is scrolled', async () => {
    const { editor, page } = await open(Array.from({ length: 500 }, (_, at) => `سطر ${at}`).join('\n'));
    assert.ok(editor.visible.startsWith('سطر 0\n'));
    await page.locator('.cm-content').hover();
    await page.mouse.wheel(0, 3_000);
    await editor.until(() => !editor.visible.includes('سطر 0\n') && editor.visible.includes('سطر '));
  });

  it('shows what is known of a word under the mouse, and tells which link is chosen there', async () => {
    const { editor, page } = await open('سلام دنیا');
    editor.known = [
      '**salaam** \\<hello\\> &nbsp;[read it](command:harf.readFromHere?%5B1%5D)',
      '<b>x</b> `y`',
    ];
    editor.mark('linked', 'سلام');
    await page.locator('.mark-linked').hover();
    const hover = page.locator('.hover');
    await hover.waitFor();
    assert.equal(await hover.locator('strong').textContent(), 'salaam');
    assert.match(await hover.innerText(), /^salaam <hello> {1,2}read it\s+x y$/);
    await hover.locator('a').click();
    const link = await heard(editor, 'link');
    assert.deepEqual(link, { type: 'link', target: 'command:harf.readFromHere?%5B1%5D' });
  });

  it('shows what is known of the word at the cursor by a key, whose links are reached by it, until Escape', async () => {
    const { editor, page } = await open('سلام دنیا');
    editor.known = ['[read it](command:harf.readFromHere)'];
    await page.locator('.cm-content').focus();
    await page.keyboard.press('Control+Shift+Space');
    await page.locator('.hover').waitFor();
    await page.keyboard.press('Control+Shift+Space');
    await page.keyboard.press('Enter');
    assert.deepEqual(await heard(editor, 'link'), { type: 'link', target: 'command:harf.readFromHere' });
    await page.locator('.cm-content').focus();
    await page.keyboard.press('Escape');
    await page.locator('.hover').waitFor({ state: 'detached' });
  });

  it('asks for what can be mended by a key', async () => {
    const { editor, page } = await open('سلام دنیا');
    await page.locator('.cm-content').focus();
    await page.keyboard.press('Control+.');
    assert.deepEqual(await heard(editor, 'fix'), { type: 'fix' });
  });

  async function heard(
    editor: OpenEditor,
    type: RtlPageMessage['type'],
  ): Promise<RtlPageMessage | undefined> {
    const find = () => editor.heard.find((message) => message.type === type);
    await editor.until(() => find() !== undefined);
    return find();
  }

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
