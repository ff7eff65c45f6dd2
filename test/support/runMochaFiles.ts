/** Runs test files in this Node.js: `runMochaFiles.ts COUNTS_FILE GREP FILE…`; an empty GREP runs every test. */
import { runMocha } from './mochaRun.ts';

const [countsFile, grep, ...files] = process.argv.slice(2);
const { failed } = await runMocha({ countsFile, grep, files, timeoutMilliseconds: 60_000 });
// A handle that a test left open must not keep a finished run from ending.
process.exit(failed > 0 ? 1 : 0);
