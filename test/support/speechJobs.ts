import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { type SpeechJob, speechJob } from '../../src/contract/index.ts';
import { send } from './rawRequest.ts';
import type { TestApp } from './testService.ts';

type App = Pick<TestApp, 'app' | 'keys'>;

/** Creates a job and returns it as it is answered. */
export async function newJob(
  tested: App,
  body: object,
  key: string = crypto.randomUUID(),
): Promise<SpeechJob> {
  const response = await send(tested, {
    path: '/v1/speech/jobs',
    body,
    headers: { 'idempotency-key': key },
  });
  return speechJob.parse(await response.json());
}

/** The job as it is now, or as it is after cancelling it. */
export async function readJob(tested: App, id: string, action?: 'cancel'): Promise<SpeechJob> {
  const response =
    action === undefined
      ? await send(tested, { path: `/v1/speech/jobs/${id}` })
      : await send(tested, { path: `/v1/speech/jobs/${id}/${action}`, method: 'POST' });
  return speechJob.parse(await response.json());
}

/** Creates a job, watches it to its end, and returns it. */
export async function finishedJob(tested: App, body: object, key?: string): Promise<SpeechJob> {
  const { id } = await newJob(tested, body, key);
  await readEvents(tested, id);
  return readJob(tested, id);
}

export interface ReceivedEvent {
  readonly id: number;
  readonly event: string;
  readonly data: unknown;
}

/** All events from `query` on, until the stream ends. */
export async function readEvents(
  tested: App,
  id: string,
  query = '',
  headers: Record<string, string> = {},
): Promise<ReceivedEvent[]> {
  const response = await send(tested, { path: `/v1/speech/jobs/${id}/events${query}`, headers });
  return parseEvents(await response.text());
}

/** The events of a stream's text. */
export function parseEvents(text: string): ReceivedEvent[] {
  const events: ReceivedEvent[] = [];
  const onEvent = ({ id, event = '', data }: EventSourceMessage) =>
    events.push({ id: Number(id), event, data: JSON.parse(data) });
  createParser({ onEvent }).feed(text);
  return events;
}
