import { CHARACTER_REFERENCE, referenceJoint } from '../characterReferences.ts';
import type { Joint } from '../prose.ts';
import type { Hole } from './passageBuilder.ts';

/**
 * What is no prose wherever it stands in a text; the expression is global and takes linear time. A group with the
 * name `kept` is prose; such an expression has the flag `d`.
 */
export interface HolePattern {
  readonly expression: RegExp;
  readonly joint: Joint | ((match: string) => Joint);
}

export const CHARACTER_REFERENCES: HolePattern = { expression: CHARACTER_REFERENCE, joint: referenceJoint };

/** Addresses of the web and of mail. */
export const ADDRESSES: HolePattern = {
  expression:
    /(?<![a-z0-9+.-])(?:[a-z][a-z0-9+.-]{0,30}:\/\/|www\.|mailto:|tel:(?=\+?\d))[^\s<>"«»،؛؟()]*[^\s<>"«»،؛؟().,:;!?*_~'\]}]|(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+/gi,
  joint: 'word',
};

/** What a template fills in: `{{…}}`, `{%…%}`, within one paragraph. */
export const TEMPLATES: HolePattern = {
  expression:
    /\{\{(?:[^{}\n]|\n(?![^\S\n]*\n)|\{[^{}\n]*\})*\}\}|\{%(?:[^{}\n]|\n(?![^\S\n]*\n))*%\}|\{#[^\S\n][^{}\n]*#\}/g,
  joint: 'word',
};

/** Names in braces that a programme replaces. */
export const PLACEHOLDERS: HolePattern = {
  expression: /[$#]?\{[a-z_][^{}\n\u0080-\uffff]*\}|\{\d{1,2}\}/gi,
  joint: 'word',
};

/** A function that finds what the patterns match: in order; where two meet, the one that begins first holds. */
export function holeFinder(patterns: readonly HolePattern[]): (text: string) => readonly Hole[] {
  return (text) => inOrder(patterns.flatMap((pattern) => matches(text, pattern)));
}

function matches(text: string, { expression, joint }: HolePattern): Hole[] {
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

/** `holes` in order, without those that overlap an earlier one. */
export function inOrder(holes: readonly Hole[]): readonly Hole[] {
  const kept: Hole[] = [];
  for (const hole of holes.toSorted((a, b) => a.utf16Start - b.utf16Start))
    if (hole.utf16Start >= (kept.at(-1)?.utf16End ?? 0)) kept.push(hole);
  return kept;
}

/** `text` with each hole filled with a character that means nothing to a parser; its lines stay as they are. */
export function masked(text: string, holes: readonly Hole[], filler = 'x'): string {
  const pieces: string[] = [];
  let from = 0;
  for (const { utf16Start, utf16End } of holes) {
    pieces.push(text.slice(from, utf16Start), text.slice(utf16Start, utf16End).replace(/[^\n]/g, filler));
    from = utf16End;
  }
  return pieces.join('') + text.slice(from);
}

/** What stands from each `opener` to the next `closer`, both included; to the end of the text if none follows. */
export function delimitedHoles(text: string, opener: string, closer: string, joint: Joint): Hole[] {
  const holes: Hole[] = [];
  for (let from = text.indexOf(opener); from >= 0; ) {
    const at = text.indexOf(closer, from + opener.length);
    const utf16End = at < 0 ? text.length : at + closer.length;
    holes.push({ utf16Start: from, utf16End, joint });
    from = text.indexOf(opener, utf16End);
  }
  return holes;
}
