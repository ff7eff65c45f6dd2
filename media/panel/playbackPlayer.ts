import type { PanelState } from '../../src/panel/messages.ts';
import { isUnderWay, type Playback, spanAt, type TimedSpan } from '../../src/panel/playback.ts';
import type { SectionPlace } from '../../src/panel/requests.ts';
import type { Span } from '../../src/text/span.ts';
import type { HostLink } from '../host/hostLink.ts';
import type { PlayerModel } from '../model/panelModel.ts';
import { sentenceAround } from '../model/timing.ts';
import { Player } from '../player/player.ts';
import { isSameSection, Sounds } from '../player/sounds.ts';
import type { Library } from './library.ts';
import { PositionReport } from './positionReport.ts';

/** From here on in a sentence, a step back goes to its own start, not to the sentence before. */
const SENTENCE_BEGAN_SECONDS = 1.5;
/** The length of a step where no sentences are known. */
const BLIND_STEP_SECONDS = 5;
/** How often the place is remembered while it sounds. */
const KEEP_EVERY_SECONDS = 1;

interface PlaybackPlayerEvents {
  changed(): void;
  moved(): void;
  failed(error: unknown): void;
}

/** Plays one section of a playback after the other, with the speed, volume and loop that the user chose. */
export class PlaybackPlayer {
  readonly sounds: Sounds;
  readonly #library: Library;
  readonly #link: HostLink;
  readonly #player: Player;
  readonly #positions: PositionReport;
  readonly #events: PlaybackPlayerEvents;
  #state: PanelState;

