import type { TextChange } from '../../text/span.ts';
import type { RtlHostMessage } from './messages.ts';

type Told = Extract<RtlHostMessage, { type: 'changes' | 'accepted' | 'refused' }>;

/** How an edit ended: it is in the document, somebody else was first, or the document cannot be written. */
export type Edited = 'applied' | 'changed' | 'readOnly';

/** An edit of a page: changes in order, in offsets before all of them, of the document as it was at `version`. */
export interface PageEdit {
  readonly version: number;
  readonly changes: readonly TextChange[];
}

/**
 * The host's side of a page that edits a document which others edit too: the document says in which order things happen.
 * A page's edit is taken only if the page knew all that happened before it; otherwise the page brings it up to date and
 * sends it again, so that nothing is written twice and nothing is lost.
 */
export class DocumentSync {
  readonly #post: (message: Told) => void;
  #version = 0;
  /** What has happened to the document while an edit is under way: of those the first is the edit itself, if it succeeds. */
  #held: (readonly TextChange[])[] | undefined;

  constructor(post: (message: Told) => void) {
    this.#post = post;
  }

  /** How often the page was told of a change, and had one accepted, since it began. */
  get version(): number {
    return this.#version;
  }

  /** The page begins anew with the text that it is given now. */
  restart(): void {
    this.#version = 0;
  }

  /** @param changes each in offsets after those before it */
  documentChanged(changes: readonly TextChange[]): void {
    // That a document is saved or not is an event, too.
    if (changes.length === 0) return;
    if (this.#held) this.#held.push(changes);
    else this.#tell(changes);
  }

  /**
   * Takes an edit of the page; `apply` writes it into the document if that has not changed, and resolves when the document has
   * told of it. Resolves with what `apply` does.
   */
  async edit(
    { version, changes }: PageEdit,
    apply: (changes: readonly TextChange[]) => Promise<Edited>,
  ): Promise<Edited> {
    if (version !== this.#version || this.#held) {
      this.#post({ type: 'refused' });
      return 'changed';
    }
    this.#held = [];
    let edited: Edited = 'changed';
    try {
      edited = await apply(changes);
    } finally {
      const [first, ...others] = this.#held;
      this.#held = undefined;
      if (edited === 'applied') this.#accept();
      else if (first) this.#tell(first);
      for (const each of others) this.#tell(each);
      if (edited !== 'applied') this.#post({ type: 'refused' });
    }
    return edited;
  }

  #accept(): void {
    this.#version += 1;
    this.#post({ type: 'accepted' });
  }

  #tell(changes: readonly TextChange[]): void {
    this.#version += 1;
    this.#post({ type: 'changes', changes: [...changes] });
  }
}
