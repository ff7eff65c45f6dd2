/**
 * Wraps `find` so that it is called once for each key. The results are kept until there are `limit` keys, then all are
 * dropped. A result that is undefined is not kept.
 */
export function remembering<Known>(
  find: (key: string) => Known,
  limit = Number.POSITIVE_INFINITY,
): (key: string) => Known {
  const known = new Map<string, Known>();
  return (key) => {
    const found = known.get(key);
    if (found !== undefined) return found;
    if (known.size >= limit) known.clear();
    const value = find(key);
    known.set(key, value);
    return value;
  };
}
