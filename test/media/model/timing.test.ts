import assert from 'node:assert/strict';
import {
  quietMoments,
  sentenceAround,
  sentenceBorders,
  sentenceSpans,
  spanAtOffset,
  wordAround,
} from '../../../media/model/timing.ts';
import { PARTS, scriptPlayback } from '../../support/panel/playbacks.ts';

const { playback, text, recordings } = scriptPlayback(PARTS);
const [section] = playback.sections;
const words = recordings[0]?.words ?? [];
assert.ok(section);
const sentences = sentenceSpans(text, section, { unit: 'word', spans: [...words] });

describe('a word of the text', () => {
  it('is found by any place in it, or in the space before it', () => {
    const line = '  کتاب  خوب ';
    const found = (utf16Offset: number) => {
      const { utf16Start, utf16End } = wordAround(line, utf16Offset);
      return line.slice(utf16Start, utf16End);
    };
    assert.deepEqual([0, 2, 5, 6, 8, 10].map(found), ['کتاب', 'کتاب', 'کتاب', 'خوب', 'خوب', 'خوب']);
    assert.deepEqual(wordAround(line, 11), { utf16Start: 11, utf16End: 11 });
  });

  it('is looked for near the place only, however long the text is', () => {
    const { utf16Start, utf16End } = wordAround('x'.repeat(1_000_000), 500_000);
    assert.ok(utf16End - utf16Start <= 200);
  });
});

describe('the span of a place in the text', () => {
  it('is the word there, or the word after it', () => {
    const [first, second] = words;
    assert.ok(first && second);
    assert.equal(spanAtOffset(words, first.utf16Start), first);
    assert.equal(spanAtOffset(words, first.utf16End), second);
    assert.equal(spanAtOffset(words, text.length), undefined);
  });
});

describe('the sentences of a section', () => {
  it('begin with its first word and after each stop', () => {
    const starts = sentences.map(({ utf16Start }) => text.slice(utf16Start).split(' ')[0]);
    assert.deepEqual(starts, ['بهار', 'او', 'گاهی']);
  });

  it('are each around their words', () => {
    const [, second] = sentences;
    assert.ok(second);
    const { utf16Start, utf16End } = sentenceAround(sentences, second, section) ?? second;
    assert.equal(text.slice(utf16Start, utf16End), 'او هر صبح به درخت‌ها آب می‌دهد. ');
  });

  it('are the spans themselves where the timing is by sentence', () => {
    const timing = { unit: 'sentence' as const, spans: [...words] };
    assert.deepEqual(sentenceSpans(text, section, timing), words);
  });

  it('meet in the pauses between them', () => {
    const borders = sentenceBorders({ unit: 'word', spans: [...words] }, sentences);
    assert.equal(borders.length, 2);
    for (const border of borders)
      assert.ok(!words.some((word) => word.startSeconds < border && border < word.endSeconds));
  });
});

describe('the pauses of a sound', () => {
  it('are where its peaks are low for a while', () => {
    const peaks = [
      ...Array(50).fill(0.5),
      ...Array(20).fill(0),
      ...Array(5).fill(0.4),
      0,
      ...Array(24).fill(0.5),
    ];
    assert.deepEqual(quietMoments(peaks, 10), [6]);
  });

  it('are none in a sound that has none, and may be at its end', () => {
    assert.deepEqual(quietMoments(Array(100).fill(0.4), 10), []);
    assert.deepEqual(quietMoments([...Array(50).fill(0.4), ...Array(50).fill(0)], 10), [7.5]);
  });
});
