import assert from 'node:assert/strict';
import type { LineElement } from '../../../../src/engine/translate/syntax/elements.ts';
import { lineElements } from '../../../support/translationParts.ts';

/** Words as dots, signs as they are, and what is put together in angle brackets. */
function outline(elements: readonly LineElement[]): string {
  return elements
    .map((element) => {
      if (element.kind === 'bracketed')
        return `<${element.open} ${outline(element.content)} ${element.close}>`;
      return element.kind === 'punctuation' ? element.text : '·';
    })
    .join(' ');
}

describe('what stands between brackets or quotation marks', () => {
  const check = (text: string, expected: string) => assert.equal(outline(lineElements(text)), expected);

  it('is put together', () => check('کتاب (چاپ دوم) گران است', '· <( · · )> · ·'));
  it('is put together in each other', () => check('کتاب (چاپ [دوم] تهران)', '· <( · <[ · ]> · )>'));
  it('is quoted as English quotes', () => check('او گفت «بیا»', '· · <“ · ”>'));
  it('is quoted also between signs that open and close alike', () =>
    check('گفت "سلام" و رفت', '· <" · "> · ·'));
  it('is what Markdown emphasises', () => check('این **مهم** است', '· <* <* · *> *> ·'));
  it('is the argument of a command of LaTeX', () => check('این \\emph{مهم} است', '· <\\emph{ · }> ·'));

  it('is not put together where one of the two is missing', () => {
    check('کتاب (چاپ دوم', '· ( · ·');
    check('کتاب چاپ دوم)', '· · · )');
  });

  it('is not put together by signs of two kinds', () => check('کتاب (چاپ دوم]', '· ( · · ]'));
  it('is not put together where there is nothing', () => check('کتاب () گران است', '· ( ) · ·'));
});
