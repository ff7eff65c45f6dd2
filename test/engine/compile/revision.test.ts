import assert from 'node:assert/strict';
import packageJson from '../../../package.json' with { type: 'json' };
import { compileLexicon } from '../../../src/engine/compile/compile.ts';
import { createEngine } from '../../../src/engine/compile/index.ts';

describe('the version of the engine', () => {
  const versionWith = (entry: string) =>
    createEngine(compileLexicon([{ name: 'a.tsv', text: `${entry}\n` }])).version;

  it('begins with that of the package', () => {
    const version = versionWith('کتاب\tketAb\tnoun\t-\tbook');
    const [code, data] = version.split('+');
    assert.equal(code, `harf-${packageJson.version}`);
    assert.match(data ?? '', /^[0-9a-f]{8}$/);
  });

  it('is the same for the same data, and another one for others', () => {
    const version = versionWith('کتاب\tketAb\tnoun\t-\tbook');
    assert.equal(version, versionWith('کتاب\tketAb\tnoun\t-\tbook'));
    assert.notEqual(version, versionWith('کتاب\tketAb\tnoun\t-\tvolume'));
  });
});
