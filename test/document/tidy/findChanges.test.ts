import assert from 'node:assert/strict';
import { type AskFindings, findChanges } from '../../../src/document/tidy/findChanges.ts';
import type { FoundChange } from '../../../src/document/tidy/foundChange.ts';
import { tidyRules } from '../../../src/engine/proofread/index.ts';
import { codePointLength } from '../../../src/text/codePoints.ts';
import { changedText } from '../../../src/text/span.ts';
import { testEngine } from '../../support/engine.ts';

async function tidied(text: string, ask: AskFindings): Promise<string> {
  const changes: FoundChange[] = [];
  for await (const some of findChanges(text, ask)) changes.push(...some);
  return changedText(text, { utf16Start: 0, utf16End: text.length }, changes);
}

const rules = new Set(tidyRules.map(({ name }) => name));

/** As the service answers. */
const engineOn =
  (asked: string[] = []): AskFindings =>
  async (text) => {
    asked.push(text);
    const engine = testEngine();
    return { findings: engine.proofread(engine.analyse(text), { rules }) };
  };

describe('tidying a text of any length', () => {
  const line = '😀 این خانه بزرگ است.\n';
  const long = `${line.repeat(500)}من مي روم ,تو نه.\n`;

  it('asks of each section within the limits, and makes every change in its place', async () => {
    const asked: string[] = [];
    assert.equal(await tidied(long, engineOn(asked)), `${line.repeat(500)}من می\u200cروم، تو نه.\n`);
    assert.ok(asked.length > 1 && asked.every((text) => codePointLength(text) < 6000), `${asked.length}`);
  });

  it('asks of texts that are well formed', async () => {
    const asked: string[] = [];
    assert.equal(await tidied('\ud800 مي روم', engineOn(asked)), '\ud800 می\u200cروم');
    assert.ok(asked.every((text) => text.isWellFormed()));
  });
});

/** Half-spaces are shown as `_`. */
async function spelt(text: string): Promise<string> {
  return (await tidied(text.replaceAll('_', '\u200c'), engineOn())).replaceAll('\u200c', '_');
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
      assert.equal(await spelt(text), expected);
      assert.equal(await spelt(expected), expected);
    });
});
