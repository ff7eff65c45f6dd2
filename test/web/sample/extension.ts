/** The least that a web extension can be and be tested. */
import * as vscode from 'vscode';

export function activate({ subscriptions, extensionUri }: vscode.ExtensionContext): void {
  const log = vscode.window.createOutputChannel('Sample', { log: true });
  log.trace('It runs.');
  subscriptions.push(
    log,
    vscode.commands.registerCommand('sample.shout', shout),
    vscode.commands.registerCommand('sample.show', () => show(extensionUri)),
    vscode.commands.registerCommand('sample.where', where),
  );
}

async function shout(): Promise<void> {
  const editor = vscode.window.activeTextEditor;
  await editor?.edit((edit) => {
    for (const selection of editor.selections)
      edit.replace(selection, editor.document.getText(selection).toUpperCase());
  });
  vscode.window.showInformationMessage('Shouted.');
}

function show(folder: vscode.Uri): void {
  const { webview } = vscode.window.createWebviewPanel('sample', 'Sample', vscode.ViewColumn.Beside, {
    enableScripts: true,
    localResourceRoots: [folder],
  });
  webview.onDidReceiveMessage((text: unknown) => webview.postMessage(`${text}, too`));
  webview.html = `<!doctype html>
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src ${webview.cspSource}">
    <p>Nothing came.</p>
    <script src="${webview.asWebviewUri(vscode.Uri.joinPath(folder, 'panel.js'))}"></script>`;
}

/** What there is of Node.js and of a worker where this runs. */
const where = () => ({
  node: typeof process,
  worker: self.constructor.name,
  origin: self.origin,
});
