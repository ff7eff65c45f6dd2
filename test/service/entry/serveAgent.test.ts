import assert from 'node:assert/strict';
import { tmpdir } from 'node:os';
import { join, parse } from 'node:path';
import { soundFolders } from '../../../src/service/entry/serveAgent.ts';

describe('the folders that sound is written to', () => {
  it('are the working directory, the one that npm was called in if it was, and the temporary one', () => {
    const elsewhere = join(process.cwd(), 'elsewhere');
    assert.deepEqual(soundFolders({}), [process.cwd(), tmpdir()]);
    assert.deepEqual(soundFolders({ INIT_CWD: elsewhere }), [elsewhere, tmpdir()]);
  });

  it('are not the whole disk', () => {
    assert.deepEqual(soundFolders({ INIT_CWD: parse(process.cwd()).root }), [tmpdir()]);
  });
});
