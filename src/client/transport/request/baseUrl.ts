/** What is wrong with an address: no URL; another scheme than HTTPS; plain HTTP to another computer; more than an address. */
export type BaseUrlProblem = 'notUrl' | 'notHttps' | 'plainHttp' | 'hasCredentials' | 'hasQuery';

/** A base address that may be used, or what is wrong with it. */
export type BaseUrlCheck =
  | { readonly ok: true; readonly baseUrl: string }
  | { readonly ok: false; readonly problem: BaseUrlProblem };

/** Checks a base address and takes it to its normal form: no slash at its end, HTTPS or HTTP on loopback. */
export function checkBaseUrl(value: string): BaseUrlCheck {
  const url = parseUrl(value.trim());
  if (url === undefined) return refused('notUrl');
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return refused('notHttps');
  if (url.protocol === 'http:' && !isLoopback(url.hostname)) return refused('plainHttp');
  if (url.username !== '' || url.password !== '') return refused('hasCredentials');
  if (/[?#]/.test(value)) return refused('hasQuery');
  return { ok: true, baseUrl: url.href.replace(/\/+$/, '') };
}

function parseUrl(value: string): URL | undefined {
  // A backslash is read as a slash by the parser and hides the real host from the reader.
  return value.includes('\\') ? undefined : (URL.parse(value) ?? undefined);
}

function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d{1,3}){3}$/.test(hostname);
}

function refused(problem: BaseUrlProblem): BaseUrlCheck {
  return { ok: false, problem };
}
