/** The Persian Language API v1 as code: schemas, limits, error codes, routes. Imports zod and `text/` only. */

export * from './failures/errorCodes.ts';
export * from './failures/errorResponse.ts';
export * from './limits.ts';
export * from './local/analyse.ts';
export * from './local/localRoutes.ts';
export * from './local/proofread.ts';
export * from './route.ts';
export * from './routes.ts';
export * from './speech.ts';
export * from './text.ts';
export * from './usage.ts';
export * from './values.ts';
export * from './wireNames.ts';
