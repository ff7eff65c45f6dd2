/**
 * `text` as exactly `count` lines: its own if they are that many, else its words shared out, each line about
 * as long as the others.
 */
export function fitLines(text: string, count: number): string[] {
  const lines = text.split('\n');
  if (lines.length === count || count < 1) return lines;
  const words = text.split(/\s+/).filter((word) => word !== '');
  const total = words.join(' ').length;
  const fitted = Array.from({ length: count }, (): string[] => []);
  let used = 0;
  for (const word of words) {
    const line = Math.min(count - 1, Math.floor((used / Math.max(total, 1)) * count));
    fitted[line]?.push(word);
    used += word.length + 1;
  }
  return fitted.map((line) => line.join(' '));
}
