import assert from 'node:assert/strict';
import { type TrackedSpan, TrackedSpans } from '../../src/document/links/trackedSpans.ts';
import { sliceSpan, type TextChange } from '../../src/text/span.ts';

/** A word with a number of its own, so that equal words are told apart. */
export interface Word {
  readonly text: string;
  readonly id: number;
}

/** A text as an editor keeps it, with the words that are tracked in it: changes can be taken back. */
export class TextEditorModel {
  text: string;
  readonly spans = new TrackedSpans<Word>(({ text }) => text);
  readonly #undo: (readonly TextChange[])[] = [];
  readonly #redo: (readonly TextChange[])[] = [];

  constructor(text: string) {
    this.text = text;
    this.spans.add(wordsOf(text));
  }

  edit(...changes: readonly TextChange[]): void {
    this.#undo.push(this.#apply(changes));
    this.spans.edit(changes);
  }

  /** Replaces the first `part` of the text. */
  replace(part: string, text: string): void {
    const utf16Start = this.text.indexOf(part);
    assert.ok(utf16Start >= 0, part);
    this.edit({ utf16Start, utf16End: utf16Start + part.length, text });
  }

  /** Takes the last edit back. */
  undo(): void {
    const changes = this.#undo.pop() ?? [];
    this.#redo.push(this.#apply(changes));
    this.spans.edit(changes, (span) => sliceSpan(this.text, span));
  }

  redo(): void {
    const changes = this.#redo.pop() ?? [];
    this.#undo.push(this.#apply(changes));
    this.spans.edit(changes, (span) => sliceSpan(this.text, span));
  }

  /** Takes the last edits back as one change, as an editor does for what was typed in one go. */
  undoTyping(times: number, change: TextChange): void {
    this.#undo.splice(-times);
    this.#apply([change]);
    this.spans.edit([change], (span) => sliceSpan(this.text, span));
  }

  live(): TrackedSpan<Word>[] {
    return [...this.spans.from(0)];
  }

  shown(): string {
    return this.live()
      .map((span) => `${span.value.id}:${sliceSpan(this.text, span)}`)
      .join(' ');
  }

  /** @returns the changes that take these back */
  #apply(changes: readonly TextChange[]): TextChange[] {
    return changes
      .map(({ utf16Start, utf16End, text }) => {
        const old = this.text.slice(utf16Start, utf16End);
        this.text = this.text.slice(0, utf16Start) + text + this.text.slice(utf16End);
        return { utf16Start, utf16End: utf16Start + text.length, text: old };
      })
      .reverse();
  }
}

export function wordsOf(text: string): TrackedSpan<Word>[] {
  return [...text.matchAll(/[\p{L}\p{M}\u200c'-]+/gu)].map(({ 0: word, index }, id) => ({
    utf16Start: index,
    utf16End: index + word.length,
    value: { text: word, id },
  }));
}
