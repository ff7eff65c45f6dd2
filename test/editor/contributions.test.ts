import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generatedFiles } from '../../scripts/contributions/generatedFiles.ts';
import { root } from '../../scripts/setup/places.mjs';

interface Manifest {
  readonly activationEvents: readonly string[];
  readonly contributes: {
    readonly menus: Readonly<
      Record<
        string,
        readonly { readonly command?: string; readonly submenu?: string; readonly when?: string }[]
      >
    >;
    readonly submenus: readonly { readonly id: string }[];
  };
}

const manifest: Manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

describe('package.json', () => {
  for (const { name, contents } of generatedFiles())
    it(`has commands and settings as they are declared: ${name}`, () => {
      const isFresh = readFileSync(join(root, name), 'utf8') === contents;
      assert.ok(
        isFresh,
        `${name} is not what src/editor/contributions/ says. Run \`npm run contributions\`.`,
      );
    });

  it('opens only its own submenu, from the context menu of an editor', () => {
    const opened = Object.values(manifest.contributes.menus).flatMap((items) =>
      items.flatMap(({ submenu }) => submenu ?? []),
    );
    assert.deepEqual(
      opened,
      manifest.contributes.submenus.map(({ id }) => id),
    );
    assert.ok(manifest.contributes.menus['harf.editor']?.length);
  });

  it('activates for prose, and to restore the read-aloud panel, only', () => {
    assert.deepEqual(
      manifest.activationEvents.filter((event) => !event.startsWith('onLanguage:')),
      ['onWebviewPanel:harf.readAloud'],
    );
  });
});
