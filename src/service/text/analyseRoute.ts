import type { Handler } from 'hono';
import type { AnalyseRequest, AnalyseResponse } from '../../contract/index.ts';
import type { EngineLoader } from '../engineLoader.ts';
import { requestOf } from '../http/body/submission.ts';
import type { SubmissionEnv } from '../keys/environment.ts';
import type { PinnedWords } from './pinnedWords.ts';
import { wireTokens } from './wireTokens.ts';

export interface AnalyseRouteDependencies {
  readonly loadEngine: EngineLoader;
  readonly pinnedWords: PinnedWords;
}

/** Serves `POST /x/analyse`: not metered, not in the contract. */
export function analyseRoute({
  loadEngine,
  pinnedWords,
}: AnalyseRouteDependencies): Handler<SubmissionEnv<AnalyseRequest>> {
  return async (context) => {
    const engine = await loadEngine();
    const { pronunciations } = pinnedWords.of(context.get('apiKey').account.environment);
    const answer: AnalyseResponse = {
      request_id: context.get('requestId'),
      engine_version: engine.version,
      tokens: wireTokens(engine, requestOf(context.get('submission')), pronunciations),
    };
    return context.json(answer);
  };
}
