import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleIn } from '../../../../src/editor/host/node/persianBundle.ts';
import { temporaryFolder } from '../../../support/temporaryFolder.ts';

describe('the file of translations', () => {
  const bundle = (contents: string) => {
    const path = join(temporaryFolder(), 'bundle.json');
    writeFileSync(path, contents);
    return bundleIn(path);
  };

  it('gives what is a text in it', () => {
    assert.deepEqual(bundle('{"Copy": "کپی", "Paste": 7, "Cut": {"message": "x"}}'), { Copy: 'کپی' });
  });

  it('gives nothing where it is missing or broken, so that all stays English', () => {
    assert.deepEqual(bundleIn(join(temporaryFolder(), 'missing.json')), {});
    for (const contents of ['', '{', 'null', '7']) assert.deepEqual(bundle(contents), {});
  });
});
