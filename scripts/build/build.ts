import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { runQuietly } from '../setup/command.mjs';
import { exclusively } from '../setup/lock.mjs';
import { nodePath } from '../setup/node.mjs';
import { root } from '../setup/places.mjs';
import { type Bundle, type Bundler, bundlersOf } from './bundlers.ts';
import { followChanges } from './followChanges.ts';
import { buildInputs, dataInputs, isBuilt, recordBuild, stampOf, stampOfInputs } from './freshness.mjs';

/** Builds all of `dist/` anew, unless it is as new as its sources. */
export async function build(bundles: readonly Bundle[]): Promise<void> {
  const bundlers = await bundlersOf(bundles);
  try {
    await exclusively(() => buildAnew(bundlers));
  } finally {
    await Promise.all(bundlers.map((bundler) => bundler.dispose()));
  }
}

async function buildAnew(bundlers: readonly Bundler[]): Promise<void> {
  if (isBuilt()) return console.log('dist/ is as new as its sources.');
  rmSync(join(root, 'dist'), { recursive: true, force: true });
  await buildParts([...bundlers.map((bundler) => bundler.build), writeData]);
}

/** As `build`, and after each change builds what it touches, until the process is ended. */
export async function watch(bundles: readonly Bundle[]): Promise<void> {
  const bundlers = await bundlersOf(bundles);
  const ownStamp = stampOf(buildInputs);
  let stamp = '';
  let dataStamp = stampOf(dataInputs);
  await round(() => exclusively(() => buildAnew(bundlers)));
  stamp = stampOfInputs();
  await followChanges(async () => {
    if (stampOf(buildInputs) !== ownStamp) throw new Error('The build itself has changed; start it again.');
    if (stampOfInputs() === stamp) return;
    stamp = stampOfInputs();
    const withData = stampOf(dataInputs) !== dataStamp;
    dataStamp = stampOf(dataInputs);
    const parts = [...bundlers.map((bundler) => bundler.build), ...(withData ? [writeData] : [])];
    await round(() => exclusively(() => buildParts(parts)));
  });
}

/** Builds parts at the same time; when all of them have ended, it is done, or rejects with what went wrong. */
async function buildParts(parts: readonly (() => Promise<void>)[]): Promise<void> {
  const stamp = stampOfInputs();
  const outcomes = await Promise.allSettled(parts.map((part) => part()));
  const reasons = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
  if (reasons.length > 0) throw new Error(reasons.map(messageOf).join('\n'));
  recordBuild(stamp);
}

/** In a process of its own, so that it has the code of the engine and the contract as it is now. */
const writeData = async () => void (await runQuietly(nodePath(24), ['scripts/build/data.ts'], { cwd: root }));

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Its first and last lines are what `.vscode/tasks.json` looks for. */
async function round(work: () => Promise<void>): Promise<void> {
  console.log('[watch] build started');
  const start = performance.now();
  try {
    await work();
  } catch (error) {
    console.error(messageOf(error));
  }
  console.log(`[watch] build finished in ${((performance.now() - start) / 1000).toFixed(1)} s`);
}
