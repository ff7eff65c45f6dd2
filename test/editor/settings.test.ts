import assert from 'node:assert/strict';
import {
  amount,
  flag,
  proofreadingSettings,
  serviceSettings,
  textSettings,
  usersOwnSettings,
} from '../../src/editor/settings.ts';

describe('the settings', () => {
  const configuration = (values: Record<string, unknown>) => ({ get: (name: string) => values[name] });

  it('are the defaults where nothing or nonsense is set', () => {
    const defaults = {
      output: 'replace',
      includeEzafe: true,
      marks: 'all',
      style: 'readable',
      vowelNotation: 'double_a',
      pinglishFinish: 'asAnswered',
      digitsAndPunctuation: 'auto',
      gregorianDates: false,
    };
    assert.deepEqual(textSettings(configuration({})), defaults);
    const nonsense = { output: 'moon', 'diacritize.includeEzafe': 'yes', 'pinglish.style': 3 };
    assert.deepEqual(textSettings(configuration(nonsense)), defaults);
    assert.deepEqual(serviceSettings(configuration({ baseUrl: 7, service: null })), {
      service: 'auto',
      baseUrl: '',
    });
  });

  it('ask above a number of units, which nonsense does not change', () => {
    const limit = (value: unknown) =>
      amount(configuration({ confirmAboveUnits: value }), 'confirmAboveUnits');
    assert.deepEqual([undefined, -1, '5', 0, 7].map(limit), [20_000, 20_000, 20_000, 0, 7]);
  });

  it('ask above a number of seconds of speech, which nonsense does not change', () => {
    const limit = (value: unknown) =>
      amount(configuration({ confirmAboveSeconds: value }), 'confirmAboveSeconds');
    assert.deepEqual([undefined, -1, '5', 0, 7].map(limit), [600, 600, 600, 0, 7]);
  });

  it('are yes or no as the user says, which nonsense does not change', () => {
    const shown = (value: unknown) => flag(configuration({ 'hover.alignment': value }), 'hover.alignment');
    assert.deepEqual([undefined, 'no', false, true].map(shown), [true, true, false, true]);
  });

  it('that say where text goes, what it may cost and how it sounds are taken from no workspace', () => {
    assert.deepEqual([...usersOwnSettings].sort(), [
      'assets.fluentTranslationAddress',
      'assets.naturalVoices',
      'assets.packagesAddress',
      'assets.voicesAddress',
      'baseUrl',
      'confirmAboveSeconds',
      'confirmAboveUnits',
      'service',
      'speech.delivery',
      'speech.tier',
    ]);
  });

  it('proofread what the user wants, and pass over nonsense in it', () => {
    const values = {
      'proofread.scope': 'everywhere',
      'proofread.only': 'changed',
      'proofread.exclude': ['**/archive/**', 7, null, '*a*a*a*a*b', '**/a/'.repeat(9)],
      'proofread.rules': { slip: 'off', twice: 'hint', tanwin: 'loud', 'one-sound': null },
    };
    assert.deepEqual(proofreadingSettings(configuration(values)), {
      scope: 'everywhere',
      only: 'changed',
      exclude: ['**/archive/**'],
      rules: new Map([
        ['slip', 'off'],
        ['twice', 'hint'],
      ]),
    });
    const defaults = { scope: 'prose', only: 'all', exclude: [], rules: new Map() };
    for (const nonsense of [undefined, null, 'off', 3, { exclude: 'all' }])
      assert.deepEqual(
        proofreadingSettings(
          configuration({ 'proofread.exclude': nonsense, 'proofread.rules': nonsense, 'proofread.only': 1 }),
        ),
        defaults,
      );
  });

  it('are what the user set', () => {
    const values = {
      output: 'beside',
      'diacritize.includeEzafe': false,
      'diacritize.marks': 'needed',
      'pinglish.finish': 'asTyped',
      'pinglish.digitsAndPunctuation': 'latin',
      'translation.gregorianDates': true,
      'pinglish.style': 'systematic',
      'pinglish.vowelNotation': 'macron',
    };
    assert.deepEqual(textSettings(configuration(values)), {
      output: 'beside',
      includeEzafe: false,
      marks: 'needed',
      style: 'systematic',
      vowelNotation: 'macron',
      pinglishFinish: 'asTyped',
      digitsAndPunctuation: 'latin',
      gregorianDates: true,
    });
    const service = configuration({ service: 'hosted', baseUrl: ' https://a.example ' });
    assert.deepEqual(serviceSettings(service), { service: 'hosted', baseUrl: 'https://a.example' });
  });
});
