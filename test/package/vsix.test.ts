import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { listFiles, PackageManager } from '@vscode/vsce';
import { packageExtension, sizeInKilobytes } from '../../scripts/package/packageExtension.ts';
import { root } from '../../scripts/setup/places.mjs';
import { type EditorAge, vscodeServer } from '../../scripts/setup/vscode.mjs';
import { foreignContent } from '../support/foreignContent.ts';
import { inTime } from '../support/soak.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';
import { bundleTests } from '../support/vscode/bundleTests.ts';
import { serverHost } from '../support/vscode/host.ts';
import { installExtension } from '../support/vscode/installExtension.ts';
import { runInHost } from '../support/vscode/runInHost.ts';

const runLimitMilliseconds = 300_000;
/** The oldest one too by night; what Harf asks of an editor hardly changes from day to day. */
const EDITORS: readonly EditorAge[] = inTime({ usual: ['newest'], soak: ['newest', 'oldest'] });

const packed = packedOnce();

describe('A package', function () {
  this.timeout(2 * runLimitMilliseconds);

  const environment = { ...process.env };
  afterEach(() => {
    for (const name of ['TZ', 'LC_ALL'])
      if (environment[name] === undefined) delete process.env[name];
      else process.env[name] = environment[name];
  });

  const hashOf = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex');

  it('is the same, byte for byte, at another time and place, with other rights and another clock', async () => {
    const first = await packed();
    for (const file of await listFiles({ cwd: root, packageManager: PackageManager.None })) {
      chmodSync(join(root, file), 0o600);
      if (file.startsWith('dist')) utimesSync(join(root, file), 1_000_000_000, 1_000_000_000);
    }
    Object.assign(process.env, { TZ: 'Asia/Tehran', LC_ALL: 'fa_IR.UTF-8' });
    assert.equal(hashOf(await packageExtension(temporaryFolder())), hashOf(first));
  });
});

