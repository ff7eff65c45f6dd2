import { existsSync } from 'node:fs';
import { copyFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runNpm } from './command.mjs';
import { installFolder, unpackPart } from './install.mjs';
import { toolsFolder } from './places.mjs';

/** code-server carries a whole Visual Studio Code; nothing but that is taken from it. */
const release = {
  package: 'code-server',
  version: '4.139.1',
  integrity:
    'sha512-fUYvJVdz4ZoVJfakGiGWXFMpF8K1ObsrpGvX17ZxNpKOzdNHs7lANT670JTr4ZhA8DnWqyvvmFG/d3HV9Yy6ew==',
};

/** Raised whenever what is done to the package below changes. */
const revision = 3;

const folderName = `vscode-of-code-server-${release.version}-${revision}`;

/** The server build of Visual Studio Code, whether it is installed yet or not. */
export const vscodeFolder = join(toolsFolder, folderName);

export const vscodeTool = {
  description: 'Visual Studio Code for the browser',
  isThere: () => existsSync(vscodeFolder),
  install: () => installFolder(folderName, fill),
};

/** @param {string} folder */
async function fill(folder) {
  await unpackPart({ ...release, part: 'package/lib/vscode/', folder });
  // npm-shrinkwrap.json in the folder pins every version and its integrity.
  await runNpm(['install', '--omit=dev'], { cwd: folder });
  await prune(folder);
  await replaceNativeModules(folder);
}

/** What neither the tests nor the examples load: more than half of the size. */
const unused = [
  'extensions/copilot',
  'extensions/mermaid-markdown-features',
  'extensions/microsoft-authentication',
  'extensions/ms-vscode.js-debug',
  'extensions/ms-vscode.js-debug-companion',
  'extensions/ms-vscode.vscode-js-profile-table',
  'extensions/typescript-language-features',
  'node_modules/@devcontainers',
  'node_modules/@github',
  'node_modules/@microsoft/mxc-sdk',
  'node_modules/@vscode/sandbox-runtime',
  'node_modules/@vscode/windows-process-tree',
];

/** @param {string} folder */
async function prune(folder) {
  await Promise.all(unused.map((path) => rm(join(folder, path), { recursive: true, force: true })));
  await keepOwnPlatform(join(folder, 'node_modules', '@vscode', 'ripgrep-universal', 'bin'));
  await keepOwnPlatform(join(folder, 'node_modules', 'node-pty', 'prebuilds'));
}

/** @param {string} folder whose entries are named by platform and architecture */
async function keepOwnPlatform(folder) {
  const entries = await readdir(folder).catch(() => []);
  const foreign = entries.filter(
    (entry) => !entry.includes(process.platform) || !entry.includes(process.arch),
  );
  await Promise.all(foreign.map((entry) => rm(join(folder, entry), { recursive: true })));
}

/**
 * Two native modules would have to be compiled. A watchdog over the parent process is not needed; what writes
 * the logs is replaced.
 * @param {string} folder
 */
async function replaceNativeModules(folder) {
  const modules = join(folder, 'node_modules', '@vscode');
  await copyFile(join(import.meta.dirname, 'fileLogger.cjs'), join(modules, 'spdlog', 'index.js'));
  await writeFile(join(modules, 'native-watchdog', 'index.js'), 'exports.start = () => {};\n');
}
