import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { roomOf, toolViolations, violations } from './support/architecture.ts';
import { ARROWS } from './support/drawnRooms.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const paths = pathsOf('src/**/*.ts', 'media/**/*.ts');

function pathsOf(...patterns: string[]): string[] {
  return globSync(patterns, { cwd: root }).map((path) => path.replaceAll('\\', '/'));
}

function read(some: readonly string[]): Map<string, string> {
  return new Map(some.map((path) => [path, readFileSync(`${root}/${path}`, 'utf8')]));
}

describe('the architecture', () => {
  it('is kept by every source', () => {
    const sources = read(paths);
    assert.ok(sources.size > 50);
    assert.deepEqual(violations(sources), []);
  });

  it('is drawn in docs/architecture.md, arrow by arrow', () => {
    const page = readFileSync(`${root}/docs/architecture.md`, 'utf8');
    const [, picture = ''] = /## The rooms\n.*?```mermaid\n(.*?)```/s.exec(page) ?? [];
    const drawn = [...picture.matchAll(/^ +(\w+)(?:\[.*?\])? --.*?> (\w+)/gm)];
    const allowed = Object.entries(ARROWS).flatMap(([from, rooms]) =>
      rooms.filter((to) => to !== 'text').map((to) => `${from} ${to}`),
    );
    assert.deepEqual(drawn.map(([, from, to]) => `${from} ${to}`).sort(), allowed.sort());
  });

  it('lets tools into the engine by its two doors only', () => {
    const tools = read(pathsOf('scripts/**/*.{ts,mjs,cjs}', 'test/scripts/**/*.ts'));
    assert.ok(tools.size > 50);
    assert.deepEqual(toolViolations(tools), []);
  });

  const free = paths.filter((path) => !['editor', 'extension'].includes(roomOf(path)));
  for (const [room, entryPoints] of Object.entries(Object.groupBy(free, roomOf)))
    it(`lets ${room} be bundled without vscode`, async () => {
      await bundle(entryPoints ?? []);
    });

  it('notices vscode in a bundle', async () => {
    await assert.rejects(bundle([], "import 'vscode';"), /vscode/);
  });
});

/** Bundles in memory, with nothing but Node's own modules left out. */
async function bundle(entryPoints: string[], contents?: string): Promise<void> {
  await build({
    absWorkingDir: root,
    entryPoints,
    ...(contents === undefined ? {} : { stdin: { contents, resolveDir: root } }),
    bundle: true,
    // Without it each entry point would have all that it imports once more.
    splitting: true,
    write: false,
    outdir: 'unwritten',
    format: 'esm',
    platform: 'node',
    loader: { '.svg': 'text' },
    logLevel: 'silent',
  });
}

