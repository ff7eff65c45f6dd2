import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runQuietly } from '../setup/command.mjs';
import { nodePath } from '../setup/node.mjs';
import { root } from '../setup/places.mjs';

const file = join('dist', 'kernel.wasm');

/** Compiles the kernel of the network, which is AssemblyScript, to `dist/kernel.wasm`. Throws an Error with what the compiler says. */
export async function writeKernel(): Promise<void> {
  const source = join('src', 'engine', 'analyse', 'network', 'kernel', 'kernel.ts');
  const options = ['--enable', 'simd', '--runtime', 'stub', '-O3', '--noAssert'];
  const compiler = join('node_modules', 'assemblyscript', 'bin', 'asc.js');
  await runQuietly(nodePath(24), [compiler, source, '--outFile', file, ...options], { cwd: root });
}

/** The compiled kernel. */
export function readKernel(): Uint8Array {
  return readFileSync(join(root, file));
}
