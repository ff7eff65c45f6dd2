import assert from 'node:assert/strict';
import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeCacheOf } from '../../../src/editor/service/codeCache.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';

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

  it('is for its user only, with the folder around it, whoever made that', async () => {
    if (process.platform === 'win32') return;
    const own = join(temporaryFolder(), 'own');
    mkdirSync(own, { mode: 0o755 });
    await codeCacheOf('harf-1.0.0', join(own, 'code'));
    const modes = [own, join(own, 'code')].map((folder) => statSync(folder).mode & 0o777);
    assert.deepEqual(modes, [0o700, 0o700]);
  });

  it('need not be there', async () => {
    const parent = join(temporaryFolder(), 'none');
    assert.equal(await codeCacheOf('harf-1.0.0', parent), join(parent, 'harf-1.0.0'));
  });
});
