import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { root } from '../../scripts/setup/places.mjs';
import { foreignContent, foreignIn } from '../support/foreignContent.ts';

interface SourceMap {
  readonly sources: readonly string[];
  readonly sourceRoot?: string;
  readonly sourcesContent?: readonly (string | null)[];
}

describe('The bundles', function () {
  this.timeout(60_000);
  const dist = join(root, 'dist');

  it('hold nothing of the computer that they were built on, no secret and no registry', () => {
    // What the bundler notes down for the notices is not packaged.
    const found = foreignContent(dist).filter((each) => !each.startsWith('meta'));
    assert.deepEqual(found, []);
  });

  it('have maps that name their sources by relative paths', () => {
    const maps = globSync('**/*.map', { cwd: dist });
    assert.ok(maps.length > 5, `${maps.length} maps`);
    for (const map of maps) {
      const {
        sources,
        sourceRoot = '',
        sourcesContent = [],
      }: SourceMap = JSON.parse(readFileSync(join(dist, map), 'utf8'));
      const absolute = [...sources, sourceRoot].filter(
        (path) => isAbsolute(path) || /^[a-z]+:\/\//i.test(path),
      );
      assert.deepEqual(absolute, [], map);
      const foreign = sourcesContent.filter((content) => content !== null && foreignIn(content).length > 0);
      assert.deepEqual(foreign, [], map);
    }
  });
});

describe('The search for what does not belong into a package', () => {
  it('finds each of what it looks for', () => {
    for (const content of [
      '-----BEGIN RSA PRIVATE KEY-----',
      `harf_live_${'a'.repeat(32)}`,
      `ghp_${'a'.repeat(36)}`,
      'https://me:word@example.com/',
      'https://registry.npmjs.org/zod',
      join(root, 'src', 'extension.ts'),
      join(homedir(), '.npmrc'),
    ])
      assert.equal(foreignIn(`const a = "${content}";`).length, 1, content);
    assert.deepEqual(foreignIn('const a = "https://api.example/v1";'), []);
  });
});
