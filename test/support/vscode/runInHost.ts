import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runTests } from '@vscode/test-electron';
import { root } from '../../../scripts/setup/places.mjs';
import type { TestHost } from './host.ts';

export interface ExtensionTests {
  /** The folder of the extension under development. */
  readonly extension: string;
  /** The module whose `run` is called in the extension host. */
  readonly tests: string;
  readonly env?: Record<string, string>;
  /** Where installed extensions are; none are by default. */
  readonly extensionsFolder?: string;
  /** Looks at the folder with all that the run has left, after the editor has ended; rejects if it is not right. */
  readonly inspect?: (folder: string) => Promise<void>;
}

/** Runs tests in the extension host of an editor that has a copy of `examples/` open; rejects if they fail. */
export async function runInHost(host: TestHost, run: ExtensionTests): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'harf-tests-'));
  const workspace = join(folder, 'workspace');
  const temporary = join(folder, 'tmp');
  await mkdir(temporary);
  await cp(join(root, 'examples'), workspace, { recursive: true });
  try {
    await runTests({
      vscodeExecutablePath: host.executable,
      extensionDevelopmentPath: run.extension,
      extensionTestsPath: run.tests,
      extensionTestsEnv: { ...run.env, TMPDIR: temporary },
      launchArgs: [
        ...host.leadingArguments,
        workspace,
        `--user-data-dir=${join(folder, 'profile')}`,
        // Every line that Harf may ever log is in its file.
        '--log=harf-persian.harf:trace',
        `--extensions-dir=${run.extensionsFolder ?? join(folder, 'extensions')}`,
      ],
    });
    await run.inspect?.(folder);
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
