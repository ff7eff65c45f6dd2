import { AssetFailure, type Source } from '../assetFailure.ts';
import type { AssetFile } from './asset.ts';

/** Where the files of each source lie; the commits and versions in them do not change any more. */
export type Addresses = Readonly<Record<Source, string>>;

export const ADDRESSES: Addresses = {
  models:
    'https://media.githubusercontent.com/media/mozilla/firefox-translations-models/e7957fc407441a5e3e35bbcbf9d60d9b35764618/models/tiny/faen',
  packages: 'https://cdn.jsdelivr.net/npm',
  voices: 'https://huggingface.co/rhasspy/piper-voices/resolve/c10ece1aade47bb51c153c893d14e5bf8e5b7117',
};

/**
 * Where a host may send on to: these and all below them. Of Hugging Face by
 * https://huggingface.co/.well-known/meta.json; large files of GitHub lie beside the address that names them.
 */
const SENT_ON_TO: ReadonlyMap<string, readonly string[]> = new Map([
  ['huggingface.co', ['hf.co', 'huggingface.co']],
  ['media.githubusercontent.com', ['githubusercontent.com']],
]);

/** Where a file at `url` may come from, as people read it: its own host, and all below those that it may send on to. */
export function hostsFor({ host, hostname }: URL): string[] {
  return [host, ...(SENT_ON_TO.get(hostname) ?? []).map((each) => `*.${each}`)];
}

/** Whether a file that lies at `first` may come from `next`. */
export function mayComeFrom(next: URL, first: URL): boolean {
  // This computer may send on within itself; nobody else may send here.
  if (isOwnHttp(first)) return isOwnHttp(next);
  const others = SENT_ON_TO.get(first.hostname) ?? [];
  const isKnown = others.some((each) => next.hostname === each || next.hostname.endsWith(`.${each}`));
  return next.protocol === 'https:' && (next.host === first.host || (isKnown && next.port === ''));
}

/** The address of `file`; throws an `AssetFailure` if that of its source may not be used. */
export function addressOf({ source, path }: AssetFile, addresses: Addresses): URL {
  const url = URL.parse(`${addresses[source].trim().replace(/\/+$/, '')}/${path}`);
  if (url === null || !isUsable(url)) throw new AssetFailure({ kind: 'address', source });
  return url;
}

/** HTTPS, or plain HTTP on this computer, without anything secret in it. */
function isUsable(url: URL): boolean {
  const isPlain = url.username === '' && url.password === '' && url.search === '' && url.hash === '';
  return isPlain && (url.protocol === 'https:' || isOwnHttp(url));
}

/** Whether `url` is plain HTTP to this computer. */
export function isOwnHttp({ protocol, hostname }: URL): boolean {
  const isLoopback = hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d{1,3}){3}$/.test(hostname);
  return protocol === 'http:' && isLoopback;
}
