/** What the client asks of `fetch`; the host's own, the one on a socket, and a test's all fit. */
export interface FetchInit {
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body?: Uint8Array<ArrayBuffer>;
  readonly redirect: 'manual';
  readonly signal: AbortSignal;
}

/** A body as it arrives; leaving a loop over it cancels the rest. */
export interface ByteStream extends AsyncIterable<Uint8Array> {
  cancel(): Promise<void>;
}

/** The part of a `Response` that the client uses. */
export interface FetchResponse {
  readonly ok: boolean;
  readonly status: number;
  readonly type: string;
  readonly headers: { get(name: string): string | null };
  readonly body: ByteStream | null;
}

export type FetchLike = (url: string, init: FetchInit) => Promise<FetchResponse>;
