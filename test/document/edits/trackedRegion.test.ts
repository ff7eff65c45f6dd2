import assert from 'node:assert/strict';
import fc from 'fast-check';
import { spanAfter } from '../../../src/document/edits/textChange.ts';
import { TrackedRegion } from '../../../src/document/edits/trackedRegion.ts';
import { sliceSpan, type TextChange } from '../../../src/text/span.ts';

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

  it('finds a word after as many changes in it as it keeps, or after any number elsewhere', () => {
    const edited = new TrackedRegion(source, region);
    for (let count = 0; count < 2000; count++) edited.apply({ utf16Start: 10, utf16End: 10, text: 'x' });
    for (let count = 0; count < 3000; count++) {
      const [start, end] = [region.utf16Start + count, region.utf16End + 2000 + count];
      edited.apply({ utf16Start: end, utf16End: end, text: 'x' });
      edited.apply({ utf16Start: start, utf16End: start, text: 'x' });
    }
    assert.deepEqual(edited.find(word), {
      utf16Start: word.utf16Start + 5000,
      utf16End: word.utf16End + 5000,
    });
  });

  it('does not find its last word, changed, once changes before it have moved it', () => {
    const last = { utf16Start: region.utf16End - 4, utf16End: region.utf16End };
    const edited = new TrackedRegion(source, region);
    edited.apply({ utf16Start: 0, utf16End: 0, text: 'تازه. ' });
    edited.apply({ utf16Start: last.utf16Start + 7, utf16End: last.utf16Start + 8, text: '' });
    assert.equal(edited.find(last), undefined);
    assert.ok(edited.find(word));
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
