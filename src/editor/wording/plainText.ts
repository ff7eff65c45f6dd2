const MAX_LENGTH = 300;

/**
 * `text` as it can stand in a message: VS Code makes links, which may run commands, of `[label](address)`,
 * and a server or a file name must not do that.
 */
export function plainText(text: string): string {
  const line = text.replace(/\s+/g, ' ').replaceAll('](', '] (').trim();
  return line.length > MAX_LENGTH ? `${line.slice(0, MAX_LENGTH)}…` : line;
}
