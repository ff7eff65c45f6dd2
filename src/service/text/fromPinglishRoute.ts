import type { Handler } from 'hono';
import type { FromPinglishRequest, FromPinglishResponse } from '../../contract/index.ts';
import type { EngineLoader } from '../engineLoader.ts';
import { requestOf } from '../http/body/submission.ts';
import type { SubmissionEnv } from '../keys/environment.ts';

/** Serves `POST /x/from-pinglish`: not metered, not in the contract. */
export function fromPinglishRoute({
  loadEngine,
}: {
  readonly loadEngine: EngineLoader;
}): Handler<SubmissionEnv<FromPinglishRequest>> {
  return async (context) => {
    const engine = await loadEngine();
    const request = requestOf(context.get('submission'));
    const { persian, alignment } = engine.fromPinglish(request.text, {
      loanWords: request.loan_words,
      withCandidates: request.with_candidates,
      chosen: request.chosen,
    });
    const answer: FromPinglishResponse = {
      request_id: context.get('requestId'),
      engine_version: engine.version,
      persian,
      alignment: alignment.map((word) => ({
        source_start: word.codePointStart,
        source_end: word.codePointEnd,
        source: word.source,
        persian: word.persian,
        candidates: [...word.candidates],
      })),
    };
    return context.json(answer);
  };
}
