import type { Grammars } from '../../document/prose/code/grammars.ts';
import { proseOf } from '../../document/prose/formats.ts';
import type { ProseKind } from '../../document/prose/kinds.ts';
import { withoutForeign } from '../../document/prose/withoutForeign.ts';
import type { DocumentProse } from './documentProse.ts';

/** Divides a text whose lines end with LF into Persian prose and what is not. @param grammars for a program */
export async function divide(
  text: string,
  kind: ProseKind,
  languageId: string,
  grammars?: Grammars,
): Promise<DocumentProse> {
  const { passages, unit, unread } = await proseOf(text, kind, languageId, grammars);
  return { ...withoutForeign(text, passages), unit, unread };
}
