import type { Handler } from 'hono';
import { localRoutes, MAX_PINNED_WORDS_BYTES, type PinWordsResponse } from '../../contract/index.ts';
import { decodeJson } from '../http/body/decodeJson.ts';
import { requireJsonMediaType } from '../http/body/mediaType.ts';
import { readBody } from '../http/body/readBody.ts';
import { validate } from '../http/body/validate.ts';
import type { ServiceEnv } from '../http/environment.ts';
import type { PinnedWords } from './pinnedWords.ts';

/** Serves `PUT /x/words`: not metered, not in the contract. */
export function pinWordsRoute(pins: PinnedWords): Handler<ServiceEnv> {
  return async (context) => {
    const body = await readBody(context.req.raw, MAX_PINNED_WORDS_BYTES);
    requireJsonMediaType(context.req.raw.headers);
    const { words } = validate(localRoutes.pinWords.request, decodeJson(body));
    const { revision } = await pins.put(context.get('apiKey').account.environment, words);
    const answer: PinWordsResponse = { request_id: context.get('requestId'), revision };
    return context.json(answer);
  };
}
