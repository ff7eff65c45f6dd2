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

const sum = (a: TestCounts, b: TestCounts): TestCounts => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
});

async function main(): Promise<void> {
  const chosen = chosenSteps(options.only);
  const setUpOutcome = await timed('set-up', () =>
    check(() => setUp(chosen.flatMap(({ needs }) => needs ?? []))),
  );
  let total: TestCounts = { passed: 0, failed: setUpOutcome.failed };
  for (const step of setUpOutcome.failed ? [] : chosen) {
    total = sum(
      total,
      await timed([step.name, step.where ?? ''].join(' ').trim(), () =>
        runStep(step, { grep: options.grep }),
      ),
    );
  }
  if (total.passed + total.failed === 0) throw new Error(`No test has "${options.grep}" in its name.`);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  if (total.failed > 0) process.exitCode = 1;
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
