import * as z from 'zod';
import { MAX_IDEMPOTENCY_KEY_LENGTH, MIN_IDEMPOTENCY_KEY_LENGTH } from './limits.ts';

/** The `Idempotency-Key` header: 8 to 128 printable ASCII characters (Limits). */
export const idempotencyKey = z
  .string()
  .min(MIN_IDEMPOTENCY_KEY_LENGTH)
  .max(MAX_IDEMPOTENCY_KEY_LENGTH)
  .regex(/^[\x20-\x7e]*$/, 'must be printable ASCII');
