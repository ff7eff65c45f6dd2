import assert from 'node:assert/strict';
import { changedText } from '../../../src/document/answers/changes.ts';
import { TIDY_KINDS, type TidyChange, type TidyKind } from '../../../src/document/tidy/tidyChange.ts';
import {
  type AskSpelling,
  type FindSpelling,
  tidySections,
  withSpelling,
} from '../../../src/document/tidy/tidySections.ts';
import { tidyText } from '../../../src/document/tidy/tidyText.ts';
import { codePointLength, offsetTable } from '../../../src/text/codePoints.ts';
import { testEngine } from '../../support/engine.ts';

async function tidied(text: string, kinds: readonly TidyKind[], ask: AskSpelling): Promise<string> {
  const changes: TidyChange[] = [];
  for await (const some of tidySections(text, new Set(kinds), ask)) changes.push(...some);
  return changedText(text, { utf16Start: 0, utf16End: text.length }, changes);
}

/** Knows one word, as the service does, in code points. */
function knowing(asked: string[]): AskSpelling {
  return async (text) => {
    asked.push(text);
    const utf16 = text.indexOf('می روم');
    if (utf16 < 0) return { changes: [] };
    const codePointStart = codePointLength(text.slice(0, utf16)) + 2;
    return {
      changes: [{ codePointStart, codePointEnd: codePointStart + 1, text: '\u200c', kind: 'halfSpaces' }],
    };
  };
}

describe('tidying a text of any length', () => {
  const line = '😀 این خانه بزرگ است.\n';
  const long = `${line.repeat(500)}من مي روم ,تو نه.\n`;

  it('asks for the words of each section within the limits, and makes every change in its place', async () => {
    const asked: string[] = [];
    assert.equal(
      await tidied(long, TIDY_KINDS, knowing(asked)),
      `${line.repeat(500)}من می\u200cروم، تو نه.\n`,
    );
    assert.ok(asked.length > 1 && asked.every((text) => codePointLength(text) < 6000), `${asked.length}`);
  });

  it('asks nothing where nothing is wanted that the service knows', async () => {
    const asked: string[] = [];
    assert.equal(await tidied('مي روم', ['letters'], knowing(asked)), 'می روم');
    assert.deepEqual(asked, []);
  });

  it('takes of an answer what is wanted', async () => {
    const joined = ['letters', 'joinedWords'] as const;
    assert.equal(await tidied('مي روم', joined, knowing([])), 'می روم');
  });
});

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
async function spelt(text: string): Promise<string> {
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
      assert.equal(await spelt(text), expected);
      assert.equal(await spelt(expected), expected);
    });
});
