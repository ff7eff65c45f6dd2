import { createMiddleware } from 'hono/factory';
import type * as z from 'zod';
import { sha256 } from '#platform/hashing.ts';
import { idempotencyKey, MAX_BODY_BYTES, type Route } from '../../contract/index.ts';
import { base64Of, bytesOfHex, joinedBytes } from '../../platform/bytes.ts';
import { Failure } from './failure.ts';
import type { ServiceEnv } from './request.ts';

/** What a request brings in its body and its `Idempotency-Key`. */
export interface Submission<Request> {
  /** SHA-256 of the bytes as they came, in base64: a key belongs to these and no others. */
  readonly bodyHash: string;
  /** Undefined where the route takes none, or none was sent. */
  readonly idempotencyKey: string | undefined;
  /** The request as the route's schema has it, or what is wrong with the body. */
  readonly parsed: ParsedBody<Request>;
}

type ParsedBody<Request> =
  | { readonly ok: true; readonly request: Request }
  | { readonly ok: false; readonly failure: Failure };

/** The request; throws the failure of a body that holds none. */
export function requestOf<Request>({ parsed }: Submission<Request>): Request {
  if (parsed.ok) return parsed.request;
  throw parsed.failure;
}

/** A row of the route table that has a body. */
type RouteWithBody<Request> = Pick<Route, 'idempotency' | 'maxBodyBytes'> & {
  readonly request: z.ZodType<Request>;
};

interface BodyEnv<Request> extends ServiceEnv {
  Variables: ServiceEnv['Variables'] & { submission: Submission<Request> };
}

/**
 * Reads the body and the key of a request to `route` into the context, in the order of DESIGN's "body reader": size,
 * hash, content type, UTF-8, JSON, schema. A body that is too large or breaks off, and a malformed key, end the
 * request here. What is wrong with the content is kept for the handler, because the key comes first: sent again with
 * another body it is a conflict, whatever that body is.
 */
export function receiveBody<Request>(route: RouteWithBody<Request>) {
  return createMiddleware<BodyEnv<Request>>(async (context, next) => {
    const body = await readBody(context.req.raw, route.maxBodyBytes);
    context.set('submission', {
      bodyHash: base64Of(bytesOfHex(sha256(body))),
      idempotencyKey: readIdempotencyKey(route, context.req.header('idempotency-key')),
      parsed: parse(route, context.req.raw.headers, body),
    });
    await next();
  });
}

function parse<Request>(
  route: RouteWithBody<Request>,
  headers: Headers,
  body: Uint8Array,
): ParsedBody<Request> {
  try {
    requireJsonMediaType(headers);
    return { ok: true, request: validate(route.request, decodeJson(body)) };
  } catch (failure) {
    if (failure instanceof Failure) return { ok: false, failure };
    throw failure;
  }
}

/** Strings, a colon after each that is a field's name, and the braces that open and close objects. */
const TOKEN = /("[^"\\]*(?:\\.[^"\\]*)*")(\s*:)?|[{}]/gs;

/**
 * The value of a body in strict JSON (Common conventions): UTF-8 without BOM, no field twice in one object, no lone
 * surrogate. Throws `invalid_json`.
 */
export function decodeJson(bytes: Uint8Array): unknown {
  const json = decodeUtf8(bytes);
  const value = parseJson(json);
  checkStrings(json);
  return value;
}

function decodeUtf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new Failure('invalid_json', 'The body is not valid UTF-8.');
  }
}

function parseJson(json: string): unknown {
  if (json.startsWith('\ufeff')) throw new Failure('invalid_json', 'The body begins with a byte order mark.');
  try {
    return JSON.parse(json);
  } catch {
    throw new Failure('invalid_json', 'The body is not valid JSON.');
  }
}

/** Finds doubled fields and lone surrogates, which `JSON.parse` accepts. `json` is valid: its tokens are enough. */
function checkStrings(json: string): void {
  const objects: Set<string>[] = [];
  for (const [token, string, colon] of json.matchAll(TOKEN)) {
    if (token === '{') objects.push(new Set());
    else if (token === '}') objects.pop();
    else if (string !== undefined) checkString(JSON.parse(string), colon ? objects.at(-1) : undefined);
  }
}