describe('The packaged extension', function () {
  this.timeout(runLimitMilliseconds);

  const folder = mkdtempSync(join(tmpdir(), 'harf-package-'));
  const extensionsFolder = join(folder, 'newest');
  const install = async (editor: EditorAge) =>
    installExtension(
      await packed(),
      { dataFolder: join(folder, `server-${editor}`), extensionsFolder: join(folder, editor) },
      editor,
    );

  before(async () => {
    const path = await packed();
    console.log(`    ${path}: ${sizeInKilobytes(path)} kB`);
    await install('newest');
  });

  after(() => rmSync(folder, { recursive: true }));

  it('is below 8.06 MB, with what browsers load', async () => {
    assert.ok(sizeInKilobytes(await packed()) < 8060);
  });

  it('holds what runs and what users read', () => {
    const files = installedFiles();
    const expected = [
      'package.json',
      'readme.md',
      'changelog.md',
      'license.txt',
      'third_party_notices.md',
      'dist/engine.bin',
      'dist/media/rtleditor.js',
      'dist/media/vazirmatn-regular.woff2',
      'dist/media/vazirmatn-bold.woff2',
      'dist/preview/notebook.js',
      'dist/preview/preview.css',
      'dist/extension.js',
      'dist/service/main.js',
      'dist/service/mcp.js',
    ];
    const missing = expected.filter((name) => !files.some((file) => file.toLowerCase() === name));
    assert.deepEqual(missing, []);
  });

  it('holds no sources, tests or tools', () => {
    const isForeign = (file: string) =>
      /\.(?:ts|map|tsv)$|^(?:src|test|scripts|node_modules|examples|dist\/commands|\.)/u.test(file);
    assert.deepEqual(installedFiles().filter(isForeign), []);
  });

  it('names the source of all that it passes on under the GPL and the LGPL', () => {
    const notices = readFileSync(join(installedFolder(), 'THIRD_PARTY_NOTICES.md'), 'utf8');
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    for (const named of [
      `## Source of Harf ${version} (GPL-3.0-or-later)`,
      `https://github.com/harf-persian/harf/tree/v${version}`,
      '## Source of eSpeak NG (GPL-3.0-or-later)',
      'https://github.com/espeak-ng/espeak-ng',
      'https://github.com/echogarden-project/espeak-ng,',
      '## Source of LAME (libmp3lame) (LGPL-2.0-or-later)',
      'Version: 3.100',
      'https://sourceforge.net/projects/lame/files/lame/3.100/',
      '## Source of mpg123 (libmpg123) (LGPL-2.1)',
      'Version: 1.29.0',
      'https://www.mpg123.de/download/',
    ])
      assert.ok(notices.includes(named), `The notices do not have "${named}".`);
    for (const name of ['@echogarden/espeak-ng-emscripten', 'wasm-media-encoders', 'mpg123-decoder']) {
      const packed = JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8'));
      assert.ok(notices.includes(`npm package \`${name}\` ${packed.version}`), name);
    }
    assert.match(notices, /^## wasm-media-encoders [\d.]+ \(MIT; LAME: LGPL-2\.0-or-later\)$/m);
  });

  it('names the release of LAME that it has', () => {
    const wasm = join(root, 'node_modules', 'wasm-media-encoders', 'wasm', 'mp3.wasm');
    assert.ok(readFileSync(wasm).includes('\x003.100\0'));
  });

  it('shows pictures on its page, and leads nowhere that only the project has', () => {
    const files = installedFiles();
    const [readme = ''] = files.filter((file) => file.toLowerCase() === 'readme.md');
    const page = readFileSync(join(installedFolder(), readme), 'utf8');
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    const base = 'https://github.com/harf-persian/harf/';
    const targets = [...page.matchAll(/\]\((?!#)([^)\s]+)\)/g)].map(([, target = '']) => target);
    const pictures = [...page.matchAll(/!\[[^\]]*\]\(([^)\s]+)\)/g)].map(([, target = '']) => target);
    assert.ok(pictures.length >= 3, `${pictures.length} pictures`);
    assert.deepEqual(
      targets.filter((target) => !target.startsWith('https://')),
      [],
    );
    for (const picture of pictures) {
      assert.ok(picture.startsWith(`${base}raw/v${version}/`), picture);
      readFileSync(join(root, picture.slice(`${base}raw/v${version}/`.length)));
    }
  });

  it('has the pictures of its walkthrough', () => {
    const { contributes } = JSON.parse(readFileSync(join(installedFolder(), 'package.json'), 'utf8'));
    const named = contributes.walkthroughs.flatMap(
      ({ steps }: { steps: readonly { media: { svg: string } }[] }) => steps.map(({ media }) => media.svg),
    );
    assert.ok(named.length > 0);
    assert.deepEqual(
      named.filter((name: string) => !installedFiles().includes(name)),
      [],
    );
  });

  it('says where its source, its pages and its list of faults are', () => {
    const { repository, homepage, bugs } = JSON.parse(
      readFileSync(join(installedFolder(), 'package.json'), 'utf8'),
    );
    for (const address of [repository.url, homepage, bugs.url])
      assert.ok(address.startsWith('https://github.com/harf-persian/harf'), address);
  });

  it('holds nothing of the computer that it was built on, no secret and no registry', () => {
    assert.deepEqual(foreignContent(installedFolder()), []);
  });

  for (const editor of EDITORS)
    it(`does its work once it is installed in the ${editor} editor`, async () => {
      const installed = join(folder, editor);
      if (editor !== 'newest') await install(editor);
      const tests = await bundleTests('package', ['test/package/installed.ts']);
      await runInHost(serverHost(editor), {
        extension: join(root, 'test', 'package', 'harness'),
        tests: join(tests, 'installed.mjs'),
        extensionsFolder: installed,
        env: { HARF_TEST_EXTENSIONS: installed },
      });
    });

  it('can be installed from the oldest editor that is tested on', () => {
    const { engines } = JSON.parse(readFileSync(join(installedFolder(), 'package.json'), 'utf8'));
    const main = dirname(dirname(vscodeServer('oldest').main));
    const { version } = JSON.parse(readFileSync(join(main, 'package.json'), 'utf8'));
    assert.equal(engines.vscode, `^${version.replace(/\d+$/, '0')}`);
  });

  function installedFolder(): string {
    const [name] = readdirSync(extensionsFolder).filter((entry) => entry.startsWith('harf-persian.harf-'));
    assert.ok(name, 'Harf was not installed.');
    return join(extensionsFolder, name);
  }

  /** Paths inside the installed extension; the installer adds `.vsixmanifest`. */
  function installedFiles(): string[] {
    const entries = readdirSync(installedFolder(), { recursive: true, withFileTypes: true });
    const base = installedFolder().length + 1;
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(base).replaceAll('\\', '/'))
      .filter((path) => path !== '.vsixmanifest');
  }
});

/** The path of a package that is made when it is first asked for. */
function packedOnce(): () => Promise<string> {
  let path: Promise<string> | undefined;
  return () => {
    path ??= packageExtension(temporaryFolder());
    return path;
  };
}
