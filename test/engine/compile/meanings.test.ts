import assert from 'node:assert/strict';
import { headWords, meaningOf, readMeanings } from '../../../src/engine/compile/sources.ts';
import { CLASSES } from '../../../src/engine/format/features.ts';
import { lexiconSources, testEngine } from '../../support/engine.ts';

describe('the class of meaning of a gloss', () => {
  const classes = readMeanings({ name: 'a.tsv', text: '# head\n3\t7\tmud clay\n4\t9\tflower\n' });

  it('is that of its head: the last word before what complements it', () => {
    assert.deepEqual(headWords('red flower of spring; bloom'), ['flower', 'red', 'bloom']);
    assert.equal(meaningOf('red flower of spring', classes), 4 * CLASSES + 9);
  });
  it('is that of a later word where the head has none', () =>
    assert.equal(meaningOf('xyzzy; clay', classes), 3 * CLASSES + 7));
  it('is 0 if no word has one', () => assert.equal(meaningOf('xyzzy', classes), 0));
  it('is not read from a malformed line, which is named', () => {
    assert.throws(() => readMeanings({ name: 'a.tsv', text: '# head\n0\t7\tmud\n' }), /a\.tsv:2/);
    assert.throws(() => readMeanings({ name: 'a.tsv', text: `1\t${CLASSES}\tmud\n` }), /a\.tsv:1/);
  });
  it('is known of most words of the lexicon', () => {
    const file = lexiconSources().find(({ name }) => name === 'meanings.tsv');
    assert.ok(file);
    assert.ok(readMeanings(file).size > 15_000);
  });
});

describe('a homograph', () => {
  const phonemes = (text: string): string => testEngine().phonemes(testEngine().analyse(text));

  it('is read by the meaning of the words around it', () => {
    assert.match(phonemes('پوتین‌هایش پر از گل بود'), /\bgel\b/);
    assert.match(phonemes('گل در گلدان بود'), /^gol\b/);
    assert.match(phonemes('این حرف دلش را به درد آورد'), /\bdard\b/);
  });
});
