import type { Handler } from 'hono';
import type { SpellingRequest, SpellingResponse } from '../../contract/index.ts';
import { requestOf } from '../http/body/submission.ts';
import type { SubmissionEnv } from '../keys/environment.ts';
import type { AnalyseRouteDependencies } from './analyseRoute.ts';

/** Serves `POST /x/spelling`: not metered, not in the contract. */
export function spellingRoute({
  loadEngine,
  pinnedWords,
}: AnalyseRouteDependencies): Handler<SubmissionEnv<SpellingRequest>> {
  return async (context) => {
    const engine = await loadEngine();
    const { pronunciations } = pinnedWords.of(context.get('apiKey').account.environment);
    const { text } = requestOf(context.get('submission'));
    const changes = engine.standardSpelling(engine.analyse(text, pronunciations));
    const answer: SpellingResponse = {
      request_id: context.get('requestId'),
      engine_version: engine.version,
      changes: changes.map(({ codePointStart, codePointEnd, text, kind }) => ({
        source_start: codePointStart,
        source_end: codePointEnd,
        text,
        kind: kind === 'halfSpace' ? 'half_space' : 'joined_words',
      })),
    };
    return context.json(answer);
  };
}
