import type { ErrorCode } from '../../contract/index.ts';
import { type StorageProblem, storageProblemOf } from '../store/storageProblem.ts';
import { Failure } from './failure.ts';

interface Explanation {
  readonly message: string;
  readonly action: string;
}

const RETRY = 'send the same request with the same key again';

const explanations: Readonly<Record<StorageProblem, Explanation>> = {
  full: {
    message: 'The disk is full: nothing can be stored.',
    action: `Free some space on the disk, then ${RETRY}.`,
  },
  unwritable: {
    message: 'The folder of the data cannot be written.',
    action: `Check its permissions and its disk, then ${RETRY}.`,
  },
  busy: {
    message: 'The store is busy.',
    action: 'Send the same request with the same key again in a moment.',
  },
  damaged: {
    message: 'The store is damaged and is set aside.',
    action: 'Send the same request with the same key again.',
  },
  newer: {
    message: 'The store was written by a newer version of Harf.',
    action: 'Use that version, or move the store away.',
  },
};

const RETRY_AFTER_SECONDS = '1';

/** The failure `code`, with a message and a way out for what is wrong with the store or its disk. */
export function storageFailure(problem: StorageProblem, code: ErrorCode): Failure {
  const { message, action } = explanations[problem];
  return new Failure(code, message, { action, headers: { 'retry-after': RETRY_AFTER_SECONDS } });
}

/** The failure of a job whose disk is full or cannot be written; its key would only show the failed job again. */
export function diskFailureOfJob(error: unknown): Failure | undefined {
  const problem = storageProblemOf(error);
  if (problem !== 'full' && problem !== 'unwritable') return undefined;
  const { message, action } = explanations[problem];
  return new Failure('synthesis_failed', message, {
    action: action.replace(RETRY, 'create the job again with a new key'),
  });
}
