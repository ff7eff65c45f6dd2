import { idempotencyKey, type Route } from '../../../contract/index.ts';
import { Failure } from '../failure.ts';

/**
 * The key in an `Idempotency-Key` header; undefined where there is none, or the route takes none. Throws
 * `idempotency_key_required` where the route needs one, and `invalid_idempotency_key` (Limits).
 */
export function readIdempotencyKey(
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
