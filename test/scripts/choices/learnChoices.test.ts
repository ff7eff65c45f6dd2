import assert from 'node:assert/strict';
import { type ChoiceExample, learnWeights } from '../../../scripts/choices/learnChoices.ts';

const OPTIONS = ['a', 'the'];
const example = (option: string, ...seen: readonly string[]): ChoiceExample => ({
  option,
  options: OPTIONS,
  seen,
});
const repeated = (times: number, one: ChoiceExample) => Array.from({ length: times }, () => one);

describe('the weights of a choice', () => {
  const examples = [
    ...repeated(12, example('a', 'noun friend')),
    ...repeated(12, example('the', 'noun sun', 'rare')),
  ];

  it('speak for what was chosen where something was seen', () => {
    const weights = new Map(learnWeights(examples));
    assert.match(weights.get('noun friend') ?? '', /^a:\d+,the:-\d+$/);
    assert.match(weights.get('noun sun') ?? '', /^a:-\d+,the:\d+$/);
  });

  it('are none for what was seen in too few examples', () => {
    const few = [...examples, ...repeated(3, example('a', 'noun mistake'))];
    assert.equal(new Map(learnWeights(few)).has('noun mistake'), false);
  });

  it('are the same for the same examples', () =>
    assert.deepEqual(learnWeights(examples), learnWeights(examples)));
});
