import { changedText, type TextChange } from '../../text/span.ts';

/** A replacement of a span that is never empty, and the rule that makes it. */
export interface RuleChange extends TextChange {
  readonly rule: string;
}

/** A change of the source and where it stands in the text that it made. */
interface Made {
  readonly change: RuleChange;
  readonly utf16Start: number;
  readonly utf16End: number;
}

/**
 * The changes of a source that have the effect of `first`, which made `text` of it, and then of `second`, which is
 * in offsets of `text`. Where both change the same, the result is one change of the second's rule.
 */
export function composeChanges(
  source: string,
  first: readonly RuleChange[],
  text: string,
  second: readonly RuleChange[],
): RuleChange[] {
  const made = new Queue(placesOf(first));
  const further = new Queue(second);
  const composed: RuleChange[] = [];
  let shift = 0;
  const take = ({ change, utf16End }: Made) => {
    shift = change.utf16End - utf16End;
    return change;
  };
  for (let begun = further.next; begun !== undefined; begun = further.next) {
    for (const each of made.takeWhile(({ utf16End }) => utf16End <= (begun?.utf16Start ?? 0)))
      composed.push(take(each));
    const cluster = new Cluster(begun, shift);
    while (cluster.grow(made, further, take));
    const { utf16Start, utf16End, rule, inside } = cluster;
    const span = { utf16Start: utf16Start + cluster.shift, utf16End: utf16End + shift };
    const replaced = changedText(text, { utf16Start, utf16End }, inside);
    if (replaced !== source.slice(span.utf16Start, span.utf16End))
      composed.push({ ...span, text: replaced, rule });
  }
  for (const each of made.takeWhile(() => true)) composed.push(each.change);
  return composed;
}

/** Changes of both of which each overlaps another, in offsets of the text between them. */
class Cluster {
  utf16Start: number;
  utf16End: number;
  rule: string;
  readonly inside: TextChange[] = [];
  /** From its start in the text to that in the source. */
  readonly shift: number;

  constructor({ utf16Start, utf16End, rule }: RuleChange, shift: number) {
    this.utf16Start = utf16Start;
    this.utf16End = utf16End;
    this.rule = rule;
    this.shift = shift;
  }

  /** Takes up what overlaps it; false if nothing more does. */
  grow(made: Queue<Made>, further: Queue<RuleChange>, take: (made: Made) => void): boolean {
    const overlaps = (each: { readonly utf16Start: number }) => each.utf16Start < this.utf16End;
    let hasGrown = false;
    for (const each of made.takeWhile(overlaps)) {
      take(each);
      this.utf16Start = Math.min(this.utf16Start, each.utf16Start);
      this.utf16End = Math.max(this.utf16End, each.utf16End);
      hasGrown = true;
    }
    for (const each of further.takeWhile(overlaps)) {
      this.inside.push(each);
      this.utf16End = Math.max(this.utf16End, each.utf16End);
      this.rule = each.rule;
      hasGrown = true;
    }
    return hasGrown;
  }
}

class Queue<T> {
  readonly #items: readonly T[];
  #at = 0;

  constructor(items: readonly T[]) {
    this.#items = items;
  }

  get next(): T | undefined {
    return this.#items[this.#at];
  }

  /** Takes items as long as `isWanted` holds when each is reached. */
  *takeWhile(isWanted: (item: T) => boolean): Generator<T, void> {
    for (let item = this.next; item !== undefined && isWanted(item); item = this.next) {
      this.#at++;
      yield item;
    }
  }
}

function placesOf(changes: readonly RuleChange[]): Made[] {
  let shift = 0;
  return changes.map((change) => {
    const utf16Start = change.utf16Start + shift;
    shift += change.text.length - (change.utf16End - change.utf16Start);
    return { change, utf16Start, utf16End: change.utf16End + shift };
  });
}
