import assert from 'node:assert/strict';
import { approximationAt, parseNumber } from '../../../../src/engine/translate/wording/numerals.ts';
import { sentenceElements } from '../../../support/translationParts.ts';

describe('a number', () => {
  const check = (text: string, english: string) => {
    const elements = sentenceElements(text);
    const number = parseNumber(elements, 0);
    assert.deepEqual([number?.english, number?.next], [english, elements.length], text);
  };

  it('in words is joined of its parts as English joins them', () => {
    check('بیست و پنج', 'twenty-five');
    check('صد و بیست و یک', 'a hundred and twenty-one');
    check('سه هزار', 'three thousand');
    check('دو میلیون و سیصد هزار', 'two million three hundred thousand');
  });

  it('in digits may have its scale in a word', () => check('۱۲ میلیون', '12 million'));

  it('goes to another behind تا', () => {
    check('دو تا سه', 'two to three');
    check('۵ تا ۱۰', '5 to 10');
  });

  it('is one only where it is one alone', () => {
    const isOne = (text: string) => parseNumber(sentenceElements(text), 0)?.one;
    assert.deepEqual(['یک', '۱', 'دو', 'بیست و یک'].map(isOne), [true, true, false, false]);
  });

  it('ends before what it counts', () => {
    assert.equal(parseNumber(sentenceElements('پنج کتاب'), 0)?.next, 1);
    assert.equal(parseNumber(sentenceElements('نود و نه درصد'), 0)?.english, 'ninety-nine');
  });

  it('is none that tells the place, and no other word', () => {
    for (const text of ['دوم', 'سومین', 'کتاب', 'خوب'])
      assert.equal(parseNumber(sentenceElements(text), 0), undefined, text);
  });
});

describe('what stands before a number', () => {
  const check = (text: string, english: string | undefined) =>
    assert.equal(approximationAt(sentenceElements(text), 0), english, text);

  it('says that it is more or less than that', () => {
    check('بیش از صد', 'more than');
    check('کمتر از سه', 'less than');
  });

  it('says so of numbers only', () => check('بیش از کتاب', undefined));
  it('may say something else', () => check('خوب ده', undefined));
});
