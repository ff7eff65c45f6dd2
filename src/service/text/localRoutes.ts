import type * as z from 'zod';
import { type FromWire, fromWire, localRoutes, toWire, type WireToken } from '../../contract/index.ts';
import type { Engine, PinnedPronunciations } from '../../engine/index.ts';
import type { AlignedCodePoints } from '../../text/codePoints.ts';
import type { EngineLoader } from '../engineLoader.ts';
import { requestOf } from '../http/body.ts';
import type { ServedRoute, ServeRoute } from '../keys/serveRoute.ts';
import { alignTranslation } from '../translation/alignTranslation.ts';
import type { RecentLinks } from '../translation/recentLinks.ts';
import type { PinnedWords } from './pinnedWords.ts';

/** A row of the route table; the handler is given its request, and gives its answer, with the names of code. */
type LocalRoute<Request, Answer> = ServedRoute & {
  readonly request: z.ZodType<Request>;
  readonly response: { readonly json: z.ZodType<unknown, Answer> };
};

interface Caller {
  readonly requestId: string;
  readonly environment: string;
  /** Of the pinned words. */
  readonly pronunciations: PinnedPronunciations | undefined;
}

/** Serves what Harf adds to the contract about texts: not metered, and only on this computer. */
export function serveLocalText(
  serve: ServeRoute,
  loadEngine: EngineLoader,
  pinnedWords: PinnedWords,
  recentLinks: RecentLinks,
): void {
  const answer = <Request, Answer>(
    route: LocalRoute<Request, Answer>,
    answerTo: (request: FromWire<Request>, caller: Caller) => Promise<FromWire<Answer>>,
  ) =>
    serve(route, async (context) => {
      const { environment } = context.get('apiKey').account;
      const { pronunciations } = pinnedWords.of(environment);
      const caller = { requestId: context.get('requestId'), environment, pronunciations };
      const request = fromWire(requestOf(context.get('submission')));
      return Response.json(toWire(await answerTo(request, caller)));
    });

  answer(localRoutes.analyse, async (request, { requestId, pronunciations }) => {
    const engine = await loadEngine();
    const tokens = analysedTokens(engine, request, pronunciations);
    return { requestId, engineVersion: engine.version, tokens };
  });

  // What the fluent engine knows comes before what can be guessed.
  answer(localRoutes.align, async (request, { requestId, pronunciations }) => {
    const links =
      recentLinks.of(request.text, request.translation) ??
      alignTranslation(await loadEngine(), request, pronunciations);
    const sentences = links.map(({ words, ...sentence }) => ({
      ...alignedPart(sentence),
      words: words.map(alignedPart),
    }));
    return { requestId, sentences };
  });

  answer(localRoutes.fromPinglish, async ({ text, ...options }, { requestId }) => {
    const engine = await loadEngine();
    return { requestId, engineVersion: engine.version, ...engine.fromPinglish(text, options) };
  });

  answer(localRoutes.toWritten, async ({ text }, { requestId, pronunciations }) => {
    const engine = await loadEngine();
    const written = engine.toWritten(engine.analyse(text, pronunciations));
    return { requestId, engineVersion: engine.version, ...written };
  });

  answer(
    localRoutes.proofread,
    async ({ text, rules, halfSpaceBehindUnjoined }, { requestId, pronunciations: pins }) => {
      const engine = await loadEngine();
      const wanted = rules === undefined ? {} : { rules: new Set(rules) };
      const findings = engine.proofread(engine.analyse(text, pins), {
        ...wanted,
        pins,
        halfSpaceBehindUnjoined,
      });
      return { requestId, engineVersion: engine.version, findings };
    },
  );

  answer(localRoutes.pinWords, async ({ words }, { requestId, environment }) => {
    const { revision } = await pinnedWords.put(environment, words);
    return { requestId, revision };
  });
}

type AnalyseRequest = FromWire<z.output<typeof localRoutes.analyse.request>>;

/** The tokens of a text, each word with all that the engine tells of it. */
function analysedTokens(
  engine: Engine,
  { text, ...options }: AnalyseRequest,
  pronunciations?: PinnedPronunciations,
): FromWire<WireToken>[] {
  const analysis = engine.analyse(text, pronunciations);
  const words = engine.explain(analysis, options, pronunciations);
  return analysis.tokens.map(({ codePointStart, codePointEnd, source, kind }, at) => {
    const place = { codePointStart, codePointEnd, source };
    const word = words.get(at);
    if (word !== undefined) return { ...place, kind: 'word', ...word };
    return { ...place, kind: kind === 'word' ? 'other' : kind, ...NO_WORD };
  });
}

const NO_WORD = {
  diacritized: null,
  pinglish: null,
  styledPinglish: null,
  phonemes: null,
  lemma: null,
  partOfSpeech: null,
  gloss: null,
  ezafe: null,
  confidence: null,
  alternatives: [],
};

function alignedPart({ original, written }: AlignedCodePoints) {
  return { ...original, targetStart: written.codePointStart, targetEnd: written.codePointEnd };
}
