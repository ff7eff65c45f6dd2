export const sep = '/';

/** The parts as one path, with one slash between two. */
export function join(...parts: readonly string[]): string {
  return parts.join(sep).replace(/\/{2,}/g, sep);
}

export function basename(path: string): string {
  return path.slice(path.lastIndexOf(sep) + 1);
}

export function dirname(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf(sep))) || sep;
}
