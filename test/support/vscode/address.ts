/** What an editor in the browser opens; all are absolute paths of this machine. */
export interface WorkbenchContents {
  readonly folder: string;
  readonly file?: string;
  readonly extension?: string | undefined;
  readonly tests?: string | undefined;
  /** As for `--log`, such as `publisher.name:debug`. */
  readonly logLevel?: string | undefined;
}

/** The address that opens the editor of the server at `origin` with these contents. */
export function workbenchAddress(origin: string, contents: WorkbenchContents): string {
  const remote = (path: string) => `vscode-remote://${new URL(origin).host}${path}`;
  const payload: [string, string][] = [['skipWelcome', 'true']];
  if (contents.extension) payload.push(['extensionDevelopmentPath', remote(contents.extension)]);
  if (contents.tests) payload.push(['extensionTestsPath', remote(contents.tests)]);
  if (contents.logLevel) payload.push(['logLevel', contents.logLevel]);
  if (contents.file) payload.push(['openFile', remote(contents.file)]);
  const address = new URL(origin);
  address.searchParams.set('folder', contents.folder);
  address.searchParams.set('payload', JSON.stringify(payload));
  return address.href;
}
