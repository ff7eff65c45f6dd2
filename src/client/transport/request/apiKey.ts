/** A key that may be used, or one sentence that says what is wrong with it and what to do. */
type ApiKeyCheck =
  | { readonly ok: true; readonly apiKey: string }
  | { readonly ok: false; readonly message: string };

/** Checks what somebody entered as a key: it has to fit into a header. White space around it is dropped. */
export function checkApiKey(value: string): ApiKeyCheck {
  const apiKey = value.trim();
  if (apiKey === '') return { ok: false, message: 'The API key is empty; paste the whole key.' };
  if (!/^[\x21-\x7e]+$/.test(apiKey))
    return {
      ok: false,
      message: 'The API key has a space or a character outside ASCII; copy it again from where it was made.',
    };
  return { ok: true, apiKey };
}

/** What a key opens: the one-time evaluation allowance, or paid access. */
export type KeyEnvironment = 'sandbox' | 'live';

/** Told by the key's prefix (Authentication, 3); undefined for a key of another form, which may work as well. */
export function keyEnvironment(apiKey: string): KeyEnvironment | undefined {
  const [, kind] = /^[A-Za-z0-9]+_(test|live)_/.exec(apiKey) ?? [];
  if (kind === undefined) return undefined;
  return kind === 'test' ? 'sandbox' : 'live';
}
