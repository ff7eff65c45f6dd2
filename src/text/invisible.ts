/** Controls, separators of lines, and what has no look of its own. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;

/** Where Persian and emoji need one: beside letters of its script, or within a picture. */
const NEEDED = [
  { character: '\u200c', before: /\p{Script_Extensions=Arabic}$/u, after: /^/ },
  { character: '\u200c', before: /[\p{L}\p{M}\p{N}\p{P}\p{S}]$/u, after: /^\p{Script=Arabic}/u },
  { character: '\u200d', before: /\p{Script_Extensions=Arabic}$/u, after: /^/ },
  {
    character: '\u200d',
    before: /\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}]*$/u,
    after: /^\p{Extended_Pictographic}/u,
  },
  { character: '\ufe0f', before: /\p{Emoji}$/u, after: /^/ },
];

/** An emoji with what may come between it and what it is joined by, in UTF-16 units. */
const LONGEST_BESIDE = 8;

/** `text` with `replaced` of each character that nobody sees and that no Persian word or emoji needs where it is. */
export function replaceInvisible(text: string, replaced: (character: string) => string): string {
  return text.replace(INVISIBLE, (character, utf16Start: number) => {
    const utf16End = utf16Start + character.length;
    const before = text.slice(Math.max(0, utf16Start - LONGEST_BESIDE), utf16Start);
    const after = text.slice(utf16End, utf16End + LONGEST_BESIDE);
    const isNeeded = NEEDED.some(
      (each) => each.character === character && each.before.test(before) && each.after.test(after),
    );
    return isNeeded ? character : replaced(character);
  });
}

/** Beside what a half-space parts, and characters that are rare in every script. */
const MAY_BE_STRAY =
  /[\u00ad\u061c\u115f\u1160\u200b\u200d-\u200f\u202a-\u202e\u2060\u2066-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\u{e0000}-\u{e007f}\u{e0100}-\u{e01ef}]|[\p{Script=Latin}\d_$]\u200c|(?<![\p{L}\p{N}»)\]}*`]\p{M}{0,3})\u200c|\u200c(?![\p{L}\p{N}])/u;

/** Whether a line may have an invisible character that does not belong where it stands; most lines of Persian have none. */
export function mayHaveStray(line: string): boolean {
  return MAY_BE_STRAY.test(line);
}

/** How people name a character: `U+202E`. */
export function codePointName(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

const FIRST_STRONG_ISOLATE = '\u2068';
const POP_DIRECTIONAL_ISOLATE = '\u2069';

/** `text` with its own direction, so that what stands beside it in another script keeps its place. */
export function isolated(text: string): string {
  return FIRST_STRONG_ISOLATE + text + POP_DIRECTIONAL_ISOLATE;
}
