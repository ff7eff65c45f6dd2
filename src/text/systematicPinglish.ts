/** Letters of systematic Pinglish that do not stand for themselves, longest first, and their FA1 phonemes. */
const SOUNDS: readonly (readonly [string, string])[] = [
  ['sh', 'S'],
  ['zh', 'Z'],
  ['ch', 'C'],
  ['kh', 'x'],
  ['gh', 'q'],
  ['aa', 'A'],
  ['ow', 'ow'],
  ['ā', 'A'],
  ["'", '?'],
  ['’', '?'],
  ['·', ''],
];

const THEMSELVES = 'aeoiubptdkgfvszjhlmnry';

/**
 * The FA1 phonemes of a word in systematic Pinglish, in either notation of the long a; undefined if it is
 * none. Capital letters count as small ones.
 */
export function phonemesOf(pinglish: string): string | undefined {
  const letters = pinglish.normalize('NFC').toLowerCase();
  let phonemes = '';
  for (let utf16 = 0; utf16 < letters.length; ) {
    const found = SOUNDS.find(([spelling]) => letters.startsWith(spelling, utf16));
    const letter = letters.charAt(utf16);
    if (found === undefined && !THEMSELVES.includes(letter)) return undefined;
    const [spelling, sound] = found ?? [letter, letter];
    phonemes += sound;
    utf16 += spelling.length;
  }
  return phonemes === '' ? undefined : phonemes;
}
