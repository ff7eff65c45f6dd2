import assert from 'node:assert/strict';
import { type SpeechResponse, speechResponse, usageResponse } from '../../src/contract/index.ts';
import { send } from './rawRequest.ts';
import type { TestApp } from './testService.ts';

/** What is spoken in tests of `POST /v1/speech`, and the bodies and headers that ask for it. */
export const text = 'سلام دنیا!';
export const basic = { text, tier: 'basic', voice: 'kian' };
export const premium = { text, tier: 'premium', voice: 'leyla' };
export const path = '/v1/speech';
export const idempotent = { 'idempotency-key': 'a key of some length' };

export async function speak(tested: TestApp, body: object, headers = {}): Promise<SpeechResponse> {
  const response = await send(tested, { path, body, headers });
  assert.equal(response.status, 200);
  return speechResponse.parse(await response.json());
}

export async function usageOf(tested: TestApp) {
  return usageResponse.parse(await (await send(tested, { path: '/v1/usage' })).json());
}

/** The id of the audio of an answer. */
export function audioOf(answer: SpeechResponse): string {
  return new URL(answer.audio_url).searchParams.get('audio') ?? '';
}

export async function download(tested: TestApp, url: string): Promise<Response> {
  const { pathname, search } = new URL(url);
  return send(tested, { path: pathname + search, key: null });
}
