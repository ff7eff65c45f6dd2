import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleTests } from '../../test/support/vscode/bundleTests.ts';
import { chooseHost } from '../../test/support/vscode/host.ts';
import { runInHost } from '../../test/support/vscode/runInHost.ts';
import { root } from '../setup/places.mjs';
import type { Figure } from './figure.ts';

/** Activation and commands inside a real extension host. */
export async function editorFigures(): Promise<readonly Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'harf-bench-'));
  const figuresFile = join(folder, 'figures.json');
  try {
    const modules = await bundleTests('bench', ['scripts/bench/inHost.ts']);
    await runInHost(await chooseHost(), {
      extension: root,
      tests: join(modules, 'inHost.mjs'),
      env: { HARF_BENCH_FILE: figuresFile, HARF_BENCH_ROOT: root },
    });
    return JSON.parse(readFileSync(figuresFile, 'utf8'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