  constructor(audio: HTMLAudioElement, link: HostLink, library: Library, events: PlaybackPlayerEvents) {
    this.#library = library;
    this.#link = link;
    this.#events = events;
    this.#state = link.state;
    this.#positions = new PositionReport((position) => link.post(position));
    this.sounds = new Sounds((place) => link.ask('audio', place));
    this.#player = new Player(audio, {
      sounds: this.sounds,
      isFinished: (place) => library.section(place)?.state === 'succeeded',
      mayBeHeard: (place) => this.#canPlay(place),
      borders: (place) => library.borders(place),
      changed: () => this.#changed(),
      moved: () => this.#moved(),
      ended: () => this.#sectionEnded(),
      failed: (error) => events.failed(error),
    });
    this.#player.adjust(this.#state.speed, this.#state.volume);
  }

  /** The playback that was shown last, also before a reload. */
  get lastShownId(): string | null {
    return this.#state.shownId;
  }

  get model(): PlayerModel {
    const { place, state, seconds, isPreview, durationSeconds } = this.#player;
    const known = place && this.#library.section(place)?.durationSeconds;
    const { speed, volume, isLooping } = this.#state;
    return {
      state,
      place,
      seconds,
      durationSeconds: isPreview ? (known ?? durationSeconds) : (durationSeconds ?? known ?? null),
      isPreview,
      canPlay: place !== undefined && this.#canPlay(place),
      sectionState: place && this.#library.section(place)?.state,
      speed,
      volume,
      isLooping,
    };
  }

  /** What is heard right now, if that is known; nothing at the very start. */
  get heard(): TimedSpan | undefined {
    const { place, seconds } = this.#player;
    if (!place || this.#isAtStart) return undefined;
    return spanAt(this.#library.timing(place)?.spans ?? [], seconds);
  }

  /** The sentence of what is heard, where words are known. */
  get heardSentence(): Span | undefined {
    const { place } = this.#player;
    const { heard } = this;
    if (!place || !heard || this.#library.timing(place)?.unit !== 'word') return undefined;
    return sentenceAround(this.#library.sentences(place), heard, this.#library.section(place));
  }

  /** Opens a playback where the user left it, silent. */
  show(playback: Playback): void {
    const left = this.#state.places[playback.id];
    const section = Math.min(left?.section ?? 0, playback.sections.length - 1);
    this.#player.close();
    this.#keep({ shownId: playback.id });
    this.#player.open({ playbackId: playback.id, section }, left?.section === section ? left.seconds : 0);
  }

  /** Opens a playback at its start, and plays as soon as there is something to hear. */
  begin(playback: Playback): void {
    this.openAt({ playbackId: playback.id, section: 0 }, 0);
    this.#keep({ shownId: playback.id });
  }

  openAt(place: SectionPlace, seconds: number): void {
    this.#player.open(place, seconds);
    this.#player.play();
  }

  close(): void {
    this.#player.close();
    this.#keep({ shownId: null });
  }

  /** A playback is gone. */
  forget(playbackId: string): void {
    const { [playbackId]: _gone, ...places } = this.#state.places;
    this.#keep({ places });
  }

  /** There is other sound of a section than there was. */
  refresh(place: SectionPlace): void {
    this.#player.refresh(place);
  }

  togglePlay(): void {
    const { state, place } = this.#player;
    if (!place || !this.#canPlay(place)) return;
    if (state === 'playing' || state === 'waiting') this.#player.pause();
    else this.#player.play();
  }

  pause(): void {
    this.#player.pause();
  }

  /** Silence, and back to the start of the playback. */
  stop(): void {
    const { place } = this.#player;
    this.#player.pause();
    if (place) this.#player.open({ ...place, section: 0 }, 0);
  }

  /** Silence, if it is this section that is heard or waited for. */
  silence(place: SectionPlace): void {
    if (isSameSection(place, this.#player.place)) this.#player.pause();
  }

  seek(seconds: number): void {
    this.#player.seek(seconds);
  }

  skip(seconds: number): void {
    this.#player.seek(this.#player.seconds + seconds);
  }

  stepSentence(direction: -1 | 1): void {
    const { place, seconds } = this.#player;
    if (!place) return;
    const starts = this.#library.sentences(place).map(({ startSeconds }) => startSeconds);
    const target =
      direction > 0
        ? starts.find((start) => start > seconds)
        : starts.findLast((start) => start < seconds - SENTENCE_BEGAN_SECONDS);
    if (starts.length === 0) this.skip(direction * BLIND_STEP_SECONDS);
    else if (target !== undefined) this.#player.seek(target);
    else this.#leaveSection(place, direction, starts[0] ?? 0);
  }

  setSpeed(speed: number): void {
    this.#keep({ speed });
    this.#player.adjust(speed, this.#state.volume);
  }

  setVolume(volume: number): void {
    const kept = Math.round(Math.min(1, Math.max(0, volume)) * 100) / 100;
    this.#keep({ volume: kept });
    this.#player.adjust(this.#state.speed, kept);
  }

  toggleLoop(): void {
    this.#keep({ isLooping: !this.#state.isLooping });
  }

  #canPlay(place: SectionPlace): boolean {
    const state = this.#library.section(place)?.state;
    return state === 'succeeded' || (state !== undefined && isUnderWay(state));
  }

  #leaveSection(place: SectionPlace, direction: -1 | 1, firstStart: number): void {
    const section = place.section + direction;
    const target = { playbackId: place.playbackId, section };
    if (!this.#library.section(target)) {
      if (direction < 0) this.#player.seek(0);
      return;
    }
    const isIntoThisOne = direction < 0 && this.#player.seconds > firstStart + SENTENCE_BEGAN_SECONDS;
    if (isIntoThisOne) this.#player.seek(firstStart);
    else
      this.#player.open(
        target,
        direction < 0 ? (this.#library.sentences(target).at(-1)?.startSeconds ?? 0) : 0,
      );
  }

  #sectionEnded(): void {
    const { place } = this.#player;
    if (!place) return;
    const next = { ...place, section: place.section + 1 };
    const isLast = !this.#library.section(next);
    if (isLast ? !this.#state.isLooping : !this.#canPlay(next)) this.#player.pause();
    this.#player.open(isLast ? { ...place, section: 0 } : next, 0);
  }

  #changed(): void {
    this.#reportPosition();
    this.#prepareNext();
    if (this.#player.state !== 'playing') this.#keepPlace();
    this.#events.changed();
  }

  #moved(): void {
    const kept = this.#state.places[this.#player.place?.playbackId ?? '']?.seconds ?? 0;
    if (Math.abs(this.#player.seconds - kept) > KEEP_EVERY_SECONDS) this.#keepPlace();
    this.#reportPosition();
    this.#events.moved();
  }

  /** Fetches the section that comes next while this one sounds. */
  #prepareNext(): void {
    const { place, state, isPreview } = this.#player;
    if (!place || state !== 'playing' || isPreview) return;
    const next = { ...place, section: place.section + 1 };
    if (this.#library.section(next)?.state === 'succeeded') this.sounds.file(next).catch(() => {});
  }

  get #isAtStart(): boolean {
    return (
      this.#player.seconds === 0 && this.#player.place?.section === 0 && this.#player.state !== 'playing'
    );
  }

  #reportPosition(): void {
    const { place, seconds, state } = this.#player;
    if (!place) return;
    const playing = state === 'playing' ? 'playing' : 'paused';
    this.#positions.report(
      { type: 'position', ...place, seconds, state: this.#isAtStart ? 'stopped' : playing },
      performance.now(),
    );
  }

  /** Remembers where the user is in this playback. */
  #keepPlace(): void {
    const { place, seconds } = this.#player;
    if (!place) return;
    const left = { section: place.section, seconds };
    this.#keep({ places: { ...this.#state.places, [place.playbackId]: left } });
  }

  #keep(change: Partial<PanelState>): void {
    this.#state = { ...this.#state, ...change };
    this.#link.state = this.#state;
  }
}
