/** What may be logged of an error nobody expected: where it happened, not its message, which may hold text. */
export function describeUnexpected(error: Error): string {
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return [`Unexpected ${error.name}`, ...frames].join('\n');
}
