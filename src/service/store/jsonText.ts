import * as z from 'zod';

/** JSON in a row, as `schema` has it; text that is no JSON is an issue like any other. */
export function jsonText<Output>(schema: z.ZodType<Output>) {
  return z
    .string()
    .transform((text, context): unknown => {
      try {
        return JSON.parse(text);
      } catch {
        context.issues.push({ code: 'custom', message: 'is not JSON', input: text });
        return z.NEVER;
      }
    })
    .pipe(schema);
}
