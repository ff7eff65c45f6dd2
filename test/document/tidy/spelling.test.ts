import assert from 'node:assert/strict';
import { changedText } from '../../../src/document/answers/changes.ts';
import { type FindSpelling, withSpelling } from '../../../src/document/tidy/spelling.ts';
import { TIDY_KINDS } from '../../../src/document/tidy/tidyChange.ts';
import { tidyText } from '../../../src/document/tidy/tidyText.ts';
import { offsetTable } from '../../../src/text/codePoints.ts';
import { testEngine } from '../../support/engine.ts';

const KINDS = new Set(TIDY_KINDS);

const findSpelling: FindSpelling = async (text) => {
  const engine = testEngine();
  const table = offsetTable(text);
  const changes = engine.standardSpelling(engine.analyse(text));
  return changes.map(({ codePointStart, codePointEnd, ...change }) => ({
    ...change,
    utf16Start: table.toUtf16(codePointStart),
    utf16End: table.toUtf16(codePointEnd),
  }));
};

/** Half-spaces are shown as `_`. */
async function tidied(text: string): Promise<string> {
  const source = text.replaceAll('_', '\u200c');
  const result = await withSpelling(tidyText(source, KINDS), findSpelling);
  const whole = { utf16Start: 0, utf16End: source.length };
  assert.equal(changedText(source, whole, result.changes), result.text);
  return result.text.replaceAll('\u200c', '_');
}

const CASES: Readonly<Record<string, string>> = {
  'مي  روم و كتاب ها ي ما را مي آورم .': 'می_روم و کتاب_های ما را می_آورم.',
  'او نمي‌ خواهد،ولی می_ رود': 'او نمی_خواهد، ولی می_رود',
  'گفت: "نامه ات رسيد ، خوشحال شده ام ..."': 'گفت: «نامه_ات رسید، خوشحال شده_ام …»',
  'ايـن اعتباررا در خانه ي ما ديده اند !': 'این اعتبار را در خانه_ی ما دیده_اند!',
  'هوا سرد تر و روز ها كوتاه تر شد؛برف می بارد': 'هوا سردتر و روزها کوتاه_تر شد؛ برف می_بارد',
  '😀 بچه ها  می خندیدند\u200f و ٥ نفر نمی آمدند': '😀 بچه_ها می_خندیدند\u200f و ۵ نفر نمی_آمدند',
  'سلام ,دوستان': 'سلام، دوستان',
  'گران است(حدود ۵ دلار).ساعت ۱۲ می آییم؟': 'گران است (حدود ۵ دلار). ساعت ۱۲ می_آییم؟',
  'خوبی ?بله _ما_ می آییم_': 'خوبی؟ بله ما می_آییم',
  'ساعت 12:30 رفته اند ،با ۳/۵ برابر': 'ساعت ۱۲:۳۰ رفته_اند، با ۳/۵ برابر',
};

describe('Tidying by the rules and the engine', () => {
  for (const [text, expected] of Object.entries(CASES))
    it(`makes of «${text}» «${expected}», and nothing more of that`, async () => {
      assert.equal(await tidied(text), expected);
      assert.equal(await tidied(expected), expected);
    });
});
