import type { BaseUrlCheck, BaseUrlProblem } from '../../client/index.ts';
import type { ServiceSettings } from '../settings.ts';

/** Where text goes. */
export type Destination =
  | { readonly kind: 'local' }
  | { readonly kind: 'hosted'; readonly baseUrl: string; readonly apiKey: string };

/** What is missing before text can go to the hosted service. */
export type Missing =
  /** Without a problem it is not set at all. */
  | { readonly kind: 'missing'; readonly what: 'baseUrl'; readonly problem: BaseUrlProblem | undefined }
  | { readonly kind: 'missing'; readonly what: 'apiKey'; readonly origin: string };

/** The client's check of a base address. */
type CheckBaseUrl = (baseUrl: string) => Promise<BaseUrlCheck>;

/** Finds the key kept for an origin. */
type FindKey = (origin: string) => Promise<string | undefined>;

/**
 * Chooses by `harf.service`: `auto` is hosted only when both a base address and its key are there; an address
 * that cannot be used is no missing one, and is told. Nothing but settings and keys decides, so an error never
 * sends text elsewhere. Neither address nor key is looked at where the settings alone decide.
 */
export async function chooseDestination(
  { service, baseUrl }: ServiceSettings,
  check: CheckBaseUrl,
  keyFor: FindKey,
): Promise<Destination | Missing> {
  if (service === 'local' || (service === 'auto' && baseUrl === '')) return { kind: 'local' };
  const hosted = await hostedDestination(baseUrl, check, keyFor);
  const needsKey = hosted.kind === 'missing' && hosted.what === 'apiKey';
  return needsKey && service === 'auto' ? { kind: 'local' } : hosted;
}

async function hostedDestination(
  written: string,
  check: CheckBaseUrl,
  keyFor: FindKey,
): Promise<Destination | Missing> {
  if (written === '') return { kind: 'missing', what: 'baseUrl', problem: undefined };
  const checked = await check(written);
  if (!checked.ok) return { kind: 'missing', what: 'baseUrl', problem: checked.problem };
  const { origin } = new URL(checked.baseUrl);
  const apiKey = await keyFor(origin);
  if (apiKey === undefined) return { kind: 'missing', what: 'apiKey', origin };
  return { kind: 'hosted', baseUrl: checked.baseUrl, apiKey };
}
