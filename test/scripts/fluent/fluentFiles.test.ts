import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { fluentIn } from '../../../scripts/fluent/fluentFiles.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';

describe('the files of a fluent translation that a tool is given', () => {
  it('are found under the names that Mozilla gives them, packed or not', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'model.faen.intgemm.alphas.bin.gz'), gzipSync('model'));
    writeFileSync(join(folder, 'lex.50.50.faen.s2t.bin'), 'lex');
    writeFileSync(join(folder, 'vocab.faen.spm.gz'), gzipSync('vocab'));
    const { version, model, shortlist, vocabulary } = await fluentIn(folder);
    assert.deepEqual(
      [model, shortlist, vocabulary].map(({ path }) => readFileSync(path, 'utf8')),
      ['model', 'lex', 'vocab'],
    );
    assert.equal(version, `model-${model.sha256.slice(0, 8)}`);
  });

  it('are missed by name', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'model.bin'), 'model');
    await assert.rejects(fluentIn(folder), /has no file such as \^lex/);
  });
});
