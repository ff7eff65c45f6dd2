/** What `work` comes to, or the signal's reason as soon as that is aborted; the work itself is left to obey it. */
export async function untilAbort<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const abort = () => reject(signal.reason);
  if (signal.aborted) abort();
  else signal.addEventListener('abort', abort, { once: true });
  try {
    return await Promise.race([promise, work]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}
