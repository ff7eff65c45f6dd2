/** The names of the tools for language models; VS Code knows each with `harf_` before it. */
export const TOOL_NAMES = ['diacritize', 'pinglish', 'translate', 'analyse', 'read_aloud'] as const;

export type ToolName = (typeof TOOL_NAMES)[number];

/** The name under which VS Code knows a tool. */
export function registeredName(name: ToolName): string {
  return `harf_${name}`;
}
