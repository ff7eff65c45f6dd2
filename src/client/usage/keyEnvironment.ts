/** What a key opens: the one-time evaluation allowance, or paid access. */
export type KeyEnvironment = 'sandbox' | 'live';

/** Told by the key's prefix (Authentication, 3); undefined for a key of another form, which may work as well. */
export function keyEnvironment(apiKey: string): KeyEnvironment | undefined {
  const [, kind] = /^[A-Za-z0-9]+_(test|live)_/.exec(apiKey) ?? [];
  if (kind === undefined) return undefined;
  return kind === 'test' ? 'sandbox' : 'live';
}
