import assert from 'node:assert/strict';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hasServiceCode } from '../../../src/client/index.ts';
import type { ServiceNotice } from '../../../src/editor/host/runningService.ts';
import { LocalService } from '../../../src/editor/service/localService.ts';
import { brokenStores } from '../../support/brokenStores.ts';
import { builtEntry } from '../../support/childService.ts';
import { MemoryLog } from '../../support/memoryLog.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';

const text = 'کتاب';

describe('the local service of the editor on a bad disk', () => {
  let log: MemoryLog;
  let notices: ServiceNotice[];
  const running: LocalService[] = [];

  beforeEach(() => {
    log = new MemoryLog();
    notices = [];
  });
  afterEach(() => Promise.all(running.splice(0).map((service) => service.dispose())));

  const serviceOn = (dataFolder: string) => {
    const onNotice = (notice: ServiceNotice) => void notices.push(notice);
    const service = new LocalService({ modulePath: builtEntry('main'), dataFolder, log, onNotice });
    running.push(service);
    return service;
  };

  const writeText = (service: LocalService) =>
    service.run(async (client) => {
      await client.diacritize({ text, includeEzafe: true });
      await client.pinglish({ text, style: 'readable', vowelNotation: 'double_a' });
      await client.translate({ text });
      await client.analyse({ text });
    });

  const speak = (service: LocalService) =>
    service.run((client) => client.speech({ text, tier: 'basic', voice: 'ava', pace: 1 }));

  for (const [name, breakIt] of brokenStores)
    it(`serves text beside a store that is ${name}, and sets that aside when it speaks`, async () => {
      const dataFolder = temporaryFolder();
      breakIt(dataFolder);
      const before = await readdir(dataFolder);
      const service = serviceOn(dataFolder);
      await writeText(service);
      assert.deepEqual([await readdir(dataFolder), notices], [before, []]);
      await speak(service);
      await speak(service);
      const [notice, ...more] = notices;
      assert.ok(notice?.kind === 'store_set_aside');
      assert.deepEqual(more, []);
      assert.ok((await readdir(dataFolder)).includes(notice.name));
      assert.ok(log.lines.some((line) => line.includes(notice.name)));
    });

  it('serves text where nothing can be written, and says what is wrong when it should speak', async () => {
    const dataFolder = join(temporaryFolder(), 'a file');
    await writeFile(dataFolder, '');
    const service = serviceOn(dataFolder);
    await writeText(service);
    for (let times = 0; times < 2; times++)
      await assert.rejects(speak(service), (error) => hasServiceCode(error, 'service_unavailable'));
    assert.deepEqual(notices, [{ kind: 'folder_unwritable' }]);
  });
});
