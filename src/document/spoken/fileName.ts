/**
 * Longer names are cut, in UTF-16 units. File systems allow 255 bytes; a unit takes up to three, so that a number and
 * an extension fit behind them.
 */
const MAX_LENGTH = 50;

/** Names that Windows keeps for devices, with any extension. */
const DEVICE = /^(?:con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³]) *(?:\.|$)/i;

/**
 * A name for a file about `text`, without its extension: its first words, without anything that a file system
 * refuses or that would show the name in another order. `fallback` if nothing is left. The package `filenamify` would
 * take the zero width non-joiner (U+200C) out of Persian words and cut inside a word.
 */
export function fileNameFor(text: string, fallback: string): string {
  const allowed = text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Co}\p{Cn}\ufffd]|(?!\u200c)\p{Cf}/gu, ' ')
    .replace(/[\\/:*?"<>|#%&{}$!'`@+=~^,;]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const name = cut(allowed).replace(/^[.\s\u200c-]+|[.\s\u200c-]+$/g, '');
  return name === '' || DEVICE.test(name) ? fallback : name;
}

/** At the end of a word, if it can be; never inside a letter and its marks. */
function cut(text: string): string {
  if (text.length <= MAX_LENGTH) return text;
  const space = text.lastIndexOf(' ', MAX_LENGTH);
  if (space > 0) return text.slice(0, space);
  const graphemes = new Intl.Segmenter('fa', { granularity: 'grapheme' }).segment(text);
  return text.slice(0, graphemes.containing(MAX_LENGTH)?.index);
}
