import assert from 'node:assert/strict';
import {
  AnswerTooLargeError,
  ApiError,
  ClientFailure,
  ConnectionError,
  LedgerError,
  RedirectError,
  ServiceFailingError,
  TimeoutError,
  UnreadableAnswerError,
} from '../../../src/client/errors/clientFailure.ts';
import {
  type ClientErrorCode,
  clientErrorCodes,
  hasClientCode,
  hasServiceCode,
  isClientFailure,
} from '../../../src/client/index.ts';

const refused = Object.assign(new Error('fetch failed'), { code: 'ECONNREFUSED' });
const untrusted = Object.assign(new Error('fetch failed'), { code: 'SELF_SIGNED_CERT_IN_CHAIN' });

/** What the client finds, by its code. */
const found: Readonly<Record<ClientErrorCode, Error>> = {
  connection_failed: new ConnectionError(new TypeError('fetch failed', { cause: refused })),
  certificate_refused: new ConnectionError(new TypeError('fetch failed', { cause: untrusted })),
  request_timeout: new TimeoutError(30_000),
  redirect_refused: new RedirectError(302),
  service_failing: new ServiceFailingError({ status: 502 }),
  unreadable_answer: new UnreadableAnswerError({ status: 200 }),
  answer_too_large: new AnswerTooLargeError({ status: 200, limit: 1024 }),
  ledger_failed: new LedgerError(new Error('disk full')),
};

const sent = (code: string) =>
  new ApiError({ code, message: 'M.', category: 'service', action: 'A.', retryable: false, status: 400 });

describe('a failure of the client', () => {
  it('is told by its code, each by its own', () => {
    for (const code of clientErrorCodes)
      assert.deepEqual(
        clientErrorCodes.filter((each) => hasClientCode(found[code], each)),
        [code],
      );
  });

  it('is never taken for one of the service that has the same code, nor the other way round', () => {
    for (const code of clientErrorCodes) {
      assert.ok(isClientFailure(sent(code)));
      assert.equal(hasClientCode(sent(code), code), false);
    }
    assert.equal(hasServiceCode(sent('job_not_found'), 'internal_error', 'job_not_found'), true);
    assert.equal(hasServiceCode(found.request_timeout, 'job_not_found'), false);
  });

  it('is known across bundles, which have classes of their own', async () => {
    const address = new URL('../../../src/client/errors/clientFailure.ts?another', import.meta.url);
    const another: typeof import('../../../src/client/errors/clientFailure.ts') = await import(address.href);
    assert.notEqual(another.ClientFailure, ClientFailure);
    class Foreign extends another.ClientFailure {}
    const details = {
      origin: 'client',
      code: 'request_timeout',
      message: 'M.',
      category: 'connection',
    } as const;
    const foreign = new Foreign({ ...details, retryable: true });
    assert.ok(hasClientCode(foreign, 'request_timeout'));
  });

  it('is nothing of the platform’s, whatever its name and code', () => {
    const timeout = new DOMException('The operation timed out.', 'TimeoutError');
    const system = Object.assign(new Error('refused'), { code: 'connection_failed', name: 'ClientFailure' });
    for (const error of [timeout, system, refused, undefined, 'request_timeout', { code: 'request_timeout' }])
      assert.equal(isClientFailure(error), false);
  });

  it('that asks to wait for more than a day cannot be retried', () => {
    const busy = { code: 'rate_limit_exceeded', message: 'M.', category: 'rate_limit', action: 'A.' };
    const retryable = (retryAfterMs: number) =>
      new ApiError({ ...busy, retryable: true, retryAfterMs }).retryable;
    assert.equal(retryable(86_400_000), true);
    assert.equal(retryable(86_400_001), false);
  });
});
