/** Runs test files in this Node.js: `runMochaFiles.ts OUTCOME_FILE GREP SEED FILE…`; an empty GREP runs every test, an empty SEED as they are written. */
import { runMocha } from './mochaRun.ts';

const [outcomeFile, grep, seed, ...files] = process.argv.slice(2);
const { failures } = await runMocha({ outcomeFile, grep, seed, files, timeoutMilliseconds: 60_000 });
// A handle that a test left open must not keep a finished run from ending.
process.exit(failures.length > 0 ? 1 : 0);
