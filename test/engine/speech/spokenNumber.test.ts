import assert from 'node:assert/strict';
import { ordinalWords, spokenNumber } from '../../../src/engine/speech/spokenNumber.ts';

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
  it('ranges, whichever end comes first', () => {
    check('۵-۷', 'panj tA haft');
    check('۳-۱', 'yek tA se');
  });
  it('telephone numbers, digit by digit', () => check('۰۲۱۸۸۷۷', 'sefr do yek haSt haSt haft haft'));
  it('numbers of mobiles, of large cities and of cards in groups', () => {
    check('۰۹۱۲۳۴۵۶۷۸۹', 'sefr nohsad o davAzdah sisad o Cehel o panj Sast o haft haStAd o noh');
    check(
      '۰۲۱۸۸۷۷۶۶۵۵',
      'sefr bist o yek haSt hezAr o haStsad o haftAd o haft SeS hezAr o SeSsad o panjAh o panj',
    );
    check(
      '۶۰۳۷۹۹۱۱۲۳۴۵۶۷۸۹',
      'SeS hezAr o si o haft noh hezAr o nohsad o yAzdah do hezAr o sisad o Cehel o panj SeS hezAr o haftsad o haStAd o noh',
    );
  });
  it('long numbers, digit by digit', () =>
    check('۰۹۱۲۳۴۵۶۷۸', 'sefr noh yek do se CahAr panj SeS haft haSt'));
  it('days before the month', () => check('۱۵/۳/۱۴۰۲', 'pAnzdahome xordAde hezAr o CahArsad o do'));
  it('fractions, unless a scale says that they are decimals', () => {
    check('۱/۲', 'yek dovvom');
    check('۳/۴', 'se CahArom');
    check('۳/۵', 'se momayyez panj');
    assert.deepEqual(spokenNumber('۱/۲', false, 'میلیون'), ['yek', 'momayyez', 'do']);
  });
  it('codes in groups where words say that they are some', () => {
    assert.equal(
      spokenNumber('۱۲۳۴۵۶۷۸', true).join(' '),
      `${spokenNumber('۱۲۳۴').join(' ')} ${spokenNumber('۵۶۷۸').join(' ')}`,
    );
  });
  it('ordinals', () => {
    assert.deepEqual(ordinalWords('3'), ['sevvom']);
    assert.deepEqual(ordinalWords('30'), ['siyom']);
    assert.deepEqual(ordinalWords('21'), ['bist', 'o', 'yekom']);
  });
});