function checkString(value: string, names: Set<string> | undefined): void {
  if (!value.isWellFormed()) throw new Failure('invalid_json', 'The body has a lone surrogate in a string.');
  if (names?.has(value))
    throw new Failure('invalid_json', `The field ${JSON.stringify(value)} is given twice.`);
  names?.add(value);
}

const JSON_TYPE = /^application\/json\s*(?:;\s*charset\s*=\s*"?utf-8"?\s*)?$/i;

/** Throws `unsupported_media_type` unless the headers announce plain JSON in UTF-8. */
function requireJsonMediaType(headers: Headers): void {
  const type = headers.get('content-type')?.trim() ?? '';
  if (!JSON_TYPE.test(type))
    throw new Failure(
      'unsupported_media_type',
      `The content type must be application/json, not ${type || 'none'}.`,
    );
  const encoding = headers.get('content-encoding') ?? 'identity';
  if (encoding.toLowerCase() !== 'identity')
    throw new Failure('unsupported_media_type', `The body must not be encoded as ${encoding}.`);
}

/**
 * The whole body, at most `maxBytes`: 32,768 (Limits) if it is left out. What lies beyond is not read. Throws
 * `request_too_large`, or `invalid_request` for a body that breaks off.
 */
async function readBody(request: Request, maxBytes = MAX_BODY_BYTES): Promise<Uint8Array> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw tooLarge(maxBytes);
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of chunksOf(request)) {
    length += chunk.byteLength;
    if (length > maxBytes) throw tooLarge(maxBytes);
    chunks.push(chunk);
  }
  return joinedBytes(chunks);
}

/** The caller may hang up in the middle; that is no fault of the service. */
async function* chunksOf({ body }: Request): AsyncGenerator<Uint8Array> {
  try {
    if (body !== null) yield* body;
  } catch {
    throw new Failure('invalid_request', 'The body broke off before its end.');
  }
}

function tooLarge(maxBytes: number): Failure {
  return new Failure('request_too_large', `The body is larger than ${maxBytes} bytes.`);
}

/**
 * The key in an `Idempotency-Key` header; undefined where there is none, or the route takes none. Throws
 * `idempotency_key_required` where the route needs one, and `invalid_idempotency_key` (Limits).
 */
function readIdempotencyKey(
  route: Pick<Route, 'idempotency'>,
  header: string | undefined,
): string | undefined {
  if (route.idempotency === 'none') return undefined;
  if (header === undefined && route.idempotency === 'required')
    throw new Failure('idempotency_key_required', 'This route needs an Idempotency-Key header.');
  if (header === undefined || idempotencyKey.safeParse(header).success) return header;
  throw new Failure(
    'invalid_idempotency_key',
    'The Idempotency-Key must have 8 to 128 printable ASCII characters.',
  );
}

/** `value` as `schema` has it, defaults filled in; else `invalid_request` with one sentence about one field. */
export function validate<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new Failure('invalid_request', describe(parsed.error.issues[0], value));
}

/** Names of unknown fields are shown up to so many UTF-16 units. */
const MAX_NAME_LENGTH = 80;

function describe(issue: z.core.$ZodIssue | undefined, value: unknown): string {
  if (issue === undefined) return 'The request is not valid.';
  if (issue.code === 'unrecognized_keys') return `The field ${quoted(issue.keys[0])} is not known.`;
  if (issue.path.length === 0) return 'The body must be a JSON object.';
  if (isMissing(issue.path, value)) return `The field ${quoted(issue.path.join('.'))} is missing.`;
  return `The field ${quoted(issue.path.join('.'))} is not valid: ${sentenceOf(issue.message)}.`;
}

/** No request has objects within objects: the path is one name. */
function isMissing([name]: readonly PropertyKey[], value: unknown): boolean {
  return name !== undefined && !Object.hasOwn(Object(value), name);
}

function quoted(name = ''): string {
  return JSON.stringify(name.length > MAX_NAME_LENGTH ? `${name.slice(0, MAX_NAME_LENGTH)}…` : name);
}

function sentenceOf(message: string): string {
  return message.charAt(0).toLowerCase() + message.slice(1);
}
