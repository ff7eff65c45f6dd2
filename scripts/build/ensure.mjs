import { runQuietly } from '../setup/command.mjs';
import { nodePath } from '../setup/node.mjs';
import { root } from '../setup/places.mjs';
import { say } from '../setup/say.mjs';
import { isBuilt } from './freshness.mjs';

/** Builds `dist/` unless it is as new as the sources; the dependencies and Node.js 24 must be there. */
export async function ensureBuilt() {
  if (isBuilt()) return;
  say('Building…');
  await runQuietly(nodePath(24), ['esbuild.mjs'], { cwd: root });
}
