import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packageExtension, sizeInKilobytes } from '../../scripts/package/packageExtension.ts';
import { root } from '../../scripts/setup/places.mjs';
import { bundleTests } from '../support/vscode/bundleTests.ts';
import { serverHost } from '../support/vscode/host.ts';
import { installExtension } from '../support/vscode/installExtension.ts';
import { runInHost } from '../support/vscode/runInHost.ts';

const runLimitMilliseconds = 180_000;

describe('The packaged extension', function () {
  this.timeout(runLimitMilliseconds);

  const folder = mkdtempSync(join(tmpdir(), 'harf-package-'));
  const extensionsFolder = join(folder, 'extensions');

  before(async () => {
    const path = await packageExtension();
    console.log(`    ${path}: ${sizeInKilobytes(path)} kB`);
    await installExtension(path, { dataFolder: join(folder, 'server'), extensionsFolder });
  });

  after(() => rmSync(folder, { recursive: true }));

  it('holds what runs and what users read', () => {
    const files = installedFiles();
    const expected = [
      'package.json',
      'readme.md',
      'changelog.md',
      'license.txt',
      'third_party_notices.md',
      'dist/engine.bin',
      'dist/extension.js',
      'dist/service/main.js',
    ];
    const missing = expected.filter((name) => !files.some((file) => file.toLowerCase() === name));
    assert.deepEqual(missing, []);
  });

  it('holds no sources, tests or tools', () => {
    const isForeign = (file: string) =>
      /\.(?:ts|map|tsv)$|^(?:src|test|scripts|node_modules|examples|\.)/u.test(file);
    assert.deepEqual(installedFiles().filter(isForeign), []);
  });

  it('diacritizes by its own child process once it is installed', async () => {
    const tests = await bundleTests('package', ['test/package/installed.ts']);
    await runInHost(serverHost(), {
      extension: join(root, 'test', 'package', 'harness'),
      tests: join(tests, 'installed.mjs'),
      extensionsFolder,
      env: { HARF_TEST_EXTENSIONS: extensionsFolder },
    });
  });

  /** Paths inside the installed extension; the installer adds `.vsixmanifest`. */
  function installedFiles(): string[] {
    const [name] = readdirSync(extensionsFolder).filter((entry) => entry.startsWith('harf-persian.harf-'));
    assert.ok(name, 'Harf was not installed.');
    const entries = readdirSync(join(extensionsFolder, name), { recursive: true, withFileTypes: true });
    const base = join(extensionsFolder, name).length + 1;
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(base).replaceAll('\\', '/'))
      .filter((path) => path !== '.vsixmanifest');
  }
});
