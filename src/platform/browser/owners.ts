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

// The browser lets the lock go when the window is closed, however that happens. Some have no locks for frames.
void navigator.locks?.request(`${PREFIX}${OWN_PROCESS}`, () => new Promise(() => {})).catch(() => {});

/** The windows of this browser. */
export const processOwners = {
  self: String(OWN_PROCESS),
  isAlive: (owner: string) => isProcessAlive(Number(owner)),
} satisfies Owners;

/**
 * Whether the window with the number is open, as far as this one can see: those of other folders, and all where the browser
 * has no locks, pass for closed. Who takes an idempotency key up from one of them sends the same request with the same key,
 * which a service does once.
 */
export async function isProcessAlive(id: number): Promise<boolean> {
  if (id === OWN_PROCESS) return true;
  try {
    const { held = [] } = await navigator.locks.query();
    return held.some(({ name }) => name === `${PREFIX}${id}`);
  } catch {
    return false;
  }
}
