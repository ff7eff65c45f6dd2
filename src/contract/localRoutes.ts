import { analyseRequest, analyseResponse } from './analyse.ts';
import { TEXT_DEADLINE_MS } from './limits.ts';
import type { Route } from './route.ts';

/** What Harf adds to the contract: under `/x`, with the same key, never metered, local service only. */
export const localRoutes = {
  analyse: {
    method: 'POST',
    path: '/x/analyse',
    summary: 'Analyse Persian text word by word',
    scope: 'text',
    idempotency: 'none',
    request: analyseRequest,
    successStatus: 200,
    response: { json: analyseResponse },
    deadlineMs: TEXT_DEADLINE_MS,
  },
} as const satisfies Record<string, Route>;
