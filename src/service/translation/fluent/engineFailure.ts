/** What the engine threw, as a sentence: C++ throws addresses, and WebAssembly what only its makers understand. */
export function engineFailure(error: unknown): string {
  if (error instanceof WebAssembly.RuntimeError)
    return `The engine gave up (${error.message.replace(/\. .*$|\.$/s, '')}).`;
  return error instanceof Error ? error.message : 'The engine gave up.';
}
