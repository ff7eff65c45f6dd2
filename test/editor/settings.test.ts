import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { EXPRESSIVENESS, MAX_PACE, MIN_PACE, REGIONAL_MODES, STYLES } from '../../src/contract/values.ts';
import { commandIds } from '../../src/editor/commandIds.ts';
import {
  confirmAboveSeconds,
  confirmAboveUnits,
  serviceSettings,
  settingChoices,
  settingDefaults,
  textSettings,
  usersOwnSettings,
} from '../../src/editor/settings.ts';

interface Setting {
  readonly type: string;
  readonly default: unknown;
  readonly enum?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly properties?: Readonly<Record<string, { readonly enum?: readonly string[] }>>;
  readonly scope: string;
}

interface Manifest {
  readonly activationEvents: readonly string[];
  readonly contributes: {
    readonly commands: readonly {
      readonly command: string;
      readonly category: string;
      readonly icon?: string;
    }[];
    readonly menus: Readonly<
      Record<string, readonly { readonly command?: string; readonly when?: string }[]>
    >;
    readonly configuration: { readonly properties: Readonly<Record<string, Setting>> };
  };
}

const manifest: Manifest = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
const { properties } = manifest.contributes.configuration;

describe('package.json', () => {
  it('contributes the commands that are registered', () => {
    const contributed = manifest.contributes.commands.map(({ command }) => command);
    assert.deepEqual(contributed, [...commandIds]);
    assert.deepEqual(
      new Set(manifest.contributes.commands.map(({ category }) => category)),
      new Set(['Harf']),
    );
  });

  it('offers only contributed commands in its menus', () => {
    const offered = Object.values(manifest.contributes.menus).flatMap((items) =>
      items.map(({ command }) => command),
    );
    const known: readonly string[] = commandIds;
    assert.deepEqual(
      offered.filter((command) => command !== undefined && !known.includes(command)),
      [],
    );
  });

  it('has the settings that are read, with the same values and defaults', () => {
    const choices = Object.entries(settingChoices).map(([name, values]): [string, unknown, unknown] => [
      `harf.${name}`,
      values[0],
      [...values],
    ]);
    const others = Object.entries(settingDefaults).map(([name, value]): [string, unknown, unknown] => [
      `harf.${name}`,
      value,
      undefined,
    ]);
    const expected = [...choices, ...others].sort();
    const found = Object.entries(properties).map(([name, setting]) => [name, setting.default, setting.enum]);
    assert.deepEqual(found.sort(), expected);
  });

  it('allows for speech the values that the contract allows', () => {
    const { minimum, maximum } = properties['harf.speech.pace'] ?? {};
    assert.deepEqual([minimum, maximum], [MIN_PACE, MAX_PACE]);
    const fields = Object.entries(properties['harf.speech.delivery']?.properties ?? {});
    assert.deepEqual(Object.fromEntries(fields.map(([name, field]) => [name, field.enum])), {
      style: [...STYLES],
      expressiveness: [...EXPRESSIVENESS],
      regional_mode: [...REGIONAL_MODES],
      director_notes: undefined,
    });
  });

  it('lets no workspace say where text goes, what it may cost and how it sounds', () => {
    const machines = Object.entries(properties).filter(([, { scope }]) => scope === 'machine');
    assert.deepEqual(
      machines.map(([name]) => name.slice('harf.'.length)).sort(),
      [...usersOwnSettings].sort(),
    );
    for (const name of ['service', 'baseUrl', 'confirmAboveUnits', 'speech.tier', 'speech.delivery'])
      assert.ok(usersOwnSettings.has(name), name);
  });

  it('activates for prose, and to restore the read-aloud panel, only', () => {
    assert.deepEqual(
      manifest.activationEvents.filter((event) => !event.startsWith('onLanguage:')),
      ['onWebviewPanel:harf.readAloud'],
    );
  });
});

describe('the settings', () => {
  const configuration = (values: Record<string, unknown>) => ({ get: (name: string) => values[name] });

  it('are the defaults where nothing or nonsense is set', () => {
    const defaults = { output: 'replace', includeEzafe: true, style: 'readable', vowelNotation: 'double_a' };
    assert.deepEqual(textSettings(configuration({})), defaults);
    const nonsense = { output: 'moon', 'diacritize.includeEzafe': 'yes', 'pinglish.style': 3 };
    assert.deepEqual(textSettings(configuration(nonsense)), defaults);
    assert.deepEqual(serviceSettings(configuration({ baseUrl: 7, service: null })), {
      service: 'auto',
      baseUrl: '',
    });
  });

  it('ask above a number of units, which nonsense does not change', () => {
    const limit = (value: unknown) => confirmAboveUnits(configuration({ confirmAboveUnits: value }));
    assert.deepEqual([undefined, -1, '5', 0, 7].map(limit), [20_000, 20_000, 20_000, 0, 7]);
  });

  it('ask above a number of seconds of speech, which nonsense does not change', () => {
    const limit = (value: unknown) => confirmAboveSeconds(configuration({ confirmAboveSeconds: value }));
    assert.deepEqual([undefined, -1, '5', 0, 7].map(limit), [600, 600, 600, 0, 7]);
    assert.equal(properties['harf.confirmAboveSeconds']?.scope, 'machine');
  });

  it('are what the user set', () => {
    const values = {
      output: 'beside',
      'diacritize.includeEzafe': false,
      'pinglish.style': 'systematic',
      'pinglish.vowelNotation': 'macron',
    };
    assert.deepEqual(textSettings(configuration(values)), {
      output: 'beside',
      includeEzafe: false,
      style: 'systematic',
      vowelNotation: 'macron',
    });
    const service = configuration({ service: 'hosted', baseUrl: ' https://a.example ' });
    assert.deepEqual(serviceSettings(service), { service: 'hosted', baseUrl: 'https://a.example' });
  });
});
