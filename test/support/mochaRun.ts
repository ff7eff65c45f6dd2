import { writeFile } from 'node:fs/promises';
import Mocha from 'mocha';

/** How a run of tests ended; a skipped test counts as failed. */
export interface TestCounts {
  readonly passed: number;
  readonly failed: number;
}

export interface MochaRun {
  /** Only tests whose full title contains this are run. */
  readonly grep?: string | undefined;
  readonly timeoutMilliseconds: number;
  /** Where the counts are written as JSON, for a parent process. */
  readonly countsFile?: string | undefined;
  readonly files: readonly string[];
}

/** Runs suites and prints their results as they come. */
export async function runMocha({
  grep,
  timeoutMilliseconds,
  countsFile,
  files,
}: MochaRun): Promise<TestCounts> {
  const mocha = new Mocha({
    ui: 'bdd',
    reporter: 'spec',
    color: false,
    timeout: timeoutMilliseconds,
    forbidOnly: true,
    forbidPending: true,
  });
  if (grep) mocha.fgrep(grep);
  for (const file of files) mocha.addFile(file);
  await mocha.loadFilesAsync();
  const counts = await new Promise<TestCounts>((resolve) => {
    const runner = mocha.run((failures) => {
      resolve({ passed: runner.stats?.passes ?? 0, failed: failures });
    });
  });
  if (countsFile) await writeFile(countsFile, JSON.stringify(counts));
  return counts;
}
