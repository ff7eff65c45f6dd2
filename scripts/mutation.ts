import { delimiter, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { toolsFolder } from './setup/places.mjs';

interface Folder {
  readonly source: string;
  /** Quick ones: they run some hundred times. */
  readonly tests: readonly string[];
  /** Kinds of changes that tell nothing there. */
  readonly excluded?: readonly string[];
}

/**
 * Changes one comparison, call or string of the sources after the other and runs the tests of their folder each time; what no
 * test notices is printed, and at the end how much of each folder is noticed. All folders are tried, or those and the files that are
 * named; `--concurrency 1` leaves the other cores free. A run starts from what the last one found. Exits 1 if less is noticed
 * than `LEAST_PERCENT`.
 */
const LEAST_PERCENT = 85;

const FOLDERS: readonly Folder[] = [
  { source: 'src/text', tests: ['test/text/**/*.test.ts'] },
  { source: 'src/document/edits', tests: ['test/document/edits/**/*.test.ts'] },
  {
    source: 'src/contract',
    tests: ['test/contract/{schemas,answerSchemas,requestSchemas,wireNames}.test.ts'],
    // The values of enumerations and what is said of a wrong field: a test of them would be the table once more.
    excluded: ['StringLiteral'],
  },
  { source: 'src/client/transport', tests: ['test/client/transport/**/*.test.ts'] },
];

const { values, positionals } = parseArgs({
  options: { concurrency: { type: 'string' } },
  allowPositionals: true,
});

// The runner starts `node` once for each test file and change: this one, with what it has compiled before.
process.env['PATH'] = [dirname(process.execPath), process.env['PATH']].join(delimiter);
process.env['NODE_COMPILE_CACHE'] = join(toolsFolder, 'stryker', 'compiled');

const scores: string[] = [];
for (const folder of FOLDERS) {
  const asked = positionals.filter((path) => `${path}/`.startsWith(`${folder.source}/`));
  if (positionals.length === 0 || asked.length > 0) scores.push(await score(folder, asked));
}
if (scores.length === 0)
  throw new Error(`Name folders or files of ${FOLDERS.map(({ source }) => source).join(', ')}.`);
console.log(scores.join('\n'));

async function score({ source, tests, excluded = [] }: Folder, asked: readonly string[]): Promise<string> {
  const files = asked.filter((path) => path !== source);
  const name = source.replaceAll('/', '-');
  const mutants = await new Stryker({
    mutate: files.length > 0 ? files : [`${source}/**/*.ts`],
    mutator: { excludedMutations: [...excluded] },
    testRunner: 'tap',
    tap: {
      testFiles: [...tests],
      nodeArgs: [
        ...['-r', '{{hookFile}}', 'node_modules/mocha/bin/mocha.js'],
        ...['--reporter', 'tap', '--timeout', '5000', '{{testFile}}'],
      ],
    },
    coverageAnalysis: 'perTest',
    disableTypeChecks: 'src/**/*.ts',
    // It would be read by a compiler that TypeScript 7 no longer has.
    tsconfigFile: 'none.json',
    ignorePatterns: ['.tools', 'dist', 'data', 'docs', 'examples', 'media', '*.vsix'],
    incremental: true,
    incrementalFile: join('.tools/stryker', `${name}.json`),
    tempDirName: join('.tools/stryker', name),
    reporters: ['clear-text', 'progress'],
    clearTextReporter: { logTests: false, reportTests: false },
    thresholds: { high: 100, low: LEAST_PERCENT, break: LEAST_PERCENT },
    ...(values.concurrency !== undefined && { concurrency: Number(values.concurrency) }),
  }).runMutationTest();
  const count = (...statuses: readonly string[]) =>
    mutants.filter(({ status }) => statuses.includes(status)).length;
  const noticed = count('Killed', 'Timeout');
  const all = noticed + count('Survived', 'NoCoverage');
  return `${source}: ${noticed} of ${all} changes noticed (${((100 * noticed) / all).toFixed(1)} %)`;
}
