import assert from 'node:assert/strict';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { dataInputs, inputs, stampOf } from '../../../scripts/build/freshness.mjs';
import { root } from '../../../scripts/setup/places.mjs';
import { temporaryFolder } from '../../support/temporaryFolder.ts';

describe('What makes dist/ old', () => {
  const folder = temporaryFolder();

  const write = (path: string, contents: string) => {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), contents);
  };

  /** Whether `dist/` is old once a line more is in a file. */
  const isOldAfter = (path: string, paths: readonly string[]) => {
    write(path, 'one line\n');
    const before = stampOf(paths, folder);
    write(path, 'one line\nand another\n');
    return stampOf(paths, folder) !== before;
  };

  it('is no sentence that only measures, no test and no page', () => {
    for (const path of ['data/corpus/measure/fields.tsv', 'data/README.md', 'test/a.test.ts', 'README.md'])
      assert.equal(isOldAfter(path, inputs), false, path);
  });

  it('is each source, and what of the data the engine, the translation and the voice have', () => {
    for (const path of [
      'src/extension.ts',
      'media/panel.css',
      'package.json',
      'esbuild.mjs',
      'data/corpus/learn/news.tsv',
      'data/lexicon/general.tsv',
      'data/model/model.bin',
      'data/pinglish/chat.tsv',
      'data/translation/prepositions.tsv',
      'data/voice/px_dict',
    ])
      assert.equal(isOldAfter(path, inputs), true, path);
  });

  it('is a new file', () => {
    write('src/a.ts', '');
    const before = stampOf(inputs, folder);
    write('src/b.ts', '');
    assert.notEqual(stampOf(inputs, folder), before);
  });

  it('does not make the engine read its data again for the code of the editor', () => {
    assert.equal(isOldAfter('src/editor/log.ts', dataInputs), false);
    assert.equal(isOldAfter('src/engine/compile/compile.ts', dataInputs), true);
  });

  it('is named by where it lies in the project, so that the names of chunks are the same wherever that lies', () => {
    const notes = globSync('dist/meta/*.json', { cwd: root });
    assert.ok(notes.length > 3);
    const named = notes.filter((path) =>
      readFileSync(join(root, path), 'utf8').includes(JSON.stringify(root).slice(1, -1)),
    );
    assert.deepEqual(named, []);
  });

  it('is everything that the bundler read', () => {
    const read = globSync('dist/meta/*.json', { cwd: root }).flatMap((path) =>
      Object.keys(JSON.parse(readFileSync(join(root, path), 'utf8')).inputs),
    );
    const known = ['node_modules', ...inputs];
    const others = read
      .map((path) => path.replace(/^loaded-later:/u, ''))
      .filter((path) => !known.some((each) => path === each || path.startsWith(`${each}/`)));
    assert.ok(read.length > 100);
    assert.deepEqual(others, []);
  });
});
