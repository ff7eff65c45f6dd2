import type { Handler } from 'hono';
import type { PinWordsRequest, PinWordsResponse } from '../../contract/index.ts';
import { requestOf } from '../http/body/submission.ts';
import type { SubmissionEnv } from '../keys/environment.ts';
import type { PinnedWords } from './pinnedWords.ts';

/** Serves `PUT /x/words`: not metered, not in the contract. */
export function pinWordsRoute({
  pinnedWords,
}: {
  readonly pinnedWords: PinnedWords;
}): Handler<SubmissionEnv<PinWordsRequest>> {
  return async (context) => {
    const { words } = requestOf(context.get('submission'));
    const { revision } = await pinnedWords.put(context.get('apiKey').account.environment, words);
    const answer: PinWordsResponse = { request_id: context.get('requestId'), revision };
    return context.json(answer);
  };
}
