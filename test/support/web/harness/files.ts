import { webExtensionScript } from '../bundle.ts';
import { MEMORY_SCHEME } from './scheme.ts';

const manifest = {
  name: 'harness',
  publisher: 'harf-tests',
  version: '1.0.0',
  engines: { vscode: '^1.103.0' },
  browser: './extension.js',
  activationEvents: ['*', `onFileSystem:${MEMORY_SCHEME}`],
  capabilities: { virtualWorkspaces: true, untrustedWorkspaces: { supported: true } },
};

/** The extension that serves the tests in the editor's web worker: its files by their paths. */
export async function harnessFiles(): Promise<Readonly<Record<string, string>>> {
  return {
    'package.json': JSON.stringify(manifest),
    // The editor asks for it.
    'package.nls.json': '{}',
    'extension.js': await webExtensionScript(new URL('extension.ts', import.meta.url)),
  };
}
