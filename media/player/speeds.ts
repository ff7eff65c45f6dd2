/** The speeds of the player; the pitch stays. */
export const SPEEDS = [0.5, 0.75, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2];

/** The next faster or slower speed, or the same at the end of the list. */
export function nextSpeed(speed: number, direction: -1 | 1): number {
  const candidates = SPEEDS.filter((each) => (direction < 0 ? each < speed : each > speed));
  return (direction < 0 ? candidates.at(-1) : candidates[0]) ?? speed;
}
