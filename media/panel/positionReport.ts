import type { Position } from '../../src/panel/messages.ts';

const MIN_INTERVAL_MILLISECONDS = 50;

/** Tells the host where the sound is: at once when it changes its state or stands, else now and then. */
export class PositionReport {
  readonly #post: (position: Position) => void;
  #last: Position | undefined;
  #postedAt = Number.NEGATIVE_INFINITY;

  constructor(post: (position: Position) => void) {
    this.#post = post;
  }

  /** `now` in milliseconds of any clock. */
  report(position: Position, now: number): void {
    const last = this.#last;
    const isSameState = last?.state === position.state && last.playbackId === position.playbackId;
    if (isSameState && position.state === 'playing' && now - this.#postedAt < MIN_INTERVAL_MILLISECONDS)
      return;
    if (isSameState && last.seconds === position.seconds && last.section === position.section) return;
    this.#last = position;
    this.#postedAt = now;
    this.#post(position);
  }
}
