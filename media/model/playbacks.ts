import type { Playback, SectionChange, SectionState } from '../../src/panel/playback.ts';
import type { SectionPlace } from '../../src/panel/requests.ts';

/** The list with `playback` in it, newest first; one of the same id is replaced. */
export function withPlayback(playbacks: readonly Playback[], playback: Playback): readonly Playback[] {
  const others = withoutPlayback(playbacks, playback.id);
  return [...others, playback].sort((a, b) => b.createdAt - a.createdAt);
}

/** The list without the playback of this id. */
export function withoutPlayback(playbacks: readonly Playback[], id: string): readonly Playback[] {
  return playbacks.filter((each) => each.id !== id);
}

/** The list with one section changed; a place that is not there leaves it as it is. */
export function withSectionChange(
  playbacks: readonly Playback[],
  place: SectionPlace,
  change: SectionChange,
): readonly Playback[] {
  return playbacks.map((playback) => {
    if (playback.id !== place.playbackId) return playback;
    const sections = playback.sections.map((each, at) =>
      at === place.section ? merged(each, change) : each,
    );
    return { ...playback, sections };
  });
}

/** `change` over `section`; what it leaves out, or has as undefined, stays. */
function merged<T extends object>(section: T, change: object): T {
  const present = Object.entries(change).filter(([, value]) => value !== undefined);
  return { ...section, ...Object.fromEntries(present) };
}

const BY_WEIGHT: readonly SectionState[] = ['running', 'queued', 'waiting', 'failed', 'cancelled'];

/** The state of a playback as a whole: what is under way wins, then what went wrong. */
export function overallState({ sections }: Playback): SectionState {
  return BY_WEIGHT.find((state) => sections.some((each) => each.state === state)) ?? 'succeeded';
}

/** The length of all of the playback's sound, in seconds; null while it is not known. */
export function totalSeconds({ sections }: Playback): number | null {
  return sumOf(sections.map(({ durationSeconds }) => durationSeconds));
}

/** What was charged for the playback so far, in seconds; null where nothing was. */
export function chargedSeconds({ sections }: Playback): number | null {
  const charged = sections.flatMap((each) => each.chargedSeconds ?? []);
  return charged.length === 0 ? null : sumOf(charged);
}

function sumOf(numbers: readonly (number | null)[]): number | null {
  return numbers.reduce<number | null>((sum, each) => (sum === null || each === null ? null : sum + each), 0);
}
