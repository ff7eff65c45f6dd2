import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestOutcome } from '../../test/support/mochaRun.ts';
import { root } from '../setup/places.mjs';

/** Runs a program in the project's folder with this process's streams; rejects if it fails. */
export function runChild(executable: string, args: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(executable, args, { cwd: root, stdio: 'inherit' });
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      if (code === 0) resolve();
      else reject(new Error(`It ended with ${signal ?? `code ${code}`}.`));
    });
  });
}

export const noTests: TestOutcome = { passed: 0, failures: [], passedAgain: [] };

/** The outcome of work that is one check: it passes unless it rejects. */
export async function check(work: () => Promise<void>): Promise<TestOutcome> {
  try {
    await work();
    return { ...noTests, passed: 1 };
  } catch (error) {
    return failure(error);
  }
}

function failure(error: unknown): TestOutcome {
  const message = error instanceof Error ? error.message : String(error);
  console.error(message);
  return { ...noTests, failures: [message] };
}

/** The outcome that work leaves in a file; failing in any other way is one failure. */
export async function outcomeOf(work: (outcomeFile: string) => Promise<void>): Promise<TestOutcome> {
  const folder = await mkdtemp(join(tmpdir(), 'harf-outcome-'));
  const outcomeFile = join(folder, 'outcome.json');
  try {
    const ran = await check(() => work(outcomeFile));
    const tests = await readOutcome(outcomeFile);
    return tests.failures.length > 0 ? tests : { ...tests, failures: ran.failures };
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function readOutcome(outcomeFile: string): Promise<TestOutcome> {
  try {
    return JSON.parse(await readFile(outcomeFile, 'utf8'));
  } catch {
    return failure(new Error('The tests ended before they could be counted.'));
  }
}
