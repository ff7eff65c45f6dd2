import assert from 'node:assert/strict';
import fc from 'fast-check';
import { routePath } from '../../../../src/client/transport/request/prepareRequest.ts';

describe('the path of a route', () => {
  it('takes any value as one segment', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (id) => {
        fc.pre(id !== '.' && id !== '..');
        const path = routePath('/v1/speech/jobs/{id}/events', { id });
        const { pathname, search, hash } = new URL(path, 'https://api.example');
        assert.equal(pathname.split('/').length, 6);
        assert.equal(decodeURIComponent(pathname.split('/')[4] ?? ''), id);
        assert.equal(search + hash, '');
      }),
    );
  });

  it('refuses a segment that is missing, empty or a step', () => {
    for (const parameters of [{}, { id: '' }, { id: '.' }, { id: '..' }])
      assert.throws(() => routePath('/v1/speech/jobs/{id}', parameters), /^TypeError: .* id /);
  });
});
