import assert from 'node:assert/strict';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../support/panel/launchBrowser.ts';
import { hardLines } from '../support/pictures/hardLines.ts';
import { changesOf } from '../support/pictures/record.ts';
import { rooms } from '../support/pictures/rooms.ts';

/** What looks the same from left to right. */
const LEFT_TO_RIGHT = ['latin-sentence', 'code-block'];

describe('lines that are hard to lay out', () => {
  let browser: Browser;
  before(async () => {
    browser = await launchBrowser();
  });
  after(() => browser.close());

  for (const [room, show] of Object.entries(rooms)) {
    it(`look as they are on record in ${room}: see npm run pictures`, async () => {
      assert.deepEqual(changesOf(room, await show(browser)), []);
    });

    it(`would be seen to be scrambled in ${room}`, async () => {
      const found = changesOf(room, await show(browser, 'all')).filter((change) => change.includes('looks'));
      const lines = hardLines.filter(
        ({ name, hasPicture = true }) => hasPicture && !LEFT_TO_RIGHT.includes(name),
      );
      assert.deepEqual(
        found.map((change) => change.split(' ', 1)[0]),
        lines.map(({ name }) => name),
      );
    });

    it(`would be seen to have signs at their wrong sides in ${room}`, async () => {
      const found = changesOf(room, await show(browser, 'signs'));
      for (const name of ['names', 'options'])
        for (const how of ['looks otherwise', 'stands in another order'])
          assert.ok(
            found.some((change) => change.startsWith(`${name} ${how}`)),
            `${name} ${how}`,
          );
    });
  }
});
