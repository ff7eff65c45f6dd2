import type { Handler } from 'hono';
import type { ServiceEnv } from '../http/environment.ts';
import { Failure } from '../http/failure.ts';
import type { SpeechServices } from './speechServices.ts';

/**
 * Serves `GET /x/speech/{id}/words`; `now` is in Unix milliseconds. Of a job under way, the words of its preview
 * so far. Not metered, not in the contract.
 */
export function speechWordsRoute(
  { words, previewWords }: Pick<SpeechServices, 'words' | 'previewWords'>,
  now: () => number,
): Handler<ServiceEnv> {
  return (context) => {
    const { environment } = context.get('apiKey').account;
    const spoken = { environment, id: context.req.param('id') ?? '' };
    const found = words.find(spoken, now()) ?? previewWords.find(spoken);
    if (found === undefined)
      throw new Failure('not_found', 'There is no speech with this id whose words are known.');
    return context.json(found);
  };
}
