import assert from 'node:assert/strict';
import { dataFiles } from '../../../scripts/data/dataFiles.ts';
import { type Doubt, doubtsOf } from '../../../src/service/translation/doubts.ts';
import { testEngine } from '../../support/engine.ts';
import { hostileTexts } from '../../support/hostileTexts.ts';

const READABLE = { style: 'readable', vowelNotation: 'double_a' } as const;

function doubts(persian: string, english: string): Doubt[] {
  const analysis = testEngine().analyse(persian);
  const words = testEngine().explain(analysis, READABLE);
  return doubtsOf({ tokens: analysis.tokens, wordAt: (at) => words.get(at) }, english);
}

/** That `right` is not doubted, and `wrong` is, for `kind`. */
function check(
  persian: string,
  right: readonly string[],
  wrong: readonly string[],
  kind: Doubt['kind'],
): void {
  for (const english of right) assert.deepEqual(doubts(persian, english), [], english);
  for (const english of wrong)
    assert.ok(
      doubts(persian, english).some((doubt) => doubt.kind === kind),
      english,
    );
}

describe('The doubts about a translation', () => {
  it('are about names in no spelling that is known, and about Latin words', () => {
    check(
      'حسین به شیراز رفت.',
      ['Hossein went to Shiraz.', 'Husayn went to Shiraz.', 'Hussein went to Shirāz.'],
      ['Hossein went to Tabriz.', 'Ali went to Shiraz.'],
      'name',
    );
    check('فرانسه پیروز شد.', ['France won.', 'The French won.'], ['Germany won.'], 'name');
    check('با Python می‌نویسم.', ['I write in Python.'], ['I write in a language.'], 'name');
  });

  it('are about a negation on one side alone', () => {
    check(
      'دیروز به مدرسه نرفتم.',
      ['I did not go to school yesterday.', 'I didn’t go to school yesterday.'],
      ['I went to school yesterday.'],
      'negation',
    );
    check(
      'دیروز به مدرسه رفتم.',
      ['I went to school yesterday.'],
      ['I never went to school yesterday.'],
      'negation',
    );
    check(
      'بدون او کار نمی‌شود کرد.',
      ['It is impossible to work without him.', 'One cannot work without him.'],
      ['One can work without him.'],
      'negation',
    );
    check('کسی جز او نیامد.', ['Only she came.', 'Nobody but she came.'], ['She came.'], 'negation');
    check('بدون چتر رفت.', ['He left without an umbrella.', 'He did not take an umbrella.'], [], 'negation');
    check('اتاق شماره ۱۱ خالی شد.', ['Room No. 11 became free.'], [], 'negation');
  });

  it('say on which side the negation is lost, and which number', () => {
    assert.deepEqual(doubts('نرفتم.', 'I went.'), [{ kind: 'negation', lostIn: 'English' }]);
    assert.deepEqual(doubts('سال ۱۴۰۲ رفتم.', 'I did not go in 1404.'), [
      { kind: 'number', missing: '۱۴۰۲' },
      { kind: 'negation', lostIn: 'Persian' },
    ]);
  });

  it('are about English that is empty or does not end', () => {
    const persian = 'کتاب را خواندم.';
    check(persian, ['I read the book.'], ['', ' … '], 'empty');
    check(
      persian,
      ['I read the book.'],
      ['I read the book the book the book the book the book.', 'very '.repeat(60)],
      'repeated',
    );
    check('نه نه نه نه نه!', ['No no no no no!'], [], 'repeated');
  });

  it('are few where people translated', () => {
    const english = new Map(
      dataFiles('corpus/english').flatMap(({ text }) =>
        rowsOf(text).map(([id = '', line = '']) => [id, line] as const),
      ),
    );
    const pairs = dataFiles('corpus/learn')
      .flatMap(({ text }) => rowsOf(text))
      .flatMap(([id = '', , , marked = '']) => {
        const line = english.get(id);
        return line === undefined ? [] : [{ persian: marked.replace(/\{[^}]*\}|~/g, ''), english: line }];
      })
      .filter((_, at) => at % 40 === 7);
    const doubtful = pairs.filter((pair) => doubts(pair.persian, pair.english).length > 0);
    assert.ok(pairs.length > 500);
    assert.ok(doubtful.length < pairs.length * 0.03, `${doubtful.length} of ${pairs.length}`);
  });

  it('take little time for any text', () => {
    for (const text of hostileTexts().values()) assert.ok(Array.isArray(doubts(text.slice(0, 300), text)));
    assert.ok(doubts('شیراز '.repeat(300), 'Abc '.repeat(20_000)).length > 0);
  });
});

function rowsOf(text: string): string[][] {
  return text.split('\n').flatMap((line) => (line === '' || line.startsWith('#') ? [] : [line.split('\t')]));
}
