/** Who holds an entry: a window that is open, or was closed. */
export interface Owners {
  /** This window: letters, digits and hyphens only. */
  readonly self: string;
  isAlive(owner: string): boolean | Promise<boolean>;
}

/** The number that tells this window from the others that are open; 48 bits are not drawn twice. */
export const OWN_PROCESS = crypto
  .getRandomValues(new Uint8Array(6))
  .reduce((sum, byte) => sum * 256 + byte, 1);

const PREFIX = 'harf-window-';

// The browser lets the lock go when the window is closed, however that happens.
void navigator.locks.request(`${PREFIX}${OWN_PROCESS}`, () => new Promise(() => {}));

/** The windows of this browser. */
export const processOwners = {
  self: String(OWN_PROCESS),
  isAlive: (owner: string) => isProcessAlive(Number(owner)),
} satisfies Owners;

/** Whether the window with the number is open. */
export async function isProcessAlive(id: number): Promise<boolean> {
  if (id === OWN_PROCESS) return true;
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name }) => name === `${PREFIX}${id}`);
}
