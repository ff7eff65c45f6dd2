/** What may be logged of an unexpected error: where it happened, not its message, which may hold a user's text. */
export function describeUnexpected(error: Error): string {
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return [`Unexpected ${error.name}`, ...frames].join('\n');
}
