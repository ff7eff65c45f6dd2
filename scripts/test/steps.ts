import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { TestOutcome } from '../../test/support/mochaRun.ts';
import { inTime } from '../../test/support/soak.ts';
import { bundleTests } from '../../test/support/vscode/bundleTests.ts';
import { chooseHost } from '../../test/support/vscode/host.ts';
import { prepareNetwork } from '../../test/support/vscode/network.ts';
import { runInHost } from '../../test/support/vscode/runInHost.ts';
import { assertNoSecretsLeft } from '../../test/support/vscode/secretsLeft.ts';
import { ensureBuilt } from '../build/ensure.mjs';
import { nodePath } from '../setup/node.mjs';
import { root } from '../setup/places.mjs';
import type { ToolName } from '../setup.mjs';
import { check, noTests, outcomeOf, runChild } from './outcome.ts';

export interface StepOptions {
  /** Only tests with this in their names are run. */
  readonly grep: string | undefined;
  /** Of the order of the tests, and of what properties are tried on. */
  readonly seed: string | undefined;
  /** Only test files among these, or in these folders, are run; all if it is empty. */
  readonly paths: readonly string[];
  /** Only so much of the test files is run; all if it is left out. */
  readonly shard?: Shard | undefined;
}

/** One of `count` parts of a step's test files, about equally long; the first has the number one. */
export interface Shard {
  readonly number: number;
  readonly count: number;
}

/** One part of the test run; a check without tests of its own is one test. */
export interface Step {
  readonly name: string;
  readonly where?: string;
  /** The systems on which it cannot run, and why. */
  readonly notOn?: Readonly<Partial<Record<NodeJS.Platform, string>>>;
  /** Beside the dependencies and Node.js 24. */
  readonly needs?: readonly ToolName[];
  readonly needsBuild?: true;
  /** Parts that can run at the same time. */
  readonly shards?: number;
  /** Fetches what two parts at the same time would both fetch. */
  readonly prepare?: () => Promise<unknown>;
  run(options: StepOptions): Promise<TestOutcome>;
}

const tool = (path: string, ...args: string[]) =>
  check(() => runChild(nodePath(24), [join('node_modules', path), ...args]));

/** The test files of a step that are asked for. */
function testFiles(
  patterns: readonly string[],
  exclude: readonly string[],
  { paths, shard = WHOLE }: StepOptions,
): string[] {
  const files = globSync(patterns, { cwd: root, exclude }).map((file) => file.replaceAll('\\', '/'));
  const isAskedFor = (file: string) => paths.some((path) => file === path || file.startsWith(`${path}/`));
  const asked = (paths.length === 0 ? files : files.filter(isAskedFor)).sort();
  return asked.filter((_, at) => at % shard.count === shard.number - 1);
}

const WHOLE: Shard = { number: 1, count: 1 };

/** By night every failure counts. */
const triesInEditors = () => inTime({ usual: 2, soak: 1 });

const inEditors = (patterns: readonly string[], options: StepOptions) =>
  nodeTests(24, patterns, [], options, triesInEditors());

async function nodeTests(
  major: 22 | 24,
  patterns: readonly string[],
  exclude: readonly string[],
  options: StepOptions,
  tries = 1,
): Promise<TestOutcome> {
  const files = testFiles(patterns, exclude, options);
  if (files.length === 0) return noTests;
  return outcomeOf((outcomeFile) => {
    const script = ['--enable-source-maps', 'test/support/runMochaFiles.ts'];
    return runChild(nodePath(major), [
      ...script,
      outcomeFile,
      options.grep ?? '',
      options.seed ?? '',
      String(tries),
      ...files,
    ]);
  });
}

async function extensionHostTests(options: StepOptions): Promise<TestOutcome> {
  const { grep, shard } = options;
  const suites = testFiles(['test/vscode/**/*.test.ts'], [], options);
  if (suites.length === 0) return noTests;
  const folder = await bundleTests(`vscode${shard?.number ?? ''}`, ['test/vscode/index.ts', ...suites]);
  const host = await chooseHost();
  console.log(`Running in ${host.description}.`);
  return outcomeOf(async (outcomeFile) => {
    const network = await prepareNetwork(dirname(outcomeFile));
    const secretsFile = join(dirname(outcomeFile), 'secrets.json');
    return runInHost(host, {
      extension: root,
      tests: join(folder, 'index.mjs'),
      env: {
        ...network,
        HARF_TEST_OUTCOME: outcomeFile,
        HARF_TEST_GREP: grep ?? '',
        HARF_TEST_SEED: options.seed ?? '',
        HARF_TEST_TRIES: String(triesInEditors()),
        HARF_TEST_SECRETS: secretsFile,
      },
      inspect: async (left) => {
        // Without the suite that plants them there is nothing to look for.
        if (suites.includes('test/vscode/secrets.test.ts') && grep === undefined)
          await assertNoSecretsLeft(left, secretsFile);
      },
    });
  });
}

function unitTests(options: StepOptions): Promise<TestOutcome> {
  const others = ['vscode', 'package', 'e2e', 'windows', 'web'];
  // By night, and where a file is asked for, also on this release of Node.js.
  if (options.paths.length === 0) others.push(...inTime({ usual: ['contract'], soak: [] }));
  const exclude = others.map((name) => `test/${name}/**`);
  return nodeTests(24, ['test/**/*.test.ts'], exclude, options);
}

/** The server build of Visual Studio Code, in a browser: what shows the editor where it cannot be downloaded. */
const serverBuild: readonly ToolName[] = process.platform === 'win32' ? [] : ['vscode', 'browser'];
const notOnWindows = { win32: 'the server build of Visual Studio Code, which it needs, does not run there' };

/** All steps in the order in which they run, or begin where two run at the same time: long ones first. */
export const steps: readonly Step[] = [
  {
    name: 'types',
    where: 'for Node.js and for browsers',
    run: () => tool('typescript/bin/tsc', '-b', '.', 'tsconfig.browser.json'),
  },
  { name: 'lint', run: () => tool('@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.') },
  { name: 'build', run: () => check(ensureBuilt) },
  {
    name: 'vscode',
    needs: serverBuild,
    needsBuild: true,
    // Two windows beside each other take no less time on two cores, and their tests run into their limits.
    prepare: chooseHost,
    run: extensionHostTests,
  },
  {
    name: 'unit',
    needsBuild: true,
    shards: 2,
    run: unitTests,
  },
  {
    name: 'package',
    needs: [...serverBuild, 'node22', 'oldestVscode'],
    notOn: notOnWindows,
    needsBuild: true,
    run: (options) => inEditors(['test/package/**/*.test.ts'], options),
  },
  {
    name: 'e2e',
    where: 'in a browser',
    needs: ['browser'],
    needsBuild: true,
    run: (options) => inEditors(['test/e2e/**/*.test.ts'], options),
  },
  {
    name: 'contract',
    where: 'on Node.js 22',
    needs: ['node22'],
    needsBuild: true,
    run: (options) => nodeTests(22, ['test/contract/**/*.test.ts'], [], options),
  },
  {
    name: 'windows',
    where: 'that are opened, reloaded and closed',
    needs: serverBuild,
    notOn: notOnWindows,
    needsBuild: true,
    run: (options) => inEditors(['test/windows/**/*.test.ts'], options),
  },
  {
    name: 'web',
    where: 'in an editor without a server',
    needs: [...serverBuild, 'oldestVscode'],
    notOn: notOnWindows,
    needsBuild: true,
    run: (options) => inEditors(['test/web/**/*.test.ts'], options),
  },
];
