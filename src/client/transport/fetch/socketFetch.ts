import type { Response } from 'undici';
import { SPEECH_DEADLINE_MS } from '../../../contract/index.ts';
import { ConnectionError } from '../../errors/connectionError.ts';
import type { FetchInit } from './fetchLike.ts';

export interface SocketFetch {
  readonly fetch: (url: string, init: FetchInit) => Promise<Response>;
  /** Ends the connections; requests under way fail. */
  close(): Promise<void>;
}

/**
 * A `fetch` whose every request goes to the Unix socket or named pipe at `socketPath`, whatever the URL's
 * host. undici is loaded here, on first use.
 */
export async function socketFetch(socketPath: string): Promise<SocketFetch> {
  const { Agent, fetch } = await import('./undici.ts');
  // undici gives up after five minutes by itself; the deadlines are the client's business.
  const dispatcher = new Agent({
    connect: { socketPath },
    headersTimeout: SPEECH_DEADLINE_MS,
    bodyTimeout: SPEECH_DEADLINE_MS,
  });
  return {
    fetch: (url, init) => fetch(url, { ...init, dispatcher }).catch(rejectGone),
    close: () => dispatcher.destroy(),
  };
}

/** A server that has ended does not come back at the same path: whoever owns the socket starts another one. */
function rejectGone(error: unknown): never {
  const cause = error instanceof Error ? error.cause : undefined;
  const code: unknown = cause instanceof Error ? Reflect.get(cause, 'code') : undefined;
  throw code === 'ENOENT' || code === 'ECONNREFUSED'
    ? new ConnectionError(error, { retryable: false })
    : error;
}
