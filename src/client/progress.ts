/** What a call is busy with, for people to see. */
export type RequestProgress =
  | { readonly kind: 'sending'; readonly attempt: number }
  /** No answer yet for some seconds: a service that sleeps when idle may be waking up. */
  | { readonly kind: 'slow'; readonly attempt: number }
  | {
      readonly kind: 'waiting';
      /** Until the request is sent again. */
      readonly waitMs: number;
      readonly nextAttempt: number;
      /** How many attempts there are at most. */
      readonly attempts: number;
      /** Of the failure that makes it wait. */
      readonly code: string;
    };

export type OnProgress = (progress: RequestProgress) => void;
