import type { CallOptions } from '../../transport/callOptions.ts';
import type { JobEvent } from './jobEvent.ts';

/** Where to go on: a job, and the id of the last event that was handled. */
export interface JobPlace {
  readonly id: string;
  /** 0, or left out: from the first event that is kept. */
  readonly lastEventId?: number;
}

export interface FollowOptions extends CallOptions {
  /** Told of every event once and in order; with `lastEventId`, following can go on after a reload. */
  readonly onEvent?: (event: JobEvent, place: Required<JobPlace>) => void;
}
