import assert from 'node:assert/strict';
import fc from 'fast-check';
import { markUp, readMarkUp } from '../../../../src/service/translation/sentences/markup.ts';
import { sourceSentences } from '../../../../src/service/translation/sentences/sourceSentences.ts';
import { testEngine } from '../../../support/engine.ts';
import { persianText } from '../../../support/persianText.ts';

describe('the elements around the words of a sentence', () => {
  it('come back as they went in', () => {
    fc.assert(
      fc.property(persianText(), (text) => {
        for (const { parts } of sourceSentences(testEngine().analyse(text))) {
          const runs = readMarkUp(markUp(parts));
          for (const { text: run, part } of runs)
            if (part !== undefined) assert.equal(run, parts[part]?.text);
          const plain = parts.map(({ text, space }) => (space === '' ? '' : ' ') + text).join('');
          assert.equal(runs.map((run) => run.text).join(''), plain.trim());
        }
      }),
      { numRuns: 200 },
    );
  });

  it('are read from whatever the engine writes', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('<', '>', '/', 'i', ' ', '"', '&', ';', 'data-p=', '7') }),
        (html) => {
          for (const { text } of readMarkUp(html)) assert.equal(typeof text, 'string');
        },
      ),
    );
    assert.deepEqual(readMarkUp('<i data-p="0">a</i><i data-p="0">b</i> <i data-p="1"></i>&lt;'), [
      { text: 'ab', part: 0 },
      { text: ' <', part: undefined },
    ]);
  });
});
