import assert from 'node:assert/strict';
import { once } from 'node:events';
import { Readable, Writable } from 'node:stream';
import { LineTransport, MAX_LINE_BYTES } from '../../../src/service/mcp/lineTransport.ts';

describe('messages by standard streams', () => {
  /** What became of `chunks`: the methods that were heard, and the errors that were answered. */
  const taken = async (chunks: Iterable<string | Uint8Array>) => {
    const input = Readable.from([...chunks].map((chunk) => Buffer.from(chunk)));
    const written: string[] = [];
    const output = new Writable({
      write(chunk: Buffer, _encoding, done) {
        written.push(chunk.toString());
        done();
      },
    });
    const transport = new LineTransport(input, output);
    const methods: unknown[] = [];
    const noted: Error[] = [];
    transport.onmessage = (message) => void methods.push('method' in message ? message.method : message);
    transport.onerror = (error) => void noted.push(error);
    const ended = once(input, 'end');
    await transport.start();
    await ended;
    const errors = written
      .map((line) => JSON.parse(line))
      .map(({ jsonrpc, id, error: { code, message } }) => {
        assert.equal(jsonrpc, '2.0');
        assert.match(message, /^[^\n]+\.$/);
        return [id, code];
      });
    return { methods, noted, errors };
  };

  const call = (method: string) => JSON.stringify({ jsonrpc: '2.0', id: 1, method });

  it('are whole lines, however they are cut, and nothing of a line that has no end', async () => {
    const bytes = Buffer.from(`${call('سلام')}\r\n\n  \n${call('b')}\n${call('c')}`);
    const bytewise = [...bytes].map((byte) => Uint8Array.of(byte));
    for (const chunks of [[bytes], bytewise])
      assert.deepEqual(await taken(chunks), { methods: ['سلام', 'b'], noted: [], errors: [] });
  });

  it('are answered as broken where they are no JSON', async () => {
    for (const line of ['سلام', '{', '{"jsonrpc":"2.0",}', Uint8Array.of(0x22, 0xff, 0x22), '\u0000']) {
      const { methods, noted, errors } = await taken([line, `\n${call('after')}\n`]);
      assert.deepEqual([methods, errors, noted.length], [['after'], [[null, -32700]], 1]);
    }
  });

  it('are answered as invalid where they are no request, with their number if they have one', async () => {
    for (const [line, id] of [
      ['null', null],
      ['7', null],
      ['[]', null],
      [`[${call('a')}]`, null],
      ['{"id":7}', 7],
      ['{"jsonrpc":"1.0","id":"x","method":"ping"}', 'x'],
      ['{"jsonrpc":"2.0","id":{},"method":"ping"}', null],
      ['{"jsonrpc":"2.0","id":1.5,"method":"ping"}', null],
      ['{"jsonrpc":"2.0","id":2,"method":3}', 2],
    ] as const) {
      const { methods, errors } = await taken([`${line}\n${call('after')}\n`]);
      assert.deepEqual([methods, errors], [['after'], [[id, -32600]]], line);
    }
  });

  it('are not answered where they are broken answers themselves', async () => {
    const { errors, noted } = await taken(['{"jsonrpc":"2.0","id":null,"error":{}}\n{"result":1}\n']);
    assert.deepEqual([errors, noted.length], [[], 2]);
  });

  it('may be as long as the limit, and one that is longer is left out', async () => {
    const longest = call('a').padEnd(MAX_LINE_BYTES, ' ');
    const { methods, errors } = await taken([longest, '\n', longest, ' \n', call('b'), '\n']);
    assert.deepEqual([methods, errors], [['a', 'b'], [[null, -32600]]]);
  });

  it('keep nothing of a line that never ends', async () => {
    const { errors } = await taken(Array.from({ length: 30 }, () => Buffer.alloc(1_000_000, 0x61)));
    assert.deepEqual(errors, [[null, -32600]]);
  });
});
