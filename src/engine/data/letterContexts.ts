/**
 * The contexts in which letter-to-sound looks at a letter, from the widest to the letter alone. The flag says
 * whether the letter before it ended in a vowel, which syllable structure hangs on.
 */
export function letterContexts(letters: string, at: number, afterVowel: boolean): readonly string[] {
  const letter = (offset: number): string => {
    const found = letters[at + offset];
    return found === undefined || found === '\u200c' ? '#' : found;
  };
  const flag = at === 0 ? '#' : afterVowel ? '1' : '0';
  const centre = letter(0);
  return [
    `6${flag}${letter(-2)}${letter(-1)}${centre}${letter(1)}${letter(2)}${letter(3)}`,
    `5${flag}${letter(-2)}${letter(-1)}${centre}${letter(1)}${letter(2)}`,
    `4${flag}${letter(-1)}${centre}${letter(1)}${letter(2)}`,
    `3${flag}${letter(-1)}${centre}${letter(1)}`,
    `2${flag}${centre}${letter(1)}`,
    `1${flag}${centre}`,
    `0${centre}`,
  ];
}

/** Whether a letter's sound leaves the syllable open. */
export function endsOpen(sound: string): boolean {
  return /[aeoAiu]$/.test(sound);
}
