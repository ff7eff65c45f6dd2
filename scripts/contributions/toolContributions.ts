import * as z from 'zod';
import type { Localized } from '../../src/editor/contributions/localized.ts';
import { toolInputs } from '../../src/editor/contributions/toolInputs.ts';
import { registeredName, TOOL_NAMES, type ToolName } from '../../src/editor/contributions/toolNames.ts';
import { tools } from '../../src/editor/contributions/tools.ts';

/** The name of a tool's title in `package.nls.json`. */
const titleName = (name: ToolName) => `tool.${name}`;
const descriptionName = (name: ToolName) => `${titleName(name)}.description`;

/** What `contributes.languageModelTools` of `package.json` says. */
export const toolContributions = TOOL_NAMES.map((name) => {
  const { modelDescription, reference, icon, tags } = tools[name];
  return {
    name: registeredName(name),
    displayName: `%${titleName(name)}%`,
    userDescription: `%${descriptionName(name)}%`,
    modelDescription,
    canBeReferencedInPrompt: true,
    toolReferenceName: reference,
    icon: `$(${icon})`,
    tags,
    inputSchema: inputSchema(name),
  };
});

/** The texts that `package.nls.json` has of tools. */
export const toolTexts: Readonly<Record<string, Localized>> = Object.fromEntries(
  TOOL_NAMES.flatMap((name) => [
    [titleName(name), tools[name].title],
    [descriptionName(name), tools[name].description],
  ]),
);

/** Without the version of JSON Schema, which some models' services refuse. */
function inputSchema(name: ToolName): object {
  const { $schema: _version, ...schema } = z.toJSONSchema(toolInputs[name], { io: 'input' });
  return schema;
}
