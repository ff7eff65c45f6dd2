import assert from 'node:assert/strict';
import fc from 'fast-check';
import { MAX_PINNED_WORDS } from '../../../../src/contract/index.ts';
import {
  problemOfRow,
  readPronunciationList,
  withoutPronunciation,
  withPronunciation,
} from '../../../../src/editor/aids/pronunciationList/listText.ts';
import { persianText } from '../../../support/persianText.ts';

describe('the list of readings', () => {
  const problemsOf = async (text: string) =>
    (await readPronunciationList(text)).problems.map(({ what, line, detail }) => [what, line, detail]);

  it('has a word, its reading and a note on a line, comments and blank lines aside', async () => {
    const text = '\ufeff# a comment\r\n\r\nکرم\tkerem\tcream\r\n می‌روم \t miravam \n';
    assert.deepEqual(await readPronunciationList(text), {
      words: [
        { form: 'کرم', phonemes: 'kerem', gloss: 'cream', line: 2 },
        { form: 'می‌روم', phonemes: 'miravam', line: 3 },
      ],
      problems: [],
    });
  });

  it('names what is wrong with a line, and follows the others', async () => {
    const { words } = await readPronunciationList('کرم\nشیر\tshir\nدو کرم\tkerem\n');
    assert.deepEqual(
      words.map(({ form }) => form),
      ['شیر'],
    );
    assert.deepEqual(await problemsOf('کرم'), [['noPronunciation', 0, 'کرم']]);
    assert.deepEqual(await problemsOf('\n\tkerem'), [['noWord', 1, '']]);
    assert.deepEqual(await problemsOf('دو کرم\tkerem'), [['noWord', 0, 'دو کرم']]);
    assert.deepEqual(await problemsOf('cream\tkerem'), [['noWord', 0, 'cream']]);
    assert.deepEqual(await problemsOf('کرم\tکِرِم'), [['unreadable', 0, 'کِرِم']]);
    assert.deepEqual(await problemsOf(`کرم\t${'ke'.repeat(40)}`), [['unreadable', 0, 'ke'.repeat(40)]]);
  });

  it('says where a word already has a reading', async () => {
    assert.deepEqual(await problemsOf('# x\nکرم\tkerem\n\nکِرم\tkerm'), [['repeated', 3, '2']]);
  });

  it('shows a problem where it stands', async () => {
    for (const row of ['  کرم\tqqq', '  کرم\tکرم']) {
      const [problem] = (await readPronunciationList(row)).problems;
      assert.deepEqual([problem?.utf16Start, problem?.utf16End], [6, 9]);
    }
  });

  it('ends somewhere', async () => {
    const letters = [...'ابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهی'];
    const forms = letters.flatMap((a) => letters.flatMap((b) => letters.map((c) => a + b + c)));
    const rows = forms.slice(0, MAX_PINNED_WORDS + 2).map((form) => `${form}\tkerem`);
    const { words, problems } = await readPronunciationList(rows.join('\n'));
    assert.equal(words.length, MAX_PINNED_WORDS);
    assert.deepEqual(
      problems.map(({ what }) => what),
      ['tooMany'],
    );
  });

  it('shows no more than a hundred problems, and no more than the beginning of a long text', async () => {
    const { problems } = await readPronunciationList(`${'x'.repeat(5000)}\tkerem\n`.repeat(300));
    assert.equal(problems.length, 100);
    assert.equal(problems[0]?.detail.length, 200);
  });

  it('is read in slices', async () => {
    let turns = 0;
    const timer = setInterval(() => turns++, 1);
    await readPronunciationList('کرم\tqq\n'.repeat(90_000));
    clearInterval(timer);
    assert.ok(turns > 3, `${turns} turns`);
  });

  it('takes no row that would be more than one, or no word with a reading', () => {
    const cream = { form: 'کرم', pronunciation: 'kerem' };
    assert.equal(problemOfRow(cream), undefined);
    for (const form of ['کرم\nشیر', 'کرم\tx', 'کرم\r', 'کرم\u0007', '#کرم', '', 'دو کرم'])
      assert.ok(problemOfRow({ ...cream, form }), JSON.stringify(form));
    for (const pronunciation of ['', 'ke\trem', 'kerem\nشیر\tshir', 'کرم'])
      assert.ok(problemOfRow({ ...cream, pronunciation }), JSON.stringify(pronunciation));
  });

  it('is as it was without a reading that was taken out', () => {
    assert.equal(withoutPronunciation('# x\r\nکِرم\tkerm\r\nشیر\tshir\r\n', 'کرم'), '# x\r\nشیر\tshir\r\n');
    assert.equal(withoutPronunciation('شیر\tshir', 'کرم'), 'شیر\tshir');
  });

  describe('with one more reading', () => {
    const cream = { form: 'کرم', pronunciation: 'kerem', note: 'cream' };

    it('begins by saying what it is', async () => {
      const text = withPronunciation('', cream);
      assert.match(text, /^# Harf: /);
      assert.match(text, /\nکرم\tkerem\tcream\n$/);
      assert.deepEqual(await problemsOf(text), []);
    });

    it('keeps everything else as it is, an older reading of the word aside', async () => {
      assert.equal(withPronunciation('# x\n\nشیر\tshir', cream), '# x\n\nشیر\tshir\nکرم\tkerem\tcream\n');
      assert.equal(
        withPronunciation('# x\r\nکِرم\tkerm\tworm\r\nشیر\tshir\r\n', { ...cream, note: '' }),
        '# x\r\nکرم\tkerem\r\nشیر\tshir\r\n',
      );
    });

    it('has it whatever was there', async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(persianText()), async (rows) => {
          const { words } = await readPronunciationList(withPronunciation(rows.join('\n'), cream));
          assert.ok(words.some(({ form, phonemes }) => form === 'کرم' && phonemes === 'kerem'));
        }),
      );
    });
  });
});
