import assert from 'node:assert/strict';
import { testEngine } from '../../../support/engine.ts';

/** Asserts the phonemes of a text. */
function check(text: string, phonemes: string): void {
  const engine = testEngine();
  assert.equal(engine.phonemes(engine.analyse(text)), phonemes);
}

describe('compounds written with a space', () => {
  it('have no ezafe inside', () => {
    check('شرکت دانش بنیان', 'Serkat-e dAneS bonyAn');
    check('پیش بینی هوا', 'piS bini-ye havA');
    check('سازمان آتش نشانی تهران', 'sAzmAn-e AtaS neSAni-ye tehrAn');
    check('از معافیت مالیاتی بهره مند شوند', 'az mo?Afiyat-e mAliyAti bahre mand Savand');
    check('علاقه مندان ورزش', 'alAqe mandAn-e varzeS');
  });
  it('sound as the whole does', () => {
    check('پژوهش گران ایرانی', 'paZuheS garAn-e irAni');
    check('هم سایه ما', 'ham sAye-ye mA');
    check('چهره‌ای پر رنگ', 'Cehre?i por rang');
  });
  it('have endings written apart behind them', () => {
    check('سرمایه گذاری های خارجی', 'sarmAye gozArihA-ye xAreji');
    check('دانش آموز ها آمدند', 'dAneS AmuzhA Amadand');
  });
  it('of words that often stand alone are read in sentences with other spaces inside of words', () => {
    check('به خانه ی مادر بزرگم می روم', 'be xAne-ye mAdar bozorgam miravam');
    check('پدر بزرگ است', 'pedar bozorg ast');
  });
  it('are no two words that stand beside each other', () => {
    check('او دست آورد و گرفت', 'u dast Avard va gereft');
    check('آن را به دست آورد', 'An rA be dast Avard');
    check('از کار خانه خسته شد', 'az kAr-e xAne xaste Sod');
    check('او پیش رفت و گفت', 'u piS raft va goft');
    check('وزیر آموزش آمد', 'vazir-e AmuzeS Amad');
    check('سر کار رفت', 'sar-e kAr raft');
  });
  it('keep the source and its offsets', () => {
    const { tokens } = testEngine().analyse('شرکت های دانش بنیان');
    assert.deepEqual(
      tokens.flatMap(({ source, word }) => (word === undefined ? [] : [[source, word.attachedTo]])),
      [
        ['شرکت', undefined],
        ['های', 'previous'],
        ['دانش', 'next'],
        ['بنیان', undefined],
      ],
    );
  });
});
