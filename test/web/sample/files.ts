import { copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../../support/temporaryFolder.ts';
import { webExtensionScript } from '../../support/web/bundle.ts';

const manifest = {
  name: 'sample',
  publisher: 'harf-tests',
  version: '1.0.0',
  engines: { vscode: '^1.103.0' },
  extensionKind: ['ui', 'workspace'],
  // As Harf's: the editor on the web runs no ES modules, and tells the others in such a package by this ending.
  type: 'module',
  browser: './extension.cjs',
  contributes: {
    commands: ['Shout', 'Show', 'Where'].map((title) => ({
      ...{ title, category: 'Sample' },
      command: `sample.${title.toLowerCase()}`,
    })),
  },
};

/** Makes the folder of an extension for the web. */
export async function sampleExtension(): Promise<string> {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  writeFileSync(join(folder, 'package.nls.json'), '{}');
  writeFileSync(join(folder, 'module.mjs'), "export const said = 'a module';\n");
  copyFileSync(new URL('panel.js', import.meta.url), join(folder, 'panel.js'));
  writeFileSync(
    join(folder, 'extension.cjs'),
    await webExtensionScript(new URL('extension.ts', import.meta.url)),
  );
  return folder;
}
