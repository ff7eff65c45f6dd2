import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestCounts } from '../../test/support/mochaRun.ts';
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

/** The outcome of work that is one check: it passes unless it rejects. */
export async function check(work: () => Promise<void>): Promise<TestCounts> {
  try {
    await work();
    return { passed: 1, failed: 0 };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  }
}

/** The outcome of work that leaves its counts in a file; failing in any other way counts as one failure. */
export async function countedIn(work: (countsFile: string) => Promise<void>): Promise<TestCounts> {
  const folder = await mkdtemp(join(tmpdir(), 'harf-counts-'));
  const countsFile = join(folder, 'counts.json');
  try {
    const ran = await check(() => work(countsFile));
    const counts = await readCounts(countsFile);
    return { passed: counts.passed, failed: Math.max(counts.failed, ran.failed) };
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function readCounts(countsFile: string): Promise<TestCounts> {
  try {
    return JSON.parse(await readFile(countsFile, 'utf8'));
  } catch {
    console.error('The tests ended before they could be counted.');
    return { passed: 0, failed: 1 };
  }
}
