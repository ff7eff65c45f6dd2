import assert from 'node:assert/strict';
import fc from 'fast-check';
import { MAX_PINNED_WORDS } from '../../../src/contract/index.ts';
import { readWordList, withReading } from '../../../src/editor/aids/wordsFile.ts';
import { persianText } from '../../support/persianText.ts';

describe('the list of readings', () => {
  const problemsOf = (text: string) =>
    readWordList(text).problems.map(({ what, line, detail }) => [what, line, detail]);

  it('has a word, its reading and a note on a line, comments and blank lines aside', () => {
    const text = '\ufeff# a comment\r\n\r\nکرم\tkerem\tcream\r\n می‌روم \t miravam \n';
    assert.deepEqual(readWordList(text), {
      words: [
        { form: 'کرم', phonemes: 'kerem', line: 2 },
        { form: 'می‌روم', phonemes: 'miravam', line: 3 },
      ],
      problems: [],
    });
  });

  it('names what is wrong with a line, and follows the others', () => {
    const { words } = readWordList('کرم\nشیر\tshir\nدو کرم\tkerem\n');
    assert.deepEqual(
      words.map(({ form }) => form),
      ['شیر'],
    );
    assert.deepEqual(problemsOf('کرم'), [['noReading', 0, 'کرم']]);
    assert.deepEqual(problemsOf('\n\tkerem'), [['noWord', 1, '']]);
    assert.deepEqual(problemsOf('دو کرم\tkerem'), [['noWord', 0, 'دو کرم']]);
    assert.deepEqual(problemsOf('cream\tkerem'), [['noWord', 0, 'cream']]);
    assert.deepEqual(problemsOf('کرم\tکِرِم'), [['unreadable', 0, 'کِرِم']]);
    assert.deepEqual(problemsOf(`کرم\t${'ke'.repeat(40)}`), [['unreadable', 0, 'ke'.repeat(40)]]);
  });

  it('says where a word already has a reading', () => {
    assert.deepEqual(problemsOf('# x\nکرم\tkerem\n\nکِرم\tkerm'), [['repeated', 3, '2']]);
  });

  it('shows a problem where it stands', () => {
    for (const row of ['  کرم\tqqq', '  کرم\tکرم']) {
      const [problem] = readWordList(row).problems;
      assert.deepEqual([problem?.utf16Start, problem?.utf16End], [6, 9]);
    }
  });

  it('ends somewhere', () => {
    const letters = [...'ابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهی'];
    const forms = letters.flatMap((a) => letters.flatMap((b) => letters.map((c) => a + b + c)));
    const rows = forms.slice(0, MAX_PINNED_WORDS + 2).map((form) => `${form}\tkerem`);
    const { words, problems } = readWordList(rows.join('\n'));
    assert.equal(words.length, MAX_PINNED_WORDS);
    assert.deepEqual(
      problems.map(({ what }) => what),
      ['tooMany', 'tooMany'],
    );
  });

  describe('with one more reading', () => {
    const cream = { form: 'کرم', reading: 'kerem', note: 'cream' };

    it('begins by saying what it is', () => {
      const text = withReading('', cream);
      assert.match(text, /^# Harf: /);
      assert.match(text, /\nکرم\tkerem\tcream\n$/);
      assert.deepEqual(problemsOf(text), []);
    });

    it('keeps everything else as it is, an older reading of the word aside', () => {
      assert.equal(withReading('# x\n\nشیر\tshir', cream), '# x\n\nشیر\tshir\nکرم\tkerem\tcream\n');
      assert.equal(
        withReading('# x\r\nکِرم\tkerm\tworm\r\nشیر\tshir\r\n', { ...cream, note: '' }),
        '# x\r\nکرم\tkerem\r\nشیر\tshir\r\n',
      );
    });

    it('has it whatever was there', () => {
      fc.assert(
        fc.property(fc.array(persianText()), (rows) => {
          const { words } = readWordList(withReading(rows.join('\n'), cream));
          assert.ok(words.some(({ form, phonemes }) => form === 'کرم' && phonemes === 'kerem'));
        }),
      );
    });
  });
});
