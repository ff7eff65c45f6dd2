/** Front matter is looked for in so many UTF-16 units at the beginning of a text. */
const MOST_UNITS = 20_000;

/** YAML between lines of three dashes, or TOML between lines of three plus signs. */
const FRONT_MATTER = /^\ufeff?(---|\+\+\+)[ \t]*\n([\s\S]*?\n)??\1[ \t]*(?:\n|$)/;

/** The front matter of a Markdown text: all of it, its fence, and the fields; null if there is none. */
export function frontMatterOf(text: string): RegExpExecArray | null {
  return FRONT_MATTER.exec(text.slice(0, MOST_UNITS));
}

/** Whether it stands in the front matter of a Markdown text, where what YAML and TOML mean by signs holds. */
export function isInFrontMatter(text: string, utf16Offset: number): boolean {
  return utf16Offset < MOST_UNITS && utf16Offset < (frontMatterOf(text)?.[0].length ?? 0);
}
