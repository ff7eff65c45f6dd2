import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generatedFiles } from '../../scripts/contributions/generatedFiles.ts';
import { root } from '../../scripts/setup/places.mjs';
import { settings } from '../../src/editor/contributions/settings.ts';

interface InBoth {
  readonly value: string;
  readonly original: string;
}

interface Manifest {
  readonly activationEvents: readonly string[];
  readonly contributes: {
    readonly commands: readonly { readonly title: InBoth; readonly category: InBoth }[];
    readonly configuration: readonly {
      readonly order: number;
      readonly properties: Readonly<Record<string, unknown>>;
    }[];
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
    it(`has commands, settings and tools as they are declared: ${name}`, () => {
      const isFresh = readFileSync(join(root, name), 'utf8') === contents;
      assert.ok(
        isFresh,
        `${name} is not what src/editor/contributions/ says. Run \`npm run contributions\`.`,
      );
    });

  it('names every command in both languages, so that the palette finds it by either', () => {
    const texts = (name: string): Record<string, string> =>
      JSON.parse(readFileSync(join(root, name), 'utf8'));
    const english = texts('package.nls.json');
    const persian = texts('package.nls.fa.json');
    const inBoth = ({ value, original }: InBoth, of: typeof english) =>
      [value, original].map((name) => of[name.slice(1, -1)]);
    for (const { title, category } of manifest.contributes.commands)
      for (const text of [title, category]) {
        const names = inBoth(text, english);
        assert.deepEqual(inBoth(text, persian), names.toReversed());
        assert.match(names[0] ?? '', /^[ -~…]+$/);
        assert.match(names[1] ?? '', /[آ-ی]/);
      }
  });

  it('shows the settings under headings, in an order', () => {
    const { configuration } = manifest.contributes;
    assert.deepEqual(
      configuration.map(({ order }) => order),
      configuration.map((_, index) => index + 1),
    );
    const names = configuration.flatMap(({ properties }) => Object.keys(properties));
    assert.deepEqual(
      names.toSorted(),
      Object.keys(settings)
        .map((name) => `harf.${name}`)
        .toSorted(),
    );
  });

  it('opens only its own submenu, from the context menus of both editors', () => {
    const { menus, submenus } = manifest.contributes;
    const opened = Object.entries(menus).flatMap(([menu, items]) =>
      items.flatMap(({ submenu }) => (submenu === undefined ? [] : [[menu, submenu]])),
    );
    assert.deepEqual(opened, [
      ['editor/context', 'harf.editor'],
      ['webview/context', 'harf.editor'],
    ]);
    assert.deepEqual(
      submenus.map(({ id }) => id),
      ['harf.editor'],
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
