import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { TestOutcome } from '../../test/support/mochaRun.ts';
import { ensureBuilt } from '../build/ensure.mjs';
import { root } from '../setup/places.mjs';
import { setUp } from '../setup.mjs';
import { check, outcomeOf } from './outcome.ts';
import { type Step, type StepOptions, steps } from './steps.ts';

/**
 * `[--only STEP,…] [--grep TEXT] [--seed NUMBER] [--soak] [--outcome FILE] [PATH…]`: steps, a part of tests' names, another
 * order and other examples, all that takes long, where the outcome is written, test files or folders of them.
 */
const parseCommandLine = () =>
  parseArgs({
    options: {
      only: { type: 'string' },
      grep: { type: 'string' },
      seed: { type: 'string' },
      soak: { type: 'boolean', default: false },
      outcome: { type: 'string' },
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

async function timed(name: string, run: () => Promise<TestOutcome>): Promise<TestOutcome> {
  console.log(`\n=== ${name}`);
  const start = performance.now();
  const { passed, failures } = await run();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`--- ${name}: ${passed} passed, ${failures.length} failed (${seconds} s)`);
  return { passed, failures: failures.map((failure) => `${name}: ${failure}`) };
}

async function runStep(step: Step, options: StepOptions): Promise<TestOutcome> {
  try {
    if (step.needsBuild) await ensureBuilt();
    const outcome = await step.run(options);
    const isPart = options.grep !== undefined || options.paths.length > 0;
    if (hasTests(outcome) || isPart) return outcome;
    throw new Error('It ran no test.');
  } catch (error) {
    return check(() => Promise.reject(error));
  }
}

const hasTests = ({ passed, failures }: TestOutcome): boolean => passed + failures.length > 0;

const sum = (outcomes: readonly TestOutcome[]): TestOutcome => ({
  passed: outcomes.reduce((total, { passed }) => total + passed, 0),
  failures: outcomes.flatMap(({ failures }) => failures),
});

async function runSteps(chosen: readonly Step[], options: StepOptions): Promise<TestOutcome> {
  const outcomes: TestOutcome[] = [];
  for (const step of chosen) {
    const title = [step.name, step.where ?? ''].join(' ').trim();
    outcomes.push(await timed(title, () => runStep(step, options)));
  }
  const outcome = sum(outcomes);
  if (!hasTests(outcome)) throw new Error('No test of these steps is at these paths and has this name.');
  return outcome;
}

/** Runs steps in a process of their own, and prints what one of them printed when it has ended. */
function runBeside(beside: readonly Step[], args: readonly string[]): Promise<TestOutcome> {
  const only = beside.map(({ name }) => name).join(',');
  return outcomeOf(async (outcomeFile) => {
    const own = ['--only', only, '--outcome', outcomeFile];
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
async function runSideBySide(chosen: readonly Step[], options: StepOptions): Promise<TestOutcome> {
  await ensureBuilt();
  const inLane = (wanted: Step['lane']) => chosen.filter(({ lane }) => lane === wanted);
  const outcomes = await Promise.all([
    runSteps(inLane(undefined), options),
    runBeside(inLane('beside'), process.argv.slice(2)),
  ]);
  return sum([...outcomes, await runSteps(inLane('after'), options)]);
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
  const tests = setUpOutcome.failures.length > 0 ? [] : [await run(chosen, options)];
  if (values.outcome !== undefined) writeFileSync(values.outcome, JSON.stringify(sum(tests)));
  const { passed, failures } = sum([setUpOutcome, ...tests]);
  // They stand far above in a whole run, among what passed.
  for (const failure of failures) console.log(`\nFailed in ${failure}`);
  console.log(`\n${passed} passed, ${failures.length} failed`);
  if (failures.length > 0) process.exitCode = 1;
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
