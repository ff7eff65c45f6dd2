import assert from 'node:assert/strict';
import { ordinalWords } from '../../../src/engine/speech/numberWords.ts';
import { spokenNumber } from '../../../src/engine/speech/spokenNumber.ts';

/** Asserts how a number is read. */
function check(source: string, words: string): void {
  assert.equal(spokenNumber(source).join(' '), words);
}

describe('numbers read aloud', () => {
  it('zero and digits', () => {
    check('۰', 'sefr');
    check('7', 'haft');
  });
  it('tens, hundreds and thousands, joined by o', () => check('۱۲۳۴', 'hezAr o devist o si o CahAr'));
  it('millions with separators', () => check('1,250,000', 'yek milyun o devist o panjAh hezAr'));
  it('decimals', () => check('۳٫۰۵', 'se momayyez sefr panj'));
  it('percentages', () => check('۵۰٪', 'panjAh darsad'));
  it('times', () => {
    check('۱۲:۳۰', 'davAzdah o si daqiqe');
    check('8:00', 'haSt');
  });
  it('dates of both calendars', () => {
    check('۱۴۰۲/۳/۱۵', 'pAnzdahome xordAde hezAr o CahArsad o do');
    check('2024-05-01', 'yekome meye do hezAr o bist o CahAr');
  });
  it('no date where there is no such month', () =>
    check('۱۴۰۲/۱۳/۱', 'hezAr o CahArsad o do momayyez sizdah momayyez yek'));
  it('ranges', () => check('۵-۷', 'panj tA haft'));
  it('telephone numbers, digit by digit', () => check('۰۲۱۸۸۷۷', 'sefr do yek haSt haSt haft haft'));
  it('long numbers, digit by digit', () =>
    check('۰۹۱۲۳۴۵۶۷۸۹', 'sefr noh yek do se CahAr panj SeS haft haSt noh'));
  it('ordinals', () => {
    assert.deepEqual(ordinalWords('3'), ['sevvom']);
    assert.deepEqual(ordinalWords('30'), ['siyom']);
    assert.deepEqual(ordinalWords('21'), ['bist', 'o', 'yekom']);
  });
});
