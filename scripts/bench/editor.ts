import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleTests } from '../../test/support/vscode/bundleTests.ts';
import { chooseHost } from '../../test/support/vscode/host.ts';
import { runInHost } from '../../test/support/vscode/runInHost.ts';
import { root } from '../setup/places.mjs';
import { type Figure, milliseconds } from './figure.ts';
import { firstCommandFigures } from './firstCommand.ts';
import type { InHostFigures } from './inHost.ts';

/** Activation and commands inside a real extension host. */
export async function editorFigures(): Promise<readonly Figure[]> {
  const { figures } = await inHost({});
  const seen = await inHost({ HARF_BENCH_SEEN: 'yes' });
  const { startedAt, endedAt } = seen.firstCommand;
  const name = 'first command, its text on the screen for 6 s';
  return [...figures, { name, value: milliseconds(endedAt - startedAt), aim: 'below 120 ms' }];
}

async function inHost(env: Record<string, string>): Promise<InHostFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'harf-bench-'));
  const figuresFile = join(folder, 'figures.json');
  try {
    const modules = await bundleTests('bench', ['scripts/bench/inHost.ts']);
    const parts: Figure[] = [];
    const read = () => JSON.parse(readFileSync(figuresFile, 'utf8')) as InHostFigures;
    await runInHost(await chooseHost(), {
      extension: root,
      tests: join(modules, 'inHost.mjs'),
      env: { ...env, HARF_BENCH_FILE: figuresFile, HARF_BENCH_ROOT: root },
      inspect: async (left) => {
        parts.push(...firstCommandFigures(read().firstCommand, left));
      },
    });
    const { figures, firstCommand } = read();
    return { figures: [...figures, ...parts], firstCommand };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
