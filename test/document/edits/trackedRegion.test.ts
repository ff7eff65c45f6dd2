import assert from 'node:assert/strict';
import fc from 'fast-check';
import { spanAfter, type TextChange } from '../../../src/document/edits/textChange.ts';
import { TrackedRegion } from '../../../src/document/edits/trackedRegion.ts';
import { sliceSpan } from '../../../src/text/span.ts';

describe('a region of a text that is edited', () => {
  const source = 'مقدمه. این متن خوانده می‌شود. پایان.';
  const region = { utf16Start: 7, utf16End: 28 };
  const word = { utf16Start: source.indexOf('متن'), utf16End: source.indexOf('متن') + 3 };

  it('finds a word again behind what was written before it', () => {
    const edited = new TrackedRegion(source, region);
    edited.apply({ utf16Start: 0, utf16End: 0, text: 'یک ' });
    edited.apply({ utf16Start: 10, utf16End: 10, text: 'دو ' });
    edited.apply({ utf16Start: 0, utf16End: 3, text: '' });
    assert.deepEqual(edited.find(word), { utf16Start: word.utf16Start + 3, utf16End: word.utf16End + 3 });
  });

  it('does not find a word that was changed', () => {
    const edited = new TrackedRegion(source, region);
    edited.apply({ utf16Start: word.utf16Start + 1, utf16End: word.utf16Start + 1, text: 'ِ' });
    assert.equal(edited.find(word), undefined);
  });

  it('finds nothing any more after thousands of changes in it', () => {
    const edited = new TrackedRegion(source, region);
    for (let count = 0; count < 2001; count++) edited.apply({ utf16Start: 10, utf16End: 10, text: 'x' });
    assert.equal(edited.find(word), undefined);
  });

  it('finds every word where tracking it alone finds it, and there the text has it', () => {
    const change = fc.record({
      at: fc.nat(),
      length: fc.nat(4),
      text: fc.constantFrom('', 'x', 'yz', 'متن'),
    });
    fc.assert(
      fc.property(fc.array(change, { maxLength: 12 }), (steps) => {
        const edited = new TrackedRegion(source, region);
        let [text, tracked] = [source, word as typeof word | undefined];
        for (const step of steps) {
          const utf16Start = step.at % (text.length + 1);
          const utf16End = Math.min(text.length, utf16Start + step.length);
          const done: TextChange = { utf16Start, utf16End, text: step.text };
          text = text.slice(0, utf16Start) + step.text + text.slice(utf16End);
          edited.apply(done);
          tracked = tracked && spanAfter(tracked, 'متن', done);
        }
        const found = edited.find(word);
        assert.deepEqual(found, tracked);
        if (found) assert.equal(sliceSpan(text, found), 'متن');
      }),
      { numRuns: 2000 },
    );
  });
});
