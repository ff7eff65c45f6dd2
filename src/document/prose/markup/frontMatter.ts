import { tomlProse } from '../data/toml.ts';
import { yamlProse } from '../data/yaml.ts';
import { movedPassages, type ProsePassage } from '../prose.ts';
import { frontMatterOf } from './frontMatterOf.ts';

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
