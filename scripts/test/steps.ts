import { existsSync, globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { TestCounts } from '../../test/support/mochaRun.ts';
import { bundleTests } from '../../test/support/vscode/bundleTests.ts';
import { chooseHost } from '../../test/support/vscode/host.ts';
import { prepareNetwork } from '../../test/support/vscode/network.ts';
import { runInHost } from '../../test/support/vscode/runInHost.ts';
import { assertNoSecretsLeft } from '../../test/support/vscode/secretsLeft.ts';
import { ensureBuilt } from '../build/ensure.mjs';
import { nodePath } from '../setup/node.mjs';
import { root } from '../setup/places.mjs';
import type { ToolName } from '../setup.mjs';
import { check, countedIn, runChild } from './outcome.ts';

export interface StepOptions {
  readonly grep: string | undefined;
}

/** One part of the test run; a check without tests of its own counts as one. */
export interface Step {
  readonly name: string;
  readonly where?: string;
  /** Beside the dependencies and Node.js 24. */
  readonly needs?: readonly ToolName[];
  readonly needsBuild?: true;
  run(options: StepOptions): Promise<TestCounts>;
}

const tool = (path: string, ...args: string[]) =>
  check(() => runChild(nodePath(24), [join('node_modules', path), ...args]));

const nodeTests = (
  major: 22 | 24,
  patterns: readonly string[],
  exclude: readonly string[],
  { grep }: StepOptions,
) =>
  countedIn(async (countsFile) => {
    const files = globSync(patterns, { cwd: root, exclude }).sort();
    const args = ['--enable-source-maps', 'test/support/runMochaFiles.ts', countsFile, grep ?? '', ...files];
    await runChild(nodePath(major), args);
  });

async function extensionHostTests({ grep }: StepOptions): Promise<TestCounts> {
  const suites = globSync('test/vscode/**/*.test.ts', { cwd: root });
  const folder = await bundleTests('vscode', ['test/vscode/index.ts', ...suites]);
  const host = await chooseHost();
  console.log(`Running in ${host.description}.`);
  return countedIn(async (countsFile) => {
    const network = await prepareNetwork(dirname(countsFile));
    const secretsFile = join(dirname(countsFile), 'secrets.json');
    return runInHost(host, {
      extension: root,
      tests: join(folder, 'index.mjs'),
      env: {
        ...network,
        HARF_TEST_COUNTS: countsFile,
        HARF_TEST_GREP: grep ?? '',
        HARF_TEST_SECRETS: secretsFile,
      },
      inspect: async (left) => {
        // Without the suite that plants them, which `grep` may leave out, there is nothing to look for.
        if (grep === undefined || existsSync(secretsFile)) await assertNoSecretsLeft(left, secretsFile);
      },
    });
  });
}

const unitExcludes = ['test/vscode/**', 'test/package/**', 'test/e2e/**', 'test/windows/**'];

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
    where: 'in a browser',
    needs: ['browser'],
    needsBuild: true,
    run: (options) => nodeTests(24, ['test/e2e/**/*.test.ts'], [], options),
  },
  { name: 'vscode', needs: ['vscode', 'browser'], needsBuild: true, run: extensionHostTests },
  {
    name: 'windows',
    where: 'that are opened, reloaded and closed',
    needs: ['vscode', 'browser'],
    needsBuild: true,
    run: (options) => nodeTests(24, ['test/windows/**/*.test.ts'], [], options),
  },
  {
    name: 'package',
    needs: ['vscode', 'browser'],
    needsBuild: true,
    run: (options) => nodeTests(24, ['test/package/**/*.test.ts'], [], options),
  },
];
