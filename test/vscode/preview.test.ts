import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { setSetting } from '../support/editor/editing.ts';

const MARKDOWN = '## Harf نسخهٔ تازه\n\n- [Firefox](https://x.org) را باز کنید\n\nEnglish words\n';

describe('The preview of Markdown', () => {
  const rendered = async (content: string) => {
    const document = await vscode.workspace.openTextDocument({ language: 'markdown', content });
    return vscode.commands.executeCommand<string>('markdown.api.render', document);
  };
  const directions = (html: string) =>
    [...html.matchAll(/<(h2|ul|li|p|a)\b([^>]*)>/gu)].map(
      ([, tag, attributes = '']) => `${tag} ${/ dir="([^"]*)"/u.exec(attributes)?.[1]}`,
    );

  afterEach(() => setSetting('preview.direction', undefined));

  it('shows Persian from right to left, whatever a block begins with', async () => {
    assert.deepEqual(directions(await rendered(MARKDOWN)), [
      'h2 rtl',
      'ul rtl',
      'li undefined',
      'a auto',
      'p ltr',
    ]);
  });

  it('leaves Latin documents, and all while it is off, to VS Code', async () => {
    assert.deepEqual(directions(await rendered('English words\n')), ['p auto']);
    await setSetting('preview.direction', 'off');
    assert.deepEqual(directions(await rendered(MARKDOWN)), [
      'h2 auto',
      'ul auto',
      'li auto',
      'a undefined',
      'p auto',
    ]);
  });
});
