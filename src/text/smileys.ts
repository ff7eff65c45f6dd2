/** Faces that stand for themselves, behind white space or another smiley: `:-)`, `;)`, `:'(`, `(:`, `:D`, `<3`, `^_^`. */
const APART =
  "(?:[:;=]['’]?[-^]?(?:\\)+|\\(+(?![\\p{L}\\p{N}«])|[DP](?![\\p{L}\\p{N}_]))|[:;]['’]?[-^]?(?:(?:[\\][{}|*\\\\/@$03<>]|[DPpOoSsXxc]{1,3})(?![\\p{L}\\p{N}_/\\\\]))|\\(+[-^]?['’]?[:;=](?=\\s|$)|\\)+[-^]['’]?[:;=](?=\\s|$)|<[/\\\\]?3+(?![\\p{L}\\p{N}])|[xX]D+(?![\\p{L}\\p{N}_])|[oO][_.][oO](?![\\p{L}\\p{N}_])|\\^[_.-]{0,3}\\^|-_{1,3}-|>[_.]<|T_T(?!\\w))";
/** Right behind a word, where a bracket that is open before it is not what it closes. */
const BEHIND_WORD =
  "(?=[:;])(?<=\\p{L}[\\p{M}\\u200c]?)(?:(?<!\\([^()\\n]{0,200})[:;]['’]?-?(?:\\)+|[DP](?![\\p{L}\\p{N}_]))|[:;]['’]?-?\\(+(?=\\s|$)(?![^()\\n]{0,200}\\)))";

/** Smileys that people type with the signs of punctuation. */
export const SMILEYS = new RegExp(
  `(?=[-:;=()<xXoO^>T])(?<![^\\s\\p{Extended_Pictographic}\\ufe0f.!?،؛؟…])${APART}(?: ?${APART})*|${BEHIND_WORD}`,
  'gu',
);
