import assert from 'node:assert/strict';
import fc from 'fast-check';
import { testEngine } from '../../../support/engine.ts';
import { persianText } from '../../../support/persianText.ts';

const READABLE = { style: 'readable', vowelNotation: 'double_a' } as const;

function phonemesOf(text: string): string {
  const engine = testEngine();
  return engine.phonemes(engine.analyse(text));
}

/** Asserts the phonemes of a text. */
function check(text: string, phonemes: string): void {
  assert.equal(phonemesOf(text), phonemes);
}

describe('two words without the space between them', () => {
  it('are read as two where the letters are no word', () => {
    check('رابه او داد', 'rA be u dAd');
    check('می‌شوندافرادی', 'miSavand afrAdi');
    check('بهاهمیت این کار', 'be ahammiyat-e in kAr');
  });
  it('are read as many as they are', () => {
    check('این مسئله رامیتوان حل کرد', 'in mas?ale rA mitavAn hal kard');
    check('کتابها راازروی میز برداشت', 'ketAbhA rA az ru-ye miz bardASt');
    check('دراینباره سخن گفت', 'darin bAre soxan goft');
    check('اینموضوعرا بررسی کرد', 'in mowzu? rA barresi kard');
    check('گفته میشودکه او رفت', 'gofte miSavad ke u raft');
  });
  it('are و and a word with endings', () => {
    check('دانش‌آموزان ومعلمشان', 'dAneS?AmuzAn va mo?allemeSAn');
    check('زن ومرد', 'zan va mard');
    check('وبه خانه رفت', 'va be xAne raft');
  });
  it('are a verb and what goes with it', () => {
    check('کار برگزار خواهدشد', 'kAr bargozAr xAhad Sod');
    check('او گفتکه میآید', 'u goft ke miyAyad');
    check('این مهماست', 'in mohem ast');
  });
  it('have ezafe between them where it is heard', () =>
    check('نیروی انتظامیاستان تهران', 'niru-ye entezAmi-ye ostAn-e tehrAn'));
  it('are read as two where a ZWNJ stands for the space', () => {
    check('کتابی که‌در آن', 'ketAbi ke dar An');
    check('نام این‌دو شاعر', 'nAm-e in do SA?er');
    check('وی‌افزود', 'vey afzud');
    check('در‌اینجا', 'dar injA');
    check('کافی‌است', 'kAfi ast');
  });
  it('stay one word where the letters are a known word or a name', () => {
    check('دربند', 'darband');
    check('رضازاده', 'rezAzAde');
    check('یهودستیزی', 'yahudsetizi');
    check('به‌ویژه', 'beviZe');
    check('ماهواره‌بر', 'mAhvArebar');
  });
  it('are words of talk that make no compound', () => {
    check('لطفاقبل از ظهر بیا', 'lotfan qabl az zohr biyA');
    check('یه کم صبرکنیم', 'ye kam sabr konim');
    check('نظرمن فرق داره', 'nazar-e man farq dAre');
    check('بنظرمن خوبه', 'benazar-e man xube');
    check('دستت دردنکنه', 'dastet dard nakone');
    check('هنوزنیومده خونه', 'hanuz nayumade xune');
    check('بایدبرم خونه', 'bAyad beram xune');
    check('فردابیا', 'fardA biyA');
    check('اصلانمیدونم', 'aslan nemidunam');
    check('اگرممکنه', 'agar momkene');
    check('کسی باورنکرد', 'kasi bAvar nakard');
    check('خیلیممنون', 'xeyli mamnun');
    check('خوبمیشه', 'xub miSe');
    check('ولیبهتراست', 'vali behtar ast');
    check('اگهخونه باشی', 'age xune bASi');
    check('حالا گوشکن', 'hAlA guS kon');
  });
  it('are no names and words that only look like them', () => {
    assert.doesNotMatch(phonemesOf('چونچئون'), / /);
    check('ولیزاده', 'valizAde');
    check('دیگه‌ست', 'dige?ast');
    check('امروزیها', 'emruzihA');
    check('آقای فریدمن', 'AqA-ye feridman');
    check('مادرجان', 'mAdarjAn');
    check('فرداست', 'fardAst');
    assert.doesNotMatch(phonemesOf('استرادیواری'), / /);
  });
  it('are one aligned word of Pinglish, with the space that the source lacks', () => {
    const engine = testEngine();
    assert.deepEqual(engine.pinglish(engine.analyse('آنچه که‌در آن اعتباررا'), READABLE), {
      pinglish: 'aanche ke dar aan etebaar raa',
      alignment: [
        { codePointStart: 0, codePointEnd: 4, source: 'آنچه', written: 'aanche' },
        { codePointStart: 5, codePointEnd: 10, source: 'که‌در', written: 'ke dar' },
        { codePointStart: 11, codePointEnd: 13, source: 'آن', written: 'aan' },
        { codePointStart: 14, codePointEnd: 22, source: 'اعتباررا', written: 'etebaar raa' },
      ],
    });
  });
  it('keep their marks and their letters as they are', () => {
    const engine = testEngine();
    const marked = engine.diacritize(engine.analyse('اعتِباررا دید'), { includeEzafe: true });
    assert.equal(marked.replace(/[\u064b-\u0655\u0670]/g, ''), 'اعتباررا دید');
    assert.ok(marked.includes('اِعتِبار'));
  });
  it('are divided in the same way whatever stands around them', () => {
    const engine = testEngine();
    fc.assert(
      fc.property(persianText(), (text) => {
        const { tokens } = engine.analyse(`${text}\n\nاعتباررا`);
        assert.deepEqual(
          tokens.slice(-2).map(({ source }) => source),
          ['اعتبار', 'را'],
        );
      }),
    );
  });
});
