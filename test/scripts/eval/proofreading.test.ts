import assert from 'node:assert/strict';
import { dataFiles } from '../../../scripts/data/dataFiles.ts';
import {
  falseAlarmFigures,
  judgeWritten,
  proofreadingFigures,
  RIGHT_FILE,
  readRight,
  readWritten,
} from '../../../scripts/eval/proofreading.ts';

describe('the measure of proofreading', () => {
  const find =
    (...suggestions: string[]) =>
    () => [
      {
        rule: 'any',
        severity: 'hint' as const,
        reason: { en: '', fa: '' },
        codePointStart: 0,
        codePointEnd: 5,
        suggestions,
      },
    ];
  const sentence = { kind: 'k', written: 'کتابه من', mended: 'کتاب من' };

  it('has a finding for right if one of its suggestions is nearer to what is meant', () => {
    const { helpful, others, firstHelps } = judgeWritten(sentence, find('کتابت', 'کتاب'));
    assert.deepEqual([helpful, others, firstHelps], [1, 0, false]);
    assert.equal(judgeWritten(sentence, find('کتاب')).firstHelps, true);
    assert.equal(judgeWritten(sentence, find('دفتر')).others, 1);
  });

  it('has every finding in a right sentence for wrong', () => {
    const right = { ...sentence, written: sentence.mended };
    const figures = proofreadingFigures([sentence, right], find('کتاب'));
    const values = Object.fromEntries(figures.map(({ name, value }) => [name, value]));
    assert.equal(values['k: wrong sentences found'], 100);
    assert.equal(values['findings that help'], 50);
    assert.equal(values['right sentences with a finding'], 100);
  });

  it('refuses a sentence that is not whole', () => {
    assert.throws(() => readWritten('k\tکتابه من\n'), /not whole/);
  });

  it('counts findings in right texts per thousand words, by kinds', () => {
    const texts = readRight('prose\tاین درست است.\nprose\tاین هم\ntalk\tخوبه دیگه\n');
    const figures = falseAlarmFigures(texts, (text) => (text.startsWith('این') ? find()() : []));
    const values = Object.fromEntries(figures.map(({ name, value }) => [name, value]));
    assert.deepEqual(values, {
      'prose: false alarms per 1,000 words': 400,
      'talk: false alarms per 1,000 words': 0,
      'all: false alarms per 1,000 words': (1000 * 2) / 7,
    });
  });

  it('refuses a right text that is not whole or has more than its columns', () => {
    assert.throws(() => readRight('prose\n'), /not whole/);
    assert.throws(() => readRight('prose\tاین درست است.\tآن هم\n'), /not whole/);
  });

  it('has six hundred sentences, a fifth of which are right', () => {
    const careless = dataFiles('corpus/proofread').filter(({ name }) => name === 'careless.tsv');
    const sentences = careless.flatMap(({ text }) => readWritten(text));
    assert.equal(sentences.length, 600);
    assert.ok(sentences.filter(({ written, mended }) => written === mended).length > 120);
  });

  it('has two hundred sentences of others, and right texts of five kinds with 2,500 words each', () => {
    const textOf = (name: string) =>
      dataFiles('corpus/proofread').find((file) => file.name === name)?.text ?? '';
    assert.equal(readWritten(textOf('strangers.tsv')).length, 200);
    const kinds = Map.groupBy(readRight(textOf(RIGHT_FILE)), ({ kind }) => kind);
    assert.deepEqual([...kinds.keys()], ['prose', 'news', 'talk', 'poems', 'documentation']);
    for (const texts of kinds.values())
      assert.ok(texts.flatMap(({ text }) => text.split(' ').filter((word) => word !== '/')).length >= 2500);
  });
});
