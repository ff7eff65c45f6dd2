/** What the ids of voices begin with; the rest is the name. */
export const VOICE = 'voice-';
/** In place of a name: the built-in voice speaks. */
export const BUILT_IN = 'none';

/** For these the first installed voice speaks where nothing else is said: they are men, as Amir is. */
const BY_DEFAULT = ['kian', 'amir'];

/**
 * Which of the `installed` natural voices speaks for one of Harf's voices, by its name; undefined if the built-in one
 * does. `chosen` is what the user said, for each of Harf's voices.
 */
export function naturalVoiceOf(
  voice: string,
  chosen: Readonly<Record<string, string | undefined>>,
  installed: readonly string[],
): string | undefined {
  const name = chosen[voice] ?? (BY_DEFAULT.includes(voice) ? installed[0] : undefined);
  return name !== undefined && installed.includes(name) ? name : undefined;
}
