import { parseArgs } from 'node:util';
import { launchBrowser } from '../test/support/panel/launchBrowser.ts';
import { changesOf, record } from '../test/support/pictures/record.ts';
import { rooms } from '../test/support/pictures/rooms.ts';

/**
 * Prints how the lines that are hard to lay out differ from those on record, in the right-to-left editor and in Markdown's
 * preview. With `--accept`, puts them as they are on record, against which `npm test` compares.
 */
const { values } = parseArgs({ options: { accept: { type: 'boolean', default: false } } });
const browser = await launchBrowser();
try {
  for (const [room, show] of Object.entries(rooms)) {
    const shown = await show(browser);
    if (values.accept) record(room, shown);
    else for (const change of changesOf(room, shown)) console.log(`${room}: ${change}`);
  }
} finally {
  await browser.close();
}
