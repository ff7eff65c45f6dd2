import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { TrackedSpan } from '../../../src/document/links/trackedSpans.ts';
import { isWordAt } from '../../../src/document/links/wordAt.ts';
import { sliceSpan, type TextChange } from '../../../src/text/span.ts';
import { TextEditorModel, type Word, wordsOf } from '../../support/trackedText.ts';

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

function check(editor: TextEditorModel): void {
  const live = editor.live();
  for (const [index, span] of live.entries()) {
    assert.equal(sliceSpan(editor.text, span), span.value.text);
    const before = live[index - 1];
    if (before) assert.ok(before.utf16End <= span.utf16Start && before.value.id < span.value.id);
  }
}

describe('words tracked through any edits', () => {
  it('always are the words they were, in their order', () => {
    fc.assert(
      fc.property(texts, edits, (text, all) => {
        const editor = new TextEditorModel(text);
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
        const editor = new TextEditorModel(text);
        let model: readonly TrackedSpan<Word>[] = wordsOf(text);
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
        const editor = new TextEditorModel(text);
        const states = [editor.live()];
        const attached = new Set<number>();
        // What once had a letter attached need not come back.
        const isKept = ({ value }: TrackedSpan<Word>) => !attached.has(value.id);
        for (const [index, several] of all.entries()) {
          const changes = changesIn(editor.text, several);
          editor.edit(...changes.map((change) => ({ ...change, text: typed(change.text, index) })));
          for (const { utf16Start, value } of editor.live())
            if (!isWholeWord(editor.text, utf16Start, value.text)) attached.add(value.id);
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
        const editor = new TextEditorModel(text);
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
function putsBack(words: readonly TrackedSpan<Word>[], change: TextChange): boolean {
  const { utf16Start, utf16End, text } = change;
  return (
    text.length === utf16End - utf16Start &&
    words
      .filter((word) => word.utf16End >= utf16Start && word.utf16Start <= utf16End)
      .every((word) => isWordAt(word.value.text, word.utf16Start, change))
  );
}

/** Where a word is after a change that did not reach inside it. */
function after(span: TrackedSpan<Word>, change: TextChange): TrackedSpan<Word>[] {
  const shift = change.text.length - (change.utf16End - change.utf16Start);
  if (span.utf16End <= change.utf16Start) return [span];
  if (span.utf16Start < change.utf16End) return [];
  return [{ ...span, utf16Start: span.utf16Start + shift, utf16End: span.utf16End + shift }];
}

/** Whether no letter is attached to the word at an offset. */
function isWholeWord(text: string, utf16Start: number, word: string): boolean {
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
