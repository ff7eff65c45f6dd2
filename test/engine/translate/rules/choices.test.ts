import assert from 'node:assert/strict';
import { choicesIn } from '../../../../src/engine/translate/rules/choices.ts';

const LEARNED = [
  ['article', 'noun sun', '-:-3,a:-15,the:9'],
  ['options', 'در', 'at,in,on'],
  ['preposition', 'noun station در', 'at:8,in:2'],
];

describe('a choice that translated sentences have taught', () => {
  const choices = choicesIn({ learnedChoices: LEARNED });

  it('is the likeliest article for what is seen', () =>
    assert.equal(choices.article(['', 'the', 'a'], ['noun sun'], 'sun'), 'the'));

  it('is never an article that the rules do not allow', () =>
    assert.equal(choices.article(['', 'a'], ['noun sun'], 'sun'), ''));

  it('is that of the rules where nothing was learned', () => {
    assert.equal(choices.article(['a', 'the', ''], ['noun moon'], 'moon'), 'a');
    assert.equal(choices.preposition('در', 'in', ['noun garden در'], 'garden'), 'in');
  });

  it('is a likelier preposition of those that may stand for the Persian one', () => {
    assert.equal(choices.preposition('در', 'in', ['noun station در'], 'station'), 'at');
    assert.equal(choices.preposition('در', 'among', ['noun station در'], 'station'), 'among');
  });
});
