import assert from 'node:assert/strict';
import * as vscode from 'vscode';

interface Manifest {
  readonly contributes?: { readonly commands?: readonly { readonly command: string }[] };
}

const extensionId = 'harf-persian.harf';

function harf(): vscode.Extension<unknown> {
  const extension = vscode.extensions.getExtension(extensionId);
  assert.ok(extension, `${extensionId} is not among the extensions`);
  return extension;
}

describe('The extension in the editor', () => {
  it('is found and activates', async () => {
    await harf().activate();
    assert.equal(harf().isActive, true);
  });

  it('registers every command of its manifest', async () => {
    const manifest: Manifest = harf().packageJSON;
    const contributed = manifest.contributes?.commands?.map(({ command }) => command) ?? [];
    await harf().activate();
    const registered = await vscode.commands.getCommands(true);
    assert.notDeepEqual(contributed, []);
    assert.deepEqual(
      contributed.filter((command) => !registered.includes(command)),
      [],
    );
  });
});
