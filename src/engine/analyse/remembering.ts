/**
 * `find`, asked once for each key: what it gives is kept until there are `limit` keys, then all of it is forgotten.
 * What is undefined is asked for again.
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
