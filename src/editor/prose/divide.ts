import { type ProseOptions, proseOf } from '../../document/prose/formats.ts';
import type { ProseKind } from '../../document/prose/kinds.ts';
import { withoutForeign } from '../../document/prose/withoutForeign.ts';
import type { DocumentProse } from './documentProse.ts';

/** Divides a text whose lines end with LF into Persian prose and what is not. */
export async function divide(
  text: string,
  kind: ProseKind,
  languageId: string,
  options: ProseOptions,
): Promise<DocumentProse> {
  const { passages, unit, unread } = await proseOf(text, kind, languageId, options);
  return { ...withoutForeign(text, passages), unit, unread };
}
