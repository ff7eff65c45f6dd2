import assert from 'node:assert/strict';
import { sentenceElements } from '../../../support/translationParts.ts';

/** The words of a text in English, with a sign for ezafe and one for the plural. */
function wordsIn(text: string): string[] {
  return sentenceElements(text).flatMap((element) => {
    if (element.kind !== 'word') return [];
    const { inflection } = element.pronunciation;
    return `${element.english}${inflection.plural ? ' (plural)' : ''}${element.ezafe ? ' …' : ''}`;
  });
}

describe('a term of several words', () => {
  const check = (text: string, ...expected: string[]) => assert.deepEqual(wordsIn(text), expected);

  it('is one word', () => {
    check('وزیر امور خارجه', 'foreign minister');
    check('حقوق بشر', 'human rights (plural)');
    check('سازمان ملل متحد', 'United Nations');
    check('رئیس جمهور', 'president');
  });

  it('is written with و too', () => check('آب و هوا', 'climate'));

  it('has the ezafe of its last word', () => check('نفت خام ایران', 'crude oil …', 'Iran'));

  it('has the number of its head', () =>
    check('وزرای نیروی کشور', 'minister of energy (plural) …', 'country'));

  it('has the endings of its last word', () => {
    for (const [text, english, person] of [
      ['آب و هوایش', 'climate', 3],
      ['نفت خاممان', 'crude oil', 4],
      ['رئیس جمهورشان', 'president', 6],
    ] as const) {
      const [term] = sentenceElements(text);
      assert.ok(term?.kind === 'word', text);
      assert.deepEqual([term.english, term.pronunciation.inflection.clitic], [english, person]);
    }
  });

  it('is none of its words with others', () => check('آب تازه', 'water …', 'new'));
});
