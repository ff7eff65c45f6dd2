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
    check('۰۲۱۸۸۷۷۶۶۵۵', 'sefr bist o yek haStAd o haSt haftAd o haft Sast o SeS panjAh o panj');
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
    assert.deepEqual(spokenNumber('۱/۲', undefined, 'میلیون'), ['yek', 'momayyez', 'do']);
  });
  it('codes in groups where words say that they are some', () => {
    const inPairs = ['۱۲', '۳۴', '۵۶', '۷۸'].flatMap((pair) => spokenNumber(pair));
    assert.deepEqual(spokenNumber('۱۲۳۴۵۶۷۸', 'code'), inPairs);
    assert.deepEqual(
      spokenNumber('۱۲۳۴۵۶۷', 'code'),
      ['۱۲۳', '۴۵', '۶۷'].flatMap((part) => spokenNumber(part)),
    );
  });
  it('telephone numbers with dashes as without', () => {
    assert.deepEqual(spokenNumber('۰۲۱-۸۸۷۷۶۶۵۵'), spokenNumber('۰۲۱۸۸۷۷۶۶۵۵'));
    assert.deepEqual(spokenNumber('0912-345-6789'), spokenNumber('09123456789'));
    assert.deepEqual(spokenNumber('98-912-345-6789'), spokenNumber('989123456789'));
  });
  it('numbers of mobiles behind the code of the country', () =>
    check('۹۸۹۱۲۳۴۵۶۷۸۹', 'navad o haSt nohsad o davAzdah sisad o Cehel o panj Sast o haft haStAd o noh'));
  it('scores in their order', () => assert.deepEqual(spokenNumber('۳-۲', 'score'), ['se', 'bar', 'do']));
  it('versions, point by point', () => {
    check('۲.۴.۱', 'do noqte CahAr noqte yek');
    assert.deepEqual(spokenNumber('۲.۴', 'version'), ['do', 'noqte', 'CahAr']);
    check('۲.۴', 'do momayyez CahAr');
  });
  it('ranges of times in their order', () => check('۸:۰۰-۱۰:۳۰', 'haSt tA dah o si daqiqe'));
  it('ordinals', () => {
    assert.deepEqual(ordinalWords('3'), ['sevvom']);
    assert.deepEqual(ordinalWords('30'), ['siyom']);
    assert.deepEqual(ordinalWords('21'), ['bist', 'o', 'yekom']);
  });
});
