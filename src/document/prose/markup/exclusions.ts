import { CHARACTER_REFERENCE, referenceJoint } from '../characterReferences.ts';
import type { Exclusion, Joint } from '../prose.ts';

/**
 * What is no prose wherever it stands in a text; the expression is global and takes linear time. A group with the
 * name `kept` is prose; such an expression has the flag `d`.
 */
export interface ExclusionPattern {
  readonly expression: RegExp;
  readonly joint: Joint | ((match: string) => Joint);
}

export const CHARACTER_REFERENCES: ExclusionPattern = {
  expression: CHARACTER_REFERENCE,
  joint: referenceJoint,
};

const NAME = '[a-z][a-z\\d]{0,15}';
const REST = '(?:\\s(?:[^<>&]|&(?!lt;|gt;)){0,300})?';

/** Tags of which the brackets are references: those that enclose something, and by itself one that is spoken of. */
export const REFERENCED_TAGS: readonly ExclusionPattern[] = [
  {
    expression: new RegExp(
      `&lt;(${NAME})${REST}&gt;(?=[^<]{1,1000}?&lt;/\\1&gt;)|&lt;/(${NAME})&gt;(?<=&lt;\\2\\b[^<]{1,1000})`,
      'gi',
    ),
    joint: 'none',
  },
  { expression: /&lt;br\s?\/?&gt;/gi, joint: 'line' },
  { expression: new RegExp(`&lt;/?${NAME}${REST}/?&gt;`, 'gi'), joint: 'word' },
];

/** Addresses of the web and of mail. */
export const ADDRESSES: ExclusionPattern = {
  expression:
    /(?<![a-z0-9+.-])(?:[a-z][a-z0-9+.-]{0,30}:\/\/|www\.|mailto:|tel:(?=\+?\d))[^\s<>"«»،؛؟()]*[^\s<>"«»،؛؟().,:;!?*_~'\]}]|(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+/gi,
  joint: 'word',
};

/** What a template fills in: `{{…}}`, `{%…%}`, within one paragraph. */
export const TEMPLATES: ExclusionPattern = {
  expression:
    /\{\{(?:[^{}\n]|\n(?![^\S\n]*\n)|\{[^{}\n]*\})*\}\}|\{%(?:[^{}\n]|\n(?![^\S\n]*\n))*%\}|\{#[^\S\n][^{}\n]*#\}/g,
  joint: 'word',
};

/** Names in braces that a programme replaces. */
export const PLACEHOLDERS: ExclusionPattern = {
  expression: /[$#]?\{[a-z_][^{}\n\u0080-\uffff]*\}|\{\d{1,2}\}/gi,
  joint: 'word',
};

/** A function that finds what the patterns match: in order; where two meet, the one that begins first holds. */
export function exclusionFinder(
  patterns: readonly ExclusionPattern[],
): (text: string) => readonly Exclusion[] {
  return (text) => inOrder(patterns.flatMap((pattern) => matches(text, pattern)));
}

function matches(text: string, { expression, joint }: ExclusionPattern): Exclusion[] {
  return [...text.matchAll(expression)].flatMap(({ index, indices, 0: match }) => {
    const whole = {
      utf16Start: index,
      utf16End: index + match.length,
      joint: typeof joint === 'function' ? joint(match) : joint,
    };
    const kept = indices?.groups?.['kept'];
    if (kept === undefined) return [whole];
    return [
      { ...whole, utf16End: kept[0] },
      { ...whole, utf16Start: kept[1] },
    ];
  });
}

/** `exclusions` in order, without those that overlap an earlier one. */
export function inOrder(exclusions: readonly Exclusion[]): readonly Exclusion[] {
  const kept: Exclusion[] = [];
  for (const exclusion of exclusions.toSorted((a, b) => a.utf16Start - b.utf16Start))
    if (exclusion.utf16Start >= (kept.at(-1)?.utf16End ?? 0)) kept.push(exclusion);
  return kept;
}

/** `text` with each exclusion filled with a character that means nothing to a parser; its lines stay as they are. */
export function masked(text: string, exclusions: readonly Exclusion[], filler = 'x'): string {
  const pieces: string[] = [];
  let from = 0;
  for (const { utf16Start, utf16End } of exclusions) {
    pieces.push(text.slice(from, utf16Start), text.slice(utf16Start, utf16End).replace(/[^\n]/g, filler));
    from = utf16End;
  }
  return pieces.join('') + text.slice(from);
}

/** What stands from each `opener` to the next `closer`, both included; to the end of the text if none follows. */
export function delimitedExclusions(text: string, opener: string, closer: string, joint: Joint): Exclusion[] {
  const exclusions: Exclusion[] = [];
  for (let from = text.indexOf(opener); from >= 0; ) {
    const at = text.indexOf(closer, from + opener.length);
    const utf16End = at < 0 ? text.length : at + closer.length;
    exclusions.push({ utf16Start: from, utf16End, joint });
    from = text.indexOf(opener, utf16End);
  }
  return exclusions;
}
