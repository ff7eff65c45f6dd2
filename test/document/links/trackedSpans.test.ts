import assert from 'node:assert/strict';
import { TextEditorModel } from '../../support/trackedText.ts';

describe('words tracked through edits', () => {
  it('move with what is typed before them and between them', () => {
    const editor = new TextEditorModel('salaam donyaa');
    editor.edit({ utf16Start: 0, utf16End: 0, text: 'oh, ' });
    editor.replace(' ', ' -- ');
    assert.equal(editor.shown(), '0:salaam 1:donyaa');
  });

  it('are let go when something is typed inside them, and come back when that is undone', () => {
    const editor = new TextEditorModel('salaam donyaa');
    editor.replace('laa', 'laXa');
    assert.equal(editor.shown(), '1:donyaa');
    editor.undo();
    assert.equal(editor.shown(), '0:salaam 1:donyaa');
  });

  it('do not come back by typing them again', () => {
    const editor = new TextEditorModel('salaam donyaa');
    editor.replace('salaam', '');
    editor.edit({ utf16Start: 0, utf16End: 0, text: 'salaam' });
    assert.equal(editor.shown(), '1:donyaa');
  });

  it('do not come back with a letter attached', () => {
    const editor = new TextEditorModel('va man');
    editor.replace('va ', '');
    editor.edit({ utf16Start: 0, utf16End: 0, text: 'x' });
    editor.undoTyping(2, { utf16Start: 0, utf16End: 1, text: 'va' });
    assert.equal(editor.text, 'vaman');
    assert.equal(editor.shown(), '1:man');
  });

  it('come back at their own places although they are all the same', () => {
    const editor = new TextEditorModel('va va va va');
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
      const editor = new TextEditorModel(text);
      for (let end = text.length; end > kept; end--)
        editor.edit({ utf16Start: end - 1, utf16End: end, text: '' });
      editor.undoTyping(text.length - kept, { utf16Start: kept, utf16End: kept, text: text.slice(kept) });
      assert.equal(editor.shown(), '0:man 1:salaam 2:donyaa 3:khoob', `${kept} kept`);
    }
  });

  it('come back one step at a time when they were deleted in steps next to each other', () => {
    const editor = new TextEditorModel('one two three four');
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
    const editor = new TextEditorModel('va va');
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
    const editor = new TextEditorModel('man va va');
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
    const editor = new TextEditorModel('salaam\ndonyaa');
    editor.replace('salaam\n', 'salaam ');
    assert.equal(editor.shown(), '0:salaam 1:donyaa');
    editor.replace('salaam ', 'salaam-');
    assert.equal(editor.shown(), '0:salaam 1:donyaa');
    editor.replace('laam-', 'laamx');
    assert.equal(editor.shown(), '1:donyaa');
  });

  it('stay when the whole text is replaced by itself', () => {
    const editor = new TextEditorModel('salaam donyaa khoob ast');
    editor.edit({ utf16Start: 0, utf16End: editor.text.length, text: editor.text });
    assert.equal(editor.shown(), '0:salaam 1:donyaa 2:khoob 3:ast');
    editor.edit({ utf16Start: 0, utf16End: editor.text.length, text: 'all new' });
    assert.equal(editor.shown(), '');
    editor.undo();
    assert.equal(editor.shown(), '0:salaam 1:donyaa 2:khoob 3:ast');
  });

  it('stay undone when the whole text is replaced by itself meanwhile', () => {
    const editor = new TextEditorModel('salaam donyaa khoob');
    editor.replace('nyaa', '');
    editor.edit({ utf16Start: 0, utf16End: editor.text.length, text: editor.text });
    assert.equal(editor.shown(), '0:salaam 2:khoob');
    editor.undo();
    editor.undo();
    assert.equal(editor.shown(), '0:salaam 1:donyaa 2:khoob');
  });

  it('are found at a place', () => {
    const { spans } = new TextEditorModel('salaam donyaa');
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
    const editor = new TextEditorModel('salaam donyaa khoob');
    editor.replace('donyaa', 'jahaan');
    const added = [{ utf16Start: 3, utf16End: 8, value: { text: 'aam j', id: 7 } }];
    editor.spans.add(added);
    assert.deepEqual(
      editor.live().map(({ value }) => value.id),
      [7, 2],
    );
  });
});
