import { SPEECH_DEADLINE_MS } from '../contract/index.ts';
import type { FetchLike } from './fetchLike.ts';

export interface SocketFetch {
  readonly fetch: FetchLike;
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
    fetch: (url, init) => fetch(url, { ...init, dispatcher }),
    close: () => dispatcher.destroy(),
  };
}
