/** Runs test files in this Node.js: `runMochaFiles.ts OUTCOME_FILE GREP SEED TRIES FILE…`; an empty GREP runs every test, an empty SEED as they are written, with two TRIES a test that fails is run once more. */
import { runMocha } from './mochaRun.ts';

const [outcomeFile, grep, seed, tries, ...files] = process.argv.slice(2);
const { failures } = await runMocha({
  ...{ outcomeFile, grep, seed, files },
  triesAgain: tries === '2',
  timeoutMilliseconds: 60_000,
});
// A handle that a test left open must not keep a finished run from ending.
process.exit(failures.length > 0 ? 1 : 0);
