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
import { type Shard, type Step, type StepOptions, steps } from './steps.ts';

/**
 * `[--only STEP,…] [--grep TEXT] [--seed NUMBER] [--soak] [--shard NUMBER/COUNT] [--outcome FILE] [PATH…]`: steps, a part of
 * tests' names, another order and other examples, all that takes long, a part of the test files, where the outcome is
 * written, test files or folders of them.
 */
const parseCommandLine = () =>
  parseArgs({
    options: {
      only: { type: 'string' },
      grep: { type: 'string' },
      seed: { type: 'string' },
      soak: { type: 'boolean', default: false },
      shard: { type: 'string' },
      outcome: { type: 'string' },
    },
    allowPositionals: true,
  });

/** A path of the user's, as from the project's folder. */
function fromRoot(path: string): string {
  if (!existsSync(path)) throw new Error(`There is no test at ${path}.`);
  return relative(root, resolve(path)).replaceAll('\\', '/');
}

function shardOf(text: string): Shard {
  const [, number, count] = /^(\d+)\/(\d+)$/.exec(text) ?? [];
  if (number === undefined) throw new Error(`"${text}" names no part, as 1/2 does.`);
  return { number: Number(number), count: Number(count) };
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
  const { passed, failures, passedAgain } = await run();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`--- ${name}: ${passed} passed, ${failures.length} failed (${seconds} s)`);
  const named = (texts: readonly string[]) => texts.map((text) => `${name}: ${text}`);
  return { passed, failures: named(failures), passedAgain: named(passedAgain) };
}

async function runStep(step: Step, options: StepOptions): Promise<TestOutcome> {
  try {
    if (step.needsBuild) await ensureBuilt();
    const outcome = await step.run(options);
    if (hasTests(outcome) || isPart(options)) return outcome;
    throw new Error('It ran no test.');
  } catch (error) {
    return check(() => Promise.reject(error));
  }
}

const isPart = ({ grep, paths }: StepOptions): boolean => grep !== undefined || paths.length > 0;

const hasTests = ({ passed, failures }: TestOutcome): boolean => passed + failures.length > 0;

const sum = (outcomes: readonly TestOutcome[]): TestOutcome => ({
  passed: outcomes.reduce((total, { passed }) => total + passed, 0),
  failures: outcomes.flatMap(({ failures }) => failures),
  passedAgain: outcomes.flatMap(({ passedAgain }) => passedAgain),
});

async function runSteps(chosen: readonly Step[], options: StepOptions): Promise<TestOutcome> {
  const outcomes: TestOutcome[] = [];
  for (const step of chosen) {
    outcomes.push(await timed(titleOf(step, options), () => runStep(step, options)));
  }
  const outcome = sum(outcomes);
  if (!hasTests(outcome)) throw new Error('No test of these steps is at these paths and has this name.');
  return outcome;
}

const titleOf = ({ name, where }: Step, { shard }: Pick<StepOptions, 'shard'>): string =>
  [name, ...(where ? [where] : []), ...(shard ? [`${shard.number}/${shard.count}`] : [])].join(' ');

/** What runs in a process of its own: a step, or a part of it. */
interface Job {
  readonly step: Step;
  readonly shard?: Shard;
}

/** One order that a seed makes goes over all tests of a step. */
const jobsOf =
  ({ seed }: StepOptions) =>
  (step: Step): Job[] => {
    const { shards: count = 1 } = step;
    if (count === 1 || seed !== undefined) return [{ step }];
    return Array.from({ length: count }, (_, at) => ({ step, shard: { number: at + 1, count } }));
  };

/** Runs a job with the arguments of this process, and prints what it printed when it has ended. */
function runApart(job: Job): Promise<TestOutcome> {
  return outcomeOf(async (outcomeFile) => {
    const own = ['--only', job.step.name, '--outcome', outcomeFile];
    if (job.shard) own.push('--shard', `${job.shard.number}/${job.shard.count}`);
    const child = spawn(process.execPath, [...process.argv.slice(1), ...own], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let printed = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        printed += text;
      });
    const [code] = await once(child, 'close');
    process.stdout.write(printed);
    if (code !== 0) throw new Error(`${titleOf(job.step, job)} ended with code ${code}.`);
  });
}

const AT_THE_SAME_TIME = 2;

/** Runs steps and parts of them beside each other, which two cores take hardly longer for than for one. */
async function runSideBySide(chosen: readonly Step[], options: StepOptions): Promise<TestOutcome> {
  if (chosen.some(({ needsBuild }) => needsBuild)) await ensureBuilt();
  for (const { prepare } of chosen) await prepare?.();
  const waiting = chosen.flatMap(jobsOf(options));
  const outcomes: TestOutcome[] = [];
  const work = async () => {
    for (let job = waiting.shift(); job !== undefined; job = waiting.shift()) {
      console.log(`\n... ${titleOf(job.step, job)}`);
      outcomes.push(await runApart(job));
    }
  };
  await Promise.all(Array.from({ length: AT_THE_SAME_TIME }, work));
  return sum(outcomes);
}

async function main(): Promise<void> {
  const { values, positionals } = parseCommandLine();
  const { grep, seed, shard } = values;
  const options: StepOptions = {
    ...{ grep, seed, paths: positionals.map(fromRoot) },
    shard: shard === undefined ? undefined : shardOf(shard),
  };
  if (values.soak) process.env['HARF_SOAK'] = '1';
  const chosen = possibleSteps(chosenSteps(values.only));
  if (values.outcome === undefined) await runAll(chosen, options);
  else await runForParent(chosen, options, values.outcome);
}

/** All has been set up. */
async function runForParent(chosen: readonly Step[], options: StepOptions, file: string): Promise<void> {
  const outcome = await runSteps(chosen, options);
  writeFileSync(file, JSON.stringify(outcome));
  if (outcome.failures.length > 0) process.exitCode = 1;
}

async function runAll(chosen: readonly Step[], options: StepOptions): Promise<void> {
  const needs = chosen.flatMap((step) => step.needs ?? []);
  const setUpOutcome = await timed('set-up', () => check(() => setUp(needs)));
  // A part of the tests is read better one step after the other, as it runs.
  const isOneByOne = isPart(options) || options.shard || chosen.flatMap(jobsOf(options)).length === 1;
  const run = isOneByOne ? runSteps : runSideBySide;
  const tests = setUpOutcome.failures.length > 0 ? [] : [await run(chosen, options)];
  const { passed, failures, passedAgain } = sum([setUpOutcome, ...tests]);
  // They stand far above in a whole run, among what passed.
  for (const failure of passedAgain) console.log(`\nPassed only when it was tried again, in ${failure}`);
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
