import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** The script of an extension, as the editor's web worker takes it. */
export async function webExtensionScript(entryPoint: URL): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(entryPoint)],
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'browser',
    target: 'chrome142',
    external: ['vscode'],
    logLevel: 'silent',
  });
  const [script] = outputFiles;
  if (!script) throw new Error('Nothing was built.');
  return script.text;
}
