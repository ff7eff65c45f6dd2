import assert from 'node:assert/strict';
import { hardLines } from '../support/pictures/hardLines.ts';
import { changesOf } from '../support/pictures/record.ts';
import { openPersianWorkbench, workbenchRooms } from '../support/pictures/workbenchRooms.ts';
import type { WebSession } from '../support/web/webSession.ts';

const limitMilliseconds = 180_000;

/** What would look otherwise if VS Code laid lines out from the right, or took none of the directions that Harf gives. */
const SCRAMBLED: Readonly<Record<string, readonly string[]>> = {
  textEditor: hardLines.map(({ name }) => name),
  // An English text with a single Persian word in each line stands as it is without marks.
  englishHovers: ['finding', 'linked-word', 'linked-sentence'],
  persianHovers: ['noun', 'verb', 'finding', 'linked-word', 'linked-sentence'],
};

describe('Persian in an editor with the settings that Harf offers', function () {
  this.timeout(limitMilliseconds);

  let session: WebSession;
  before(async () => {
    session = await openPersianWorkbench();
  });
  after(() => session.close());

  for (const [room, show] of Object.entries(workbenchRooms)) {
    it(`looks as it is on record in ${room}: see npm run pictures`, async () => {
      assert.deepEqual(changesOf(room, await show(session)), []);
    });

    it(`would be seen to be laid out otherwise in ${room}`, async () => {
      const shown = await show(session, true);
      const found = changesOf(room, shown);
      const namesOf = (how: string) =>
        found.filter((change) => change.includes(how)).map((change) => change.split(' ', 1)[0]);
      assert.deepEqual(namesOf('stands in another order'), SCRAMBLED[room]);
      const drawn = shown.map(({ subject }) => subject).filter(({ hasPicture = true }) => hasPicture);
      assert.deepEqual(
        namesOf('looks otherwise'),
        drawn.map(({ name }) => name).filter((name) => SCRAMBLED[room]?.includes(name)),
      );
    });
  }
});
