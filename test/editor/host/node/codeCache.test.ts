import assert from 'node:assert/strict';
import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeCacheOf } from '../../../../src/editor/host/node/codeCache.ts';
import { temporaryFolder } from '../../../support/temporaryFolder.ts';

describe('the folder for compiled code', () => {
  it('is one of each build, and what other builds left is removed', async () => {
    const parent = temporaryFolder();
    for (const build of ['harf-1.0.0', 'harf-1.1.0']) {
      mkdirSync(join(parent, build));
      writeFileSync(join(parent, build, 'code'), '');
    }
    assert.equal(await codeCacheOf('harf-1.1.0', parent), join(parent, 'harf-1.1.0'));
    assert.deepEqual(readdirSync(parent, { recursive: true }).sort(), ['harf-1.1.0', 'harf-1.1.0/code']);
  });

  it('need not be there', async () => {
    const parent = join(temporaryFolder(), 'none');
    assert.equal(await codeCacheOf('harf-1.0.0', parent), join(parent, 'harf-1.0.0'));
  });

  it('is for its owner only, and so are the folders above it that are not there yet', async function () {
    if (process.platform === 'win32') this.skip();
    const storage = join(temporaryFolder(), 'storage');
    const made = await codeCacheOf('harf-1.0.0', join(storage, 'code'));
    for (const folder of [made, join(storage, 'code'), storage])
      assert.equal(statSync(folder).mode & 0o777, 0o700, folder);
  });
});
