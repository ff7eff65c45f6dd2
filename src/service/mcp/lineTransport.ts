import type { Readable, Writable } from 'node:stream';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { ErrorCode, type JSONRPCMessage, JSONRPCMessageSchema } from '@modelcontextprotocol/sdk/types.js';

/** The longest call that means something is a hundredth of this. */
export const MAX_LINE_BYTES = 10_000_000;

interface Rejection {
  readonly code: ErrorCode.ParseError | ErrorCode.InvalidRequest;
  readonly message: string;
  /** Of the message, if it is known. */
  readonly id?: string | number | null;
  readonly cause: unknown;
}

const NO_JSON = 'The line is no JSON in UTF-8; send one message to a line.';
const NO_MESSAGE =
  'The line is no request or notification of JSON-RPC 2.0; send one message to a line, and no lists of them.';

const NEWLINE = 0x0a;

/**
 * A message to a line, by standard streams. The SDK's own closes at a line that is too long and answers nothing to one
 * that is broken; here both are answered with an error, and the next line is read.
 */
export class LineTransport implements Transport {
  onclose?: () => void;
  onerror?: (error: Error) => void;
  onmessage?: (message: JSONRPCMessage) => void;
  readonly #input: Readable;
  readonly #output: Writable;
  readonly #onData = (chunk: Buffer) => this.#take(chunk);
  readonly #decoder = new TextDecoder('utf-8', { fatal: true });
  /** The beginning of a line whose end has not come. */
  #pieces: Buffer[] = [];
  #pieceBytes = 0;
  #isSkipping = false;

  constructor(input: Readable, output: Writable) {
    this.#input = input;
    this.#output = output;
  }

  async start(): Promise<void> {
    this.#input.on('data', this.#onData);
  }

  send(message: JSONRPCMessage): Promise<void> {
    return this.#write(message);
  }

  async close(): Promise<void> {
    this.#input.off('data', this.#onData).pause();
    this.#forget();
    this.onclose?.();
  }

  #take(chunk: Buffer): void {
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE, start)) {
      this.#add(chunk.subarray(start, end));
      this.#endLine();
      start = end + 1;
    }
    this.#add(chunk.subarray(start));
  }

  #add(piece: Buffer): void {
    if (this.#isSkipping) return;
    this.#pieces.push(piece);
    this.#pieceBytes += piece.length;
    if (this.#pieceBytes <= MAX_LINE_BYTES) return;
    this.#forget();
    this.#isSkipping = true;
    const message = `The message is longer than ${MAX_LINE_BYTES} bytes; send less of the text at a time.`;
    this.#reject({ code: ErrorCode.InvalidRequest, message, cause: new RangeError(message) });
  }

  #endLine(): void {
    const line = Buffer.concat(this.#pieces);
    this.#forget();
    if (this.#isSkipping) this.#isSkipping = false;
    else this.#read(line);
  }

  #forget(): void {
    this.#pieces = [];
    this.#pieceBytes = 0;
  }

  #read(line: Buffer): void {
    let message: unknown;
    try {
      const text = this.#decoder.decode(line).trim();
      if (text === '') return;
      message = JSON.parse(text);
    } catch (cause) {
      this.#reject({ code: ErrorCode.ParseError, message: NO_JSON, cause });
      return;
    }
    const { success, data, error: cause } = JSONRPCMessageSchema.safeParse(message);
    if (success) this.onmessage?.(data);
    else if (isAnswer(message)) this.onerror?.(cause);
    else this.#reject({ code: ErrorCode.InvalidRequest, message: NO_MESSAGE, id: idOf(message), cause });
  }

  #reject({ code, message, id = null, cause }: Rejection): void {
    this.onerror?.(cause instanceof Error ? cause : new Error(message));
    void this.#write({ jsonrpc: '2.0', id, error: { code, message } });
  }

  /** Resolves when the output takes more. */
  async #write(message: JSONRPCMessage | object): Promise<void> {
    if (this.#output.write(`${JSON.stringify(message)}\n`)) return;
    await new Promise<void>((resolve) => {
      this.#output.once('drain', resolve);
    });
  }
}

/** Errors are never answered, so that two sides do not go on about them for ever. */
function isAnswer(message: unknown): boolean {
  return isObject(message) && !('method' in message) && ('result' in message || 'error' in message);
}

function idOf(message: unknown): string | number | null {
  const id = isObject(message) && 'id' in message ? message.id : null;
  return typeof id === 'string' || (typeof id === 'number' && Number.isSafeInteger(id)) ? id : null;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
