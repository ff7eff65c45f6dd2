import { existsSync, globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { TestOutcome } from '../../test/support/mochaRun.ts';
import { bundleTests } from '../../test/support/vscode/bundleTests.ts';
import { chooseHost } from '../../test/support/vscode/host.ts';
import { prepareNetwork } from '../../test/support/vscode/network.ts';
import { runInHost } from '../../test/support/vscode/runInHost.ts';
import { assertNoSecretsLeft } from '../../test/support/vscode/secretsLeft.ts';
import { ensureBuilt } from '../build/ensure.mjs';
import { nodePath } from '../setup/node.mjs';
import { root } from '../setup/places.mjs';
import type { ToolName } from '../setup.mjs';
import { check, outcomeOf, runChild } from './outcome.ts';

export interface StepOptions {
  /** Only tests with this in their names are run. */
  readonly grep: string | undefined;
  /** Of the order of the tests, and of what properties are tried on. */
  readonly seed: string | undefined;
  /** Only test files among these, or in these folders, are run; all if it is empty. */
  readonly paths: readonly string[];
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
  /** What runs beside the others; all else runs one after the other, and `after` when both have ended. */
  readonly lane?: 'beside' | 'after';
  run(options: StepOptions): Promise<TestOutcome>;
}

const tool = (path: string, ...args: string[]) =>
  check(() => runChild(nodePath(24), [join('node_modules', path), ...args]));

/** The test files of a step that are asked for. */
function testFiles(
  patterns: readonly string[],
  exclude: readonly string[],
  { paths }: StepOptions,
): string[] {
  const files = globSync(patterns, { cwd: root, exclude }).map((file) => file.replaceAll('\\', '/'));
  const isAskedFor = (file: string) => paths.some((path) => file === path || file.startsWith(`${path}/`));
  return (paths.length === 0 ? files : files.filter(isAskedFor)).sort();
}

async function nodeTests(
  major: 22 | 24,
  patterns: readonly string[],
  exclude: readonly string[],
  options: StepOptions,
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
      ...files,
    ]);
  });
}

const noTests: TestOutcome = { passed: 0, failures: [] };

async function extensionHostTests(options: StepOptions): Promise<TestOutcome> {
  const { grep } = options;
  const suites = testFiles(['test/vscode/**/*.test.ts'], [], options);
  if (suites.length === 0) return noTests;
  const folder = await bundleTests('vscode', ['test/vscode/index.ts', ...suites]);
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
        HARF_TEST_SECRETS: secretsFile,
      },
      inspect: async (left) => {
        // Without the suite that plants them, which the user may leave out, there is nothing to look for.
        if ((grep === undefined && options.paths.length === 0) || existsSync(secretsFile))
          await assertNoSecretsLeft(left, secretsFile);
      },
    });
  });
}

const unitExcludes = ['test/vscode/**', 'test/package/**', 'test/e2e/**', 'test/windows/**'];

/** The server build of Visual Studio Code, in a browser: what shows the editor where it cannot be downloaded. */
const serverBuild: readonly ToolName[] = process.platform === 'win32' ? [] : ['vscode', 'browser'];
const notOnWindows = { win32: 'the server build of Visual Studio Code, which it needs, does not run there' };

/** All steps in the order in which they run. */
export const steps: readonly Step[] = [
  { name: 'types', run: () => tool('typescript/bin/tsc', '-p', '.') },
  { name: 'lint', run: () => tool('@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.') },
  { name: 'build', run: () => check(ensureBuilt) },
  {
    name: 'unit',
    needsBuild: true,
    run: (options) => nodeTests(24, ['test/**/*.test.ts'], unitExcludes, options),
  },
  {
    name: 'contract',
    where: 'on Node.js 22',
    needs: ['node22'],
    needsBuild: true,
    run: (options) => nodeTests(22, ['test/contract/**/*.test.ts'], [], options),
  },
  {
    name: 'e2e',
    lane: 'beside',
    where: 'in a browser',
    needs: ['browser'],
    needsBuild: true,
    run: (options) => nodeTests(24, ['test/e2e/**/*.test.ts'], [], options),
  },
  { name: 'vscode', lane: 'beside', needs: serverBuild, needsBuild: true, run: extensionHostTests },
  {
    name: 'windows',
    where: 'that are opened, reloaded and closed',
    needs: serverBuild,
    notOn: notOnWindows,
    needsBuild: true,
    run: (options) => nodeTests(24, ['test/windows/**/*.test.ts'], [], options),
  },
  {
    name: 'package',
    // It packs what the others run.
    lane: 'after',
    needs: [...serverBuild, 'node22', 'oldestVscode'],
    notOn: notOnWindows,
    needsBuild: true,
    run: (options) => nodeTests(24, ['test/package/**/*.test.ts'], [], options),
  },
];
