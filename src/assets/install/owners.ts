/** Who holds a lock: a process that lives, or has ended. */
export interface Owners {
  /** This process: letters, digits and hyphens only. */
  readonly self: string;
  isAlive(owner: string): boolean;
}
