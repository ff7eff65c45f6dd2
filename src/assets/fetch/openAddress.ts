import { AssetFailure } from '../assetFailure.ts';
import { isOwnHttp, mayComeFrom } from '../catalogue/addresses.ts';

/** What is asked of `fetch`; VS Code's own, which goes through its proxy, and a test's both fit. */
export type AssetFetch = (
  url: string,
  init: {
    readonly headers: Record<string, string>;
    readonly redirect: 'manual';
    readonly signal: AbortSignal;
  },
) => Promise<Response>;

interface Request {
  readonly fetch: AssetFetch;
  readonly url: URL;
  readonly headers: Record<string, string>;
  readonly signal: AbortSignal;
}

const MOST_REDIRECTS = 5;
const REDIRECTS = [301, 302, 303, 307, 308];

/** The answer of `url`, or of where it sends on to, as long as that is where its files may come from. */
export async function openAddress({ fetch, url, headers, signal }: Request): Promise<Response> {
  let at = url;
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
    const response = await answerOf(at, () => fetch(at.href, { headers, redirect: 'manual', signal }));
    if (!REDIRECTS.includes(response.status)) return response;
    await response.body?.cancel();
    at = nextOf(response, at, url);
  }
  throw new AssetFailure({ kind: 'redirected', host: url.host });
}

async function answerOf({ host }: URL, ask: () => Promise<Response>): Promise<Response> {
  try {
    return await ask();
  } catch (error) {
    throw new AssetFailure({ kind: 'unreachable', host, reason: reasonOf(error) }, error);
  }
}

function nextOf({ headers }: Response, from: URL, first: URL): URL {
  const location = headers.get('location');
  const next = location === null ? null : URL.parse(location, from.href);
  if (next === null || (next.protocol !== 'https:' && !(isOwnHttp(next) && isOwnHttp(first))))
    throw new AssetFailure({ kind: 'redirected', host: from.host });
  if (!mayComeFrom(next, first))
    throw new AssetFailure({ kind: 'strayed', host: from.host, next: next.host });
  return next;
}

/** The code of the system or of TLS, which `fetch` hides in causes. */
function reasonOf(error: unknown): string {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    const code: unknown = Reflect.get(at, 'code');
    if (typeof code === 'string' && /^\w{1,60}$/.test(code)) return code;
  }
  return 'no answer';
}
