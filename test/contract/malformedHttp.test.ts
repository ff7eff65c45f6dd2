import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { text as textOf } from 'node:stream/consumers';
import { errorResponse } from '../../src/contract/index.ts';
import { fakeSynthesizer } from '../support/fakeSynthesizer.ts';
import { newJob } from '../support/speechJobs.ts';
import { startTestService, type TestService } from '../support/testService.ts';

describe('bytes that are no HTTP request', () => {
  let service: TestService;
  beforeEach(async () => {
    const synthesizer = fakeSynthesizer({ gate: () => new Promise(() => {}) });
    service = await startTestService({ synthesizer });
  });
  afterEach(() => service.close());

  const host = 'Host: localhost\r\n';
  const post = () =>
    `POST /v1/diacritize HTTP/1.1\r\n${host}Content-Type: application/json\r\nAuthorization: Bearer ${service.keys.live_key}\r\n`;

  /** All that comes back until the service closes; with `hangUp`, nothing follows what is sent. */
  const exchange = async (sent: string, { hangUp = false } = {}): Promise<string> => {
    const socket = connect({ path: service.socketPath, allowHalfOpen: true });
    await once(socket, 'connect');
    if (hangUp) socket.end(sent);
    else socket.write(sent);
    const received = await textOf(socket);
    socket.destroy();
    return received;
  };

  const check = async (sent: string, status: number, code: string, options = {}) => {
    const received = await exchange(sent, options);
    const [head = '', body = ''] = received.split('\r\n\r\n');
    assert.match(head, new RegExp(`^HTTP/1.1 ${status} `), received);
    assert.equal(errorResponse.parse(JSON.parse(body)).error.code, code);
  };

  it('are answered with the error object', async () => {
    await check('NONSENSE\r\n\r\n', 400, 'invalid_request');
    await check('GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n', 400, 'invalid_request');
    await check(`${post()}Content-Length: abc\r\n\r\n`, 400, 'invalid_request');
    await check(`${post()}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n`, 400, 'invalid_request');
    await check(`${post()}Transfer-Encoding: chunked\r\n\r\nzz\r\n`, 400, 'invalid_request');
  });

  it('are too large where the head is', async () => {
    const long = 'x'.repeat(20_000);
    await check(`GET /healthz HTTP/1.1\r\n${host}X-Long: ${long}\r\n\r\n`, 413, 'request_too_large');
    await check(`GET /${long} HTTP/1.1\r\n${host}\r\n`, 413, 'request_too_large');
  });

  it('may be a body that the caller cuts off', async () => {
    await check(`${post()}Content-Length: 100\r\n\r\n{"text"`, 400, 'invalid_request', { hangUp: true });
    assert.deepEqual(service.unexpected, []);
  });

  it('do not come through by a foreign absolute URL beside a loopback Host', async () => {
    await service.close();
    service = await startTestService({ loopbackHostOnly: true });
    const request = `GET http://evil.example/healthz HTTP/1.1\r\n${host}Connection: close\r\n\r\n`;
    await check(request, 403, 'host_not_allowed');
  });

  it('end an event stream under way, and are not answered in the middle of it', async () => {
    const { id } = await newJob(service, { text: 'سلام', tier: 'basic', voice: 'kian' });
    const socket = connect({ path: service.socketPath });
    socket.write(
      `GET /v1/speech/jobs/${id}/events HTTP/1.1\r\n${host}Authorization: Bearer ${service.keys.live_key}\r\n\r\n`,
    );
    const received: Buffer[] = [];
    socket.on('data', (bytes: Buffer) => {
      received.push(bytes);
      if (received.length === 1) socket.write('NONSENSE\r\n\r\n');
    });
    await once(socket, 'close');
    assert.equal(Buffer.concat(received).toString().split('HTTP/1.1 ').length, 2);
  });

  it('let the service go on, and an unknown expectation is no obstacle', async () => {
    await exchange('\0\0\0\r\n\r\n');
    const request = `GET /healthz HTTP/1.1\r\n${host}Expect: miracles\r\nConnection: close\r\n\r\n`;
    assert.match(await exchange(request), /^HTTP\/1\.1 200 /);
  });
});
