import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { createMcpServer, type McpServerDependencies } from './mcpServer.ts';

/**
 * Serves the client at the other end of standard input and output until it closes either; what is under way then is
 * given up. Nothing else may be written to standard output.
 */
export async function serveStandardStreams(dependencies: McpServerDependencies): Promise<void> {
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  for (const event of ['end', 'close', 'error']) process.stdin.once(event, end);
  process.stdout.on('error', end);
  const server = createMcpServer(dependencies);
  server.onclose = end;
  await server.connect(new StdioServerTransport());
  await ended;
  await server.close();
  await dependencies.synthesizer.close();
}
