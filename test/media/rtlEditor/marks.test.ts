import assert from 'node:assert/strict';
import { EditorState } from '@codemirror/state';
import { markPlaces, marks, offsetNow } from '../../../media/rtlEditor/marks.ts';
import { sharedText } from '../../../media/rtlEditor/pageSync.ts';

const stateOf = (doc: string) => EditorState.create({ doc, extensions: [sharedText(), marks()] });

describe('an offset of the document', () => {
  it('stands behind what was typed before it, and before what was typed behind it', () => {
    const typed = stateOf('سلام دنیا').update({ changes: { from: 0, insert: '«' } }).state;
    const now = offsetNow(typed.update({ changes: { from: 10, insert: '»' } }).state);
    assert.deepEqual([now(0, 1), now(5, 1), now(9, -1)], [1, 6, 10]);
  });

  it('is the end of the text if it is beyond it', () => {
    const now = offsetNow(stateOf('سلام'));
    assert.deepEqual([now(99, 1), now(-1, 1)], [4, 0]);
  });
});

describe('a mark', () => {
  it('of a place that is gone is not drawn', () => {
    const { state } = stateOf('سلام دنیا').update({ changes: { from: 4, to: 9 } });
    const place = { utf16Start: 5, utf16End: 9 };
    const { effects } = markPlaces(state, { type: 'marks', name: 'linked', places: [place] });
    assert.ok(effects && 'value' in effects);
    assert.equal(effects.value.set.size, 0);
  });
});
