/** The Persian Language API v1 as code: schemas, limits, error codes, routes. Imports zod and `text/` only. */
export * from './analyse.ts';
export * from './diacritize.ts';
export * from './errorCodes.ts';
export * from './errorResponse.ts';
export * from './idempotencyKey.ts';
export * from './limits.ts';
export * from './localRoutes.ts';
export * from './pinglish.ts';
export * from './route.ts';
export * from './routes.ts';
export * from './sourceText.ts';
export * from './speech.ts';
export * from './speechEvents.ts';
export * from './speechJobs.ts';
export * from './textAnswer.ts';
export * from './translate.ts';
export * from './usage.ts';
