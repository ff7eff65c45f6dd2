import { parseArgs } from 'node:util';
import { launchBrowser } from '../test/support/panel/launchBrowser.ts';
import type { Shown } from '../test/support/pictures/look.ts';
import { changesOf, record } from '../test/support/pictures/record.ts';
import { rooms } from '../test/support/pictures/rooms.ts';
import { openPersianWorkbench, workbenchRooms } from '../test/support/pictures/workbenchRooms.ts';

/**
 * Prints how the lines that are hard to lay out differ from those on record, in the right-to-left editor, in Markdown's
 * preview and in VS Code's text editor, and so Harf's hovers. With `--accept`, puts them as they are on record, against which
 * `npm test` compares.
 */
const { values } = parseArgs({ options: { accept: { type: 'boolean', default: false } } });

function take(room: string, shown: readonly Shown[]): void {
  if (values.accept) record(room, shown);
  else for (const change of changesOf(room, shown)) console.log(`${room}: ${change}`);
}

const browser = await launchBrowser();
try {
  for (const [room, show] of Object.entries(rooms)) take(room, await show(browser));
} finally {
  await browser.close();
}
const session = await openPersianWorkbench();
try {
  for (const [room, show] of Object.entries(workbenchRooms)) take(room, await show(session));
} finally {
  await session.close();
}
