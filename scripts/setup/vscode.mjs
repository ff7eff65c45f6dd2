import { existsSync } from 'node:fs';
import { copyFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runNpm } from './command.mjs';
import { installFolder, unpackPart } from './install.mjs';
import { toolsFolder } from './places.mjs';

/**
 * code-server carries a whole Visual Studio Code; nothing but that is taken from it. The oldest is the one that
 * `engines.vscode` of package.json names; each runs on the Node.js that it was made for.
 */
const releases = /** @type {const} */ ({
  newest: {
    package: 'code-server',
    version: '4.139.1',
    integrity:
      'sha512-fUYvJVdz4ZoVJfakGiGWXFMpF8K1ObsrpGvX17ZxNpKOzdNHs7lANT670JTr4ZhA8DnWqyvvmFG/d3HV9Yy6ew==',
    node: 24,
  },
  oldest: {
    package: 'code-server',
    version: '4.103.2',
    integrity:
      'sha512-dbYFASiePozmAfA2e3BYE7r83CdZ7LMDEAzKhLVRJwFbnd4zAaFlsxvBNrLAkunDJUaEqbtawsBfbtDZu6SXnQ==',
    node: 22,
  },
});

/** @typedef {keyof typeof releases} EditorAge */

/** Raised whenever what is done to the package below changes. */
const revision = 3;

/** @param {EditorAge} age */
const folderName = (age) => `vscode-of-code-server-${releases[age].version}-${revision}`;

/**
 * The server build of Visual Studio Code, whether it is installed yet or not, and the Node.js that runs it.
 * @param {EditorAge} age
 */
export const vscodeServer = (age) => ({
  main: join(toolsFolder, folderName(age), 'out', 'server-main.js'),
  node: releases[age].node,
});

/** @param {EditorAge} age */
export const vscodeTool = (age) => ({
  description: `the ${age} Visual Studio Code for the browser`,
  isThere: () => existsSync(join(toolsFolder, folderName(age))),
  install: () => installFolder(folderName(age), (folder) => fill(folder, age)),
});

/**
 * @param {string} folder
 * @param {EditorAge} age
 */
async function fill(folder, age) {
  const { node: _, ...release } = releases[age];
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
  const modules = join(folder, 'node_modules');
  await copyFile(join(import.meta.dirname, 'fileLogger.cjs'), join(modules, '@vscode', 'spdlog', 'index.js'));
  const watchdogs = ['@vscode/native-watchdog', 'native-watchdog'].map((name) => join(modules, name));
  for (const watchdog of watchdogs.filter(existsSync))
    await writeFile(join(watchdog, 'index.js'), 'exports.start = () => {};\n');
}
