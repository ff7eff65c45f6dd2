import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import type { RequestHandlerExtra } from '@modelcontextprotocol/sdk/shared/protocol.js';
import {
  CallToolRequestSchema,
  type CallToolResult,
  ErrorCode,
  ListToolsRequestSchema,
  McpError,
  type ServerNotification,
  type ServerRequest,
} from '@modelcontextprotocol/sdk/types.js';
import packageJson from '../../../package.json' with { type: 'json' };
import { jsonSchemasOf, type Tool } from '../../contract/tools/index.ts';
import type { EngineLoader } from '../engineLoader.ts';
import { Failure } from '../http/failure.ts';
import { NothingToSpeakError } from '../speech/nothingToSpeakError.ts';
import { type ReadAloudDependencies, readAloudTool } from './readAloudTool.ts';
import type { ServedTool, ToolCall } from './servedTool.ts';
import { type TextToolDependencies, textTools } from './textTools.ts';

export interface McpServerDependencies extends ReadAloudDependencies, TextToolDependencies {
  readonly loadEngine: EngineLoader;
  /** Told of what should not have happened. */
  readonly onUnexpected: (error: Error) => void;
}

type CallExtra = RequestHandlerExtra<ServerRequest, ServerNotification>;

const INSTRUCTIONS =
  'Harf reads Persian: it adds diacritics, transliterates to Pinglish, drafts English, analyses words and speaks. All of it ' +
  'is done on this computer. Offsets are in code points, half-open.';

/**
 * Harf's tools by the Model Context Protocol, for one client. The SDK's `McpServer` would put words of its own before the
 * sentences of errors, so this is its lower layer.
 */
export function createMcpServer(dependencies: McpServerDependencies): Server {
  const { onUnexpected } = dependencies;
  const served = [...textTools(dependencies), readAloudTool(dependencies)];
  const definitions = served.map(({ tool }) => definitionOf(tool));
  const server = new Server(
    { name: 'harf', title: 'Harf: Persian', version: packageJson.version },
    { capabilities: { tools: {} }, instructions: INSTRUCTIONS },
  );
  server.onerror = onUnexpected;
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: definitions }));
  server.setRequestHandler(CallToolRequestSchema, ({ params }, extra) => {
    const found = served.find(({ tool }) => tool.name === params.name);
    if (found === undefined) throw new McpError(ErrorCode.InvalidParams, 'There is no tool of this name.');
    return answer(found, { input: params.arguments ?? {}, call: callOf(extra), onUnexpected });
  });
  return server;
}

function definitionOf({ name, title, description, annotations, ...schemas }: Tool) {
  return { name, title, description, annotations, ...jsonSchemasOf(schemas) };
}

interface Answering {
  readonly input: unknown;
  readonly call: ToolCall;
  readonly onUnexpected: (error: Error) => void;
}

async function answer(tool: ServedTool, { input, call, onUnexpected }: Answering): Promise<CallToolResult> {
  try {
    return await tool.call(input, call);
  } catch (error) {
    // Nobody is told the end of a call that was cancelled.
    if (call.signal.aborted) throw error;
    if (error instanceof Failure || error instanceof NothingToSpeakError) return failed(error.message);
    onUnexpected(error instanceof Error ? error : new Error('Something that is no error was thrown.'));
    return failed('Harf could not do this because of a fault of its own, which is noted on standard error.');
  }
}

function failed(sentence: string): CallToolResult {
  return { content: [{ type: 'text', text: sentence }], isError: true };
}

function callOf({ signal, sendNotification, _meta }: CallExtra): ToolCall {
  const progressToken = _meta?.progressToken;
  return {
    signal,
    async report(progress, total) {
      if (progressToken === undefined) return;
      const params = { progressToken, progress, total };
      await sendNotification({ method: 'notifications/progress', params });
    },
  };
}
