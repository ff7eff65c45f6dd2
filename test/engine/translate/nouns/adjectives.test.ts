import assert from 'node:assert/strict';
import { parseAdjective } from '../../../../src/engine/translate/nouns/adjectives.ts';
import { sentenceElements } from '../../../support/translationParts.ts';

describe('an adjective', () => {
  const check = (text: string, english: string, { comparative = false, ordinal = false } = {}) => {
    const elements = sentenceElements(text);
    const found = parseAdjective(elements, 0);
    const { phrase } = found ?? {};
    assert.deepEqual(
      [phrase?.english, phrase?.comparative, phrase?.ordinal, found?.next],
      [english, comparative, ordinal, elements.length],
      text,
    );
  };

  it('has its degree, with an ending or with more and most', () => {
    check('بزرگ', 'big');
    check('بزرگ‌تر', 'bigger', { comparative: true });
    check('بزرگ‌ترین', 'biggest');
    check('زیباترین', 'most beautiful');
    check('بهتر', 'better', { comparative: true });
  });

  it('has what strengthens it before it: very, but much before a comparative', () => {
    check('خیلی بزرگ', 'very big');
    check('بسیار سخت', 'very hard');
    check('خیلی بزرگ‌تر', 'much bigger', { comparative: true });
    check('کمی تلخ', 'a little bitter');
  });

  it('is two where و joins them, or a hyphen', () => {
    check('سرد و تاریک', 'cold and dark');
    check('قلبی-عروقی', 'cardiac-vascular');
  });

  it('is not joined to one that a noun follows', () =>
    assert.equal(parseAdjective(sentenceElements('سرد و تاریک شب'), 0)?.phrase.english, 'cold'));

  it('is also what tells the place in a row', () => check('سوم', 'third', { ordinal: true }));

  it('is no noun and no verb', () => {
    for (const text of ['کتاب', 'رفت', 'خیلی'])
      assert.equal(parseAdjective(sentenceElements(text), 0), undefined, text);
  });
});
