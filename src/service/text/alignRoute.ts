import type { Handler } from 'hono';
import type { AlignRequest, AlignResponse } from '../../contract/index.ts';
import type { EngineLoader } from '../engineLoader.ts';
import { requestOf } from '../http/body/submission.ts';
import type { SubmissionEnv } from '../keys/environment.ts';
import { alignTranslation } from '../translation/links/alignTranslation.ts';
import type { RecentLinks } from '../translation/links/recentLinks.ts';
import type { WordLink } from '../translation/translatedText.ts';
import type { PinnedWords } from './pinnedWords.ts';

interface AlignRouteDependencies {
  readonly loadEngine: EngineLoader;
  readonly pinnedWords: PinnedWords;
  readonly recentLinks: RecentLinks;
}

/** Serves `POST /x/align`: not metered, not in the contract. What the fluent engine knows comes before what can be guessed. */
export function alignRoute({
  loadEngine,
  pinnedWords,
  recentLinks,
}: AlignRouteDependencies): Handler<SubmissionEnv<AlignRequest>> {
  return async (context) => {
    const request = requestOf(context.get('submission'));
    const { pronunciations } = pinnedWords.of(context.get('apiKey').account.environment);
    const links =
      recentLinks.of(request.text, request.translation) ??
      alignTranslation(await loadEngine(), request, pronunciations);
    const answer: AlignResponse = {
      request_id: context.get('requestId'),
      sentences: links.map(({ words, ...sentence }) => ({
        ...wireSpans(sentence),
        words: words.map(wireSpans),
      })),
    };
    return context.json(answer);
  };
}

function wireSpans({ sourceStart, sourceEnd, targetStart, targetEnd }: WordLink) {
  return {
    source_start: sourceStart,
    source_end: sourceEnd,
    target_start: targetStart,
    target_end: targetEnd,
  };
}
