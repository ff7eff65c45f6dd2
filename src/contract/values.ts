/**
 * The values that a request for speech may have, and the names of the rules of proofreading. This file loads no zod, so that activation and the panel can import
 * it without the rest of the contract.
 */

export const TIERS = ['basic', 'premium'] as const;

/** The voices of Basic, the default first (Resources, speech request). */
export const BASIC_VOICES = ['kian', 'leyla', 'ava', 'mana', 'amir'] as const;

/** Another voice stands in for these, and only they are previewed (Resources, speech request; Events, 3). */
export const FEATURED_VOICES = ['kian', 'leyla'] as const;

/** The contract does not show the values of Premium's fields; these are the local service's. */
export const PREMIUM_VOICES = FEATURED_VOICES;
export const STYLES = ['neutral', 'news', 'story'] as const;
export const EXPRESSIVENESS = ['low', 'medium', 'high'] as const;
export const REGIONAL_MODES = ['standard', 'tehrani'] as const;

/** How Premium sounds where a request does not say. */
export const DEFAULT_DELIVERY = {
  style: 'neutral',
  expressiveness: 'medium',
  regional_mode: 'standard',
} as const;

/** Bounds and default of `pace` (Resources, speech request). */
export const MIN_PACE = 0.75;
export const MAX_PACE = 1.25;
export const DEFAULT_PACE = 1;

export type Tier = (typeof TIERS)[number];
export type BasicVoice = (typeof BASIC_VOICES)[number];
export type PremiumVoice = (typeof PREMIUM_VOICES)[number];
export type Style = (typeof STYLES)[number];
export type Expressiveness = (typeof EXPRESSIVENESS)[number];
export type RegionalMode = (typeof REGIONAL_MODES)[number];
/** The rules that suggest. */
export const PROOF_RULES = [
  'he-for-ezafe',
  'kasra-for-he',
  'confused',
  'one-sound',
  'slip',
  'twice',
  'doubled-sign',
  'tanwin',
] as const;

/** The rules that Tidy Persian makes, in the order in which they are listed. */
export const TIDY_RULES = [
  'letters',
  'digits',
  'latin-digits',
  'half-spaces',
  'joined-words',
  'missing-tanwin',
  'latin-punctuation',
  'punctuation',
  'brackets',
  'quotes',
  'ellipses',
  'spaces',
  'tatweel',
] as const;

export const RULE_NAMES = [...PROOF_RULES, ...TIDY_RULES] as const;

export type ProofRuleName = (typeof PROOF_RULES)[number];
export type TidyRuleName = (typeof TIDY_RULES)[number];
export type RuleName = ProofRuleName | TidyRuleName;

/** Those that are a matter of taste, and are asked for only by name. */
export const OPTIONAL_RULES: ReadonlySet<RuleName> = new Set(['latin-digits', 'missing-tanwin']);
