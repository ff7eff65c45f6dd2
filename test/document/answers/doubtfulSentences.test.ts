import assert from 'node:assert/strict';
import { withDoubts, withDraft } from '../../../src/document/answers/doubtfulSentences.ts';
import { splitEnglish } from '../../../src/document/answers/englishAnswer.ts';
import { besideText } from '../../../src/document/beside/answeredPassages.ts';
import { passageTargets } from '../../../src/document/targets/targets.ts';
import { sliceSpan } from '../../../src/text/span.ts';
import { markedProse } from '../../support/markedProse.ts';

const ENGLISH = 'I ate apples. I slept.';
const span = (utf16Start: number, utf16End: number) => ({ utf16Start, utf16End });
/** Of «سه سیب خوردم. نخوابیدم.» */
const first = { original: span(0, 13), written: span(0, 13), words: [] };
const second = { original: span(14, 23), written: span(14, 22), words: [] };
const answer = { text: ENGLISH, words: [first, second] };
const doubt = {
  message: 'No three.',
  doubts: [{ reason: 'missing_number', missing: 'سه' }],
  draft: 'A draft.',
};

describe('doubts about a translation', () => {
  it('are on the sentences that they are about', () => {
    const { words } = withDoubts(answer, [{ original: second.original, doubt }]);
    assert.deepEqual(words, [first, { ...second, doubt }]);
    assert.equal(withDoubts(answer, []), answer);
  });

  it('have no draft where several sentences are tied to several', () => {
    const both = { text: ENGLISH, words: [{ original: span(0, 23), written: span(0, 22), words: [] }] };
    const [sentence] = withDoubts(both, [{ original: second.original, doubt }]).words;
    assert.equal(sentence?.doubt?.message, 'No three.');
    assert.equal(sentence?.doubt?.draft, undefined);
  });

  it('end with the draft in the place of the sentence', () => {
    const doubted = withDoubts(answer, [{ original: first.original, doubt }]);
    const drafted = withDraft(doubted, doubt);
    assert.equal(drafted?.text, 'A draft. I slept.');
    assert.deepEqual(
      drafted?.words.map((word) => [sliceSpan(drafted.text, word.written), word.doubt]),
      [
        ['A draft.', undefined],
        ['I slept.', undefined],
      ],
    );
    assert.equal(withDraft(doubted, { ...doubt }), undefined);
  });

  it('stand beside their document, also where a sentence goes on in the next line', () => {
    const { text, passages } = markedProse('- سه سیب\nخوردم. نخوابیدم.');
    const [passage] = passageTargets(text, passages, { hasContext: false });
    assert.ok(passage);
    const lines = { text: 'I ate\napples. I slept.', words: [first, second] };
    const beside = (known: typeof lines) => besideText(text, [{ passage, answer: known }], splitEnglish);
    assert.deepEqual(beside(lines).doubtful, []);
    const doubted = withDoubts(lines, [{ original: first.original, doubt }]);
    const { written, doubtful } = besideText(text, [{ passage, answer: doubted }], splitEnglish);
    assert.deepEqual(
      doubtful.map((sentence) => [sliceSpan(written, sentence.written), sentence.doubt]),
      [['I ate\napples.', doubt]],
    );
  });
});
