/** What runs in the page of a test: it starts the worker of `dist/web/` as the extension does, and asks it. */

import { Thread } from '../../../src/platform/browser/thread.ts';
import { PortFetch } from '../../../src/platform/portFetch.ts';
import type { WorkerStartMessage } from '../../../src/service/channel.ts';

const API_KEY = 'the-key-of-this-page';

export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
  /** Its idempotency key. */
  readonly key?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Answered {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  readonly bytes: number;
}

/** The worker, and what it told beside its answers. */
class ServicePage {
  readonly told: unknown[] = [];
  readonly #service: PortFetch;
  readonly #thread: Thread<never, unknown>;

  constructor(storageName: string) {
    const { port1, port2 } = new MessageChannel();
    const at = (path: string) => new URL(path, location.href).href;
    const workerData: WorkerStartMessage = {
      type: 'start',
      port: port2,
      places: {
        engine: at('/engine.bin'),
        voice: at('/voice.bin'),
        openApi: at('/service/openapi.json'),
        speech: at('/web/speech.js'),
        sql: at('/web/sql.wasm'),
      },
      storageName,
      apiKey: API_KEY,
    };
    this.#service = new PortFetch(port1);
    this.#thread = new Thread(at('/web/service.js'), {
      workerData,
      transferred: [port2],
      onMessage: (message) => this.told.push(message),
      onEnd: (error) => this.#service.close(error instanceof Error ? error : new Error(String(error))),
    });
  }

  async ask({ method, path, body, key, headers = {} }: Asked): Promise<Answered> {
    const response = await this.#fetch(path, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(key !== undefined && { 'idempotency-key': key }),
        ...headers,
      },
      ...(body !== undefined && { body: new TextEncoder().encode(JSON.stringify(body)) }),
      signal: new AbortController().signal,
    });
    const bytes = new Uint8Array(await response.arrayBuffer());
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      text: new TextDecoder().decode(bytes),
      bytes: bytes.length,
    };
  }

  /** The kinds of the first events of a stream, which is left then; all of them if there are fewer. */
  async events(path: string, count: number): Promise<string[]> {
    const response = await this.#fetch(path, {
      method: 'GET',
      headers: {},
      signal: new AbortController().signal,
    });
    if (!response.ok) throw new Error(await response.text());
    const names: string[] = [];
    for await (const piece of response.body ?? []) {
      const [, name] = /^event: (.*)$/m.exec(new TextDecoder().decode(piece)) ?? [];
      if (name !== undefined && names.push(name) >= count) break;
    }
    return names;
  }

  /** How a stream ends whose request is given up with its first piece. */
  async giveUp(path: string): Promise<string> {
    const request = new AbortController();
    const response = await this.#fetch(path, { method: 'GET', headers: {}, signal: request.signal });
    try {
      for await (const _ of response.body ?? []) request.abort();
      return 'answered';
    } catch (error) {
      return String(error instanceof Error && error.name);
    }
  }

  end(): Promise<void> {
    this.#service.close();
    return this.#thread.end();
  }

  #fetch(path: string, init: Parameters<PortFetch['fetch']>[1]): Promise<Response> {
    const headers = { authorization: `Bearer ${API_KEY}`, ...init.headers };
    return this.#service.fetch(new URL(path, 'http://localhost').href, { ...init, headers });
  }
}

declare global {
  /** The page of the test. */
  var startService: (storageName: string) => void;
  var service: ServicePage;
}

globalThis.startService = (storageName) => {
  globalThis.service = new ServicePage(storageName);
};
