import * as z from 'zod';

/** The error itself, as it also stands in a failed job (Errors). */
export const errorObject = z
  .looseObject({
    code: z.string(),
    message: z.string(),
    category: z.string(),
    action: z.string(),
    retryable: z.boolean(),
  })
  .meta({ id: 'Error' });

/** The body of every failure (Errors). */
export const errorResponse = z
  .looseObject({ request_id: z.string(), error: errorObject })
  .meta({ id: 'ErrorResponse' });

export type ErrorObject = z.infer<typeof errorObject>;
export type ErrorResponse = z.infer<typeof errorResponse>;
