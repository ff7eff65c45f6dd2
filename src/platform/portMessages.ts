/** A request as it goes through a port; `id` names it in all messages about it. */
export interface RequestMessage {
  readonly type: 'request';
  readonly id: number;
  readonly method: string;
  readonly url: string;
  readonly headers: HeaderList;
  readonly body: Uint8Array<ArrayBuffer> | null;
}

/** The beginning of an answer. */
export interface HeadMessage {
  readonly type: 'head';
  readonly id: number;
  readonly status: number;
  readonly headers: HeaderList;
  readonly hasBody: boolean;
}

type HeaderList = readonly (readonly [name: string, value: string])[];

/** From whoever asks: `pull` asks for one more piece of a body, `cancel` wants no more of the request. */
export type AskingMessage = RequestMessage | { readonly type: 'pull' | 'cancel'; readonly id: number };

/** From whoever answers. `failed` may come in place of the head, or of a piece. */
export type AnsweringMessage =
  | HeadMessage
  | { readonly type: 'piece'; readonly id: number; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly type: 'end'; readonly id: number }
  | { readonly type: 'failed'; readonly id: number; readonly message: string };

/** Whether it came from a `PortFetch`. */
export function isAskingMessage(data: unknown): data is AskingMessage {
  const { type, method, url, headers, body } = fieldsOf(data);
  if (!hasId(data)) return false;
  if (type !== 'request') return type === 'pull' || type === 'cancel';
  return areTexts([method, url]) && isHeaderList(headers) && (body === null || body instanceof Uint8Array);
}

/** Whether it came from `serveOnPort`. */
export function isAnsweringMessage(data: unknown): data is AnsweringMessage {
  const { type, status, headers, hasBody, bytes, message } = fieldsOf(data);
  if (!hasId(data)) return false;
  switch (type) {
    case 'head':
      return typeof status === 'number' && isHeaderList(headers) && typeof hasBody === 'boolean';
    case 'piece':
      return bytes instanceof Uint8Array;
    case 'failed':
      return typeof message === 'string';
    default:
      return type === 'end';
  }
}

function fieldsOf(data: unknown): Readonly<Record<string, unknown>> {
  return typeof data === 'object' && data !== null ? { ...data } : {};
}

function hasId(data: unknown): boolean {
  return Number.isSafeInteger(fieldsOf(data)['id']);
}

function areTexts(values: readonly unknown[]): boolean {
  return values.every((value) => typeof value === 'string');
}

function isHeaderList(headers: unknown): boolean {
  return (
    Array.isArray(headers) &&
    headers.every((pair) => Array.isArray(pair) && pair.length === 2 && areTexts(pair))
  );
}
