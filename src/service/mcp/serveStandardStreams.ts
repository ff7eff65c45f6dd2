import type { AgentHostDependencies } from './agentHost.ts';
import { LineTransport } from './lineTransport.ts';
import { createMcpServer } from './mcpServer.ts';

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
  await server.connect(new LineTransport({ input: process.stdin, output: process.stdout }));
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
