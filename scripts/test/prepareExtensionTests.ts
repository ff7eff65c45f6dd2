import { globSync } from 'node:fs';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bundleTests } from '../../test/support/vscode/bundleTests.ts';
import { prepareNetwork } from '../../test/support/vscode/network.ts';
import { root, toolsFolder } from '../setup/places.mjs';

/**
 * Puts all that "Extension Tests" of `.vscode/launch.json` names into `.tools/tests/`: the suites, a copy of
 * `examples/` to work in, and the environment.
 */
const folder = join(toolsFolder, 'tests');
const workspace = join(folder, 'workspace');
await rm(workspace, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
await cp(join(root, 'examples'), workspace, { recursive: true });
await bundleTests('vscode', ['test/vscode/index.ts', ...globSync('test/vscode/**/*.test.ts', { cwd: root })]);
const environment = { ...(await prepareNetwork(folder)), HARF_TEST_SECRETS: join(folder, 'secrets.json') };
const lines = Object.entries(environment).map(([name, value]) => `${name}=${value}\n`);
await writeFile(join(folder, 'environment'), lines.join(''));
