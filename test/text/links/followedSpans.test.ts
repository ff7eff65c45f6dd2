import assert from 'node:assert/strict';
import fc from 'fast-check';
import { type FollowedSpan, FollowedSpans } from '../../../src/text/links/followedSpans.ts';
import { isWordAt } from '../../../src/text/links/wordAt.ts';
import { sliceSpan } from '../../../src/text/span.ts';
import type { TextChange } from '../../../src/text/textChange.ts';

/** A word with a number of its own, so that equal words are told apart. */
interface Word {
  readonly text: string;
  readonly id: number;
}

/** A text as an editor keeps it: it can be changed, and changes can be taken back. */
class Editor {
  text: string;
  readonly spans = new FollowedSpans<Word>(({ text }) => text);
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

  live(): FollowedSpan<Word>[] {
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

function wordsOf(text: string): FollowedSpan<Word>[] {
  return [...text.matchAll(/[\p{L}\p{M}\u200c'-]+/gu)].map(({ 0: word, index }, id) => ({
    utf16Start: index,
    utf16End: index + word.length,
    value: { text: word, id },
  }));
}

describe('words followed through edits', () => {
  it('move with what is typed before them and between them', () => {
    const editor = new Editor('salaam donyaa');
    editor.edit({ utf16Start: 0, utf16End: 0, text: 'oh, ' });
    editor.replace(' ', ' -- ');
    assert.equal(editor.shown(), '0:salaam 1:donyaa');
  });

  it('are let go when something is typed inside them, and come back when that is undone', () => {
    const editor = new Editor('salaam donyaa');
    editor.replace('laa', 'laXa');
    assert.equal(editor.shown(), '1:donyaa');
    editor.undo();
    assert.equal(editor.shown(), '0:salaam 1:donyaa');
  });

  it('do not come back by typing them again', () => {
    const editor = new Editor('salaam donyaa');
    editor.replace('salaam', '');
    editor.edit({ utf16Start: 0, utf16End: 0, text: 'salaam' });
    assert.equal(editor.shown(), '1:donyaa');
  });

  it('do not come back with a letter attached', () => {
    const editor = new Editor('va man');
    editor.replace('va ', '');
    editor.edit({ utf16Start: 0, utf16End: 0, text: 'x' });
    editor.undoTyping(2, { utf16Start: 0, utf16End: 1, text: 'va' });
    assert.equal(editor.text, 'vaman');
    assert.equal(editor.shown(), '1:man');
  });

  it('come back at their own places although they are all the same', () => {
    const editor = new Editor('va va va va');
    editor.replace('va ', '');
    editor.edit({ utf16Start: 3, utf16End: 6, text: '' });
    assert.deepEqual(
      editor.live().map(({ value }) => value.id),
      [1, 3],
    );
    editor.undo();
    assert.equal(editor.shown(), '1:va 2:va 3:va');
    editor.undo();
    assert.equal(editor.shown(), '0:va 1:va 2:va 3:va');
  });

  it('come back when deleting letter by letter over several words is taken back at once', () => {
    const text = 'man salaam donyaa khoob';
    for (const kept of [0, 2, 5, 9]) {
      const editor = new Editor(text);
      for (let end = text.length; end > kept; end--)
        editor.edit({ utf16Start: end - 1, utf16End: end, text: '' });
      editor.undoTyping(text.length - kept, { utf16Start: kept, utf16End: kept, text: text.slice(kept) });
      assert.equal(editor.shown(), '0:man 1:salaam 2:donyaa 3:khoob', `${kept} kept`);
    }
  });

  it('come back one step at a time when they were deleted in steps next to each other', () => {
    const editor = new Editor('one two three four');
    editor.replace('three ', '');
    editor.replace('one ', '');
    editor.replace('two ', '');
    assert.equal(editor.shown(), '3:four');
    editor.undo();
    assert.equal(editor.shown(), '1:two 3:four');
    editor.undo();
    editor.undo();
    assert.equal(editor.shown(), '0:one 1:two 2:three 3:four');
  });

  it('come back although the word before them was then deleted letter by letter up to where they were', () => {
    const editor = new Editor('va va');
    editor.replace(' va', '');
    editor.replace('v', '');
    editor.replace('a', '');
    assert.equal(editor.shown(), '');
    editor.undo();
    editor.undo();
    assert.equal(editor.shown(), '0:va');
    editor.undo();
    assert.equal(editor.shown(), '0:va 1:va');
  });

  it('come back although they were deleted together with one that then had a letter attached', () => {
    const editor = new Editor('man va va');
    editor.replace('n', '');
    editor.edit({ utf16Start: 5, utf16End: 6, text: '' });
    editor.replace('ma v', '');
    editor.undo();
    editor.undo();
    editor.undo();
    assert.equal(editor.text, 'man va va');
    assert.equal(editor.shown(), '0:man 2:va');
  });

  it('stay when a change as long as what it replaces leaves every word that it touches as it was', () => {
    const editor = new Editor('salaam\ndonyaa');
    editor.replace('salaam\n', 'salaam ');
    assert.equal(editor.shown(), '0:salaam 1:donyaa');
    editor.replace('salaam ', 'salaam-');
    assert.equal(editor.shown(), '0:salaam 1:donyaa');
    editor.replace('laam-', 'laamx');
    assert.equal(editor.shown(), '1:donyaa');
  });

  it('stay when the whole text is replaced by itself', () => {
    const editor = new Editor('salaam donyaa khoob ast');
    editor.edit({ utf16Start: 0, utf16End: editor.text.length, text: editor.text });
    assert.equal(editor.shown(), '0:salaam 1:donyaa 2:khoob 3:ast');
    editor.edit({ utf16Start: 0, utf16End: editor.text.length, text: 'all new' });
    assert.equal(editor.shown(), '');
    editor.undo();
    assert.equal(editor.shown(), '0:salaam 1:donyaa 2:khoob 3:ast');
  });

  it('stay undone when the whole text is replaced by itself meanwhile', () => {
    const editor = new Editor('salaam donyaa khoob');
    editor.replace('nyaa', '');
    editor.edit({ utf16Start: 0, utf16End: editor.text.length, text: editor.text });
    assert.equal(editor.shown(), '0:salaam 2:khoob');
    editor.undo();
    editor.undo();
    assert.equal(editor.shown(), '0:salaam 1:donyaa 2:khoob');
  });

  it('are found at a place', () => {
    const { spans } = new Editor('salaam donyaa');
    const at = (utf16Offset: number) => spans.touching(utf16Offset, utf16Offset).map(({ value }) => value.id);
    assert.deepEqual([0, 3, 6, 7, 13, 14].map(at), [[0], [0], [0], [1], [1], []]);
    assert.deepEqual(
      [...spans.backFrom(6)].map(({ value }) => value.id),
      [0],
    );
    assert.deepEqual(
      [...spans.backFrom(99)].map(({ value }) => value.id),
      [1, 0],
    );
  });

  it('are let go where new ones are added', () => {
    const editor = new Editor('salaam donyaa khoob');
    editor.replace('donyaa', 'jahaan');
    const added = [{ utf16Start: 3, utf16End: 8, value: { text: 'aam j', id: 7 } }];
    editor.spans.add(added);
    assert.deepEqual(
      editor.live().map(({ value }) => value.id),
      [7, 2],
    );
  });
});

const texts = fc
  .array(fc.constantFrom('va', 'be', "ba'd", 'man', ' ', ' ', '\n', '😀', '، ', 'کتاب‌ها', 'é\u0301'), {
    maxLength: 40,
  })
  .map((parts) => parts.join(''));

/** Places in thousandths of the text, which is not known yet. */
const edits = fc.array(
  fc.record({
    from: fc.nat(1000),
    length: fc.oneof(fc.nat(4), fc.nat(40)),
    text: fc.oneof(fc.constantFrom('', '', 'x', ' ', 'va', 'va '), texts),
  }),
  { maxLength: 25 },
);

function changeIn(text: string, edit: { from: number; length: number; text: string }): TextChange {
  const utf16Start = Math.floor((edit.from * text.length) / 1000);
  return { utf16Start, utf16End: Math.min(text.length, utf16Start + edit.length), text: edit.text };
}

/** As an editor gives those of several cursors: the last first. There are words between them. */
function changesIn(
  text: string,
  several: readonly { from: number; length: number; text: string }[],
): TextChange[] {
  const changes: TextChange[] = [];
  for (const change of several
    .map((edit) => changeIn(text, edit))
    .sort((a, b) => b.utf16Start - a.utf16Start)) {
    const between = text.slice(change.utf16End, changes.at(-1)?.utf16Start);
    if (changes.length === 0 || /\s\S+\s/.test(between)) changes.push(change);
  }
  return changes;
}

function check(editor: Editor): void {
  const live = editor.live();
  for (const [index, span] of live.entries()) {
    assert.equal(sliceSpan(editor.text, span), span.value.text);
    const before = live[index - 1];
    if (before) assert.ok(before.utf16End <= span.utf16Start && before.value.id < span.value.id);
  }
}

describe('words followed through any edits', () => {
  it('always are the words they were, in their order', () => {
    fc.assert(
      fc.property(texts, edits, (text, all) => {
        const editor = new Editor(text);
        for (const edit of all) {
          editor.edit(changeIn(editor.text, edit));
          check(editor);
        }
      }),
    );
  });

  it('stay wherever a pass over all of them says that nothing reached inside', () => {
    fc.assert(
      fc.property(texts, edits, (text, all) => {
        const editor = new Editor(text);
        let model: readonly FollowedSpan<Word>[] = wordsOf(text);
        for (const edit of all) {
          const change = changeIn(editor.text, edit);
          editor.edit(change);
          if (!putsBack(model, change)) model = model.flatMap((span) => after(span, change));
          const places = new Map(editor.live().map(({ value, utf16Start }) => [value.id, utf16Start]));
          for (const { value, utf16Start } of model)
            assert.equal(places.get(value.id), utf16Start, value.text);
          assert.equal(places.size, model.length);
        }
      }),
    );
  });

  it('are at every step back and forth those that were there', () => {
    // Lengths that cannot add up to each other, so that no other text is as long as one that was there before.
    const typed = (text: string, index: number) => (text === '' ? '' : '#'.repeat(100 * 2 ** index));
    fc.assert(
      fc.property(texts, fc.array(edits, { maxLength: 8 }), fc.array(fc.nat(8)), (text, all, turns) => {
        const editor = new Editor(text);
        const states = [editor.live()];
        const attached = new Set<number>();
        // What once had a letter attached need not come back.
        const isKept = ({ value }: FollowedSpan<Word>) => !attached.has(value.id);
        for (const [index, several] of all.entries()) {
          const changes = changesIn(editor.text, several);
          editor.edit(...changes.map((change) => ({ ...change, text: typed(change.text, index) })));
          for (const { utf16Start, value } of editor.live())
            if (!isWhole(editor.text, utf16Start, value.text)) attached.add(value.id);
          states.push(editor.live());
        }
        let at = all.length;
        for (const target of [...turns, 0].map((turn) => Math.min(turn, all.length)))
          while (at !== target) {
            if (target < at) editor.undo();
            else editor.redo();
            at += Math.sign(target - at);
            check(editor);
            assert.deepEqual(editor.live().filter(isKept), states[at]?.filter(isKept));
          }
      }),
    );
  });

  it('are never others when undo gives back several edits as one change', () => {
    fc.assert(
      fc.property(texts, edits, fc.nat(25), (text, all, times) => {
        const editor = new Editor(text);
        const before: string[] = [];
        for (const edit of all) {
          before.push(editor.text);
          editor.edit(changeIn(editor.text, edit));
        }
        const steps = Math.min(times, all.length);
        if (steps === 0) return;
        editor.undoTyping(steps, difference(editor.text, before.at(-steps) ?? ''));
        check(editor);
      }),
    );
  });
});

/** Whether a change is as long as what it replaces and all words that it touches stand as they did. */
function putsBack(words: readonly FollowedSpan<Word>[], change: TextChange): boolean {
  const { utf16Start, utf16End, text } = change;
  return (
    text.length === utf16End - utf16Start &&
    words
      .filter((word) => word.utf16End >= utf16Start && word.utf16Start <= utf16End)
      .every((word) => isWordAt(word.value.text, word.utf16Start, change))
  );
}

/** Where a word is after a change that did not reach inside it. */
function after(span: FollowedSpan<Word>, change: TextChange): FollowedSpan<Word>[] {
  const shift = change.text.length - (change.utf16End - change.utf16Start);
  if (span.utf16End <= change.utf16Start) return [span];
  if (span.utf16Start < change.utf16End) return [];
  return [{ ...span, utf16Start: span.utf16Start + shift, utf16End: span.utf16End + shift }];
}

/** Whether no letter is attached to the word at an offset. */
function isWhole(text: string, utf16Start: number, word: string): boolean {
  return isWordAt(word, utf16Start, { utf16Start: 0, text });
}

/** The one change, as small as it can be, that makes `now` of `text`. */
function difference(text: string, now: string): TextChange {
  let start = 0;
  while (start < text.length && start < now.length && text[start] === now[start]) start++;
  let end = 0;
  while (end < Math.min(text.length, now.length) - start && text.at(-1 - end) === now.at(-1 - end)) end++;
  return { utf16Start: start, utf16End: text.length - end, text: now.slice(start, now.length - end) };
}
