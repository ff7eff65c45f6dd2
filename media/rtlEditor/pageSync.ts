import { collab, getSyncedVersion, receiveUpdates, sendableUpdates } from '@codemirror/collab';
import { ChangeSet, type EditorState, type Extension, type Transaction } from '@codemirror/state';
import type { RtlPageMessage } from '../../src/panel/rtlEditor/messages.ts';
import type { TextChange } from '../../src/text/span.ts';

/** What the page needs of an editor. */
interface Editing {
  readonly state: EditorState;
  dispatch(transaction: Transaction): void;
}

const OWN = 'page';

/** Of an editor whose text is shared with the host; it is made anew with each `start`. */
export function sharedText(): Extension {
  return collab({ startVersion: 0, clientID: OWN });
}

/** The page's side of `DocumentSync`: sends what was typed, one edit at a time, and takes in what others did. */
export class PageSync {
  readonly #post: (message: RtlPageMessage) => void;
  /** How many of the editor's own updates are in the edit under way. */
  #sent = 0;
  /** The host counts an edit once, the editor each update in it. */
  #countedTwice = 0;

  constructor(post: (message: RtlPageMessage) => void) {
    this.#post = post;
  }

  /** The editor is a new one; an edit that is under way is answered no more. */
  restart(): void {
    this.#sent = 0;
    this.#countedTwice = 0;
  }

  /** Sends what the editor has and the host does not know, unless an edit is under way. */
  flush({ state }: Editing): void {
    if (this.#sent > 0) return;
    const updates = sendableUpdates(state);
    const [first, ...others] = updates.map(({ changes }) => changes);
    if (first === undefined) return;
    this.#sent = updates.length;
    const all = others.reduce((before, next) => before.compose(next), first);
    this.#post({ type: 'edit', version: this.#version(state), changes: changesOf(all) });
  }

  /** Of the document that the editor shows; undefined while it shows what the host does not know. */
  versionShown({ state }: Editing): number | undefined {
    return sendableUpdates(state).length > 0 ? undefined : this.#version(state);
  }

  /** @param changes of the document by others, each in offsets after those before it */
  receive(editing: Editing, changes: readonly TextChange[]): void {
    const { state } = editing;
    const length = sendableUpdates(state)[0]?.changes.length ?? state.doc.length;
    const all = changes.reduce(
      (before, { utf16Start, utf16End, text }) =>
        before.compose(
          ChangeSet.of({ from: utf16Start, to: utf16End, insert: text }, before.newLength, '\n'),
        ),
      ChangeSet.empty(length),
    );
    editing.dispatch(receiveUpdates(state, [{ changes: all, clientID: 'host' }]));
  }

  accepted(editing: Editing): void {
    const own = sendableUpdates(editing.state).slice(0, this.#sent);
    this.#countedTwice += own.length - 1;
    this.#sent = 0;
    editing.dispatch(receiveUpdates(editing.state, own));
    this.flush(editing);
  }

  refused(editing: Editing): void {
    this.#sent = 0;
    this.flush(editing);
  }

  #version(state: EditorState): number {
    return getSyncedVersion(state) - this.#countedTwice;
  }
}

function changesOf(set: ChangeSet): TextChange[] {
  const changes: TextChange[] = [];
  set.iterChanges((from, to, _fromB, _toB, inserted) =>
    changes.push({ utf16Start: from, utf16End: to, text: inserted.toString() }),
  );
  return changes;
}
