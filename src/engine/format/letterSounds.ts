/**
 * The sounds that the lexicon shows for each letter, commonest first: the letter's own sound, `|`, the short vowel
 * behind it.
 */
type LetterSounds = ReadonlyMap<string, readonly string[]>;

/** The bytes of a section: pairs of a letter and its sounds, as JSON. */
export function letterSoundBytes(sounds: LetterSounds): Uint8Array {
  return new TextEncoder().encode(JSON.stringify([...sounds]));
}

/** The sounds in a section. */
export function letterSoundsOf(section: Uint8Array): LetterSounds {
  const pairs: [string, string[]][] = JSON.parse(new TextDecoder().decode(section));
  return new Map(pairs);
}
