import assert from 'node:assert/strict';
import { SURROUNDING_TEMPLATES, TEMPLATES } from '../../../../src/engine/analyse/context/templates.ts';

describe('the feature templates', () => {
  const numbers = Object.values(TEMPLATES).map(({ number }) => number);

  it('have a number each', () => {
    assert.equal(new Set(numbers).size, numbers.length);
  });

  it('keep the numbers that the model was trained with', () => {
    const trained = [
      ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 22, 26, 27, 28, 29],
      ...[32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 50, 51, 52, 53, 71, 72, 73],
      ...[80, 81, 82, 83, 84, 85, 86, 87, 88, 89],
    ];
    assert.deepEqual(
      numbers.toSorted((a, b) => a - b),
      trained,
    );
  });

  it('stand together by what they are crossed with', () => {
    const crossings = SURROUNDING_TEMPLATES.map(({ crossing }) => crossing);
    const changes = crossings.filter((crossing, at) => crossing !== crossings[at - 1]);
    assert.deepEqual(changes, ['label', 'sound', 'ezafe', 'labels', 'triple']);
  });
});