describe('the check of the architecture', () => {
  const check = (planted: Record<string, string>, expected: RegExp[]) => {
    const found = violations(new Map(Object.entries(planted)));
    assert.equal(found.length, expected.length, found.join('\n'));
    for (const [index, pattern] of expected.entries()) assert.match(found[index] ?? '', pattern);
  };
  const channel = { 'src/service/channel.ts': '' };

  it('accepts the allowed arrows', () => {
    check(
      {
        ...channel,
        'src/text/marks.ts': '',
        'src/contract/index.ts': "import * as z from 'zod'; import '../text/marks.ts';",
        'src/client/index.ts': "import 'undici'; import '../contract/index.ts';",
        'src/engine/index.ts': "import '../text/marks.ts';",
        'src/service/app.ts': "import '../engine/index.ts'; import '../contract/index.ts';",
        'src/service/http/httpServer.ts': "import 'node:http';",
        'src/panel/messages.ts': '',
        'media/panel.ts': "import '../src/panel/messages.ts';",
        'src/editor/host/runningService.ts': "import '../../service/channel.ts';",
        'src/platform/node/files.ts': "import 'node:fs/promises';",
        'src/editor/service/connection.ts':
          "import 'vscode'; import '../../client/index.ts'; import '#platform/files.ts';",
        'src/extension.ts': "import 'vscode'; import './editor/service/connection.ts';",
      },
      [],
    );
  });

  it('reports a folder that is not entered by its door', () => {
    check(
      {
        'src/engine/translate/index.ts': "import './verbs/verb.ts';",
        'src/engine/translate/verbs/verb.ts': '',
        'src/engine/explain/index.ts': "import '../translate/index.ts'; import '../translate/verbs/verb.ts';",
      },
      [/explain.*verb\.ts: src\/engine\/translate is entered by its index\.ts only/],
    );
  });

  it('reports an arrow that is not allowed, however it is written', () => {
    for (const statement of [
      "import { x } from '../engine/index.ts';",
      "import type { X } from '../engine/index.ts';",
      "export * from '../engine/index.ts';",
      "export type { X } from '../engine/index.ts';",
      "await import('../engine/index.ts');",
      "type X = import('../engine/index.ts').X;",
    ])
      check({ 'src/engine/index.ts': '', 'src/client/a.ts': statement }, [/client must not import engine/]);
  });

  it('reports a way into a room past its door', () => {
    check({ 'src/engine/types.ts': '', 'src/service/a.ts': "import '../engine/types.ts';" }, [
      /by its index.ts only/,
    ]);
  });

  it('lets the values of the contract be imported past its door, by those who may', () => {
    const values = { 'src/contract/values.ts': '', 'src/contract/index.ts': '' };
    check({ ...values, 'src/panel/a.ts': "import '../contract/values.ts';" }, []);
    check({ ...values, 'src/editor/settings.ts': "import '../contract/values.ts';" }, []);
    check({ 'src/contract/values.ts': "import 'zod';" }, [/values.ts imports zod/]);
    check({ ...values, 'src/panel/a.ts': "import '../contract/index.ts';" }, [
      /panel must not import contract/,
    ]);
    check({ ...values, 'src/engine/a.ts': "import '../contract/values.ts';" }, [
      /engine must not import contract/,
    ]);
  });

  it('reports vscode outside the editor, and packages where there must be none', () => {
    check({ 'src/client/a.ts': "import type * as vscode from 'vscode';" }, [/client\/a.ts imports vscode/]);
    check({ 'src/text/a.ts': "import 'zod';" }, [/text\/a.ts imports zod/]);
    check({ 'src/contract/a.ts': "import 'undici';" }, [/contract\/a.ts imports undici/]);
  });

  it('reports Node.js in what also runs in browsers, and a file for browsers alone', () => {
    check({ 'src/editor/a.ts': "import 'node:fs';" }, [/a.ts imports node:fs: it runs in browsers too/]);
    check({ 'src/platform/browser/a.ts': '' }, [/browser\/a.ts has no counterpart for Node.js/]);
  });

  it('follows the names that lead to the platform', () => {
    const checkOne = () => violations(new Map([['src/client/a.ts', "import '#platform/b.ts';"]]));
    assert.throws(checkOne, /does not exist/);
    check({ 'src/text/a.ts': "import '#platform/b.ts';", 'src/platform/node/b.ts': '' }, [
      /text must not import platform/,
    ]);
  });

  it('reports the service imported by the editor past its channel, or its channel elsewhere', () => {
    check({ 'src/service/app.ts': '', 'src/editor/a.ts': "import '../service/app.ts';" }, [
      /editor must not import service/,
    ]);
    const line = "import '../service/channel.ts';";
    check({ ...channel, 'src/editor/a.ts': line }, [/a.ts .* only src\/editor\/host\/ may/]);
    check({ ...channel, 'src/panel/a.ts': line }, [/panel\/a.ts imports src\/service\/channel.ts/]);
  });

  it('reports a cycle', () => {
    check(
      {
        'src/text/a.ts': "import './b.ts';",
        'src/text/b.ts': "import './c.ts';",
        'src/text/c.ts': "import type { A } from './a.ts';",
      },
      [/cycle: src\/text\/a.ts -> src\/text\/b.ts -> src\/text\/c.ts -> src\/text\/a.ts/],
    );
  });

  it('reports an import upwards inside a room, and a folder that is not drawn', () => {
    check({ 'src/client/text/a.ts': '', 'src/client/decode/b.ts': "import '../text/a.ts';" }, [
      /decode\/b.ts imports src\/client\/text\/a.ts, which is drawn above it/,
    ]);
    check({ 'src/client/text/a.ts': "import '../log.ts';", 'src/client/log.ts': '' }, []);
    check({ 'src/client/misc/a.ts': '' }, [/misc\/a.ts is in no layer of src\/client/]);
  });

  it('reports a folder of the engine that one below it imports', () => {
    const planted = {
      'src/engine/analyse/lattice.ts': '',
      'src/engine/format/a.ts': "import '../analyse/lattice.ts';",
    };
    check(planted, [/format\/a.ts imports src\/engine\/analyse\/lattice.ts, which is drawn above it/]);
  });

  it('reports a tool that enters the engine past its doors, however it is written', () => {
    const found = (statement: string) => toolViolations(new Map([['scripts/train/a.ts', statement]]));
    for (const statement of [
      "import { x } from '../../src/engine/analyse/lattice.ts';",
      "export type { X } from '../../src/engine/types.ts';",
      "await import('../../src/engine/analyse/lattice.ts');",
      "type X = import('../../src/engine/types.ts').X;",
    ])
      assert.match(found(statement).join('\n'), /scripts\/train\/a.ts imports .*: tools enter the engine by/);
    const allowed = "import '../../src/engine/index.ts'; import '../../src/engine/compile/index.ts';";
    assert.deepEqual(found(`${allowed} await import(name);`), []);
  });

  it('reports a room with too many files directly in it', () => {
    const paths = Array.from({ length: 11 }, (_, index) => [`src/text/file${index}.ts`, '']);
    check(Object.fromEntries(paths.slice(1)), []);
    check(Object.fromEntries(paths), [/11 files lie directly in src\/text/]);
    const inside = Array.from({ length: 11 }, (_, index) => [`src/engine/analyse/file${index}.ts`, '']);
    check(Object.fromEntries(inside), [/11 files lie directly in src\/engine\/analyse/]);
  });

  it('reports any, with its line', () => {
    check({ 'src/text/a.ts': '// any\nconst x: any = 1;' }, [/a.ts:2 says any/]);
  });

  it('refuses an import that it cannot follow', () => {
    const checkOne = (source: string) => violations(new Map([['src/text/a.ts', source]]));
    assert.throws(() => checkOne("import './b.ts';"), /does not exist/);
    assert.throws(() => checkOne('await import(name);'), /not written out/);
  });
});
