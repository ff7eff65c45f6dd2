/**
 * Stands in for the executable of a desktop Visual Studio Code: takes the arguments of a test run, runs it in
 * the server build and a headless browser, relays what the tests print, and ends with their exit code.
 */
import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import type { EditorAge } from '../../../scripts/setup/vscode.mjs';
import { workbenchAddress } from './address.ts';
import { relayConsole } from './relay.ts';
import { type EditorSession, startEditorSession } from './session.ts';

/** Each test has its own limit; this one is for an editor that hangs, on however busy a computer. */
const runLimitMilliseconds = 1_800_000;
const interrupted = 130;
const failed = 98;

interface TestRun {
  readonly folder: string;
  readonly extension: string;
  readonly tests: string;
  readonly extensionsFolder: string | undefined;
  readonly profileFolder: string | undefined;
  readonly logLevel: string | undefined;
  readonly editor: EditorAge;
}

function parseTestRun(args: string[]): TestRun {
  const { values, positionals } = parseArgs({
    args,
    strict: false,
    allowPositionals: true,
    options: {
      extensionDevelopmentPath: { type: 'string' },
      extensionTestsPath: { type: 'string' },
      'extensions-dir': { type: 'string' },
      'user-data-dir': { type: 'string' },
      log: { type: 'string' },
      editor: { type: 'string' },
    },
  });
  const { extensionDevelopmentPath: extension, extensionTestsPath: tests } = values;
  const [folder] = positionals;
  if (typeof extension !== 'string' || typeof tests !== 'string' || folder === undefined) {
    throw new Error('A test run needs a folder, --extensionDevelopmentPath and --extensionTestsPath.');
  }
  const text = (value: string | boolean | undefined) => (typeof value === 'string' ? value : undefined);
  return {
    folder: resolve(folder),
    extension: resolve(extension),
    tests: resolve(tests),
    extensionsFolder: text(values['extensions-dir']),
    profileFolder: text(values['user-data-dir']),
    logLevel: text(values.log),
    editor: values['editor'] === 'oldest' ? 'oldest' : 'newest',
  };
}

async function runTests(session: EditorSession, run: TestRun): Promise<number> {
  await relayConsole(session.page);
  const code = exitCode(session.page);
  await session.page.goto(workbenchAddress(session.server.url, run));
  return code;
}

/** The editor calls `codeAutomationExit` in its page when the tests have ended. */
function exitCode(page: Page): Promise<number> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`The tests did not end within ${runLimitMilliseconds / 1000} s.`)),
      runLimitMilliseconds,
    );
    page.once('crash', () => reject(new Error('The page of the editor crashed.')));
    page
      .exposeFunction('codeAutomationExit', (code: number) => {
        clearTimeout(timer);
        resolve(code);
      })
      .catch(reject);
  });
}

const run = parseTestRun(process.argv.slice(2));
if (run.extensionsFolder) await mkdir(run.extensionsFolder, { recursive: true });
const session = await startEditorSession({
  extensionsFolder: run.extensionsFolder,
  folder: run.profileFolder,
  editor: run.editor,
});
const stopWith = async (code: number) => {
  await session.close();
  process.exit(code);
};
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => stopWith(interrupted));
try {
  await stopWith(await runTests(session, run));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  await stopWith(failed);
}
