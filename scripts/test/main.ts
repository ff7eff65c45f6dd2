import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { TestCounts } from '../../test/support/mochaRun.ts';
import { ensureBuilt } from '../build/ensure.mjs';
import { root } from '../setup/places.mjs';
import { setUp } from '../setup.mjs';
import { check, countedIn } from './outcome.ts';
import { type Step, type StepOptions, steps } from './steps.ts';

/**
 * `[--only STEP,…] [--grep TEXT] [--seed NUMBER] [--soak] [--counts FILE] [PATH…]`: steps, a part of tests' names, another
 * order and other examples, all that takes long, where the counts of the tests are written, test files or folders of them.
 */
const parseCommandLine = () =>
  parseArgs({
    options: {
      only: { type: 'string' },
      grep: { type: 'string' },
      seed: { type: 'string' },
      soak: { type: 'boolean', default: false },
      counts: { type: 'string' },
    },
    allowPositionals: true,
  });

/** A path of the user's, as from the project's folder. */
function fromRoot(path: string): string {
  if (!existsSync(path)) throw new Error(`There is no test at ${path}.`);
  return relative(root, resolve(path)).replaceAll('\\', '/');
}

function chosenSteps(only: string | undefined): readonly Step[] {
  if (only === undefined) return steps;
  const names = only.split(',');
  const unknown = names.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length === 0) return steps.filter((step) => names.includes(step.name));
  const known = steps.map((step) => step.name).join(', ');
  throw new Error(`There is no step "${unknown.join('", "')}"; the steps are ${known}.`);
}

/** Without the steps that cannot run on this system, each of which is named with the reason. */
function possibleSteps(chosen: readonly Step[]): readonly Step[] {
  return chosen.filter(({ name, notOn }) => {
    const reason = notOn?.[process.platform];
    if (reason !== undefined) console.log(`\n=== ${name} is left out on ${process.platform}: ${reason}`);
    return reason === undefined;
  });
}

async function timed(name: string, run: () => Promise<TestCounts>): Promise<TestCounts> {
  console.log(`\n=== ${name}`);
  const start = performance.now();
  const counts = await run();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`--- ${name}: ${counts.passed} passed, ${counts.failed} failed (${seconds} s)`);
  return counts;
}

async function runStep(step: Step, options: StepOptions): Promise<TestCounts> {
  try {
    if (step.needsBuild) await ensureBuilt();
    const counts = await step.run(options);
    const isPart = options.grep !== undefined || options.paths.length > 0;
    if (counts.passed + counts.failed > 0 || isPart) return counts;
    throw new Error('It ran no test.');
  } catch (error) {
    return check(() => Promise.reject(error));
  }
}

const sum = (outcomes: readonly TestCounts[]): TestCounts => ({
  passed: outcomes.reduce((total, { passed }) => total + passed, 0),
  failed: outcomes.reduce((total, { failed }) => total + failed, 0),
});

async function runSteps(chosen: readonly Step[], options: StepOptions): Promise<TestCounts> {
  const outcomes: TestCounts[] = [];
  for (const step of chosen) {
    const title = [step.name, step.where ?? ''].join(' ').trim();
    outcomes.push(await timed(title, () => runStep(step, options)));
  }
  const { passed, failed } = sum(outcomes);
  if (passed + failed === 0) throw new Error('No test of these steps is at these paths and has this name.');
  return { passed, failed };
}

/** Runs steps in a process of their own, and prints what one of them printed when it has ended. */
function runBeside(beside: readonly Step[], args: readonly string[]): Promise<TestCounts> {
  const only = beside.map(({ name }) => name).join(',');
  return countedIn(async (countsFile) => {
    const own = ['--only', only, '--counts', countsFile];
    const child = spawn(process.execPath, [process.argv[1] ?? '', ...args, ...own], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let held = '';
    const hold = (text: string): void => {
      held += text;
      const ended = /^[\s\S]*^--- .*\n/m.exec(held)?.[0] ?? '';
      process.stdout.write(ended);
      held = held.slice(ended.length);
    };
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', hold);
    const [code] = await once(child, 'close');
    process.stdout.write(held);
    if (code !== 0) throw new Error(`It ended with code ${code}.`);
  });
}

/** Those that are to run beside the others at the same time, and after both what is to be the last. */
async function runSideBySide(chosen: readonly Step[], options: StepOptions): Promise<TestCounts> {
  await ensureBuilt();
  const inLane = (wanted: Step['lane']) => chosen.filter(({ lane }) => lane === wanted);
  const counts = await Promise.all([
    runSteps(inLane(undefined), options),
    runBeside(inLane('beside'), process.argv.slice(2)),
  ]);
  return sum([...counts, await runSteps(inLane('after'), options)]);
}

async function main(): Promise<void> {
  const { values, positionals } = parseCommandLine();
  const options: StepOptions = { grep: values.grep, seed: values.seed, paths: positionals.map(fromRoot) };
  if (values.soak) process.env['HARF_SOAK'] = '1';
  const chosen = possibleSteps(chosenSteps(values.only));
  const needs = chosen.flatMap((step) => step.needs ?? []);
  const setUpOutcome = await timed('set-up', () => check(() => setUp(needs)));
  // A part of the tests is read better one step after the other.
  const isWhole = values.only === undefined && values.grep === undefined && positionals.length === 0;
  const run = isWhole ? runSideBySide : runSteps;
  const tests = setUpOutcome.failed > 0 ? [] : [await run(chosen, options)];
  if (values.counts !== undefined) writeFileSync(values.counts, JSON.stringify(sum(tests)));
  const { passed, failed } = sum([setUpOutcome, ...tests]);
  console.log(`\n${passed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
