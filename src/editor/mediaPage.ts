import * as vscode from 'vscode';
import { pageHtml } from '../panel/pageHtml.ts';

interface MediaPage {
  /** Of its script and its style sheet in `dist/media/`. */
  readonly name: 'panel' | 'rtlEditor';
  /** Harf's, as a language tag. */
  readonly language: string;
  readonly title: string;
}

/** What a webview needs to show one of Harf's pages; it reads no other folder of the computer than `dist/media/`. */
export function mediaPageOptions(extensionUri: vscode.Uri): vscode.WebviewOptions {
  return { enableScripts: true, localResourceRoots: [mediaFolder(extensionUri)] };
}

/** Shows one of Harf's pages in a webview. */
export function showMediaPage(webview: vscode.Webview, extensionUri: vscode.Uri, page: MediaPage): void {
  const uri = (extension: string) =>
    webview
      .asWebviewUri(vscode.Uri.joinPath(mediaFolder(extensionUri), `${page.name}.${extension}`))
      .toString();
  webview.options = mediaPageOptions(extensionUri);
  webview.html = pageHtml({
    language: page.language,
    title: page.title,
    cspSource: webview.cspSource,
    nonce: crypto.randomUUID(),
    scriptUri: uri('js'),
    styleUri: uri('css'),
  });
}

function mediaFolder(extensionUri: vscode.Uri): vscode.Uri {
  return vscode.Uri.joinPath(extensionUri, 'dist', 'media');
}
