/** One sound in IPA as eSpeak NG writes it, such as `ˈɑ`, `dʒ` or `eː`. */
export type Sound = string;

const MARKS = /[ˈˌː]/g;

/** The sounds of eSpeak NG's answer for one word; it puts `_` between them. */
export function soundsOf(ipa: string): Sound[] {
  const sounds: Sound[] = [];
  for (const piece of ipa.trim().split(/[_\s]+/)) {
    const last = sounds.at(-1);
    // ق and غ are `q1` in its Persian, parted like two sounds.
    if (piece === '1' && last !== undefined) sounds[sounds.length - 1] = `${last}1`;
    else if (piece !== '') sounds.push(piece);
  }
  return sounds;
}

/**
 * How a word is written for a voice that learned from eSpeak NG's Persian. Where eSpeak NG reads the spelling as we do,
 * or all of it before our ezafe, its own answer is what the voice was trained on, lengths and stress included; else our
 * reading in its sounds.
 * @param ours what we read, of the phoneme voice
 * @param theirs what eSpeak NG's Persian voice makes of the spelling; empty if there is none
 */
export function trainedSounds(ours: readonly Sound[], theirs: readonly Sound[]): readonly Sound[] {
  const known = ours.map(asTrained).filter((sound) => sound !== 'w');
  if (theirs.length === 0 || theirs.length > known.length) return withLengths(known);
  const isSame = theirs.every((sound, at) => bare(sound) === bare(known[at] ?? ''));
  if (!isSame) return withLengths(known);
  const rest = known.slice(theirs.length);
  return isEzafe(rest) ? [...theirs, ...rest] : withLengths(known);
}

/** Its Persian has one sound for ق and غ, and a long o for ow. */
function asTrained(sound: Sound, at: number, all: readonly Sound[]): Sound {
  if (sound === 'q') return 'q1';
  if (bare(sound) === 'o' && all[at + 1] === 'w') return `${sound}ː`;
  return sound;
}

/** `w` goes into the long vowel before it; a final e is long, as its Persian has it in خانه. */
function withLengths(sounds: readonly Sound[]): Sound[] {
  const heard = sounds.filter((sound, at) => !(sound === 'w' && bare(sounds[at - 1] ?? '') === 'o'));
  return heard.map((sound, at) => (at === heard.length - 1 && /^[ˈˌ]?e$/.test(sound) ? `${sound}ː` : sound));
}

function isEzafe(rest: readonly Sound[]): boolean {
  return rest.length === 0 || ['e', 'je'].includes(rest.map(bare).join(''));
}

function bare(sound: Sound): string {
  return sound.replace(MARKS, '');
}
