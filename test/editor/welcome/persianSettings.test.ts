import assert from 'node:assert/strict';
import { type EditorConfiguration, isSet } from '../../../src/editor/welcome/editorConfiguration.ts';
import { missingSettings, type PersianSetting } from '../../../src/editor/welcome/persianSettings.ts';
import { textDirection } from '../../../src/editor/welcome/textDirection.ts';

type Places = NonNullable<ReturnType<EditorConfiguration['inspect']>>;

/** What VS Code does with plain text where nobody set anything. */
const DEFAULTS: Readonly<Record<string, unknown>> = {
  wordWrap: 'off',
  wrappingStrategy: 'simple',
  renderWhitespace: 'selection',
  'unicodeHighlight.ambiguousCharacters': false,
  'unicodeHighlight.allowedCharacters': {},
  fontFamily: "'Droid Sans Mono', monospace",
};

/** A configuration in which `values` stand at places beside the defaults, the strongest last. */
function configurationOf(values: Readonly<Record<string, Places>> = {}): EditorConfiguration {
  const inspect = (name: string) =>
    name in DEFAULTS || name in values
      ? { ...(name in DEFAULTS && { defaultValue: DEFAULTS[name] }), ...values[name] }
      : undefined;
  return { inspect, get: (name) => Object.values(inspect(name) ?? {}).at(-1) };
}

/** What is missing where `values` stand. */
function missing(values: Readonly<Record<string, Places>> = {}, leftOut: readonly PersianSetting[] = []) {
  return Object.fromEntries(missingSettings(configurationOf(values), (name) => leftOut.includes(name)));
}

describe('What VS Code can do better for Persian prose', () => {
  it('is offered where nobody set it', () => {
    assert.deepEqual(missing(), {
      wordWrap: 'on',
      wrappingStrategy: 'advanced',
      renderWhitespace: 'none',
      fontFamily: "'Droid Sans Mono', monospace, Vazirmatn, 'Vazir Code', Tahoma",
    });
  });

  it('is left as it is wherever it was set, for all documents or a language, by the user or the workspace', () => {
    for (const place of [
      'globalValue',
      'globalLanguageValue',
      'workspaceValue',
      'workspaceLanguageValue',
      'workspaceFolderValue',
      'workspaceFolderLanguageValue',
    ] as const) {
      assert.ok(isSet(configurationOf({ wordWrap: { [place]: 'off' } }), 'wordWrap'), place);
      assert.deepEqual(
        missing({ renderWhitespace: { [place]: 'selection' }, fontFamily: { [place]: 'X' } }),
        {
          wordWrap: 'on',
          wrappingStrategy: 'advanced',
        },
      );
    }
  });

  it('is not offered where VS Code does so already, as it wraps the lines of Markdown', () => {
    const markdown = { wordWrap: { defaultLanguageValue: 'on' } };
    assert.deepEqual(Object.keys(missing(markdown)), ['wrappingStrategy', 'renderWhitespace', 'fontFamily']);
  });

  it('is not offered once it was refused', () => {
    assert.deepEqual(missing({}, ['wordWrap', 'renderWhitespace', 'fontFamily']), {});
    assert.deepEqual(missing({}, ['fontFamily', 'wrappingStrategy']), {
      wordWrap: 'on',
      renderWhitespace: 'none',
    });
  });

  it('measures letters where lines are wrapped only', () => {
    assert.ok(!('wrappingStrategy' in missing({ wordWrap: { globalValue: 'off' } })));
    assert.ok('wrappingStrategy' in missing({ wordWrap: { globalValue: 'bounded' } }));
  });

  it('frees Persian letters of boxes where VS Code draws them, beside what the user chose', () => {
    const boxes = { 'unicodeHighlight.ambiguousCharacters': { defaultValue: true } };
    const added = { ه: true, '۰': true, '۱': true, '۵': true, '۷': true, '٫': true, '\u200c': true };
    const allowedIn = (values: Readonly<Record<string, Places>>) =>
      missing({ ...boxes, ...values })['unicodeHighlight.allowedCharacters'];
    assert.deepEqual(allowedIn({}), { ا: true, ...added });
    const globalLanguageValue = { ا: false, é: true };
    assert.deepEqual(allowedIn({ 'unicodeHighlight.allowedCharacters': { globalLanguageValue } }), {
      ...globalLanguageValue,
      ...added,
    });
    const all = { globalValue: { ا: true, ...added } };
    assert.equal(allowedIn({ 'unicodeHighlight.allowedCharacters': all }), undefined);
    assert.ok(!('unicodeHighlight.allowedCharacters' in missing()));
  });

  it('leaves Latin letters their font, and takes Persian ones before those of Courier New', () => {
    const fontsFor = (defaultValue: unknown) => missing({ fontFamily: { defaultValue } })['fontFamily'];
    assert.equal(
      fontsFor("Consolas, 'Courier New', monospace"),
      "Consolas, Vazirmatn, 'Vazir Code', Tahoma, 'Courier New', monospace",
    );
    assert.equal(
      fontsFor("Menlo, Monaco, 'Courier New', monospace"),
      "Menlo, Monaco, Vazirmatn, 'Vazir Code', Tahoma, 'Courier New', monospace",
    );
    assert.equal(fontsFor("'Courier New'"), "'Courier New', Vazirmatn, 'Vazir Code', Tahoma");
    for (const none of ['', ' ', undefined, 12]) assert.equal(fontsFor(none), undefined);
  });
});

describe('The direction of lines', () => {
  const direction = (places: Places) => textDirection(configurationOf({ textDirection: places }));

  it('is no setting of VS Code today, so it is not offered', () => {
    assert.equal(textDirection(configurationOf()), undefined);
    assert.ok(!('textDirection' in missing()));
    // What stands in the user's settings without VS Code knowing it.
    assert.equal(direction({ globalValue: 'rtl' }), undefined);
  });

  it('goes by the letters of each line where VS Code knows it, and nobody set it', () => {
    assert.equal(direction({ defaultValue: 'ltr' }), 'auto');
    assert.equal(missing({ textDirection: { defaultValue: 'ltr' } })['textDirection'], 'auto');
    assert.equal(direction({ defaultValue: 'auto' }), undefined);
    assert.equal(direction({ defaultValue: 'ltr', globalValue: 'ltr' }), undefined);
    assert.equal(direction({ defaultValue: 'ltr', globalLanguageValue: 'rtl' }), undefined);
  });
});
