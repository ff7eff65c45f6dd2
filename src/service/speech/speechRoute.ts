import type { Handler } from 'hono';
import { routes, SPEECH_DEADLINE_MS, type SpeechUsage } from '../../contract/index.ts';
import type { AudioLinks } from '../audio/audioLinks.ts';
import { decodeJson } from '../http/body/decodeJson.ts';
import { requireJsonMediaType } from '../http/body/mediaType.ts';
import { readBody } from '../http/body/readBody.ts';
import { readIdempotencyKey } from '../http/body/readIdempotencyKey.ts';
import { validate } from '../http/body/validate.ts';
import type { ServiceEnv } from '../http/environment.ts';
import { originOf } from '../http/origin.ts';
import type { IdempotencyRecords } from '../idempotency/idempotency.ts';
import type { StoredAnswer } from '../idempotency/storedAnswer.ts';
import type { Account } from '../meters/account.ts';
import { meterOf, speechUsageOf } from '../meters/speechUsage.ts';
import type { Store } from '../store/store.ts';
import type { GeneratedSpeech, SpeechGenerator } from './speaking.ts';

export interface SpeechRouteDependencies {
  readonly store: Store;
  readonly idempotency: IdempotencyRecords;
  readonly speaker: SpeechGenerator;
  readonly links: AudioLinks;
  /** Unix milliseconds. */
  readonly now: () => number;
}

interface Submission {
  readonly body: Uint8Array;
  readonly headers: Headers;
  readonly account: Account;
  readonly requestId: string;
}

/**
 * Serves `POST /v1/speech`. A caller that hangs up ends nothing: with its key it comes back for the answer.
 */
export function speechRoute(services: SpeechRouteDependencies): Handler<ServiceEnv> {
  return async (context) => {
    const { headers } = context.req.raw;
    const { account } = context.get('apiKey');
    const body = await readBody(context.req.raw);
    const run = () => finished(services, { body, headers, account, requestId: context.get('requestId') });
    const key = readIdempotencyKey(routes.speech, headers.get('idempotency-key') ?? undefined);
    const id = `${account.environment} ${routes.speech.path} ${key}`;
    const answer =
      key === undefined
        ? services.store.transaction(await run())
        : await services.idempotency.once({ id, body }, run);
    return replyWith(answer, services.links, originOf(context));
  };
}

/** Speaks, with the seconds held meanwhile; what is returned charges them and gives the answer. */
async function finished(
  { speaker, now }: SpeechRouteDependencies,
  { body, headers, account, requestId }: Submission,
): Promise<() => StoredAnswer> {
  requireJsonMediaType(headers);
  const request = validate(routes.speech.request, decodeJson(body));
  const reservation = account.reserve(
    meterOf(request.tier),
    speaker.boundSeconds(request),
    now() + SPEECH_DEADLINE_MS,
  );
  try {
    const spoken = await speaker.speak(request, { requestId, environment: account.environment });
    return () => {
      reservation.settle(spoken.seconds);
      return storedAnswer(spoken, speechUsageOf(request.tier, spoken));
    };
  } catch (error) {
    reservation.release();
    throw error;
  }
}

function storedAnswer({ result, audio }: GeneratedSpeech, usage: SpeechUsage): StoredAnswer {
  return { status: routes.speech.successStatus, json: JSON.stringify({ ...result, usage }), audio };
}

/** The stored answer with a fresh URL (States, idempotent request handling). */
function replyWith({ status, json, audio }: StoredAnswer, links: AudioLinks, baseUrl: string): Response {
  const link = audio === undefined ? {} : links.sign(audio, baseUrl);
  return Response.json({ ...JSON.parse(json), ...link }, { status });
}
