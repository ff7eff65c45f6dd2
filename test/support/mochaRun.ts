import { writeFile } from 'node:fs/promises';
import * as fc from 'fast-check';
import Mocha from 'mocha';
import { seededRandom } from './seededRandom.ts';

/** How a run of tests ended; a skipped test is a failure. */
export interface TestOutcome {
  readonly passed: number;
  /** Each as its name and what was wrong, for the end of a long log. */
  readonly failures: readonly string[];
  /** The tests that failed and then passed: each is a defect, of the test or of what it tests. */
  readonly passedAgain: readonly string[];
}

export interface MochaRun {
  /** Only tests whose full title contains this are run. */
  readonly grep?: string | undefined;
  readonly timeoutMilliseconds: number;
  /**
   * Whether a test that fails is run once more. Real editors and browsers have clocks of their own, so on a computer that
   * has much else to do one test in thousands meets a moment for which it was not written.
   */
  readonly triesAgain: boolean;
  /** Where the outcome is written as JSON, for a parent process. */
  readonly outcomeFile?: string | undefined;
  readonly files: readonly string[];
  /**
   * Of the order in which the suites of all files run, and the tests of each, and of what properties are tried on. Without
   * it the order is that of the files, and properties are tried on the same each time: a run then tells about the change.
   */
  readonly seed?: string | undefined;
}

/** Runs suites and prints their results as they come. */
export async function runMocha({
  grep,
  timeoutMilliseconds,
  triesAgain,
  outcomeFile,
  files,
  seed,
}: MochaRun): Promise<TestOutcome> {
  const mocha = new Mocha({
    ui: 'bdd',
    reporter: 'spec',
    color: false,
    timeout: timeoutMilliseconds,
    retries: triesAgain ? 1 : 0,
    forbidOnly: true,
    forbidPending: true,
  });
  if (grep) mocha.fgrep(grep);
  for (const file of files) mocha.addFile(file);
  await mocha.loadFilesAsync();
  fc.configureGlobal({ seed: seed ? Number(seed) : 1 });
  if (seed) {
    console.log(`Shuffled by the seed ${seed}.`);
    shuffle(mocha.suite, seededRandom(Number(seed)));
  }
  const failures: string[] = [];
  const triedAgain: string[] = [];
  const passed = await new Promise<number>((resolve) => {
    const runner = mocha.run(() => resolve(runner.stats?.passes ?? 0));
    const describe = (test: Mocha.Runnable, error: Error) => `${test.fullTitle()}\n${error.stack ?? error}`;
    runner.on('fail', (test, error) => failures.push(describe(test, error)));
    runner.on('retry', (test, error) => triedAgain.push(describe(test, error)));
  });
  const hasFailed = (title = '') => failures.some((failure) => failure.startsWith(`${title}\n`));
  const passedAgain = triedAgain.filter((text) => !hasFailed(text.split('\n')[0]));
  const outcome = { passed, failures, passedAgain };
  if (outcomeFile) await writeFile(outcomeFile, JSON.stringify(outcome));
  return outcome;
}

/** The suites and the tests within `suite`, at every depth, in another order. */
function shuffle(suite: Mocha.Suite, random: () => number): void {
  suite.suites = shuffled(suite.suites, random);
  suite.tests = shuffled(suite.tests, random);
  for (const inner of suite.suites) shuffle(inner, random);
}

function shuffled<T>(items: readonly T[], random: () => number): T[] {
  return items
    .map((item) => ({ item, rank: random() }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ item }) => item);
}
