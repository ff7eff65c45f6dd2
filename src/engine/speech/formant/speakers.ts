/** Who speaks, as eSpeak NG takes it: a file of attributes that change its own sound. */
interface SpeakerSound {
  /** The pitch in hertz, lowest and highest of an ordinary melody. */
  readonly pitch: readonly [low: number, high: number];
  /** How high the formants are beside those of eSpeak NG's man: the shorter the throat, the higher. */
  readonly formants: number;
  /** How strong the formants are, in percent: of the lowest two, and of those above, which make a voice bright. */
  readonly strength: readonly [low: number, high: number];
  /** How wide they are, in percent: wider is softer. */
  readonly width: number;
  /** How loud the vowels are, in percent, so that all speakers are as loud. */
  readonly voicing: number;
  /** From 0 to 7: how much the pitch trembles. */
  readonly roughness: number;
  /** How much of breath is heard in the upper formants, 0 for none. */
  readonly breath: number;
}

export const SPEAKERS = {
  kian: {
    pitch: [88, 140],
    formants: 1,
    strength: [100, 100],
    width: 100,
    voicing: 100,
    roughness: 2,
    breath: 0,
  },
  leyla: {
    pitch: [160, 255],
    formants: 1.16,
    strength: [100, 80],
    width: 130,
    voicing: 68,
    roughness: 2,
    breath: 3,
  },
  ava: {
    pitch: [200, 320],
    formants: 1.26,
    strength: [100, 90],
    width: 140,
    voicing: 58,
    roughness: 1,
    breath: 0,
  },
  mana: {
    pitch: [132, 205],
    formants: 1.1,
    strength: [105, 70],
    width: 120,
    voicing: 74,
    roughness: 3,
    breath: 1,
  },
  amir: {
    pitch: [66, 104],
    formants: 0.88,
    strength: [100, 80],
    width: 100,
    voicing: 92,
    roughness: 4,
    breath: 0,
  },
} as const satisfies Readonly<Record<string, SpeakerSound>>;

const HIGHEST_FORMANT = 8;
/** The first is the buzz below the formants; it moves with them but little. */
const FIRST_ABOVE = 3;

/** The attributes of a speaker, as a variant of eSpeak NG's voices. */
export function variantFile({
  pitch,
  formants,
  strength,
  width,
  voicing,
  roughness,
  breath,
}: SpeakerSound): string {
  const [low, high] = strength;
  const numbered = Array.from({ length: HIGHEST_FORMANT + 1 }, (_, formant) => {
    const frequency = Math.round(100 * (formant === 0 ? (1 + formants) / 2 : formants));
    return `formant ${formant} ${frequency} ${formant < FIRST_ABOVE ? low : high} ${width}`;
  });
  return [
    'language variant',
    `pitch ${pitch.join(' ')}`,
    `voicing ${voicing}`,
    `roughness ${roughness}`,
    ...(breath === 0
      ? []
      : [
          `breath 0 ${Array(HIGHEST_FORMANT - 1)
            .fill(breath)
            .join(' ')}`,
        ]),
    ...numbered,
    '',
  ].join('\n');
}
