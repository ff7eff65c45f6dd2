/** Where the client writes: `vscode.LogOutputChannel` fits. Lines hold no key, no text and no signed URL. */
export interface ClientLog {
  debug(message: string): void;
  warn(message: string): void;
}

/** `text` without the key; a server may repeat it anywhere in what it refuses. */
export function withoutKey(text: string, apiKey: string): string {
  return apiKey === '' ? text : text.replaceAll(apiKey, '(key)');
}

/** `line` without the key, without any bearer token, and without the query of any URL (it may be signed). */
export function redact(line: string, apiKey: string): string {
  return withoutKey(line, apiKey)
    .replace(/\bBearer\s+[^\s"',]+/gi, 'Bearer (key)')
    .replace(/(https?:\/\/[^\s"'?#]+)[?#][^\s"']*/gi, '$1?(redacted)');
}

/** `log` with every line redacted; a log that does nothing if there is none. */
export function redactedLog(log: ClientLog | undefined, apiKey: string): ClientLog {
  return {
    debug: (message) => log?.debug(redact(message, apiKey)),
    warn: (message) => log?.warn(redact(message, apiKey)),
  };
}
