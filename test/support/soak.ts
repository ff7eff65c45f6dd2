/**
 * How much of work that has no end a run does: `npm run soak` has the night for it, `npm test` only a few minutes.
 * @returns one of the two
 */
export function inTime<T>(times: { readonly usual: T; readonly soak: T }): T {
  return process.env['HARF_SOAK'] === '1' ? times.soak : times.usual;
}
