import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../support/panel/launchBrowser.ts';
import type { PanelPage, PanelPageOptions } from '../support/panel/panelPage.ts';
import { showRtlEditor } from '../support/panel/showRtlEditor.ts';

const translations: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(new URL('../../l10n/bundle.l10n.fa.json', import.meta.url), 'utf8'),
);

describe('the right-to-left editor for everybody', () => {
  let browser: Browser;
  let shown: PanelPage | undefined;
  before(async () => {
    browser = await launchBrowser();
  });
  after(() => browser.close());
  afterEach(async () => {
    const complaints = shown?.complaints ?? [];
    await shown?.page.context().close();
    shown = undefined;
    assert.deepEqual(complaints, []);
  });

  async function show(
    start: Partial<Parameters<typeof showRtlEditor>[1]> = {},
    options: Partial<PanelPageOptions> = {},
  ): Promise<Page> {
    shown = await showRtlEditor(browser, { text: 'سیب و سیب', ...start }, options);
    return shown.page;
  }

  const openSearch = async (page: Page) => {
    await page.locator('.cm-content').focus();
    await page.keyboard.press('Control+F');
    await page.locator('.cm-search').waitFor();
  };

  it('searches in Persian, from right to left, where Harf speaks Persian', async () => {
    const page = await show({ translations }, { language: 'fa' });
    await openSearch(page);
    const search = page.locator('.cm-search');
    assert.equal(await search.evaluate((element) => getComputedStyle(element).direction), 'rtl');
    const tree = await search.ariaSnapshot();
    assert.deepEqual(
      [...tree.matchAll(/"([^"]*)"/g)].filter(([, name = '']) => /[A-Za-z]/.test(name)),
      [],
    );
    const [field, next, close] = ['یافتن', 'بعدی', 'بستن'].map((name) =>
      search.getByLabel(name).or(search.getByRole('button', { name, exact: true })),
    );
    const xOf = async (locator = field) => (await locator?.boundingBox())?.x ?? Number.NaN;
    assert.ok((await xOf(field)) > (await xOf(next)) && (await xOf(next)) > (await xOf(close)));
  });

  for (const language of ['en', 'fa'])
    it(`fits its panels into 300 pixels, ${language}`, async () => {
      const start = { translations: language === 'fa' ? translations : {} };
      const page = await show(start, { language, width: 300 });
      const overflow = () =>
        page.locator('.cm-panels, .cm-panels *').evaluateAll((all) =>
          all
            .filter((each) => {
              const { left, right } = each.getBoundingClientRect();
              return left < -0.5 || right > innerWidth + 0.5;
            })
            .map(({ outerHTML }) => outerHTML),
        );
      await openSearch(page);
      assert.deepEqual(await overflow(), []);
      await page.locator('.cm-content').focus();
      await page.keyboard.press('Control+Alt+G');
      await page.locator('.cm-goto-line').waitFor();
      assert.deepEqual(await overflow(), []);
    });

  it('names its text and all that is in its panels', async () => {
    const page = await show();
    await openSearch(page);
    const tree = await page.locator('body').ariaSnapshot();
    assert.match(tree, /textbox "Text"/);
    assert.deepEqual(
      tree.split('\n').filter((line) => /- (button|checkbox|textbox)(?: \[.*)?:?$/.test(line)),
      [],
    );
  });

  it('lets Tab out after Escape, and after Ctrl+M until it is pressed again', async () => {
    const page = await show();
    const hasFocus = () => page.locator('.cm-content').evaluate((text) => document.activeElement === text);
    const text = () => page.locator('.cm-content').textContent();
    await page.locator('.cm-content').focus();
    await page.keyboard.press('Tab');
    assert.deepEqual([await hasFocus(), (await text())?.trim()], [true, 'سیب و سیب']);
    const indented = await text();
    assert.notEqual(indented, 'سیب و سیب');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    assert.deepEqual([await hasFocus(), await text()], [false, indented]);
    await page.locator('.cm-content').focus();
    await page.keyboard.press('Control+M');
    await page.keyboard.press('Tab');
    assert.deepEqual([await hasFocus(), await text()], [false, indented]);
  });

  it('takes the keyboard where it is read-only', async () => {
    const page = await show({ isReadOnly: true });
    await page.locator('.cm-content').focus();
    await page.keyboard.press('Control+A');
    assert.equal(await page.evaluate(() => getSelection()?.toString()), 'سیب و سیب');
    await openSearch(page);
  });

  it('has a caret that does not blink for who asked for reduced motion', async () => {
    const animation = async (page: Page) => {
      await page.locator('.cm-content').focus();
      return page.locator('.cm-cursorLayer').evaluate((layer) => getComputedStyle(layer).animationName);
    };
    const page = await show({}, { reducedMotion: false });
    assert.match(await animation(page), /blink/);
    await page.evaluate(() => document.body.classList.add('vscode-reduce-motion'));
    assert.equal(await animation(page), 'none');
    await page.context().close();
    assert.equal(await animation(await show({}, { reducedMotion: true })), 'none');
  });

  for (const forcedColors of [false, true])
    it(`frames what is selected and found, ${forcedColors ? 'in forced colours' : 'in high contrast'}`, async () => {
      const page = await show({}, { theme: 'highContrast', forcedColors });
      const frame = (selector: string) =>
        page
          .locator(selector)
          .first()
          .evaluate((element) => {
            const { outlineStyle, outlineWidth, outlineColor, backgroundColor } = getComputedStyle(element);
            return {
              isDrawn: outlineStyle !== 'none' && outlineColor !== 'rgba(0, 0, 0, 0)',
              outlineWidth,
              backgroundColor,
            };
          });
      await page.locator('.cm-content').focus();
      await page.keyboard.press('Control+A');
      await page.locator('.cm-selectionBackground').waitFor();
      const selection = await frame('.cm-selectionBackground');
      assert.deepEqual([selection.isDrawn, selection.outlineWidth], [true, '2px']);
      await page.keyboard.press('ArrowLeft');
      await openSearch(page);
      await page.locator('input[name=search]').fill('سیب');
      await page.locator('button[name=next]').click();
      const widths = [
        (await frame('.cm-searchMatch-selected')).outlineWidth,
        (await frame('.cm-searchMatch:not(.cm-searchMatch-selected)')).outlineWidth,
      ];
      assert.deepEqual(widths, ['2px', '1px']);
    });
});
