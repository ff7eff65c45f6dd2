import assert from 'node:assert/strict';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { dataFiles } from '../../../scripts/data/dataFiles.ts';
import { deflateData } from '../../../scripts/package/deflateData.ts';
import { compileLexicon, createEngine } from '../../../src/engine/compile/index.ts';
import { openEngine } from '../../../src/engine/index.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';

const TEXT = 'کتاب را دید.';

describe('the data in a package', () => {
  const data = compileLexicon(dataFiles('lexicon').filter(({ name }) => name === 'frequentWords.tsv'));
  let path: string;

  beforeEach(() => {
    path = join(temporaryFolder(), 'engine.bin');
    writeFileSync(path, data);
    deflateData(path);
  });

  it('are much shorter, and the engine over them reads as the one over what was compiled', async () => {
    const deflated = readFileSync(path);
    assert.ok(deflated.length < data.length / 2);
    const [before, after] = [createEngine(data), await openEngine(deflated)];
    assert.equal(after.version, before.version);
    assert.equal(after.phonemes(after.analyse(TEXT)), before.phonemes(before.analyse(TEXT)));
    assert.deepEqual(readdirSync(dirname(path)), ['engine.bin']);
  });

  it('stay as they are when they are packaged again', () => {
    const once = readFileSync(path);
    deflateData(path);
    assert.ok(once.equals(readFileSync(path)));
  });
});
