import { UnreadableAnswerError } from '../../errors/unreadableAnswerError.ts';

/** Throws unless the URL is HTTPS, on any origin, or on the origin of the base address. */
export function checkAudioUrl(value: string, baseUrl: string): void {
  const url = URL.parse(value);
  if (url?.protocol === 'https:') return;
  if (url === null || url.origin !== new URL(baseUrl).origin)
    throw new UnreadableAnswerError({ status: 200 });
}
