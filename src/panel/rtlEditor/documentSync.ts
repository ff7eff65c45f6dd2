import type { TextChange } from '../../text/span.ts';
import type { RtlHostMessage } from './messages.ts';

/** Of what the document has changed meanwhile. */
type Change = Extract<RtlHostMessage, { type: 'changes' }>;

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
  readonly #post: (message: RtlHostMessage) => void;
  #version = 0;
  /** What has happened while an edit is under way: the first change is the edit itself, if it succeeds. */
  #held: RtlHostMessage[] | undefined;

  constructor(post: (message: RtlHostMessage) => void) {
    this.#post = post;
  }

  /** How often the page was told of a change, and had one accepted, since it began. */
  get version(): number {
    return this.#version;
  }

  /** The page begins anew with the text that it is given now. */
  restart(): void {
    this.#version = 0;
    this.#held = undefined;
  }

  /** @param changes each in offsets after those before it */
  documentChanged(changes: readonly TextChange[]): void {
    // That a document is saved or not is an event, too.
    if (changes.length === 0) return;
    this.tell({ type: 'changes', changes: [...changes] });
  }

  /** Tells the page of the document as it is now, after all that has happened to it. */
  tell(message: RtlHostMessage): void {
    if (this.#held) this.#held.push(message);
    else this.#tell(message);
  }

  /**
   * Takes an edit of the page; `apply` writes it into the document if that has not changed, and resolves when the document has
   * told of it. Resolves with what `apply` does, or with `otherwise` where the document has taken something else than the
   * page wrote, such as half of a surrogate pair: then the page has to begin anew.
   */
  async edit(
    { version, changes }: PageEdit,
    apply: (changes: readonly TextChange[]) => Promise<Edited>,
  ): Promise<Edited | 'otherwise'> {
    if (version !== this.#version || this.#held) {
      this.#post({ type: 'refused' });
      return 'changed';
    }
    const held: RtlHostMessage[] = [];
    this.#held = held;
    let edited: Edited = 'changed';
    try {
      edited = await apply(changes);
    } finally {
      if (edited !== 'applied' && this.#held === held) {
        this.#release(held);
        this.#post({ type: 'refused' });
      }
    }
    // The page that began anew meanwhile was told of all.
    if (edited !== 'applied' || this.#held !== held) return edited;
    const own = held.find(isChange);
    if (own && !isSame(own.changes, changes)) return 'otherwise';
    this.#release(held, own);
    if (own === undefined) this.#accept();
    return edited;
  }

  /** Tells what has happened while an edit was under way; of the edit itself, that it was accepted. */
  #release(held: readonly RtlHostMessage[], own?: Change): void {
    this.#held = undefined;
    for (const each of held)
      if (each === own) this.#accept();
      else this.#tell(each);
  }

  #accept(): void {
    this.#version += 1;
    this.#post({ type: 'accepted' });
  }

  #tell(message: RtlHostMessage): void {
    if (isChange(message)) this.#version += 1;
    this.#post(message);
  }
}

/** Whether these are the same changes, in whichever order. */
function isSame(some: readonly TextChange[], others: readonly TextChange[]): boolean {
  const inOrder = (changes: readonly TextChange[]) =>
    [...changes].sort((one, other) => one.utf16Start - other.utf16Start);
  const wanted = inOrder(others);
  return (
    some.length === others.length &&
    inOrder(some).every(({ utf16Start, utf16End, text }, at) => {
      const other = wanted[at];
      return utf16Start === other?.utf16Start && utf16End === other.utf16End && text === other.text;
    })
  );
}

const isChange = (message: RtlHostMessage): message is Change => message.type === 'changes';
