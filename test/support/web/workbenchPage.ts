import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Where the server has what the workbench loads of itself; its built-in extensions are beside `out/`. */
export const WORKBENCH_PATH = '/vscode';

export interface WorkbenchConfiguration {
  /** The origin of the page, such as `http://localhost:4000`. */
  readonly origin: string;
  /** Addresses of extensions, whose manifests are there at `package.json`. */
  readonly extensions: readonly string[];
  /** The folder that is open. */
  readonly folder: string;
  readonly settings: Readonly<Record<string, unknown>>;
}

/** What an address is in the editor's JSON. */
function uriOf(address: string) {
  const { protocol, host, pathname } = new URL(address);
  return { scheme: protocol.slice(0, -1), authority: host, path: pathname };
}

/**
 * As for an editor on the web that has no server: extensions run in a worker, which, as each webview, is in a frame of
 * an origin of its own. The browser finds every name that ends with `.localhost` on this computer.
 */
function construction({ origin, extensions, folder, settings }: WorkbenchConfiguration) {
  const { host } = new URL(origin);
  const ownOrigin = `http://{{uuid}}.${host}${WORKBENCH_PATH}`;
  return {
    folderUri: { scheme: new URL(folder).protocol.slice(0, -1), path: new URL(folder).pathname },
    developmentOptions: { extensions: extensions.map(uriOf) },
    configurationDefaults: settings,
    enableWorkspaceTrust: false,
    // code-server asks for these four.
    userDataPath: '/',
    isEnabledFileDownloads: true,
    isEnabledFileUploads: true,
    isEnabledCoderGettingStarted: false,
    productConfiguration: {
      enableTelemetry: false,
      quality: 'stable',
      commit: 'ofTheTests',
      webEndpointUrlTemplate: ownOrigin,
      webviewContentExternalBaseUrlTemplate: `${ownOrigin}/out/vs/workbench/contrib/webview/browser/pre/`,
    },
  };
}

/** For the browser's own window, which nobody sees; not all of them are installed. */
const iconsAndManifest = /<link rel="(?:apple-touch-icon|icon|alternate icon|manifest)"[^>]*>/gu;
const noIcon = '<link rel="icon" href="data:,">';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** @param folder of the installed editor */
export async function workbenchPage(folder: string, configuration: WorkbenchConfiguration): Promise<string> {
  const template = await readFile(join(folder, 'out/vs/code/browser/workbench/workbench.html'), 'utf8');
  const values: Readonly<Record<string, string>> = {
    BASE: '',
    VS_BASE: '',
    WORKBENCH_AUTH_SESSION: '',
    WORKBENCH_NLS_FALLBACK_URL: `${WORKBENCH_PATH}/out/nls.messages.js`,
    WORKBENCH_NLS_URL: '',
    WORKBENCH_SCRIPT_NONCE: '',
    WORKBENCH_WEB_BASE_URL: WORKBENCH_PATH,
    WORKBENCH_WEB_CONFIGURATION: JSON.stringify(construction(configuration)),
  };
  const page = template.replaceAll(iconsAndManifest, '').replace('</head>', `${noIcon}</head>`);
  return page.replaceAll(/\{\{(\w+)\}\}/gu, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The page of the workbench asks for ${name}, which is unknown.`);
    return escaped(value);
  });
}

export const WORKBENCH_SCRIPT = '/out/vs/code/browser/workbench/workbench.js';

/** What code-server changed for its server, and what stands there in an editor without one. */
const itsServer: readonly (readonly [RegExp, string])[] = [
  [/remoteAuthority:location\.host/gu, 'remoteAuthority:undefined'],
  [/(\(this\.userDataPath\)\.with\(\{scheme:\w+)\.vscodeRemote\}/gu, '$1.vscodeUserData}'],
];

/** @param folder of the installed editor */
export async function workbenchScript(folder: string): Promise<string> {
  let script = await readFile(join(folder, WORKBENCH_SCRIPT), 'utf8');
  for (const [pattern, instead] of itsServer) {
    const count = script.match(pattern)?.length ?? 0;
    if (count !== 1) throw new Error(`${pattern} is in the workbench ${count} times, not once.`);
    script = script.replace(pattern, instead);
  }
  return script;
}
