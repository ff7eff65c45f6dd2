/** Two instants as the server writes them, usually ISO 8601; each may be missing. */
export interface UsagePeriod {
  readonly start: string | undefined;
  /** When it ends or the allowance renews. */
  readonly end: string | undefined;
}

/** A counter of a usage answer, whatever its shape; what is neither told nor follows is undefined. */
export interface UsageCounter {
  /** As the answer names it, in words: `text units`. */
  readonly label: string;
  /** The counter of the contract that it is, if its name tells. */
  readonly meter: 'text' | 'additional_text' | 'basic_seconds' | 'premium_seconds' | undefined;
  readonly used: number | undefined;
  /** `null` is unlimited, here and in `remaining`. */
  readonly allowance: number | null | undefined;
  readonly remaining: number | null | undefined;
  readonly period: UsagePeriod | undefined;
}
