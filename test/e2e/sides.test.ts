import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { panelsForSuite } from '../support/panel/panelsForSuite.ts';
import { PARTS, scriptHalfMadePlayback, scriptPlayback } from '../support/panel/playbacks.ts';
import type { ScriptedHost } from '../support/panel/scriptedHost.ts';

const translations = JSON.parse(
  readFileSync(new URL('../../l10n/bundle.l10n.fa.json', import.meta.url), 'utf8'),
);
/** What of the panel stands at one side, and at the other where it is in Persian. */
const SIDED = {
  toolbar: '.toolbar',
  'buttons of the progress': '.progress-buttons',
  'first tab': '[role=tab]',
  'remove from history': '.past .icon-button',
};

describe('the sides of the panel', () => {
  const open = panelsForSuite();
  const { playback: running, handlers } = scriptHalfMadePlayback();
  const latinFirst = { ...scriptPlayback(PARTS).playback, id: 'r2', title: 'Harf نسخهٔ تازه‌ای دارد' };

  async function show(language: 'en' | 'fa', width: number): Promise<ScriptedHost> {
    const start = {
      language,
      translations: language === 'fa' ? translations : {},
      playbacks: [running, latinFirst],
    };
    const host = await open({ width, height: 640, start, handlers });
    await host.page.getByRole('tab').nth(2).click();
    await host.page.locator('.past').nth(1).waitFor();
    return host;
  }

  /** Whether the middle of each is in the left half of the page. */
  const sides = ({ page }: ScriptedHost) =>
    page.evaluate(
      (selectors) =>
        Object.fromEntries(
          Object.entries(selectors).map(([name, selector]) => {
            const { left = 0, right = 0 } = document.querySelector(selector)?.getBoundingClientRect() ?? {};
            return [name, (left + right) / 2 < innerWidth / 2 ? 'left' : 'right'];
          }),
        ),
      SIDED,
    );

  /** What is wider than its box and not cut off on purpose. */
  const tooWide = ({ page }: ScriptedHost) =>
    page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter((element) => {
          const { display, textOverflow } = getComputedStyle(element);
          const isBox = display !== 'inline' && element.clientWidth > 0 && textOverflow !== 'ellipsis';
          return isBox && element.scrollWidth > element.clientWidth && !element.closest('.visually-hidden');
        })
        .map(({ tagName, className }) => `${tagName} ${className}`),
    );

  for (const width of [300, 600])
    it(`are exchanged in Persian, with all in its box, ${width} pixels wide`, async () => {
      const english = await show('en', width);
      const persian = await show('fa', width);
      const exchanged = Object.entries(await sides(english)).map(([name, side]) => [
        name,
        side === 'left' ? 'right' : 'left',
      ]);
      assert.deepEqual(Object.entries(await sides(persian)), exchanged);
      for (const host of [english, persian])
        for (const tab of await host.page.getByRole('tab').all()) {
          await tab.click();
          assert.deepEqual(await tooWide(host), []);
        }
    });

  it('are those of the letters that prevail for titles', async () => {
    const { page } = await show('en', 600);
    const titles = await page
      .locator('.past-title')
      .evaluateAll((all) => all.map((title) => getComputedStyle(title).direction));
    assert.deepEqual(titles, ['rtl', 'rtl']);
  });

  it('leave room at the beginning of a row, wherever that is', async () => {
    const paddings = [];
    for (const language of ['en', 'fa'] as const) {
      const { page } = await show(language, 600);
      paddings.push(
        await page
          .locator('.past-button')
          .first()
          .evaluate((row) => {
            const { paddingLeft, paddingRight } = getComputedStyle(row);
            return [paddingLeft, paddingRight];
          }),
      );
    }
    assert.deepEqual(paddings, [
      ['12px', '4px'],
      ['4px', '12px'],
    ]);
  });
});
