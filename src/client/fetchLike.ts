/** What the client asks of `fetch`; the host's own, undici's on a socket, and a test's all fit. */
export interface FetchInit {
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body?: Uint8Array<ArrayBuffer>;
  readonly redirect: 'manual';
  readonly signal: AbortSignal;
}

/** The part of a `Response` that the client uses. */
export interface FetchResponse {
  readonly ok: boolean;
  readonly status: number;
  readonly type: string;
  readonly headers: { get(name: string): string | null };
  readonly body: { cancel(): Promise<void> } | null;
  text(): Promise<string>;
}

export type FetchLike = (url: string, init: FetchInit) => Promise<FetchResponse>;
