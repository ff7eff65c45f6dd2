/** The Persian Language API v1 as code: schemas, limits, error codes, routes. Imports zod and `text/` only. */

export * from './failures/errorCodes.ts';
export * from './failures/errorResponse.ts';
export * from './idempotencyKey.ts';
export * from './limits.ts';
export * from './local/analyse.ts';
export * from './local/localRoutes.ts';
export * from './route.ts';
export * from './routes.ts';
export * from './speech/audio.ts';
export * from './speech/speech.ts';
export * from './speech/speechEvents.ts';
export * from './speech/speechJobs.ts';
export * from './text/diacritize.ts';
export * from './text/pinglish.ts';
export * from './text/sourceText.ts';
export * from './text/textAnswer.ts';
export * from './text/translate.ts';
export * from './usage.ts';
export * from './values.ts';
export * from './wireNames.ts';
