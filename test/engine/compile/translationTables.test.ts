import assert from 'node:assert/strict';
import { checkTranslation } from '../../../src/engine/compile/checkTranslation.ts';
import { compileLexicon } from '../../../src/engine/compile/compile.ts';
import { createEngine } from '../../../src/engine/compile/index.ts';
import { lexiconSources, translationSources } from '../../support/engine.ts';

const lexicon = lexiconSources();

/** Asserts that a table with these lines has exactly these problems. */
function check(name: string, lines: readonly string[], ...expected: string[]): void {
  const text = lines.map((line) => `${line.replaceAll(' | ', '\t')}\n`).join('');
  assert.deepEqual(checkTranslation([{ name, text }], lexicon), expected);
}

describe('the tables of the translation', () => {
  it('name only words, ids and verbs of the lexicon and break no other rule', () =>
    assert.deepEqual(checkTranslation(translationSources(), lexicon), []));
});

describe('the checker of the translation tables', () => {
  it('finds an id that the lexicon does not have', () =>
    check(
      'words.tsv',
      ['# lemma', 'پایان | pAyun | relational | -'],
      'words.tsv:2: the lexicon has no پایان with the id pAyun.',
    ));
  it('finds a verb that the lexicon does not have', () =>
    check(
      'verbs.tsv',
      ['نرفتیدن | stative | -'],
      'verbs.tsv:1: نرفتیدن is in neither verbs.tsv nor lightVerbs.tsv.',
    ));
  it('finds a class that no rule asks for', () =>
    check('verbs.tsv', ['رفتن | fast | -'], 'verbs.tsv:1: there is no "fast" here.'));
  it('finds a preposition without English', () =>
    check('verbs.tsv', ['رفتن | - | به'], 'verbs.tsv:1: به has no English behind =.'));
  it('finds a line with too few columns and an empty one', () =>
    check(
      'intensifiers.tsv',
      ['خیلی', 'کمی | '],
      'intensifiers.tsv:1: 1 columns, 2 are needed.',
      'intensifiers.tsv:2: a column is empty; write - for nothing.',
    ));
  it('finds English at a modal, which no rule reads', () =>
    check(
      'verbForms.tsv',
      ['باید | بایستن | obligation | must | 3 | present | affirmative | - | - | -'],
      'verbForms.tsv:1: the English of obligation is not written here; write - for it.',
    ));
  it('finds rows out of order and a key that stands twice', () =>
    check(
      'intensifiers.tsv',
      ['خیلی | very', 'بسیار | very', 'خیلی | so'],
      'intensifiers.tsv:2: بسیار stands behind خیلی; sort by the first column.',
      'intensifiers.tsv:3: خیلی stands already in intensifiers.tsv:1.',
    ));
  it('finds a term of one word and a mark that stands apart', () =>
    check(
      'terms.tsv',
      ['نیرو | force | -', 'وزیر ~ نیرو | minister of energy | -'],
      'terms.tsv:1: نیرو is not several words with ~ behind those that carry ezafe.',
      'terms.tsv:2: وزیر ~ نیرو is not several words with ~ behind those that carry ezafe.',
    ));
  it('finds slots that the English lacks, that touch and that stand at the end of what goes on', () =>
    check(
      'formulas.tsv',
      [
        'از … تا … رفت | he went from {1} | - | first',
        'به … … گفت | he told {1} {2} | - | first',
        'لازم است … | it is necessary {1} | - | open',
        'گواهی می شود/می گردد | it is certified | - | first',
      ],
      'formulas.tsv:1: its English needs 2 slots, from {1} on, once each.',
      'formulas.tsv:2: a slot (…) needs spaces around it and a word to the next slot.',
      'formulas.tsv:3: what goes on in English cannot end with a slot.',
      'formulas.tsv:4: an alternative is written without spaces: می‌شود/می‌گردد.',
    ));
  it('finds a file that is no table', () =>
    check('sentences.tsv', [], 'sentences.tsv is no table of the translation.'));
});

describe('a translation rule', () => {
  it('holds when a gloss is reworded', () => {
    const reworded = lexicon.map(({ name, text }) => ({
      name,
      text: text
        .replace(/^(گفتن\t.*\t)say; tell$/m, '$1utter; tell')
        .replace(/^(استفاده\tکردن\t.*\t)use.*$/m, '$1utilize')
        .replace(/^(پایان\tpAyAn\t.*\t)end.*$/m, '$1finish'),
    }));
    const engine = createEngine(compileLexicon(reworded, undefined, translationSources()));
    const english = (text: string): string => engine.translate(engine.analyse(text)).translation;
    assert.equal(english('او به علی گفت که ما آمدیم.'), 'He told Ali that we came.');
    assert.equal(english('ما از کتاب استفاده کردیم.'), 'We utilized the book.');
    assert.equal(english('پایانِ سال بود.'), 'It was a finish of the year.');
  });
  it('holds when the English of a verb form is reworded', () => {
    const reworded = translationSources().map(({ name, text }) => ({
      name,
      text:
        name === 'verbForms.tsv'
          ? text
              .replace(/\t(ability|obligation)\t-\t/g, '\t$1\tought to\t')
              .replace(/\t(copula|existence)\tbe\t/g, '\t$1\tremain\t')
              .replaceAll('\tlet\t', '\tallow\t')
          : text,
    }));
    const engine = createEngine(compileLexicon(lexicon, undefined, reworded));
    const english = (text: string): string => engine.translate(engine.analyse(text)).translation;
    assert.equal(english('می‌توان از این روش استفاده کرد.'), 'One can use this method.');
    assert.equal(english('باید این کار را تمام کنم.'), 'I must finish this work.');
    assert.equal(english('نباید.'), 'He must not.');
    assert.equal(english('او معلم است.'), 'He remains a teacher.');
    assert.equal(english('بگذار برود.'), 'Allow him to go.');
  });
});

describe('the compiler', () => {
  it('names file and line of a malformed row', () => {
    const files = [{ name: 'intensifiers.tsv', text: '# form\tenglish\nخیلی\n' }];
    assert.throws(
      () => compileLexicon(lexicon, undefined, files),
      /^Error: intensifiers\.tsv:2: 1 columns, 2 are needed/,
    );
  });
});
