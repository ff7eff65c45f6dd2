import assert from 'node:assert/strict';
import fc from 'fast-check';
import { testEngine } from '../../support/engine.ts';
import { persianText } from '../../support/persianText.ts';

/** Asserts the sentences of a text: parts with their pauses, then the ending; foreign parts in brackets. */
function check(text: string, ...sentences: string[]): void {
  const engine = testEngine();
  const shown = engine.speechPlan(engine.analyse(text)).map(({ parts, ending }) => {
    const words = parts.map(
      ({ text: spoken, language, pause }) => (language === 'foreign' ? `[${spoken}]` : spoken) + pause,
    );
    return words.join(' ') + ending;
  });
  assert.deepEqual(shown, sentences);
}

describe('what is spoken', () => {
  it('is divided into sentences with their melody', () =>
    check('سلام! رفتی؟ من خوبم.', 'salñâm!', 'rñafti?', 'mñan xñubam.'));
  it('has pauses at commas', () => check('سلام، دنیا', 'salñâm, donyñâ.'));
  it('speaks ezafe', () => check('کتاب خوب را', 'ketâbe xñub râ.'));
  it('speaks a word written apart as one', () => check('کتاب ها را', 'ketñâbhâ râ.'));
  it('leaves Latin words to the English voice', () => check('با Python کار', 'bâ [Python] kñâr.'));
  it('reads abbreviations out', () =>
    check('سال ۱۳۵۲ ه.ش', 'sñâle hezñâr o sisñad o panjñâh o dño hejriyñe šamsñi.'));
  it('reads signs of currency behind the number, wherever they stand', () => {
    check('۲۰ $', 'bñist dolñâr.');
    check('مبلغ €50', 'mablñaq panjñâh yorño.');
    check('$1,299', 'hezñâr o devñist o navñad o nñoh dolñâr.');
  });
  it('reads a percent sign before its number', () => check('٪۲۰', 'bñist darsñad.'));
  it('reads a minus, and no dash', () => {
    check('دما −۵ درجه', 'damñâ manfiyñe pñanj darajñe.');
    check('سال -5', 'sñâl manfiyñe pñanj.');
  });
  it('reads ordinals whose ending is written onto digits', () =>
    check('۱۴ام و ۲مین', 'čahârdahñom va dovvomñin.'));
  it('reads units by their Persian names', () => {
    check('۵kg و ۸ GB و 90 km/h', 'pñanj kilugerñam va hñašt gigâbñâyt va navñad kilumñetr bñar sâþñat.');
    check('20°C', 'bñist darajeyñe selsiyñus.');
    check('کلاس C', 'kelñâse [C].');
  });
  it('reads units of energy, and of areas', () => {
    check('۲۵۰kcal', 'devñist o panjñâh kilukâlorñi.');
    check('۵۰ km²', 'panjñâh kilumñetre morabbñaþ.');
  });
  it('reads telephone numbers in groups, however they are divided', () => {
    const spoken = 'sñefr bñist o yñek haštñâd o hñašt haftñâd o hñaft šñast o šñeš panjñâh o pñanj.';
    check('تلفن: ۰۲۱-۸۸۷۷۶۶۵۵', `telefñon: ${spoken}`);
    check('۰۲۱ ۸۸۷۷۶۶۵۵', spoken);
    check('۰۲۱–۸۸۷۷۶۶۵۵', spoken);
    check('۰۹۱۲ ۳۴۵ ۶۷۸۹', 'sñefr nohsñad o davâzdñah sisñad o čehñel o pñanj šñast o hñaft haštñâd o nñoh.');
    check('تلفن: ۸۸۷۷۶۶۵۵', 'telefñon: haštñâd o hñašt haftñâd o hñaft šñast o šñeš panjñâh o pñanj.');
  });
  it('reads scores in their order, and what is counted from the smaller number', () => {
    check('تیم ما ۳-۲ برد', 'time mñâ sñe bñar dño bñord.');
    check('بازی ۱-۰ تمام شد', 'bâzñi yñek bñar sñefr tamñâm šod.');
    check('بازی برای ۲-۴ نفر است', 'bâzñi barâye dño tñâ čahñâr nafñar ast.');
    check('۳-۲', 'dño tñâ sñe.');
  });
  it('reads ranges with a long dash, but no lists', () => {
    check('صفحات ۱۰–۲۰', 'safahñâte dñah tñâ bñist.');
    check('۱۰ – ۲۰ نفر', 'dñah tñâ bñist nafñar.');
    check('۱۰–۲۰٪', 'dñah tñâ bñist darsñad.');
    check('۱ – ۲ – ۳', 'yñek, dño, sñe.');
  });
  it('has ezafe between a number and its month or part of the day', () => {
    check('۲۳ آبان ۱۴۰۲', 'bñist o sñeye âbñâne hezñâr o čahârsñad o dño.');
    check('ساعت ۷:۰۵ صبح', 'sâþñate hñaft o pñanj daqiqñeye sñobh.');
    check('ساعت ۸ شب', 'sâþñat hñašte šñab.');
    check('۷ شب اقامت', 'hñaft šñab eqâmñat.');
    check('۵ کتاب', 'pñanj ketñâb.');
  });
  it('reads the points of versions', () => {
    check('نسخهٔ ۲.۴.۱', 'nosxñeye dño noqtñe čahñâr noqtñe yñek.');
    check('نسخهٔ ۲.۴', 'nosxñeye dño noqtñe čahñâr.');
  });
  it('reads blessings behind a name', () => check('رضا(ع)', 'rezñâ alayhessalñâm.'));
  it('does not end a sentence at the dots of abbreviations', () => {
    check('ساعت ۸ ق.ظ. بود.', 'sâþñate hñašt qñabl ñaz zñohr bñud.');
    check('ص. ۱۲ کتاب', 'safheyñe davâzdñah ketñâb.');
  });
  it('ends one at the dot behind an address', () =>
    check('به https://a.ir. رفت.', 'be [a dot ir].', 'rñaft.'));
  it('says the dots of a host', () => check('به harf.ir', 'be [harf dot ir].'));
  it('has one accent in a noun phrase, and none on the verb behind its object', () => {
    check('کتاب خوب را خرید.', 'ketâbe xñub râ xarid.');
    check('نان نخرید.', 'nñân nñaxarid.');
    check('رفت.', 'rñaft.');
  });
  it('has its focus on the word that asks, and no accent behind it in its clause', () => {
    check('شما کجا زندگی می‌کنید؟', 'šomñâ kojñâ zendegi mikonid?');
    check('چه کسی این نامه را نوشت؟', 'čñe kasi in nâme râ nevešt?');
    check('هر چه خواستی خریدی؟', 'hñar čñe xâsti xarñidi?');
  });
  it('rises at the end of what is answered by yes or no, whatever is asked inside of it', () => {
    const engine = testEngine();
    const isAskedByWord = (text: string): boolean =>
      engine.speechPlan(engine.analyse(text)).some((sentence) => sentence.isAskedByWord === true);
    assert.equal(isAskedByWord('آیا می‌دانید چگونه این کار را کنیم؟'), false);
    assert.equal(isAskedByWord('چگونه این کار را کنیم؟'), true);
  });
  it('passes over emoji and addresses’ schemes', () => check('سلام 😀 https://a.ir/', 'salñâm [a dot ir].'));
  it('has of a long address the host, and nothing of one behind its Markdown text', () =>
    check('سلام https://a.ir/b/c?d=e [متن](https://a.ir/b)', 'salñâm [a dot ir] mñatn.'));
  it('is never longer than can be stopped soon, without any mark or in one row of digits', () => {
    const engine = testEngine();
    for (const text of ['کتاب خوب '.repeat(300), '۱'.repeat(6000), 'ﷺ'.repeat(300)])
      for (const { parts } of engine.speechPlan(engine.analyse(text)))
        assert.ok(parts.length <= 80 && parts.every((part) => part.text.length < 1000));
  });
  it('is nothing for a text without words', () => check('!!! … 😀'));
  it('stands for code points of the source, in order, for any text', () => {
    const engine = testEngine();
    fc.assert(
      fc.property(persianText(), (text) => {
        const length = Array.from(text).length;
        let end = 0;
        for (const { parts } of engine.speechPlan(engine.analyse(text)))
          for (const part of parts) {
            assert.ok(part.codePointStart >= end && part.codePointEnd > part.codePointStart);
            end = part.codePointEnd;
          }
        assert.ok(end <= length);
      }),
    );
  });
});
