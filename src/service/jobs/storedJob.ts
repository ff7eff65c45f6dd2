import type {
  ErrorObject,
  JobStatus,
  SpeechRequest,
  SpeechResult,
  SpeechUsage,
} from '../../contract/index.ts';

/** A job as it is kept. Times are in Unix milliseconds. */
export interface StoredJob {
  readonly id: string;
  readonly environment: string;
  /** Of the request that created it. */
  readonly requestId: string;
  readonly request: SpeechRequest;
  /** The id of the seconds held for it. */
  readonly reservation: string;
  readonly status: JobStatus;
  readonly createdAt: number;
  readonly startedAt: number | null;
  readonly finishedAt: number | null;
  /** How often a process has begun to speak it. */
  readonly attempts: number;
  /** Of a succeeded job. */
  readonly success: JobSuccess | undefined;
  /** Of a failed job. */
  readonly error: ErrorObject | undefined;
}

/** How a job succeeded. */
export interface JobSuccess {
  readonly result: SpeechResult;
  readonly usage: SpeechUsage;
  /** The id of the audio, which every reading signs anew. */
  readonly audio: string;
}

/** Whose a running job is: only its owner may go on with it, and only while nobody has taken it over. */
export interface Claim {
  readonly id: string;
  readonly owner: string;
}

/** Whether the job has ended, one way or another. */
export function isFinished({ status }: Pick<StoredJob, 'status'>): boolean {
  return status !== 'queued' && status !== 'running';
}
