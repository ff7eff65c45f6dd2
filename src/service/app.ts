import { type Handler, Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import { type ErrorCode, localRoutes, type Route, routes, type Scope } from '../contract/index.ts';
import { audioRoute } from './audio/audioRoute.ts';
import type { EngineLoader } from './engineLoader.ts';
import type { ServiceEnv } from './http/environment.ts';
import { Failure, failureResponse } from './http/failure.ts';
import { injectFaults } from './http/faults.ts';
import {
  assignRequestId,
  limitRate,
  refuseMethod,
  requireLoopbackHost,
  requireScope,
} from './http/middleware.ts';
import { storageFailure } from './http/storageFailure.ts';
import type { Idempotency } from './idempotency/idempotency.ts';
import { createJobRoute } from './jobs/createJobRoute.ts';
import { type EventsRouteServices, eventsRoute } from './jobs/jobEventsRoute.ts';
import { cancelJobRoute, type JobRouteServices, readJobRoute } from './jobs/jobRoutes.ts';
import type { ApiKey } from './keys/apiKeys.ts';
import type { LazySpeechBackend } from './lazySpeechBackend.ts';
import { speechRoute } from './speech/speechRoute.ts';
import { speechWordsRoute } from './speech/speechWordsRoute.ts';
import type { SpeechBackend } from './speechBackend.ts';
import { storageProblemOf, storeProblemOf } from './store/storageProblem.ts';
import { analyseRoute } from './text/analyseRoute.ts';
import type { PinnedWords } from './text/pinnedWords.ts';
import { pinWordsRoute } from './text/pinWordsRoute.ts';
import { diacritize, pinglish, translate } from './text/textOperations.ts';
import { type TextRouteDependencies, textRoute } from './text/textRoute.ts';
import { usageRoute } from './usage/usageRoute.ts';

export interface AppDependencies {
  readonly engine: EngineLoader;
  readonly keys: readonly ApiKey[];
  /** The OpenAPI description, as JSON. */
  readonly openApi: () => Promise<string>;
  /** Milliseconds of Unix time. */
  readonly now: () => number;
  readonly pins: PinnedWords;
  readonly textIdempotency: Idempotency;
  readonly speech: LazySpeechBackend;
  /** Whether Premium jobs are served. */
  readonly premiumJobs: boolean;
  /** Refuse every Host header but loopback's: for a TCP port, not for a socket of one's own. */
  readonly loopbackHostOnly?: boolean;
  /** Obey `X-Harf-Fault`. */
  readonly faults?: boolean;
  /** Told of what nobody expected; the answer hides it. */
  readonly onUnexpected: (error: Error) => void;
}

/** The texts of all cached results together, in UTF-16 units; their results take about twenty times as much. */
const MAX_CACHED = 200_000;

/** The contract served: a request in, an answer out, no global state. */
export function createApp(options: AppDependencies): Hono<ServiceEnv> {
  const app = new Hono<ServiceEnv>();
  app.use(assignRequestId);
  if (options.loopbackHostOnly) app.use(requireLoopbackHost);
  if (options.faults) app.use(injectFaults());
  serveMeteredRoutes(app, options);
  serveSpeech(app, options);
  serveWords(app, options);
  serveOpenRoutes(app, options);
  app.notFound(() => {
    throw new Failure('not_found', 'There is nothing at this path.');
  });
  app.onError((error, context) => failureResponse(asFailure(error, options), context.get('requestId')));
  return app;
}

function serveWords(app: Hono<ServiceEnv>, options: AppDependencies): void {
  const { engine, pins } = options;
  serve(app, localRoutes.analyse, [keyed(options, 'text'), analyseRoute(engine, pins)]);
  serve(app, localRoutes.pinWords, [keyed(options, 'text'), pinWordsRoute(pins)]);
}

function serveMeteredRoutes(app: Hono<ServiceEnv>, options: AppDependencies): void {
  const services: TextRouteDependencies = {
    engine: options.engine,
    pins: options.pins,
    idempotency: options.textIdempotency,
    cache: new LRUCache({ maxSize: MAX_CACHED, sizeCalculation: (_, key) => key.length }),
  };
  const text = [keyed(options, 'text'), limitRate];
  serve(app, routes.diacritize, [...text, textRoute(diacritize, services)]);
  serve(app, routes.pinglish, [...text, textRoute(pinglish, services)]);
  serve(app, routes.translate, [...text, textRoute(translate, services)]);
  serve(app, routes.usage, [keyed(options, 'usage'), usageRoute]);
}

function serveSpeech(app: Hono<ServiceEnv>, options: AppDependencies): void {
  const { now, premiumJobs } = options;
  const handlers = [keyed(options, 'speech'), limitRate];
  const onPart = (make: (part: SpeechBackend) => Handler<ServiceEnv>, code?: ErrorCode) =>
    onOpenSpeech(options.speech, make, code);
  const onServices = (
    make: (services: JobRouteServices & EventsRouteServices) => Handler<ServiceEnv>,
    code?: ErrorCode,
  ) => onPart(({ speech, ...part }) => make({ ...part, ...speech, premiumJobs }), code);
  serve(app, routes.speech, [...handlers, onPart((part) => speechRoute({ ...part, ...part.speech, now }))]);
  serve(app, routes.createSpeechJob, [...handlers, onServices(createJobRoute, 'speech_jobs_unavailable')]);
  serve(app, routes.speechJob, [...handlers, onServices(readJobRoute)]);
  serve(app, routes.speechJobEvents, [...handlers, onServices(eventsRoute)]);
  serve(app, routes.cancelSpeechJob, [...handlers, onServices(cancelJobRoute)]);
  serve(app, routes.audio, [onPart(({ speech }) => audioRoute(speech))]);
  serve(app, localRoutes.speechWords, [
    keyed(options, 'speech'),
    onPart(({ speech }) => speechWordsRoute(speech, now)),
  ]);
}

/** Opens speech for a request; what is wrong with its disk becomes the failure `code`. */
function onOpenSpeech(
  source: LazySpeechBackend,
  make: (part: SpeechBackend) => Handler<ServiceEnv>,
  code: ErrorCode = 'service_unavailable',
): Handler<ServiceEnv> {
  return async (context, next) => {
    try {
      return await make(source.open())(context, next);
    } catch (error) {
      source.look(error);
      const problem = storageProblemOf(error);
      throw problem === undefined ? error : storageFailure(problem, code);
    }
  };
}

function serveOpenRoutes(app: Hono<ServiceEnv>, { openApi }: AppDependencies): void {
  serve(app, { method: 'GET', path: '/healthz' }, [(context) => context.json({ status: 'ok' })]);
  serve(app, { method: 'GET', path: '/v1/openapi.json' }, [
    async (context) => context.body(await openApi(), 200, { 'content-type': 'application/json' }),
  ]);
}

function keyed({ keys }: AppDependencies, scope: Scope): Handler<ServiceEnv> {
  return requireScope(keys, scope);
}

function serve(
  app: Hono<ServiceEnv>,
  route: Pick<Route, 'method' | 'path'>,
  handlers: readonly Handler<ServiceEnv>[],
): void {
  const { method } = route;
  const path = route.path.replaceAll(/\{(\w+)\}/g, ':$1');
  app.on(method, [path], ...handlers);
  app.all(path, refuseMethod(method));
}

function asFailure(error: Error, { onUnexpected }: AppDependencies): Failure {
  if (error instanceof Failure) return error;
  onUnexpected(error);
  const problem = storeProblemOf(error);
  if (problem !== undefined) return storageFailure(problem, 'service_unavailable');
  return new Failure('internal_error', 'The service failed unexpectedly.');
}
