import * as z from 'zod';

/**
 * Something that an agent can have done, whoever offers it: a name, what models are told of it, and schemas of what it
 * takes and gives.
 */
export interface Tool<Input extends z.ZodObject = z.ZodObject, Output extends z.ZodObject = z.ZodObject> {
  readonly name: string;
  /** For people. */
  readonly title: string;
  /** For models. */
  readonly description: string;
  readonly input: Input;
  readonly output: Output;
  readonly annotations: ToolAnnotations;
  /** The result in plain text, for those who do not read it as data. */
  textOf(output: z.output<Output>): string;
}

/** The hints of the Model Context Protocol. */
export interface ToolAnnotations {
  /** Changes nothing outside of itself. */
  readonly readOnlyHint: boolean;
  /** May take away something that was there. */
  readonly destructiveHint: boolean;
  /** A second call with the same input changes nothing more. */
  readonly idempotentHint: boolean;
  /** Reaches other computers. */
  readonly openWorldHint: boolean;
}

/** Of a tool that only reads its input, on this computer. */
export const READ_ONLY: ToolAnnotations = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
};

/** The same tool; its `textOf` takes what its own `output` has. */
export function defineTool<Input extends z.ZodObject, Output extends z.ZodObject>(
  tool: Tool<Input, Output>,
): Tool<Input, Output> {
  return tool;
}

/** What a tool takes and gives as JSON Schema, draft 7, which agents and Visual Studio Code read. */
export function jsonSchemasOf({ input, output }: Pick<Tool, 'input' | 'output'>) {
  return {
    inputSchema: { ...z.toJSONSchema(input, { target: 'draft-7', io: 'input' }), type: 'object' as const },
    outputSchema: { ...z.toJSONSchema(output, { target: 'draft-7', io: 'output' }), type: 'object' as const },
  };
}
