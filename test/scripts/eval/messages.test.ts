import assert from 'node:assert/strict';
import { dataFiles } from '../../../scripts/data/dataFiles.ts';
import {
  judgeMessage,
  looseWords,
  messageFigures,
  readMessages,
  strictWords,
} from '../../../scripts/eval/messages.ts';

describe('the measure of typed messages', () => {
  const judged = (meant: string, written: string) => judgeMessage(strictWords(meant), strictWords(written));

  it('counts words that are right in their order, and one too many as wrong', () => {
    assert.deepEqual(judged('من کتاب خوندم', 'من کتاب خوندم'), { words: 3, right: 3 });
    assert.deepEqual(judged('من کتاب خوندم', 'من خوندم کتاب'), { words: 3, right: 2 });
    assert.deepEqual(judged('من کتاب خوندم', 'من یه کتاب خوندم'), { words: 4, right: 3 });
    assert.deepEqual(judged('من کتاب خوندم', ''), { words: 3, right: 0 });
  });

  it('has ZWNJ and signs for differences only where it is strict', () => {
    assert.notDeepEqual(strictWords('می‌رم،'), strictWords('میرم'));
    assert.deepEqual(looseWords('می‌رم،'), looseWords('میرم'));
  });

  it('gives the figures of each part', () => {
    const rows = 'a\tالف\tseen\nb\tب\tunseen\n';
    const figures = messageFigures(readMessages(rows), (typed) => (typed === 'a' ? 'الف' : 'پ'));
    const values = figures.filter(({ name }) => name.endsWith(': words right')).map(({ value }) => value);
    assert.deepEqual(values, [100, 100, 0, 0]);
  });

  it('refuses a message that is not whole', () => {
    assert.throws(() => readMessages('salam\tسلام\n'), /not whole/);
  });

  it('has two hundred messages, half of which nobody looked at', () => {
    const messages = dataFiles('corpus/typed').flatMap(({ text }) => readMessages(text));
    assert.equal(messages.length, 200);
    assert.equal(messages.filter(({ part }) => part === 'unseen').length, 100);
  });
});
