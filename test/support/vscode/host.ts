import { fileURLToPath } from 'node:url';
import { downloadAndUnzipVSCode } from '@vscode/test-electron';
import { findOnPath } from '../../../scripts/setup/findOnPath.mjs';
import { nodePath } from '../../../scripts/setup/node.mjs';
import { root } from '../../../scripts/setup/places.mjs';
import type { EditorAge } from '../../../scripts/setup/vscode.mjs';

/** A Visual Studio Code that can run tests. */
export interface TestHost {
  readonly description: string;
  readonly executable: string;
  /** Arguments that come before those of Visual Studio Code. */
  readonly leadingArguments: readonly string[];
}

const downloads = 'https://update.code.visualstudio.com/api/releases/stable';
const answerLimitMilliseconds = 3_000;

/** The one that VSCODE_TEST_EXECUTABLE names, else the desktop build if it can be had and shown, else the server build. */
export async function chooseHost(): Promise<TestHost> {
  const chosen = process.env['VSCODE_TEST_EXECUTABLE'];
  if (chosen) return { description: chosen, executable: chosen, leadingArguments: [] };
  if (canShowWindows() && (await canDownload())) return desktopHost();
  return serverHost();
}

/** The server build in a headless browser, which is everywhere the same. */
export function serverHost(editor: EditorAge = 'newest'): TestHost {
  const shim = fileURLToPath(new URL('shim.ts', import.meta.url));
  return {
    description: `the server build of the ${editor} Visual Studio Code and a headless browser`,
    executable: nodePath(24),
    leadingArguments: [shim, `--editor=${editor}`],
  };
}

async function desktopHost(): Promise<TestHost> {
  const executable = await downloadAndUnzipVSCode({ version: 'stable', extensionDevelopmentPath: root });
  const description = `the desktop build of Visual Studio Code (${executable})`;
  if (hasDisplay()) return { description, executable, leadingArguments: [] };
  return { description, executable: 'xvfb-run', leadingArguments: ['-a', executable] };
}

const hasDisplay = () =>
  process.platform !== 'linux' || Boolean(process.env['DISPLAY'] ?? process.env['WAYLAND_DISPLAY']);

const canShowWindows = () => hasDisplay() || findOnPath('xvfb-run') !== undefined;

async function canDownload(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(answerLimitMilliseconds);
    return (await fetch(downloads, { method: 'HEAD', signal })).ok;
  } catch {
    return false;
  }
}
