import type { CommandButton } from './buttons.ts';

/**
 * Something the user should know and can act on; no failure of Harf, so it is shown as a warning, as it is, and not
 * logged. The message is for people, translated.
 */
export class UserError extends Error {
  override readonly name = 'UserError';
  /** What helps. */
  readonly buttons: readonly CommandButton[];

  constructor(message: string, buttons: readonly CommandButton[] = []) {
    super(message);
    this.buttons = buttons;
  }
}
