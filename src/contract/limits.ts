/** The longest `text` of a request, in code points: white space, ZWNJ, punctuation and marks all count (Limits). */
export const MAX_TEXT_CODE_POINTS = 6000;

/** The largest serialised request body, in bytes (Limits). */
export const MAX_BODY_BYTES = 32_768;

/** Bounds of an idempotency key, in printable ASCII characters (Limits). */
export const MIN_IDEMPOTENCY_KEY_LENGTH = 8;
export const MAX_IDEMPOTENCY_KEY_LENGTH = 128;

/** The longest `director_notes`, in code points; the contract is silent, Harf's local service decides. */
export const MAX_DIRECTOR_NOTES_CODE_POINTS = 500;

/** Body of a request that ties a text to its translation, in bytes. */
export const MAX_ALIGN_BYTES = 262_144;

/** The most words that a workspace can pin, and the largest body that pins them, in bytes; Harf's own. */
export const MAX_PINNED_WORDS = 5000;
export const MAX_PINNED_WORDS_BYTES = 1_048_576;

/** The most words that a user can choose the spelling of, and the largest body that has them and a text, in bytes; Harf's own. */
export const MAX_CHOSEN_WORDS = 2000;
export const MAX_CHOSEN_WORDS_BYTES = 1_048_576;

/** The deadline of a text request, in milliseconds (Limits: 120 seconds). */
export const TEXT_DEADLINE_MS = 120_000;

/** The deadline of synchronous speech and of an audio download, in milliseconds (Limits: 15 minutes). */
export const SPEECH_DEADLINE_MS = 900_000;

/** Units charged for each submitted code point (Limits, usage accounting 1). */
export const DIACRITIZE_MULTIPLIER = 1;
export const PINGLISH_MULTIPLIER = 1;
export const TRANSLATE_MULTIPLIER = 2;

/** How long an idempotency record is kept, in milliseconds (Limits: 24 hours). */
export const IDEMPOTENCY_RETENTION_MS = 86_400_000;

/** How long a signed audio URL is valid, in milliseconds (Limits: 1 hour). */
export const AUDIO_URL_TTL_MS = 3_600_000;

/** How long completed audio is kept after its last use, in milliseconds (Limits: 30 days). */
export const AUDIO_CACHE_MS = 2_592_000_000;

/** The longest run of a speech job, in milliseconds (Limits: 2 hours). */
export const JOB_TIME_LIMIT_MS = 7_200_000;
