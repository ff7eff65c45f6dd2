/** The rules that suggest. */
export const PROOF_RULES = [
  'he-for-ezafe',
  'kasra-for-he',
  'confused',
  'one-sound',
  'slip',
  'twice',
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
