import { type Span, sliceSpan, type TextChange } from '../../text/span.ts';
import { spanAfter } from './textChange.ts';

/** More changes than this inside a region, and nothing in it can be found any more. */
const MAX_CHANGES = 2000;

/**
 * A region of a text that is edited, in which spans can be found again. A change costs the same however many
 * spans there are; finding a span costs as much as there were changes inside the region.
 */
export class TrackedRegion {
  readonly #text: string;
  readonly #original: Span;
  #now: Span;
  #changes: TextChange[] = [];
  /** How far changes before the region have moved it since the last change inside it. */
  #shift = 0;
  #isLost = false;

  /** @param text in which `region` is, as it is now */
  constructor(text: string, region: Span) {
    this.#text = sliceSpan(text, region);
    this.#original = region;
    this.#now = region;
  }

  /** Takes up a change of the text, in offsets of the text before it. */
  apply(change: TextChange): void {
    const { utf16Start, utf16End } = this.#now;
    if (change.utf16Start >= utf16End) return;
    const delta = change.text.length - (change.utf16End - change.utf16Start);
    if (change.utf16End <= utf16Start) {
      this.#shift += delta;
      this.#now = { utf16Start: utf16Start + delta, utf16End: utf16End + delta };
      return;
    }
    this.#isLost ||= this.#changes.length >= MAX_CHANGES;
    if (this.#isLost) return;
    this.#pushShift();
    this.#changes.push(change);
    this.#now = {
      utf16Start: Math.min(utf16Start, change.utf16Start),
      utf16End: Math.max(utf16End, change.utf16End) + delta,
    };
  }

  /** Where a span of the text at the beginning, inside the region, is now; undefined if it was changed. */
  find(span: Span): Span | undefined {
    if (this.#isLost) return undefined;
    const { utf16Start } = this.#original;
    const content = this.#text.slice(span.utf16Start - utf16Start, span.utf16End - utf16Start);
    let found: Span | undefined = span;
    for (const change of this.#changes) found = found && spanAfter(found, content, change);
    return (
      found && {
        utf16Start: found.utf16Start + this.#shift,
        utf16End: found.utf16End + this.#shift,
      }
    );
  }

  /** Changes before the region are one change at the start of the text. */
  #pushShift(): void {
    if (this.#shift > 0) this.#changes.push({ utf16Start: 0, utf16End: 0, text: ' '.repeat(this.#shift) });
    if (this.#shift < 0) this.#changes.push({ utf16Start: 0, utf16End: -this.#shift, text: '' });
    this.#shift = 0;
  }
}
