import { tomlProse } from '../data/toml.ts';
import { yamlProse } from '../data/yaml.ts';
import { movedPassages, type ProsePassage } from '../prose.ts';

/** Front matter is looked for in so many UTF-16 units at the beginning of a text. */
const MOST_UNITS = 20_000;

/** YAML between lines of three dashes, or TOML between lines of three plus signs. */
const FRONT_MATTER = /^\ufeff?(---|\+\+\+)[ \t]*\n([\s\S]*?\n)??\1[ \t]*(?:\n|$)/;

/** A field of the first level, with the lines that are indented under it. */
const FIELD = /^\S.*(?:\n(?:[ \t].*)?)*/gm;

/** A field that is written for readers. */
const READ_FIELD = /^["']?(?:title|description)["']?[ \t]*[:=]/;

/** The titles and descriptions in the front matter of a Markdown text. */
export function frontMatterProse(text: string): readonly ProsePassage[] {
  const [whole = '', fence, fields = ''] = frontMatterOf(text) ?? [];
  const find = fence === '---' ? yamlProse : tomlProse;
  const utf16Start = whole.indexOf('\n') + 1;
  return [...fields.matchAll(FIELD)]
    .filter(([field]) => READ_FIELD.test(field))
    .flatMap(({ 0: field, index }) => movedPassages(find(field), utf16Start + index));
}

/** Whether it stands in the front matter of a Markdown text, where what YAML and TOML mean by signs holds. */
export function isInFrontMatter(text: string, utf16Offset: number): boolean {
  return utf16Offset < MOST_UNITS && utf16Offset < (frontMatterOf(text)?.[0].length ?? 0);
}

function frontMatterOf(text: string): RegExpExecArray | null {
  return FRONT_MATTER.exec(text.slice(0, MOST_UNITS));
}
