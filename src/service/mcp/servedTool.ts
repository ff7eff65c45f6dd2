import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import type * as z from 'zod';
import type { Tool } from '../../contract/tools/index.ts';
import { validate } from '../http/body/validate.ts';

type Content = CallToolResult['content'][number];

/** The circumstances of one call. */
export interface ToolCall {
  /** Ends the work. */
  readonly signal: AbortSignal;
  /** Says how far the work is; nobody hears it if the client did not ask. */
  report(progress: number, total: number): Promise<void>;
}

/** What a tool did. */
export interface ToolOutcome<Output> {
  readonly output: Output;
  /** Beside the text. */
  readonly content?: readonly Content[];
}

/** A tool as the server has it: what it takes and gives is no longer in its type. */
export interface ServedTool {
  readonly tool: Tool;
  /** Throws a `Failure` for input that is wrong, before any work is done. */
  call(input: unknown, call: ToolCall): Promise<CallToolResult>;
}

/** `tool`, done by `run`. */
export function serveTool<Input extends z.ZodObject, Output extends z.ZodObject>(
  tool: Tool<Input, Output>,
  run: (input: z.output<Input>, call: ToolCall) => Promise<ToolOutcome<z.output<Output>>>,
): ServedTool {
  return {
    tool,
    async call(input, call) {
      const { output, content = [] } = await run(validate(tool.input, input), call);
      return {
        content: [{ type: 'text', text: tool.textOf(output) }, ...content],
        structuredContent: output,
      };
    },
  };
}
