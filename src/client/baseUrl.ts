/** A base address that may be used, or one sentence that says what is wrong with it and what to do. */
export type BaseUrlCheck =
  | { readonly ok: true; readonly baseUrl: string }
  | { readonly ok: false; readonly message: string };

/** Checks a base address and takes it to its normal form: no slash at its end, HTTPS or HTTP on loopback. */
export function checkBaseUrl(value: string): BaseUrlCheck {
  const url = parseUrl(value.trim());
  if (url === undefined) return refused('is no URL; give one such as https://api.example.com');
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return refused('must begin with https://');
  if (url.protocol === 'http:' && !isLoopback(url.hostname))
    return refused(
      'must begin with https://; plain HTTP is only allowed for this computer, such as http://127.0.0.1:8080',
    );
  if (url.username !== '' || url.password !== '')
    return refused('must not contain a user name or password; the API key is stored apart from it');
  if (/[?#]/.test(value)) return refused('must not contain a query (?) or a fragment (#); remove it');
  return { ok: true, baseUrl: url.href.replace(/\/+$/, '') };
}

function parseUrl(value: string): URL | undefined {
  // A backslash is read as a slash by the parser and hides the real host from the reader.
  return value.includes('\\') ? undefined : (URL.parse(value) ?? undefined);
}

function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d{1,3}){3}$/.test(hostname);
}

function refused(problem: string): BaseUrlCheck {
  return { ok: false, message: `The base address ${problem}.` };
}
