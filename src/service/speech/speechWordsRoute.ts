import type { Handler } from 'hono';
import { Failure } from '../http/failure.ts';
import type { AuthenticatedEnv } from '../keys/environment.ts';
import type { PreviewWords } from './previewWords.ts';
import type { WordTimeTable } from './wordTimeTable.ts';

interface SpeechWordsRouteDependencies {
  readonly wordTimes: WordTimeTable;
  readonly previewWords: PreviewWords;
  /** Unix milliseconds. */
  readonly now: () => number;
}

/**
 * Serves `GET /x/speech/{id}/words`. Of a job under way, the words of its preview so far. Not metered, not in the
 * contract.
 */
export function speechWordsRoute({
  wordTimes,
  previewWords,
  now,
}: SpeechWordsRouteDependencies): Handler<AuthenticatedEnv> {
  return (context) => {
    const { environment } = context.get('apiKey').account;
    const speech = { environment, id: context.req.param('id') ?? '' };
    const words = wordTimes.find(speech, now()) ?? previewWords.find(speech);
    if (words === undefined)
      throw new Failure('not_found', 'There is no speech with this id whose words are known.');
    return context.json(words);
  };
}
