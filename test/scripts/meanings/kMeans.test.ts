import assert from 'node:assert/strict';
import { clusters } from '../../../scripts/meanings/kMeans.ts';

describe('clusters of vectors', () => {
  const vectors = [
    [1, 0.1],
    [1, 0.2],
    [-1, 0.1],
    [-1, 0.2],
  ].map((vector) => Float32Array.from(vector));

  it('put together what points the same way', () => {
    const { members, centres } = clusters(vectors, 2);
    assert.equal(centres.length, 2);
    assert.equal(members[0], members[1]);
    assert.equal(members[2], members[3]);
    assert.notEqual(members[0], members[2]);
  });
  it('are the same every time', () => assert.deepEqual(clusters(vectors, 2), clusters(vectors, 2)));
});
