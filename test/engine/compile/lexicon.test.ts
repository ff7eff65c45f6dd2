import assert from 'node:assert/strict';
import { checkLexicon } from '../../../src/engine/compile/checkLexicon.ts';
import { compileLexicon } from '../../../src/engine/compile/compile.ts';
import { createEngine } from '../../../src/engine/compile/index.ts';
import { lexiconSources } from '../../support/engine.ts';

const ENTRY = 'کتاب\tketAb\tnoun\t-\tbook\n';

/** Asserts that a file with this text has exactly these problems, `#` standing for the place. */
function check(text: string, ...expected: string[]): void {
  const problems = checkLexicon([{ name: 'a.tsv', text }]);
  assert.deepEqual(
    problems.map((problem) => problem.replace(/a\.tsv:\d+/g, '#')),
    expected,
  );
}

describe('the lexicon', () => {
  it('has no entry that breaks a rule', () => assert.deepEqual(checkLexicon(lexiconSources()), []));
  it('compiles to the same bytes in whatever order the files come', () => {
    const files = lexiconSources();
    assert.deepEqual(compileLexicon(files.toReversed()), compileLexicon(files));
  });
});

describe('the checker of the lexicon', () => {
  it('accepts a good entry', () => check(ENTRY));
  it('finds phonemes that the letters cannot carry', () =>
    check('کتاب\tmadrase\tnoun\t-\tbook\n', '#: the letters of کتاب cannot carry madrase.'));
  it('finds phonemes outside the notation', () =>
    check('کتاب\tketâb\tnoun\t-\tbook\n', '#: ketâb is not written in FA1.'));
  it('finds unknown features', () =>
    check('کتاب\tketAb\tnoun\tnice\tbook\n', '#: nice has an unknown feature.'));
  it('finds Arabic letters and marks in forms', () =>
    check(
      'كتاب\tketAb\tnoun\t-\tbook\n',
      '#: كتاب has a letter or mark that forms do not have.',
      '#: the letters of كتاب cannot carry ketAb.',
    ));
  it('finds repetitions', () => check(ENTRY + ENTRY, '#: کتاب ketAb stands already at #.'));
  it('finds entries out of order', () =>
    check(`${ENTRY}آب\tAb\tnoun\t-\twater\n`, '#: آب stands behind کتاب; sort by form.'));
  it('finds a missing gloss', () => check('کتاب\tketAb\tnoun\t-\t \n', '#: کتاب has no gloss.'));
});

describe('the checker of the verbs', () => {
  const GO = 'رفتن\tرفت\traft\tرو\trav\tintransitive\tgo\n';

  /** Asserts that these files have exactly one problem. */
  function checkVerbs(files: Readonly<Record<string, string>>, expected: string): void {
    const sources = Object.entries(files).map(([name, text]) => ({ name, text }));
    assert.deepEqual(checkLexicon(sources), [expected]);
  }
  it('names the line of a stem that its letters cannot carry', () =>
    checkVerbs(
      { 'verbs.tsv': `${GO}گفتن\tگفت\tgoft\tگو\tketAb\ttransitive\tsay\n` },
      'verbs.tsv:2: the letters of گو cannot carry ketAb.',
    ));
  it('names the line of an infinitive that is not of its stem', () =>
    checkVerbs(
      { 'verbs.tsv': `# head\n${GO.replace('رفتن', 'گفتن')}` },
      'verbs.tsv:2: گفتن is not رفت with ن.',
    ));
  it('names the line of a preverb that only the letters divide', () =>
    checkVerbs(
      { 'verbs.tsv': `${GO}برگشتن\tبر|گشت\tbargaSt\tبر|گرد\tbar|gard\tintransitive\treturn\n` },
      'verbs.tsv:2: برگشتن divides letters and phonemes differently.',
    ));
  it('names the line of a compound and of a spoken stem whose verb is not there', () => {
    checkVerbs(
      { 'verbs.tsv': GO, 'lightVerbs.tsv': 'راه\tرفتن\tintransitive\twalk\nکار\tکردن\tintransitive\twork\n' },
      'lightVerbs.tsv:2: کردن is not in verbs.tsv.',
    );
    checkVerbs(
      { 'verbs.tsv': GO, 'colloquialVerbs.tsv': 'رفتن\tر\tr\nشدن\tش\tS\n' },
      'colloquialVerbs.tsv:2: شدن is not in verbs.tsv.',
    );
  });
});

describe('the compiler of the lexicon', () => {
  it('names file and line of a malformed entry', () => {
    assert.throws(
      () => compileLexicon([{ name: 'a.tsv', text: `${ENTRY}کتاب\tketAb\n` }]),
      /a\.tsv:2: 2 columns, 5 are needed/,
    );
    assert.throws(
      () => compileLexicon([{ name: 'a.tsv', text: 'کتاب\tketAb\tthing\t-\tbook' }]),
      /a\.tsv:1: There is no part of speech "thing"/,
    );
  });
  it('makes data that the engine tells from other bytes', () => {
    assert.throws(() => createEngine(new Uint8Array(64)), /no compiled lexicon/);
    assert.doesNotThrow(() => createEngine(compileLexicon([{ name: 'a.tsv', text: ENTRY }])));
  });
});
