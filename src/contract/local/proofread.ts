/** Proofreading, and Tidy Persian, which makes what its surest rules find. */
import * as z from 'zod';
import { sourceSpan, sourceText, wordsOf } from '../text.ts';
import { RULE_NAMES } from '../values.ts';
import type { FromWire } from '../wireNames.ts';

export const proofreadRequest = z.strictObject({
  text: sourceText,
  /** What is looked for; if left out, all but `OPTIONAL_RULES`. */
  rules: z.array(z.enum(RULE_NAMES)).max(RULE_NAMES.length).optional(),
  /** Whether endings get a half-space also behind letters that are joined to none: کار‌ها for «کار ها». */
  half_space_behind_unjoined: z.boolean().default(false),
});

const finding = z.object({
  ...sourceSpan,
  /** The name of the rule that found it. */
  rule: z.string().regex(/^[a-z]+(?:-[a-z]+)*$/),
  /** `warning` where the rule is sure. */
  severity: z.enum(['warning', 'hint']),
  /** Why it is shown, a sentence in each language. */
  reason: z.object({ en: z.string(), fa: z.string() }),
  /** What may be meant, the likeliest first; an empty one takes out what stands there. */
  suggestions: z.array(z.string()).min(1).max(4),
});

export const proofreadResponse = z.object({
  request_id: z.string(),
  engine_version: z.string(),
  /** In order, without overlap. */
  findings: wordsOf(finding),
});

/** What is likely to be an error, or written otherwise with care. */
export type ProofFinding = FromWire<z.infer<typeof finding>>;
