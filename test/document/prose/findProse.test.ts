import assert from 'node:assert/strict';
import { proseOf } from '../../../src/document/prose/findProse.ts';
import { proseKind } from '../../../src/document/prose/formats.ts';
import { testGrammars } from '../../support/grammarFiles.ts';
import { shown } from './checkProse.ts';

describe('the kind of prose of a document', () => {
  it('is known by its language', () => {
    assert.equal(proseKind('yaml', 'a.yaml'), 'yaml');
    assert.equal(proseKind('jsonc', 'a.json'), 'json');
    assert.equal(proseKind('scminput', ''), 'gitCommit');
    assert.equal(proseKind('plaintext', 'Untitled-1'), 'plain');
    assert.equal(proseKind('python', 'a.py'), 'code');
    assert.equal(proseKind('no-such-language', 'a.xyz'), 'code');
  });

  it('is known by the name of the file where the language says nothing', () => {
    assert.equal(proseKind('plaintext', '/home/a/زیرنویس.SRT'), 'srt');
    assert.equal(proseKind('no-such-language', 'fa.po'), 'po');
    assert.equal(proseKind('json', 'app_fa.arb'), 'arb');
    assert.equal(proseKind('python', 'a.csv'), 'csv');
    assert.equal(proseKind('yaml', 'a.csv'), 'yaml');
  });
});

describe('the prose of a document', () => {
  const grammars = testGrammars();
  const check = async (languageId: string, fileName: string, text: string, expected: readonly string[]) => {
    const { passages, unread } = await proseOf(text, proseKind(languageId, fileName), languageId, {
      grammars,
    });
    assert.deepEqual(unread, []);
    assert.deepEqual(shown(text, passages), expected);
  };

  it('is that of numbers in Persian digits that stand alone in text for people, and not in data', async () => {
    const markdown = 'کتاب\n\n- ۱۲۳۴\n- 1234\n\n| نام | سن |\n|---|---|\n| مریم | ۲۳ |\n\n۱۲:۳۰';
    await check('markdown', '', markdown, ['کتاب', '۱۲۳۴', 'نام', 'سن', 'مریم', '۲۳', '۱۲:۳۰']);
    await check('json', 'a.json', '{"a": "۱۲", "b": "سلام"}', ['سلام']);
  });

  it('is that of pictures and notes by itself', async () => {
    const markdown = 'تصویر ![شرح **خوب**](a.png "نام") زیبا [![دو](b)](c) بود\n\n![سه](d) و ![](e) چهار';
    await check('markdown', '', markdown, ['تصویر ◆ زیبا ◆ بود', 'شرح |خوب', 'دو', 'سه', 'و ■ چهار']);
    await check('asciidoc', '', 'این image:a.png[شرح] است footnote:[یک دو].', [
      'این ◆ است ◆.',
      'شرح',
      'یک دو',
    ]);
  });

  it('is that of its format, without addresses and placeholders', async () => {
    await check('json', 'a.json', '{"a": "سلام {name} در https://a.ir"}', ['سلام ■ در']);
    await check('json', 'a.json', '{"a": "در C:\\\\کاربر\\\\a.txt و ..\\\\ب بود \\\\ نه"}', [
      'در ■ و ■ بود ■ نه',
    ]);
    await check('plaintext', 'a.vtt', 'WEBVTT\n\n00:01.000 --> 00:02.000\nسلام دنیا\n', ['سلام دنیا']);
    await check('plaintext', 'a.txt', 'سلام {name}\n\nدنیا', ['سلام', 'دنیا']);
  });

  it('is that of its language, or of plain text where no grammar is known', async () => {
    await check('python', 'a.py', 'x = 1  # سلام {name} خوب', ['سلام ■ خوب']);
    await check('no-such-language', 'a.xyz', 'x = سلام\n\nدنیا', ['x = سلام', 'دنیا']);
  });

  it('is found in every format', async () => {
    const kinds = [
      'json',
      'jsonl',
      'arb',
      'yaml',
      'toml',
      'csv',
      'tsv',
      'srt',
      'vtt',
      'po',
      'properties',
      'strings',
    ];
    for (const languageId of [...kinds, 'git-commit', 'log'])
      assert.deepEqual((await proseOf('', proseKind(languageId, ''), languageId, { grammars })).passages, []);
  });
});
