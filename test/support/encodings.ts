/** The forms in which `secret` may stand in a file: as it is, escaped, or encoded, each as its bytes. */
export function encodingsOf(secret: string): Buffer[] {
  const utf8 = [secret, jsonEscaped(secret), encodeURIComponent(secret), ...base64Cores(secret)];
  const written = new Set(utf8.flatMap((text) => [text, text.toLowerCase()]));
  return [...[...written].map((text) => Buffer.from(text)), Buffer.from(secret, 'utf16le')];
}

/** `\uXXXX` for every UTF-16 unit outside ASCII. */
function jsonEscaped(text: string): string {
  return text.replace(
    /[^\p{ASCII}]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** What is the same in the base64 of any text with `secret` in it, for each place that it can have in a group of three. */
function base64Cores(secret: string): string[] {
  return [0, 1, 2].map((before) => {
    const bytes = Buffer.concat([Buffer.alloc(before), Buffer.from(secret)]);
    const whole = bytes.length - (bytes.length % 3);
    const first = before === 0 ? 0 : 4;
    return bytes.subarray(0, whole).toString('base64').slice(first);
  });
}
