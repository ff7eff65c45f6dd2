/** `message` with the value of each place, `{0}` and so on, in it; a place without a value stays. */
export function filledIn(message: string, values: readonly (string | number | boolean)[]): string {
  return message.replace(/\{(\d+)\}/gu, (place, index) => String(values[index] ?? place));
}
