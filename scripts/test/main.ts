import { parseArgs } from 'node:util';
import type { TestCounts } from '../../test/support/mochaRun.ts';
import { ensureBuilt } from '../build/ensure.mjs';
import { setUp } from '../setup.mjs';
import { check } from './outcome.ts';
import { type Step, type StepOptions, steps } from './steps.ts';

const aliases: Readonly<Record<string, readonly string[]>> = { check: ['types', 'lint'] };

const { values: options } = parseArgs({ options: { only: { type: 'string' }, grep: { type: 'string' } } });

function chosenSteps(only: string | undefined): readonly Step[] {
  if (only === undefined) return steps;
  const names = only.split(',').flatMap((name) => aliases[name] ?? [name]);
  const unknown = names.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length === 0) return steps.filter((step) => names.includes(step.name));
  const known = [...Object.keys(aliases), ...steps.map((step) => step.name)].join(', ');
  throw new Error(`There is no step "${unknown.join('", "')}"; the steps are ${known}.`);
}

async function timed(name: string, run: () => Promise<TestCounts>): Promise<TestCounts> {
  console.log(`\n=== ${name}`);
  const start = performance.now();
  const counts = await run();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`--- ${name}: ${counts.passed} passed, ${counts.failed} failed (${seconds} s)`);
  return counts;
}

async function runStep(step: Step, stepOptions: StepOptions): Promise<TestCounts> {
  try {
    if (step.needsBuild) await ensureBuilt();
    const counts = await step.run(stepOptions);
    if (counts.passed + counts.failed > 0 || stepOptions.grep !== undefined) return counts;
    throw new Error('It ran no test.');
  } catch (error) {
    return check(() => Promise.reject(error));
  }
}

const sum = (outcomes: readonly TestCounts[]): TestCounts => ({
  passed: outcomes.reduce((total, { passed }) => total + passed, 0),
  failed: outcomes.reduce((total, { failed }) => total + failed, 0),
});

async function runSteps(chosen: readonly Step[]): Promise<TestCounts> {
  const outcomes: TestCounts[] = [];
  for (const step of chosen) {
    const title = [step.name, step.where ?? ''].join(' ').trim();
    outcomes.push(await timed(title, () => runStep(step, { grep: options.grep })));
  }
  const { passed, failed } = sum(outcomes);
  if (passed + failed === 0) throw new Error(`No test has "${options.grep}" in its name.`);
  return { passed, failed };
}

async function main(): Promise<void> {
  const chosen = chosenSteps(options.only);
  const needs = chosen.flatMap((step) => step.needs ?? []);
  const setUpOutcome = await timed('set-up', () => check(() => setUp(needs)));
  const tests = setUpOutcome.failed > 0 ? [] : [await runSteps(chosen)];
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
