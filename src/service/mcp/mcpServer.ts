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
import { isClientFailure } from '../../client/index.ts';
import { agentTools, jsonSchemaOf, type Speaker, type Tool } from '../../tools/index.ts';
import { validate } from '../http/body.ts';
import { Failure } from '../http/failure.ts';
import { NothingToSpeakError } from '../speech/synthesizer.ts';
import { type AgentHostDependencies, agentHost } from './agentHost.ts';
import { LineTransport } from './lineTransport.ts';

const INSTRUCTIONS =
  'Harf reads Persian: it adds diacritics, transliterates to Pinglish and back, translates to English, analyses words, tidies ' +
  'text and speaks. All of it is done on this computer; nothing is sent anywhere. Offsets are in code points, half-open.';

const PLACE = 'Works on this computer; nothing is sent anywhere.';

/**
 * Harf's tools by the Model Context Protocol, for one client. The SDK's `McpServer` would put words of its own before the
 * sentences of errors, so this is its lower layer.
 */
export function createMcpServer(dependencies: AgentHostDependencies): Server {
  const { onUnexpected } = dependencies;
  const hostOf = agentHost(dependencies);
  const server = new Server(
    { name: 'harf', title: 'Harf: Persian', version: packageJson.version },
    { capabilities: { tools: {} }, instructions: INSTRUCTIONS },
  );
  server.onerror = onUnexpected;
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: agentTools.map(definitionOf) }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }, extra) => {
    const tool = agentTools.find(({ name }) => name === params.name);
    if (tool === undefined) throw new McpError(ErrorCode.InvalidParams, 'There is no tool of this name.');
    const sounds: Content[] = [];
    const attach = (sound: { data: string; mimeType: string }) => sounds.push({ type: 'audio', ...sound });
    const host = hostOf({ signal: extra.signal, report: reporterOf(extra), attach });
    try {
      const result = await resultOf(tool, params.arguments ?? {}, host);
      return { ...result, content: [...result.content, ...sounds] };
    } catch (error) {
      // Nobody is told the end of a call that was cancelled.
      if (extra.signal.aborted) throw error;
      return failed(sentenceOf(error, onUnexpected));
    }
  });
  return server;
}

type Content = CallToolResult['content'][number];

function definitionOf({ name, title, modelDescription, input, output, writesFiles = false }: Tool) {
  return {
    name,
    title: title.en,
    description: `${modelDescription} ${PLACE}`,
    inputSchema: jsonSchemaOf(input, 'input'),
    outputSchema: jsonSchemaOf(output, 'output'),
    annotations: {
      readOnlyHint: !writesFiles,
      destructiveHint: writesFiles,
      idempotentHint: !writesFiles,
      openWorldHint: false,
    },
  };
}

/** Throws a `Failure` for input that is wrong, before any work is done. */
async function resultOf(tool: Tool<Speaker>, input: unknown, host: Speaker): Promise<CallToolResult> {
  const output = await tool.run(validate(tool.input, input), host);
  const { warnings } = output;
  return {
    content: [textContent(tool.textOf(output)), ...warningContents(warnings)],
    structuredContent: output,
  };
}

/** Of its own, so that who is not given the structure has the text as it is. */
function warningContents(warnings: unknown): Content[] {
  if (!Array.isArray(warnings)) return [];
  return warnings.map(({ message }) => textContent(`Warning: ${message}`));
}

function textContent(text: string): Content {
  return { type: 'text', text };
}

function failed(sentence: string): CallToolResult {
  return { content: [textContent(sentence)], isError: true };
}

/** What the agent is told; what is a fault is noted, unless the service has done so. */
function sentenceOf(error: unknown, onUnexpected: (error: Error) => void): string {
  if (error instanceof Failure || error instanceof NothingToSpeakError) return error.message;
  const isService = isClientFailure(error) && error.origin === 'service';
  if (isService && error.category === 'validation') return error.message;
  if (!isService)
    onUnexpected(error instanceof Error ? error : new Error('Something that is no error was thrown.'));
  return 'Harf could not do this because of a fault of its own, which is noted on standard error.';
}

function reporterOf({ sendNotification, _meta }: RequestHandlerExtra<ServerRequest, ServerNotification>) {
  return async (progress: number, total: number): Promise<void> => {
    const progressToken = _meta?.progressToken;
    if (progressToken === undefined) return;
    const params = { progressToken, progress, total };
    await sendNotification({ method: 'notifications/progress', params });
  };
}

/**
 * Serves the client at the other end of standard input and output until it closes either; what is under way then is
 * given up. Rejects if either breaks. Nothing else may be written to standard output.
 */
export async function serveStandardStreams(dependencies: AgentHostDependencies): Promise<void> {
  const { promise: ended, resolve: end, reject } = Promise.withResolvers<void>();
  for (const event of ['end', 'close']) process.stdin.once(event, end);
  process.stdin.once('error', (error) =>
    reject(new Error(`Standard input cannot be read (${codeOf(error)}).`, { cause: error })),
  );
  process.stdout.on('error', (error) => {
    // A client that is gone reads nothing any more.
    if (codeOf(error) === 'EPIPE') end();
    else reject(new Error(`Standard output cannot be written (${codeOf(error)}).`, { cause: error }));
  });
  const server = createMcpServer(dependencies);
  server.onclose = end;
  await server.connect(new LineTransport(process.stdin, process.stdout));
  try {
    await ended;
  } finally {
    await server.close();
    await dependencies.synthesizer.close();
  }
}

function codeOf(error: Error): string {
  return 'code' in error ? String(error.code) : error.name;
}
