import type { Handler } from 'hono';
import { routes, SPEECH_DEADLINE_MS, type SpeechRequest, type SpeechUsage } from '../../contract/index.ts';
import type { AudioLinks } from '../audio/audioLinks.ts';
import { requestOf } from '../http/body.ts';
import { originOf } from '../http/request.ts';
import { type Idempotency, keyedRequest, type StoredAnswer } from '../idempotency/idempotency.ts';
import { type Account, meterOf, speechUsageOf } from '../keys/account.ts';
import type { SubmissionEnv } from '../keys/serveRoute.ts';
import type { GeneratedSpeech, SpeechGenerator } from './speechGenerator.ts';

const route = routes.speech;

interface SpeechRouteDependencies {
  readonly idempotency: Idempotency;
  readonly generator: SpeechGenerator;
  readonly links: AudioLinks;
  /** Unix milliseconds. */
  readonly now: () => number;
}

interface Caller {
  readonly account: Account;
  readonly requestId: string;
}

/** Serves `POST /v1/speech`. A caller that hangs up ends nothing: with its key it comes back for the answer. */
export function speechRoute(dependencies: SpeechRouteDependencies): Handler<SubmissionEnv<SpeechRequest>> {
  return async (context) => {
    const { account } = context.get('apiKey');
    const submission = context.get('submission');
    const caller = { account, requestId: context.get('requestId') };
    const answer = await dependencies.idempotency.once(keyedRequest(route, account, submission), async () =>
      generated(dependencies, requestOf(submission), caller),
    );
    return replyWith(answer, dependencies.links, originOf(context));
  };
}

/** Generates, with the seconds held meanwhile; what is returned charges them and gives the answer. */
async function generated(
  { generator, now }: SpeechRouteDependencies,
  request: SpeechRequest,
  { account, requestId }: Caller,
): Promise<() => StoredAnswer> {
  const reservation = account.reserve(
    meterOf(request.tier),
    generator.boundSeconds(request),
    now() + SPEECH_DEADLINE_MS,
  );
  try {
    const speech = await generator.generate(request, { requestId, environment: account.environment });
    return () => {
      reservation.settle(speech.seconds);
      return storedAnswer(speech, speechUsageOf(request.tier, speech));
    };
  } catch (error) {
    reservation.release();
    throw error;
  }
}

function storedAnswer({ result, audio }: GeneratedSpeech, usage: SpeechUsage): StoredAnswer {
  return { status: route.successStatus, json: JSON.stringify({ ...result, usage }), audio };
}

/** The stored answer with a fresh URL (States, idempotent request handling). */
function replyWith({ status, json, audio }: StoredAnswer, links: AudioLinks, baseUrl: string): Response {
  const link = audio === undefined ? {} : links.sign(audio, baseUrl);
  return Response.json({ ...JSON.parse(json), ...link }, { status });
}
