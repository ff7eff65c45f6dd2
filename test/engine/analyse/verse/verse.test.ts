import assert from 'node:assert/strict';
import { createEngine } from '../../../../src/engine/compile/index.ts';
import { testEngineData } from '../../../support/engine.ts';

const engine = createEngine(testEngineData());
const phonemesOf = (text: string): string => engine.phonemes(engine.analyse(text));
const COUPLET = ['دلم دید روی تو و شاد شد', 'ز بند غم و درد آزاد شد'];

describe('verse', () => {
  for (const [name, separator] of Object.entries({
    'a wide space': '    ',
    'a tab': '\t',
    'a slash': ' / ',
    'an asterisk': ' * ',
    'a line break': '\n',
  }))
    it(`is recognised where ${name} divides its hemistichs, and و is o there`, () => {
      assert.match(phonemesOf(COUPLET.join(separator)), / o SAd Sod ze band-e qam o dard AzAd Sod$/);
    });

  it('reads the ezafe that its metre asks for', () => {
    assert.match(phonemesOf(COUPLET.join(' / ')), /ruy?-y?e to o SAd/);
  });

  it('reads بود as bovad where the metre has a light and a heavy syllable, and as bud where it has not', () => {
    assert.match(
      phonemesOf('درختی که در باغ تنها بود / ز هر شاخه‌اش غم هویدا بود'),
      /tanhA bovad .* hoveydA bovad$/,
    );
    assert.match(phonemesOf('شبی باد در باغ خوابیده بود / گل سرخ در خاک پوشیده بود'), /bud .* bud$/);
  });

  it('has و with a damma of its own and as a linked word of Pinglish', () => {
    const analysis = engine.analyse(COUPLET.join(' / '));
    const and = analysis.tokens.find(({ source }) => source === 'و');
    assert.equal(and?.word?.pronunciation.phonemes, 'o');
    assert.match(engine.diacritize(analysis, { includeEzafe: true }), / وُ شاد /);
    assert.match(
      engine.pinglish(analysis, { style: 'readable', vowelNotation: 'double_a' }).pinglish,
      / o shaad /,
    );
  });

  it('leaves prose as it is, in short lines and beside a slash', () => {
    for (const text of [
      'کتاب و دفتر را روی میز گذاشت\nمادر و پدر او در خانه نبودند',
      'کتاب و دفتر را روی میز گذاشت / مادر و پدر او در خانه نبودند',
      'شیر و پنیر و کره\nنان و برنج و ماست\nچای و قند و شکر',
    ])
      assert.doesNotMatch(phonemesOf(text), / o /, text);
  });

  it('keeps every character of odd input', () => {
    for (const text of [
      '/',
      ' / ',
      '\t\t\t',
      '/ / / /',
      'دل / ',
      ' / دل و جان',
      `${COUPLET.join(' / ')} / `,
      '\n\n*\n*\n',
    ])
      assert.equal(
        engine
          .analyse(text)
          .tokens.map(({ source }) => source)
          .join(''),
        text,
      );
  });
});
