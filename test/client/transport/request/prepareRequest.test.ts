import assert from 'node:assert/strict';
import { encodeBody, prepareRequest } from '../../../../src/client/transport/request/prepareRequest.ts';
import { routes } from '../../../../src/contract/index.ts';

const server = { baseUrl: 'https://api.example/base', apiKey: 'harf_live_1' };

describe('the request of a route', () => {
  it('has the key, its body and the idempotency key', () => {
    const body = encodeBody({ text: 'سلام' });
    const request = prepareRequest(routes.translate, { ...server, body, idempotencyKey: 'mine' });
    assert.equal(new TextDecoder().decode(request.body), '{"text":"سلام"}');
    assert.deepEqual(request, {
      route: routes.translate,
      url: 'https://api.example/base/v1/translate',
      headers: {
        accept: 'application/json',
        authorization: 'Bearer harf_live_1',
        'content-type': 'application/json',
        'idempotency-key': 'mine',
      },
      body,
    });
  });

  it('has an idempotency key of its own where it is given none', () => {
    const keyOf = () => prepareRequest(routes.translate, server).headers['idempotency-key'];
    assert.match(keyOf() ?? '', /^[\x20-\x7e]{8,128}$/);
    assert.notEqual(keyOf(), keyOf());
  });

  it('has none where the route takes none', () => {
    const parameters = { id: 'a/b' };
    const request = prepareRequest(routes.speechJob, { ...server, parameters, idempotencyKey: 'mine' });
    assert.equal(request.url, 'https://api.example/base/v1/speech/jobs/a%2Fb');
    assert.deepEqual(request.headers, { accept: 'application/json', authorization: 'Bearer harf_live_1' });
    assert.equal(request.body, undefined);
  });

  it('has no key where none is to be sent', () => {
    assert.deepEqual(prepareRequest(routes.audio, server).headers, { accept: 'application/json' });
  });
});
