import assert from 'node:assert/strict';
import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { removeFormerChunks } from '../../../scripts/package/formerChunks.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';

describe('The removal of former chunks', () => {
  const folder = temporaryFolder();

  it('leaves what the last build wrote, and all that is no chunk', () => {
    const outputs = {
      'dist/extension.js': {},
      'dist/chunks/a-NEW.js': {},
      'dist/service/chunks/b-NEW.js': {},
    };
    const kept = [...Object.keys(outputs), 'dist/engine.bin', 'dist/meta/extension.json'];
    for (const path of [...kept, 'dist/chunks/a-OLD.js', 'dist/service/chunks/b-OLD.js.map']) {
      mkdirSync(join(folder, dirname(path)), { recursive: true });
      writeFileSync(join(folder, path), JSON.stringify({ outputs }));
    }
    removeFormerChunks(folder);
    const left = globSync('dist/**/*.*', { cwd: folder }).map((path) => path.replaceAll('\\', '/'));
    assert.deepEqual(left.sort(), kept.sort());
  });
});
