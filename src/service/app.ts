import { type Context, type Handler, Hono, type MiddlewareHandler } from 'hono';
import { LRUCache } from 'lru-cache';
import { type ErrorCode, localRoutes, routes } from '../contract/index.ts';
import { audioRoute } from './audio/audioRoute.ts';
import type { EngineLoader } from './engineLoader.ts';
import { Failure, failureResponse, storageFailure } from './http/failure.ts';
import { assignRequestId, requireLoopbackHost, type ServiceEnv } from './http/request.ts';
import type { Idempotency } from './idempotency/idempotency.ts';
import { jobEventsRoute } from './jobs/jobEventsRoute.ts';
import { cancelJobRoute, createJobRoute, readJobRoute } from './jobs/jobRoutes.ts';
import type { KeyRing } from './keys/apiKeys.ts';
import { type AuthenticatedEnv, type ServeRoute, serverOfRoutes } from './keys/serveRoute.ts';
import { speechRoute } from './speech/speechRoute.ts';
import { speechWordsRoute } from './speech/wordTimes.ts';
import type { LazySpeechBackend, SpeechBackend } from './speechBackend.ts';
import { storageProblemOf, storeProblemOf } from './store/storageProblem.ts';
import { serveLocalText } from './text/localRoutes.ts';
import type { PinnedWords } from './text/pinnedWords.ts';
import { diacritize, pinglish } from './text/textOperations.ts';
import { type TextRouteDependencies, textRoute } from './text/textRoute.ts';
import { translateOperation } from './text/translateOperation.ts';
import type { FluentTranslation } from './translation/fluentTranslation.ts';
import { RecentLinks } from './translation/recentLinks.ts';

export interface AppDependencies {
  readonly loadEngine: EngineLoader;
  readonly keys: KeyRing;
  /** The OpenAPI description, as JSON. */
  readonly openApi: () => Promise<string>;
  /** Unix milliseconds. */
  readonly now: () => number;
  readonly pinnedWords: PinnedWords;
  /** The fluent engine, if there can be one. */
  readonly fluentTranslation?: FluentTranslation;
  readonly textIdempotency: Idempotency;
  readonly backend: LazySpeechBackend;
  /** What a request passes before any route. */
  readonly beforeRoutes?: MiddlewareHandler<ServiceEnv>;
  /** Called with what nobody expected; the answer hides it. */
  readonly onUnexpected: (error: Error) => void;
}

export interface AppOptions {
  /** Whether Premium jobs are served. */
  readonly premiumJobs?: boolean;
  /** Refuse every Host header but loopback's: for a TCP port, not for a socket of one's own. */
  readonly loopbackHostOnly?: boolean;
}

/** The texts of all cached results together, in UTF-16 units; their results take about twenty times as much. */
const MAX_CACHED = 200_000;

/** The contract served: a request in, an answer out, no global state. */
export function createApp(dependencies: AppDependencies, options: AppOptions): Hono<ServiceEnv> {
  const app = new Hono<ServiceEnv>();
  app.use(assignRequestId);
  if (options.loopbackHostOnly) app.use(requireLoopbackHost);
  if (dependencies.beforeRoutes) app.use(dependencies.beforeRoutes);
  const serve = serverOfRoutes(app, dependencies.keys);
  serveText(serve, dependencies);
  serveSpeech(serve, dependencies, options);
  serveWithoutKey(serve, dependencies);
  app.notFound(() => {
    throw new Failure('not_found', 'There is nothing at this path.');
  });
  app.onError((error, context) => failureResponse(asFailure(error, dependencies), context.get('requestId')));
  return app;
}

function serveText(serve: ServeRoute, dependencies: AppDependencies): void {
  const { loadEngine, pinnedWords, textIdempotency: idempotency } = dependencies;
  const cache: TextRouteDependencies['cache'] = new LRUCache({
    maxSize: MAX_CACHED,
    sizeCalculation: (_, key) => key.length,
  });
  const recentLinks = new RecentLinks();
  const { fluentTranslation: fluent } = dependencies;
  const text: TextRouteDependencies = { loadEngine, pinnedWords, idempotency, cache };
  serve(routes.diacritize, textRoute(diacritize, text));
  serve(routes.pinglish, textRoute(pinglish, text));
  serve(routes.translate, textRoute(translateOperation(fluent, recentLinks), text));
  serve(routes.usage, usageRoute);
  serveLocalText(serve, loadEngine, pinnedWords, recentLinks);
}

function serveSpeech(
  serve: ServeRoute,
  { backend, now }: AppDependencies,
  { premiumJobs = false }: AppOptions,
): void {
  const on = <Env extends ServiceEnv>(make: (open: SpeechBackend) => Handler<Env>, code?: ErrorCode) =>
    onOpenBackend(backend, make, code);
  serve(
    routes.speech,
    on(({ idempotency, generator, links }) => speechRoute({ idempotency, generator, links, now })),
  );
  serve(
    routes.createSpeechJob,
    on(
      ({ jobs, runner, idempotency, generator, links }) =>
        createJobRoute({ jobs, runner, idempotency, generator, links, premiumJobs }),
      'speech_jobs_unavailable',
    ),
  );
  serve(
    routes.speechJob,
    on(({ jobs, links }) => readJobRoute(jobs, links)),
  );
  serve(
    routes.speechJobEvents,
    on(({ jobs, links, changes }) => jobEventsRoute(jobs, links, changes)),
  );
  serve(
    routes.cancelSpeechJob,
    on(({ jobs, links }) => cancelJobRoute(jobs, links)),
  );
  serve(
    routes.audio,
    on(({ links, audioFolder }) => audioRoute(links, audioFolder)),
  );
  serve(
    localRoutes.speechWords,
    on(({ wordTimes, previewWords }) => speechWordsRoute(wordTimes, previewWords, now)),
  );
}

/** Opens speech for a request; what is wrong with its disk becomes the failure `code`. */
function onOpenBackend<Env extends ServiceEnv>(
  backend: LazySpeechBackend,
  make: (open: SpeechBackend) => Handler<Env>,
  code: ErrorCode = 'service_unavailable',
): Handler<Env> {
  return async (context, next) => {
    try {
      return await make(await backend.ready())(context, next);
    } catch (error) {
      backend.noticeProblem(error);
      const problem = storageProblemOf(error);
      throw problem === undefined ? error : storageFailure(problem, code);
    }
  };
}

/** Routes beside the contract that need no key (DESIGN, health and OpenAPI). */
function serveWithoutKey(serve: ServeRoute, { openApi }: AppDependencies): void {
  const open = { method: 'GET', scope: null, meter: null, rateLimited: false, idempotency: 'none' } as const;
  serve({ ...open, path: '/healthz' }, (context) => context.json({ status: 'ok' }));
  serve({ ...open, path: '/v1/openapi.json' }, async (context) =>
    context.body(await openApi(), 200, { 'content-type': 'application/json' }),
  );
}

function asFailure(error: Error, { onUnexpected }: AppDependencies): Failure {
  if (error instanceof Failure) return error;
  onUnexpected(error);
  const problem = storeProblemOf(error);
  if (problem !== undefined) return storageFailure(problem, 'service_unavailable');
  return new Failure('internal_error', 'The service failed unexpectedly.');
}

/** Serves `GET /v1/usage` (Resources, usage response). */
function usageRoute(context: Context<AuthenticatedEnv>): Response {
  return context.json({ request_id: context.get('requestId'), ...context.get('apiKey').account.usage() });
}
