import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inputs } from '../../scripts/build/freshness.mjs';
import { root } from '../../scripts/setup/places.mjs';

const read = (name: string) => readFileSync(join(root, name), 'utf8');

/** All that stands between backticks in the prose of a page. */
const quoted = (page: string) =>
  [...page.replaceAll(/^```[\s\S]*?^```/gmu, '').matchAll(/`([^`]+)`/gu)].flatMap(([, text]) => text ?? []);

/** `src/editor` of `src/editor/commands/<name>.ts`: as much as is no placeholder. */
const knownPart = (path: string) => path.replace(/\/[^/]*<.*$/u, '');

const foldersOf = (path: string) =>
  readdirSync(join(root, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

describe('The pages for contributors', () => {
  const { scripts }: { readonly scripts: Readonly<Record<string, string>> } = JSON.parse(
    read('package.json'),
  );

  for (const name of ['CONTRIBUTING.md', 'SECURITY.md', 'README.md', 'docs/development.md']) {
    it(`name folders and files that are there: ${name}`, () => {
      const paths = quoted(read(name)).filter((text) =>
        /^(?:src|test|data|scripts|media)\/[^ …*{]*$/u.test(text),
      );
      const missing = paths.map(knownPart).filter((path) => !existsSync(join(root, path)));
      // What the build reads if it is there need not be.
      assert.deepEqual(
        missing.filter((path) => !inputs.includes(path)),
        [],
      );
    });

    it(`name scripts that are there: ${name}`, () => {
      const named = [...read(name).matchAll(/npm run (?:--silent )?([\w:]*\w)/gu)].flatMap(
        ([, script]) => script ?? [],
      );
      assert.deepEqual(
        named.filter((script) => !(script in scripts)),
        [],
      );
    });
  }

  it('map every room with its folders', () => {
    const rows = read('docs/development.md').matchAll(/^\| `((?:src\/|media|data)[^`.]*)` \|.*\| (.*)\|$/gmu);
    const mapped = [...rows].map(([, room = '', folders = '']) => [room, quoted(folders)]);
    const rooms = ['media', 'data', ...foldersOf('src').map((name) => `src/${name}`)];
    assert.deepEqual(
      Object.fromEntries(mapped),
      Object.fromEntries(rooms.map((room) => [room, foldersOf(room)])),
    );
  });

  it('keep the lists of files short', () => {
    const most = { command: 5, setting: 4, 'error code': 3 };
    for (const [what, limit] of Object.entries(most)) {
      const [, section = ''] = read('CONTRIBUTING.md').split(new RegExp(`^### An? ${what}$`, 'mu'));
      // All files that are named, also in the sentence of another.
      const files = new Set(
        quoted(section.split(/^#/mu)[0] ?? '').filter((text) => /\.(?:ts|json|tsv|md)$/u.test(text)),
      );
      assert.ok(files.size > 1 && files.size <= limit, `${what}: ${[...files].join(', ')}`);
    }
  });
});
