import type { Localized } from '../../src/editor/contributions/localized.ts';
import { chatTools, jsonSchemaOf, type Tool } from '../../src/tools/index.ts';

/** The name of a tool's title in `package.nls.json`. */
const titleName = ({ name }: Pick<Tool, 'name'>) => `tool.${name}`;
const descriptionName = (tool: Pick<Tool, 'name'>) => `${titleName(tool)}.description`;

/** What `contributes.languageModelTools` of `package.json` says. */
export const toolContributions = chatTools.map((tool) => ({
  name: `harf_${tool.name}`,
  displayName: `%${titleName(tool)}%`,
  userDescription: `%${descriptionName(tool)}%`,
  modelDescription: [tool.modelDescription, secondPartOf(tool), placeOf(tool)].flat().join(' '),
  canBeReferencedInPrompt: true,
  toolReferenceName: tool.reference,
  icon: `$(${tool.icon})`,
  tags: tool.tags,
  inputSchema: inputSchemaOf(tool),
}));

/** The texts that `package.nls.json` has of tools. */
export const toolTexts: Readonly<Record<string, Localized>> = Object.fromEntries(
  chatTools.flatMap((tool) => [
    [titleName(tool), tool.title],
    [descriptionName(tool), tool.description],
  ]),
);

/** Without the version of JSON Schema, which some models' services refuse. */
function inputSchemaOf({ input }: Tool): object {
  const { $schema: _version, ...schema } = jsonSchemaOf(input, 'input');
  return schema;
}

/** What the JSON has of a list, of which a model is not shown the schema. */
function secondPartOf({ list, output }: Tool): string | [] {
  if (list === undefined) return [];
  const items = Object(jsonSchemaOf(output, 'output').properties?.[list]).items;
  const fields = Object.keys(Object(Object(items).properties)).join(', ');
  return `A second part is JSON: "${list}" has of each ${fields}; places are half-open, in code points of the text.`;
}

function placeOf({ asks }: Tool): string {
  return asks === undefined
    ? "It only reads, and always runs on the user's computer."
    : "It only reads: no file is changed. Runs on the user's computer, unless they chose a hosted service, in which case they are asked first.";
}
