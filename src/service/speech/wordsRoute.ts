import type { Handler } from 'hono';
import type { ServiceEnv } from '../http/environment.ts';
import { Failure } from '../http/failure.ts';
import type { WordTable } from './wordTable.ts';

/** Serves `GET /x/speech/{id}/words`; `now` is in Unix milliseconds. Not metered, not in the contract. */
export function wordsRoute(words: WordTable, now: () => number): Handler<ServiceEnv> {
  return (context) => {
    const { environment } = context.get('apiKey').account;
    const found = words.find({ environment, id: context.req.param('id') ?? '' }, now());
    if (found === undefined) throw new Failure('not_found', 'There is no finished speech with this id.');
    return context.json(found);
  };
}
